// Replay bar: play, speed, a scrubber over all ticks, and a warning if the replay ends differently from the recorded run.
import { Pause, Play, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TICKS_PER_SECOND } from '../../../scenes/kit/core/clock.ts';
import type { PlaybackState, Session } from '../../../scenes/kit/core/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { inSlices } from '../../ui/inSlices.ts';
import { Progress } from '../../ui/Progress.tsx';
import { Range } from '../../ui/Range.tsx';
import { useSession } from '../session/useSession.ts';
import styles from './ReplayBar.module.css';

interface ReplayBarProps {
  readonly session: Session;
  readonly watched: PlaybackState;
  /** True starts with the last seconds, in slow motion. */
  readonly fromEnd?: boolean;
  onStop(): void;
  /** Called if the recorded run made the game throw. */
  onFailed(error: unknown): void;
}

const SPEEDS = [0.5, 1, 2, 4];

/** End of a run: its length in ticks, and the speed at which it is shown. */
const END = { ticks: 3 * TICKS_PER_SECOND, speed: 0.5 };

export function ReplayBar({ session, watched, fromEnd = false, onStop, onFailed }: ReplayBarProps) {
  const { ticks, hasOtherRules, hasDiverged, isSeeking } = watched;
  const tick = useSession(session, state => state.tick);
  const phase = useSession(session, state => state.phase);
  const speed = useSession(session, state => state.speed);
  const { target, seek, stop } = useSeek(session, onFailed);
  const playing = phase === 'playing';
  const showEnd = useEffectEvent(async () => {
    session.pause();
    await seek(Math.max(0, ticks - END.ticks));
    session.setSpeed(END.speed);
    session.resume();
  });
  useEffect(() => {
    if (fromEnd) void showEnd();
  }, [fromEnd]);
  const togglePlayback = async () => {
    if (playing) return session.pause();
    stop();
    if (tick >= ticks) await seek(0);
    session.resume();
  };
  return (
    <div className={styles.bar} role="group" aria-label="Replay">
      <Button
        variant="ghost"
        size="icon"
        aria-label={playing ? 'Pause replay' : 'Play replay'}
        onClick={() => void togglePlayback()}
      >
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Button>
      <Range
        className={styles.scrubber}
        aria-label="Position"
        aria-valuetext={`${formatTime(target?.to ?? tick)} of ${formatTime(ticks)}`}
        min={0}
        max={ticks}
        value={target?.to ?? tick}
        onChange={at => void seek(at)}
      />
      <output className={styles.time}>
        {formatTime(target?.to ?? tick)} / {formatTime(ticks)} <small>tick {target?.to ?? tick}</small>
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
      {isSeeking && target && (
        <div className={styles.winding}>
          <Progress label="Winding" value={target.done} />
          <Button variant="secondary" size="sm" onClick={stop}>
            Stop here
          </Button>
        </div>
      )}
      <p className={styles.note} role="status">
        {hasDiverged ? DIVERGED : hasOtherRules && OTHER_RULES}
      </p>
    </div>
  );
}

const OTHER_RULES = 'Recorded under other rules; it may end otherwise.';
const DIVERGED = 'This is not how the recorded run ended: the rules have changed since, or the file has.';

/** Seeks to a tick in time slices, so that the page stays responsive; a newer target aborts the one before. */
function useSeek(session: Session, onFailed: (error: unknown) => void) {
  const [target, setTarget] = useState<{ readonly to: number; readonly done: number } | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function seek(to: number): Promise<void> {
    current.current?.abort();
    const control = new AbortController();
    current.current = control;
    try {
      await inSlices(session.seekIncrementally(to), {
        signal: control.signal,
        progress: done => !control.signal.aborted && setTarget({ to, done }),
      });
    } catch (error) {
      onFailed(error);
    }
    if (current.current === control) setTarget(null);
  }
  const stop = () => current.current?.abort();
  return { target, seek, stop };
}

/** Formats ticks as minutes and seconds: 2:05. */
export function formatTime(ticks: number): string {
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
