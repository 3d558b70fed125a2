// Status bar: time left, solved puzzles, and buttons for hint, notes and places.
import { Eye, Lightbulb, NotebookPen, Timer } from 'lucide-react';
import type { EscapeView } from '../../../scenes/escape-room/view.ts';
import { TICKS_PER_SECOND } from '../../../scenes/kit/core/clock.ts';
import { useSession } from '../../play/session/useSession.ts';
import { HoldButton } from '../../play/stage/HoldButton.tsx';
import type { HudProps } from '../HudProps.ts';
import styles from './EscapeStatus.module.css';

interface EscapeStatusProps extends Pick<HudProps, 'session' | 'hold'> {
  readonly view: EscapeView;
  onNotes(): void;
  onHint(): void;
}

export function EscapeStatus({ view, session, hold, onNotes, onHint }: EscapeStatusProps) {
  const { limitSeconds, hintsLeft, done, nodes, tenseSeconds } = view;
  const noted = view.isLast ? view.pages.length : view.notes.length;
  // The selector changes once a second, not once a tick, so that it renders as rarely.
  const seconds = useSession(session, ({ tick }) =>
    Math.max(0, Math.ceil((limitSeconds ?? 0) - tick / TICKS_PER_SECOND)),
  );
  const keepKeyboard = (event: { preventDefault(): void }) => event.preventDefault();
  return (
    <div className={styles.facts}>
      <p
        className={styles.time}
        role="timer"
        data-tense={(limitSeconds !== null && seconds <= tenseSeconds) || undefined}
      >
        <Timer aria-hidden />
        <b>
          {limitSeconds === null ? 'No clock' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        </b>
      </p>
      <p className={styles.solved}>
        <span>Solved</span> <b>{`${done}/${nodes}`}</b>
      </p>
      <button
        type="button"
        className={styles.tool}
        aria-label={`Hint, ${hintsLeft} left`}
        title="Hint (H)"
        data-idle={hintsLeft === 0 || undefined}
        onMouseDown={keepKeyboard}
        onClick={onHint}
      >
        <Lightbulb aria-hidden />
        <b>{hintsLeft}</b>
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={`Notes, ${noted}`}
        title="Notes (N)"
        onMouseDown={keepKeyboard}
        onClick={onNotes}
      >
        <NotebookPen aria-hidden />
        <b>{noted}</b>
      </button>
      <HoldButton
        className={styles.tool}
        aria-label="Places"
        title="Show all places (hold Tab or V)"
        hold={down => hold('reveal', down)}
      >
        <Eye aria-hidden />
      </HoldButton>
    </div>
  );
}
