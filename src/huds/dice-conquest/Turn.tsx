// Turn panel: rolled die, message, Roll and Undo.
import { Undo2 } from 'lucide-react';
import type { DiceView } from '../../../scenes/dice-conquest/view.ts';
import type { HudItem } from '../../../scenes/kit/core/hud.ts';
import { Button } from '../../ui/Button.tsx';
import { DieFace } from './DieFace.tsx';
import styles from './Turn.module.css';

interface TurnProps {
  readonly view: DiceView;
  readonly hud: readonly HudItem[];
  readonly mayRoll: boolean;
  readonly canUndo: boolean;
  /** Reason why the last command was refused. */
  readonly refused: string | null;
  onRoll(): void;
  onUndo(): void;
}

export function Turn({ view, hud, mayRoll, canUndo, refused, onRoll, onUndo }: TurnProps) {
  const texts = hud.flatMap(item => (item.kind === 'prompt' || item.kind === 'message' ? [item.text] : []));
  const keepKeyboard = (event: { preventDefault(): void }) => event.preventDefault();
  return (
    <section className={styles.turnBox} data-phase={view.phase} aria-label="Turn">
      {view.die === null ? (
        <span className={styles.noDie} aria-hidden="true" />
      ) : (
        <DieFace player={rollerOf(view)} value={view.die} />
      )}
      <div className={styles.words}>
        {texts.map(text => (
          <p key={text}>{text}</p>
        ))}
        {refused && <p className={styles.refused}>{refused}</p>}
      </div>
      <div className={styles.buttons}>
        <Button disabled={!mayRoll} onMouseDown={keepKeyboard} onClick={onRoll}>
          Roll
        </Button>
        <Button variant="secondary" disabled={!canUndo} onMouseDown={keepKeyboard} onClick={onUndo}>
          <Undo2 aria-hidden /> <span>Undo</span>
        </Button>
      </div>
    </section>
  );
}

/** Until the next roll the shown die is that of the other player. */
const rollerOf = ({ phase, player, lastPlaced }: DiceView) =>
  phase === 'place' ? player : (lastPlaced?.player ?? player);
