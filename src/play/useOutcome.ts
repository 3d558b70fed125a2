// Outcome hook: records a finished run in the profile (plays, wins, best score, best replay), and a daily one in the day's results, once a run, and
// never in the lab or in playback.
import { useEffect, useEffectEvent, useState } from 'react';
import type { GhostTrack } from '../../scenes/kit/core/records.ts';
import type { Replay } from '../../scenes/kit/core/replay.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { recordDaily } from '../data/daily.ts';
import { recordResult } from '../data/profile.ts';
import { dayNumber } from '../site/day.ts';

export interface Outcome {
  /** Best unassisted score before this run. */
  readonly best: number | null;
  readonly newBest: boolean;
}

/**
 * `getTrack` gives the ghost track of the run that has just ended, or null; `onNewBest` receives it if that run was the best. `beganOn` is the day of a
 * run that was gone on with.
 */
export function useOutcome(
  session: Session | null,
  game: Pick<GameDefinition, 'id' | 'assists' | 'usesSeed'>,
  lab: boolean,
  getTrack: () => GhostTrack | null = () => null,
  onNewBest: (track: GhostTrack | null) => void = () => {},
  beganOn: () => number | null = () => null,
): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const trackOfRun = useEffectEvent(getTrack);
  const notifyNewBest = useEffectEvent(onNewBest);
  const beganBefore = useEffectEvent(beganOn);
  useEffect(() => {
    if (!session || lab) return;
    // A run may end on the day after that of its seed.
    let began = dayNumber();
    return session.store.subscribe(({ phase, result, playback, assisted, seed, isRecorded }, before) => {
      if (phase === before.phase) return;
      if (phase === 'playing' && before.phase !== 'paused') began = dayNumber();
      if (phase !== 'over') setOutcome(null);
      if (phase !== 'over' || !result || playback) return;
      const isAssisted = assisted || result.helped === true;
      const recorded = recordResult(game, result, isAssisted);
      recordDaily({ game, seed, began: beganBefore() ?? began, result, assisted: isAssisted });
      setOutcome(recorded);
      if (!recorded.newBest) return;
      const track = trackOfRun();
      if (result.mode === undefined) notifyNewBest(track);
      if (isRecorded) void storeBestReplay(session.replay(), track, result.mode);
    });
  }, [session, game, lab]);
  return outcome;
}

const loadReplays = () => import('../data/replays.ts');

/** Stores a best replay. The module is lazy: if it cannot be fetched, the replay is not stored. */
async function storeBestReplay(replay: Replay, track: GhostTrack | null, mode: string | undefined): Promise<void> {
  const replays = await loadReplays().catch(() => null);
  await replays?.saveBestReplay(replay, track, mode);
}
