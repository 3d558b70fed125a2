// Watched day hook: an address that asks for the best run of a day (`?daily=2026-11-27&watch`) shows it, if it is kept here and its rules are still the same.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { useAddress } from '../page/useAddress.ts';
import type { Play } from '../page/usePlay.ts';
import type { Phase } from './useSession.ts';

export function useWatchedDay(play: Play, definition: GameDefinition, phase: Phase): void {
  const { watched } = useAddress(definition);
  const shown = useRef<number | null>(null);
  const isReady = play.mounted !== null && phase === 'ready';
  const watch = useEffectEvent(async (day: number) => {
    shown.current = day;
    const replays = await loadReplays().catch(() => null);
    const replay = await replays?.loadDayReplay(definition.id, day, definition.rulesVersion ?? 1);
    // A press of Start that came meanwhile wins.
    if (replay && play.session?.store.getState().phase === 'ready') play.watch(replay);
  });
  useEffect(() => {
    if (watched !== null && isReady && shown.current !== watched) void watch(watched);
  }, [watched, isReady]);
}

const loadReplays = () => import('../../data/games/replays.ts');
