// Saved game hook: loads the game in progress for the start card, and autosaves during play. The module is fetched only for games that have one.
import { useEffect, useRef, useState } from 'react';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import type { Autosave, SavedGame } from '../data/savedGames.ts';
import { toast } from '../ui/toast.ts';
import type { MountedGame } from './PhaserHost.tsx';
import type { Phase } from './useSession.ts';

export interface SavedGameState {
  /** Saved game that can be continued, or null. */
  readonly game: SavedGame | null;
  /** True until it is known whether there is one. */
  readonly isLoading: boolean;
  /** Continues the game in this tab, which then autosaves it. */
  claim(game: SavedGame): void;
}

export function useSavedGame(
  mounted: MountedGame | null,
  { id }: GameDefinition,
  phase: Phase,
  lab: boolean,
): SavedGameState {
  /** Undefined until it was looked for. */
  const [game, setGame] = useState<SavedGame | null | undefined>(undefined);
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
    startAutosave().catch(() =>
      toast({ title: 'Saving did not load', description: 'Reload the page to keep this game.' }),
    );
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
    load().catch(() => !isUnmounted && setGame(null));
    return () => {
      isUnmounted = true;
    };
  }, [format, isReady, id]);

  return {
    game: (format && game) ?? null,
    isLoading: mounted === null || (format !== undefined && game === undefined),
    claim(from) {
      autosave.current?.takeOver(from);
      if (from.clockWentBack) toast({ title: 'The clock went back', description: from.clockWentBack });
    },
  };
}

/** Start of a run: the daily game or not, from the beginning or from a saved game. */
export interface StartOptions {
  readonly daily: boolean;
  readonly from?: SavedGame;
}

/** Setup of a saved game or a run, without what the start card does not ask. */
export function setupOf({ setup }: Pick<SavedGame, 'setup'>, { start }: GameDefinition): Setup {
  const known = new Set([
    ...(start.options ?? []).map(({ name }) => name),
    ...start.buttons.flatMap(({ setup: own = {} }) => Object.keys(own)),
  ]);
  return Object.fromEntries(Object.entries(setup).filter(([name]) => known.has(name)));
}
