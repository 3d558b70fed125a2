// The game in progress that this browser keeps: offered on the start card, written while play goes on. Fetched only for games that keep one.
import { useEffect, useRef, useState } from 'react';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import type { Autosave, SavedGame } from '../data/savedGames.ts';
import { toast } from '../ui/toast.ts';
import type { MountedGame } from './PhaserHost.tsx';
import type { Phase } from './useSession.ts';

export interface SavedGameState {
  /** What can be gone on with; null where there is nothing, or the game keeps nothing. */
  readonly game: SavedGame | null;
  /** It goes on here: this page writes it now. */
  claim(game: SavedGame): void;
}

export function useSavedGame(mounted: MountedGame | null, { id }: GameDefinition, phase: Phase, lab: boolean): SavedGameState {
  const [game, setGame] = useState<SavedGame | null>(null);
  const autosave = useRef<Autosave | null>(null);
  const format = lab ? undefined : mounted?.runtime.savedGame;
  const session = mounted?.stage.session;

  useEffect(() => {
    if (!format || !session) return;
    let stopped = false;
    const startAutosave = async () => {
      const { autosaveWhilePlayed } = await import('../data/savedGames.ts');
      if (!stopped) autosave.current = autosaveWhilePlayed(session, id, format);
    };
    startAutosave().catch(() => toast({ title: 'Saving did not load', description: 'Reload the page to keep this game.' }));
    return () => {
      stopped = true;
      autosave.current?.stop();
      autosave.current = null;
    };
  }, [format, session, id]);

  const isReady = phase === 'ready';
  useEffect(() => {
    if (!format || !isReady) return;
    let isUnmounted = false;
    const load = async () => {
      const { loadSavedGame } = await import('../data/savedGames.ts');
      if (!isUnmounted) setGame(loadSavedGame(id, format));
    };
    load().catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, [format, isReady, id]);

  return { game: format ? game : null, claim: from => autosave.current?.takeOver(from) };
}

/** Where a run begins: anew, or from what was kept. */
export interface StartOptions {
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
