// Under a watched run: play, speed, and a scrubber over all its ticks.
import { Pause, Play, Square } from 'lucide-react';
import { TICKS_PER_SECOND } from '../../scenes/kit/core/clock.ts';
import type { Session } from '../../scenes/kit/core/session.ts';
import { Button } from '../ui/Button.tsx';
import { Range } from '../ui/Range.tsx';
import styles from './ReplayBar.module.css';
import { useSession } from './useSession.ts';

interface ReplayBarProps {
  readonly session: Session;
  readonly ticks: number;
  onStop(): void;
}

const SPEEDS = [0.5, 1, 2, 4];

export function ReplayBar({ session, ticks, onStop }: ReplayBarProps) {
  const tick = useSession(session, state => state.tick);
  const phase = useSession(session, state => state.phase);
  const speed = useSession(session, state => state.speed);
  const playing = phase === 'playing';
  const turn = () => {
    if (playing) session.pause();
    else {
      if (tick >= ticks) session.seek(0);
      session.resume();
    }
  };
  return (
    <div className={styles.bar} role="group" aria-label="Replay">
      <Button variant="ghost" size="icon" aria-label={playing ? 'Pause replay' : 'Play replay'} onClick={turn}>
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Button>
      <Range
        className={styles.scrubber}
        aria-label="Position"
        aria-valuetext={`${clock(tick)} of ${clock(ticks)}`}
        min={0}
        max={ticks}
        value={tick}
        onChange={at => session.seek(at)}
      />
      <output className={styles.time}>
        {clock(tick)} / {clock(ticks)} <small>tick {tick}</small>
      </output>
      <div className={styles.speeds} role="group" aria-label="Speed">
        {SPEEDS.map(rate => (
          <button key={rate} type="button" aria-pressed={rate === speed} onClick={() => session.setSpeed(rate)}>
            {rate}×
          </button>
        ))}
      </div>
      <Button variant="ghost" size="icon" aria-label="Stop watching" onClick={onStop}>
        <Square aria-hidden />
      </Button>
    </div>
  );
}

/** Ticks as minutes and seconds: 2:05. */
export function clock(ticks: number): string {
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
