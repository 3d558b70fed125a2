// Outcome hook: records a finished run in the profile (plays, wins, best score, best replay), and a daily one in the day's results, once a run, and
// never in the lab or in playback.
import { useEffect, useEffectEvent, useState } from 'react';
import type { GhostTrack } from '../../../scenes/kit/core/replay/records.ts';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';
import type { Result } from '../../../scenes/kit/core/rules.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { recordDaily } from '../../data/games/daily.ts';
import { recordResult } from '../../data/profile.ts';
import { dayNumber } from '../../site/games/day.ts';

export interface Outcome {
  /** Best unassisted score before this run. */
  readonly best: number | null;
  readonly newBest: boolean;
  /** Its secret was known before it began: it made no points. */
  readonly again: boolean;
  /** Day of which it was the daily game, in days since 1970; null for any other run. */
  readonly day: number | null;
}

interface OutcomeParts {
  /** Ghost track of the run that has just ended; null where it has none. */
  getTrack?(): GhostTrack | null;
  /** Called with that track if the run was the best, of its mode where it has one. */
  onNewBest?(track: GhostTrack | null, mode?: string): void;
  /** Day on which a run began that was gone on with; null for one that began on this page. */
  beganOn?(): number | null;
  /** Whether the run's secret was known before it began. */
  isAgain?(): boolean;
}

export function useOutcome(
  session: Session | null,
  game: Pick<GameDefinition, 'id' | 'assists' | 'usesSeed' | 'start'>,
  lab: boolean,
  { getTrack = () => null, onNewBest = () => {}, beganOn = () => null, isAgain = () => false }: OutcomeParts = {},
): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isRepeated = useEffectEvent(isAgain);
  const trackOfRun = useEffectEvent(getTrack);
  const notifyNewBest = useEffectEvent(onNewBest);
  const beganBefore = useEffectEvent(beganOn);
  useEffect(() => {
    if (!session || lab) return;
    // A run may end on the day after that of its seed.
    let began = dayNumber();
    return session.store.subscribe(({ phase, result, playback, assisted, seed, setup, isRecorded }, before) => {
      if (phase === before.phase) return;
      if (phase === 'playing' && before.phase !== 'paused') began = dayNumber();
      if (phase !== 'over') setOutcome(null);
      if (phase !== 'over' || !result || playback) return;
      const again = isRepeated();
      const isAssisted = assisted || result.helped === true || again;
      const counted = again ? withoutPoints(result) : result;
      const recorded = recordResult(game, counted, isAssisted);
      const on = beganBefore() ?? began;
      const ofDay = recordDaily({ game, seed, setup, began: on, result: counted, assisted: isAssisted });
      setOutcome({ ...recorded, again, day: ofDay?.day ?? null });
      if (ofDay?.isBest && isRecorded) void storeDayReplay(session.replay(), ofDay.day);
      if (!recorded.newBest) return;
      const track = trackOfRun();
      if (result.mode === undefined) notifyNewBest(track);
      else notifyNewBest(track, result.mode);
      if (isRecorded) void storeBestReplay(session.replay(), track, result.mode);
    });
  }, [session, game, lab]);
  return outcome;
}

/** The result of a run that makes no points, as it is recorded and shown. */
export const withoutPoints = ({ medals: _medals, ...result }: Result): Result => ({ ...result, score: 0 });

const loadReplays = () => import('../../data/games/replays.ts');

/** Stores a best replay. The module is lazy: if it cannot be fetched, the replay is not stored. */
async function storeBestReplay(replay: Replay, track: GhostTrack | null, mode: string | undefined): Promise<void> {
  const replays = await loadReplays().catch(() => null);
  await replays?.saveBestReplay(replay, track, mode);
}

async function storeDayReplay(replay: Replay, day: number): Promise<void> {
  const replays = await loadReplays().catch(() => null);
  await replays?.saveDayReplay(replay, day);
}
