// The game in progress that this browser keeps: offered on the start card, written while play goes on. Fetched only for games that keep one.
import { useEffect, useRef, useState } from 'react';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import type { Autosave, SavedGame } from '../data/savedGames.ts';
import { toast } from '../ui/toast.ts';
import type { Mounted } from './PhaserHost.tsx';
import type { Phase } from './useSession.ts';

export interface Kept {
  /** What can be gone on with; null where there is nothing, or the game keeps nothing. */
  readonly game: SavedGame | null;
  /** It goes on here: this page writes it now. */
  claim(game: SavedGame): void;
}

export function useSavedGame(mounted: Mounted | null, { id }: GameDefinition, phase: Phase, lab: boolean): Kept {
  const [game, setGame] = useState<SavedGame | null>(null);
  const play = useRef<Autosave | null>(null);
  const keep = lab ? undefined : mounted?.runtime.savedGame;
  const session = mounted?.stage.session;

  useEffect(() => {
    if (!keep || !session) return;
    let stopped = false;
    const begin = async () => {
      const { autosaveWhilePlayed } = await import('../data/savedGames.ts');
      if (!stopped) play.current = autosaveWhilePlayed(session, id, keep);
    };
    begin().catch(() => toast({ title: 'Saving did not load', description: 'Reload the page to keep this game.' }));
    return () => {
      stopped = true;
      play.current?.stop();
      play.current = null;
    };
  }, [keep, session, id]);

  const isReady = phase === 'ready';
  useEffect(() => {
    if (!keep || !isReady) return;
    let gone = false;
    const look = async () => {
      const { loadSavedGame } = await import('../data/savedGames.ts');
      if (!gone) setGame(loadSavedGame(id, keep));
    };
    look().catch(() => {});
    return () => {
      gone = true;
    };
  }, [keep, isReady, id]);

  return { game: keep ? game : null, claim: from => play.current?.takeOver(from) };
}

/** Where a run begins: anew, or from what was kept. */
export interface StartHow {
  readonly daily: boolean;
  readonly from?: SavedGame;
}

/** The setup that a kept game was begun with, as far as the start card still asks for it. */
export function setupOf({ setup }: SavedGame, { start }: GameDefinition): Setup {
  const known = new Set([
    ...(start.options ?? []).map(({ name }) => name),
    ...start.buttons.flatMap(({ setup: own = {} }) => Object.keys(own)),
  ]);
  return Object.fromEntries(Object.entries(setup).filter(([name]) => known.has(name)));
}
