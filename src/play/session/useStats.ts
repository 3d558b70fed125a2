// Stats hook: records a game's stats from its events (pushes of a level, strokes of a hole). Not in the lab, in playback, or in runs that are assisted or played again.
import { useEffect, useEffectEvent } from 'react';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition, GameRuntime } from '../../../scenes/kit/game.ts';
import { recordStat } from '../../data/profile.ts';

export function useStats(
  session: Session | null,
  runtime: GameRuntime | undefined,
  game: Pick<GameDefinition, 'id'>,
  lab: boolean,
  isAgain: () => boolean = () => false,
): void {
  const isRepeated = useEffectEvent(isAgain);
  useEffect(() => {
    if (!session || !runtime?.stat || lab) return;
    return session.onEvents(events => {
      const { phase, playback, assisted } = session.store.getState();
      if (phase === 'ready' || playback || assisted || isRepeated()) return;
      for (const event of events) {
        for (const stat of [runtime.stat?.(event) ?? []].flat()) recordStat(game, stat);
      }
    });
  }, [session, runtime, game, lab]);
}
