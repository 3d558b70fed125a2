// Keeps what play leaves behind besides its result: the pushes of a level, the strokes of a hole. Never in the lab, while watching, or with help.
import { useEffect } from 'react';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition, GameRuntime } from '../../scenes/kit/game.ts';
import { recordStat } from '../data/profile.ts';

export function useStats(
  session: Session | null,
  runtime: GameRuntime | undefined,
  game: Pick<GameDefinition, 'id'>,
  lab: boolean,
): void {
  useEffect(() => {
    if (!session || !runtime?.stat || lab) return;
    return session.onEvents(events => {
      const { phase, playback, assisted } = session.store.getState();
      if (phase === 'ready' || playback || assisted) return;
      for (const event of events) {
        for (const feat of [runtime.stat?.(event) ?? []].flat()) recordStat(game, feat);
      }
    });
  }, [session, runtime, game, lab]);
}
