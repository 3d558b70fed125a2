// Under a watched run: play, speed, a scrubber over all its ticks, and whether it still ends as it did.
import { Pause, Play, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TICKS_PER_SECOND } from '../../scenes/kit/core/clock.ts';
import type { PlaybackState, Session } from '../../scenes/kit/core/session/session.ts';
import { Button } from '../ui/Button.tsx';
import { inSlices } from '../ui/inSlices.ts';
import { Progress } from '../ui/Progress.tsx';
import { Range } from '../ui/Range.tsx';
import styles from './ReplayBar.module.css';
import { useSession } from './useSession.ts';

interface ReplayBarProps {
  readonly session: Session;
  readonly watched: PlaybackState;
  /** Shows how it ended before anything else: the last seconds, slowly. */
  readonly fromEnd?: boolean;
  onStop(): void;
  /** The recorded run made the game throw. */
  onFailed(error: unknown): void;
}

const SPEEDS = [0.5, 1, 2, 4];

/** How much of a run is its end, in ticks, and how slowly that is shown. */
const END = { ticks: 3 * TICKS_PER_SECOND, speed: 0.5 };

export function ReplayBar({ session, watched, fromEnd = false, onStop, onFailed }: ReplayBarProps) {
  const { ticks, hasOtherRules, hasDiverged, isSeeking } = watched;
  const tick = useSession(session, state => state.tick);
  const phase = useSession(session, state => state.phase);
  const speed = useSession(session, state => state.speed);
  const { wish, wind, stop } = useWinding(session, onFailed);
  const playing = phase === 'playing';
  const showEnd = useEffectEvent(async () => {
    session.pause();
    await wind(Math.max(0, ticks - END.ticks));
    session.setSpeed(END.speed);
    session.resume();
  });
  useEffect(() => {
    if (fromEnd) void showEnd();
  }, [fromEnd]);
  const turn = async () => {
    if (playing) return session.pause();
    stop();
    if (tick >= ticks) await wind(0);
    session.resume();
  };
  return (
    <div className={styles.bar} role="group" aria-label="Replay">
      <Button
        variant="ghost"
        size="icon"
        aria-label={playing ? 'Pause replay' : 'Play replay'}
        onClick={() => void turn()}
      >
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Button>
      <Range
        className={styles.scrubber}
        aria-label="Position"
        aria-valuetext={`${clock(wish?.to ?? tick)} of ${clock(ticks)}`}
        min={0}
        max={ticks}
        value={wish?.to ?? tick}
        onChange={at => void wind(at)}
      />
      <output className={styles.time}>
        {clock(wish?.to ?? tick)} / {clock(ticks)} <small>tick {wish?.to ?? tick}</small>
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
      {isSeeking && wish && (
        <div className={styles.winding}>
          <Progress label="Winding" value={wish.done} />
          <Button variant="secondary" size="sm" onClick={stop}>
            Stop here
          </Button>
        </div>
      )}
      <p className={styles.note} role="status">
        {hasDiverged ? ENDED_OTHERWISE : hasOtherRules && OTHER_RULES}
      </p>
    </div>
  );
}

const OTHER_RULES = 'Recorded under other rules; it may end otherwise.';
const ENDED_OTHERWISE = 'This is not how the recorded run ended: the rules have changed since, or the file has.';

/** The scrubber's way to a tick: in slices, so that the page answers; the newest wish wins. */
function useWinding(session: Session, onFailed: (error: unknown) => void) {
  const [wish, setWish] = useState<{ readonly to: number; readonly done: number } | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function wind(to: number): Promise<void> {
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    try {
      await inSlices(session.seekIncrementally(to), {
        signal: mine.signal,
        progress: done => !mine.signal.aborted && setWish({ to, done }),
      });
    } catch (error) {
      onFailed(error);
    }
    if (current.current === mine) setWish(null);
  }
  const stop = () => current.current?.abort();
  return { wish, wind, stop };
}

/** Ticks as minutes and seconds: 2:05. */
export function clock(ticks: number): string {
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
