// Path choice after a win: the next creature, and what each path holds.
import { Flower2, Mountain } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { answerInput } from '../../../scenes/math-rpg/answerInput.ts';
import { enemyAt } from '../../../scenes/math-rpg/enemies.ts';
import { isCollected } from '../../../scenes/math-rpg/progress.ts';
import type { MathView } from '../../../scenes/math-rpg/view.ts';
import styles from './Paths.module.css';

type Path = 'meadow' | 'ridge';
interface PathsProps {
  readonly view: MathView;
  readonly choice: NonNullable<MathView['choice']>;
  /** The text field of the answer, or the control in its place, has the focus. */
  readonly isTyping: boolean;
  onTyping(is: boolean): void;
  onTake(path: Path): void;
}

export function Paths({ view, choice, isTyping, onTyping, onTake }: PathsProps) {
  const pointed = useStore(answerInput, state => state.path);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isTyping) first.current?.focus({ preventScroll: true });
  }, [isTyping]);

  const { beaten } = view.progress;
  const enemy = enemyAt(view.level);
  const isNewOnRidge = isCollected(beaten, enemy) && beaten[enemy]?.[1] === 0;
  const paths = [
    {
      path: 'meadow' as const,
      name: 'Meadow',
      kind: 'rest',
      icon: <Flower2 aria-hidden />,
      text: `${choice.rest > 0 ? `You heal ${choice.rest}.` : 'You are in full health already.'} Asks what you know well.`,
    },
    {
      path: 'ridge' as const,
      name: 'Ridge',
      kind: choice.find.name.toLowerCase(),
      icon: <Mountain aria-hidden />,
      text: `${choice.isBagFull ? 'Your bag is full' : `It ${choice.find.does}`}. Weak to ${choice.ridge}: such hits deal ${choice.weakHit}, and a step more. A miss costs more; asks what you know least.${isNewOnRidge ? ' Never beaten up here yet.' : ''}`,
    },
  ];
  return (
    <section className={styles.paths} aria-label="Choose a path">
      <p className={styles.next}>
        Next: <b>{view.enemy}</b>, {choice.enemyHealth} health, courage {choice.courage}
        {isCollected(beaten, enemy) ? '' : ', not on your map yet'}. {choice.line} <b>Choose a path.</b>
      </p>
      {paths.map(({ path, name, kind, icon, text }, index) => (
        <button
          key={path}
          ref={index === 0 ? first : null}
          type="button"
          className={styles.path}
          data-path={path}
          data-pointed={pointed === path || undefined}
          onMouseDown={event => event.preventDefault()}
          onClick={event => {
            // Pressed by a key: the focus goes to the text field of the answer.
            onTyping(event.detail === 0);
            onTake(path);
          }}
        >
          {icon}
          <span>
            <b>{name}</b> <em>{kind}</em>
            <small>{text}</small>
          </span>
        </button>
      ))}
    </section>
  );
}
