// Round slider: views past rounds; only the display goes back, the game waits.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type DiceUi, viewRound } from '../../../scenes/dice-conquest/ui.ts';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Facts.module.css';

interface RoundsProps {
  readonly ui: UiStore<DiceUi>;
  /** Number of finished rounds. */
  readonly played: number;
  /** Viewed round; null for the present. */
  readonly round: number | null;
  readonly limit: number | null;
  readonly over: boolean;
}

export function Rounds({ ui, played, round, limit, over }: RoundsProps) {
  const shown = round ?? played;
  const show = (wanted: number) => viewRound(ui, wanted >= played ? null : Math.max(0, wanted));
  const keep = (event: { preventDefault(): void }) => event.preventDefault();
  return (
    <section className={styles.rounds} aria-label="Rounds" data-back={round !== null || undefined}>
      <span className={styles.roundName}>
        {nameOf(shown, round === null && !over)}
        {limit !== null && ` of ${limit}`}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label="One round back"
        disabled={shown === 0}
        onMouseDown={keep}
        onClick={() => show(shown - 1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <input
        type="range"
        aria-label="Look back through the rounds"
        aria-valuetext={round === null ? 'now' : `after round ${round}`}
        min={0}
        max={Math.max(1, played)}
        value={shown}
        disabled={played === 0}
        onChange={event => show(event.currentTarget.valueAsNumber)}
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label="One round on"
        disabled={round === null}
        onMouseDown={keep}
        onClick={() => show(shown + 1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </section>
  );
}

function nameOf(finished: number, goingOn: boolean): string {
  if (goingOn) return `Round ${finished + 1}`;
  return finished === 0 ? 'The beginning' : `After round ${finished}`;
}
