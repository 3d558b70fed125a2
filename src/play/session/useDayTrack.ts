// Ghost hook for games whose runs compare only with the same seed: the best earlier run of the day with the same setup, recorded and shown in daily runs.
import { useEffect, useEffectEvent, useState } from 'react';
import type { GhostTrack } from '../../../scenes/kit/core/replay/records.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition, GameRuntime } from '../../../scenes/kit/game.ts';
import type { DayTrack } from '../../data/games/replays.ts';
import { dayNumber } from '../../site/games/day.ts';
import { seedOfDay } from '../../site/games/daySeed.ts';

/** `getTrack` gives the track of the run that has just ended. Null in other games and runs, and before the first one of the day. */
export function useDayTrack(
  session: Session | null,
  runtime: GameRuntime | undefined,
  { id }: Pick<GameDefinition, 'id'>,
  lab: boolean,
  getTrack: () => GhostTrack | null,
): GhostTrack | null {
  const [track, setTrack] = useState<GhostTrack | null>(null);
  const trackOfRun = useEffectEvent(getTrack);
  const isOfDay = runtime?.track?.ofDay === true;
  useEffect(() => {
    if (!session || !isOfDay || lab) return;
    /** Numbers the runs: what is loaded for an earlier one is dropped. */
    let run = 0;
    let best: DayTrack | null = null;
    /** A run may end on the day after that of its seed. */
    let isDaily = false;
    let setup: Setup = {};
    /** The run after it waits for what is saved. */
    let saved: Promise<void> | undefined;
    const begin = async (seed: number) => {
      const mine = ++run;
      ({ setup } = session.replay());
      best = null;
      isDaily = seed === seedOfDay(dayNumber());
      setTrack(null);
      await saved;
      const found = isDaily ? await (await loadReplays())?.loadDayTrack(id, setup, seed) : null;
      if (mine !== run) return;
      best = found ?? null;
      setTrack(best?.track ?? null);
    };
    const end = async (seed: number, score: number) => {
      const path = trackOfRun();
      if (!isDaily || !path || (best && best.score >= score)) return;
      await (await loadReplays())?.saveDayTrack(id, setup, { seed, score, track: path });
    };
    const unsubscribe = session.store.subscribe(({ phase, tick, result, playback, assisted, seed }, before) => {
      const isFirst = before.phase === 'ready' || before.phase === 'over';
      const isRestart = seed !== before.seed || (tick === 0 && before.tick > 0);
      if (phase === 'playing' && (isFirst || isRestart)) void begin(seed);
      const isCounted = result && !playback && !assisted && !result.helped && !result.unscored;
      if (phase === 'over' && before.phase !== 'over' && isCounted) saved = end(seed, result.score);
    });
    return () => {
      run++;
      unsubscribe();
      setTrack(null);
    };
  }, [session, isOfDay, lab, id]);
  return track;
}

const fetchReplays = () => import('../../data/games/replays.ts');
/** The module is lazy: if it cannot be fetched, there is no ghost. */
const loadReplays = () => fetchReplays().catch(() => null);
