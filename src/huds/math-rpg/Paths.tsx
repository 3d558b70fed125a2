// Path choice after a win: the next creature, and what each path holds.
import { Flower2, House, Mountain } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import { enemyAt } from '../../../scenes/math-rpg/rules/enemies.ts';
import { isCollected } from '../../../scenes/math-rpg/rules/progress.ts';
import { type MathUi, setPath, type Way } from '../../../scenes/math-rpg/ui.ts';
import type { MathView } from '../../../scenes/math-rpg/view.ts';
import styles from './Paths.module.css';

type Path = 'meadow' | 'ridge';
interface PathsProps {
  readonly view: MathView;
  readonly ui: UiStore<MathUi>;
  readonly choice: NonNullable<MathView['choice']>;
  /** The text field of the answer, or the control in its place, has the focus. */
  readonly isTyping: boolean;
  onTyping(is: boolean): void;
  onTake(path: Path): void;
  onGoHome(): void;
}

/** What the rest on the meadow gives now: health, and for what of it is not needed a row to begin with. */
function restText({ rest, restRow }: PathsProps['choice']): string {
  const row = restRow > 0 ? `${rest > 0 ? 'Your' : 'Well rested, your'} row begins with ${restRow}.` : '';
  return [rest > 0 ? `You heal ${rest}.` : '', row].filter(Boolean).join(' ');
}

const focusWay = (section: HTMLElement | null, way: Way): void =>
  section?.querySelector<HTMLElement>(`[data-path=${way}]`)?.focus({ preventScroll: true });

export function Paths({ view, ui, choice, isTyping, onTyping, onTake, onGoHome }: PathsProps) {
  const pointed = useStore(ui, state => state.path);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isTyping) focusWay(section.current, 'meadow');
  }, [isTyping]);
  // A card that has the focus gives it to the one pointed at: Enter presses no other.
  useEffect(() => {
    if (pointed && section.current?.contains(document.activeElement)) focusWay(section.current, pointed);
  }, [pointed]);

  const { beaten } = view.progress;
  const enemy = enemyAt(view.level);
  const isNewOnRidge = isCollected(beaten, enemy) && beaten[enemy]?.[1] === 0;
  const paths = [
    {
      path: 'meadow' as const,
      name: 'Meadow',
      kind: choice.rest > 0 ? 'rest' : 'a running start',
      icon: <Flower2 aria-hidden />,
      text: `${restText(choice)} Asks what you know well.`,
    },
    {
      path: 'ridge' as const,
      name: 'Ridge',
      kind: choice.find.name.toLowerCase(),
      icon: <Mountain aria-hidden />,
      text: `The climb costs ${choice.climb} health. ${choice.find.name}: ${choice.find.does}${choice.isBagFull ? '; your bag is full, so it is there for this fight alone' : ''}. Weak to ${choice.ridge}: such hits deal ${choice.weakHit}, and a step more. A miss costs more; asks what you know least.${isNewOnRidge ? ' Never beaten up here yet.' : ''}`,
    },
  ];
  return (
    <section ref={section} className={styles.paths} data-won={choice.isWon || undefined} aria-label="Choose a path">
      <p className={styles.next}>
        Next: <b>{view.enemy}</b>, {choice.enemyHealth} health, courage {choice.courage}
        {isCollected(beaten, enemy) ? '' : ', not on your map yet'}. {choice.line} <b>Choose a path.</b>
      </p>
      {paths.map(({ path, name, kind, icon, text }) => (
        <button
          key={path}
          type="button"
          className={styles.path}
          data-path={path}
          data-pointed={pointed === path || undefined}
          onFocus={() => setPath(ui, path)}
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
      {choice.isWon && (
        <button
          type="button"
          className={styles.path}
          data-path="home"
          data-pointed={pointed === 'home' || undefined}
          onFocus={() => setPath(ui, 'home')}
          onMouseDown={event => event.preventDefault()}
          onClick={onGoHome}
        >
          <House aria-hidden />
          <span>
            <b>Home</b> <em>the journey is won</em>
            <small>{`All thirteen are beaten. End here with ${view.score} points, or go on: they come back braver.`}</small>
          </span>
        </button>
      )}
    </section>
  );
}
