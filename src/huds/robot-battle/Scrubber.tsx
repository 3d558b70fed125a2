// Scrubber: a chart of a match with a slider over it and a step to each side, by which any tick is shown.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Range } from '../../ui/Range.tsx';
import styles from './Timeline.module.css';

interface ScrubberProps {
  /** The tick that is shown, and the last one. */
  readonly at: number;
  readonly last: number;
  onGo(tick: number): void;
  /** The chart. */
  readonly children: ReactNode;
}

export const Scrubber = ({ at, last, onGo, children }: ScrubberProps) => (
  <div className={styles.timeline} data-timeline>
    <Button
      variant="secondary"
      className={styles.step}
      aria-label="One tick back"
      disabled={at <= 0}
      onClick={() => onGo(at - 1)}
    >
      <ChevronLeft aria-hidden />
    </Button>
    <div className={styles.track}>
      {children}
      <Range
        aria-label="Tick of the match"
        min={0}
        max={Math.max(1, last)}
        value={at}
        aria-valuetext={`tick ${at} of ${last}`}
        onChange={onGo}
      />
    </div>
    <Button
      variant="secondary"
      className={styles.step}
      aria-label="One tick on"
      disabled={at >= last}
      onClick={() => onGo(at + 1)}
    >
      <ChevronRight aria-hidden />
    </Button>
    <span className={styles.tick}>
      Tick <b>{at}</b>/{last}
    </span>
  </div>
);
