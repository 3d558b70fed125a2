// What a finished run means to the profile: plays, wins, best score and best replay. Noted once a run; never in the lab or while watching.
import { useEffect, useEffectEvent, useState } from 'react';
import type { GhostTrack } from '../../scenes/kit/core/records.ts';
import type { Replay } from '../../scenes/kit/core/replay.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { recordResult } from '../data/profile.ts';

export interface Outcome {
  /** The best unassisted score before this run. */
  readonly best: number | null;
  readonly newBest: boolean;
}

/** `track` answers the path of the run that has just ended, where the game notes one; `bettered` takes it where that run was the best. */
export function useOutcome(
  session: Session | null,
  game: Pick<GameDefinition, 'id'>,
  lab: boolean,
  track: () => GhostTrack | null = () => null,
  bettered: (track: GhostTrack | null) => void = () => {},
): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const trackOfRun = useEffectEvent(track);
  const tellBettered = useEffectEvent(bettered);
  useEffect(() => {
    if (!session || lab) return;
    return session.store.subscribe(({ phase, result, playback, assisted }, before) => {
      if (phase === before.phase) return;
      if (phase !== 'over') setOutcome(null);
      if (phase !== 'over' || !result || playback) return;
      const noted = recordResult(game, result, assisted || result.helped === true);
      setOutcome(noted);
      if (!noted.newBest) return;
      const path = trackOfRun();
      if (result.mode === undefined) tellBettered(path);
      void keep(session.replay(), path, result.mode);
    });
  }, [session, game, lab]);
  return outcome;
}

/** Fetched with the page's later parts; without the network this run is only not kept. */
async function keep(replay: Replay, track: GhostTrack | null, mode: string | undefined): Promise<void> {
  const { saveBestReplay } = await import('../data/replays.ts').catch(() => ({ saveBestReplay: null }));
  await saveBestReplay?.(replay, track, mode);
}
