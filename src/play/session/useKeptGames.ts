// Kept games hook: the games in progress that the start card offers, and the storing of the one that is played. A game with a format of its own for
// saved games (a world that lives on) is stored by it, every other one as its run. Their modules are fetched when the stage is mounted.
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import type { KeptRun } from '../../data/games/keptRuns.ts';
import type { RunKeeper } from '../../data/games/runKeeper.ts';
import type { Autosave, SavedGame } from '../../data/games/savedGames.ts';
import { isMarked } from '../../data/runMarks.ts';
import { toast } from '../../ui/toast.ts';
import type { Play } from '../page/usePlay.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import { setupOf } from './runSetup.ts';
import type { Phase } from './useSession.ts';

/** A game in progress, as the start card offers it. */
export interface KeptGame {
  readonly id: string;
  /** Where it stands; null where the game has no words for it. */
  readonly line: string | null;
  /** Goes on with it in this tab, which then stores it. */
  resume(): void;
}

export interface KeptGames {
  /** The newest first. */
  readonly games: readonly KeptGame[];
  /** True until it is known whether there are any. Meanwhile one stands for all where a mark says so. */
  readonly isLoading: boolean;
  /** True if it was pressed to go on with one before they were read. */
  readonly isWaiting: boolean;
}

/** Where games are kept, and how they are gone on with. */
interface KeptStore {
  list(): Promise<readonly KeptGame[]>;
  stop(): void;
}

const NONE: readonly KeptGame[] = [];

export function useKeptGames(play: Play, definition: GameDefinition, phase: Phase, lab: boolean): KeptGames {
  const { mounted } = play;
  /** Null until they were looked for. */
  const [games, setGames] = useState<readonly KeptGame[] | null>(null);
  const [store, setStore] = useState<KeptStore | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  /** A press came before they were found: the first is resumed then. */
  const waits = useRef(false);
  const marked = useSyncExternalStore(
    noChange,
    () => isMarked(definition.id),
    () => false,
  );
  const open = useEffectEvent((on: MountedGame) =>
    on.runtime.savedGame ? openSavedGames(on, definition, resumeSaved) : openRuns(on, definition, resumeRun),
  );

  function resumeSaved(from: SavedGame, autosave: Autosave): void {
    play.start(setupOf(from, definition), { daily: false, from });
    autosave.takeOver(from);
    if (from.clockWentBack) toast({ title: 'The clock went back', description: from.clockWentBack });
  }
  function resumeRun(run: KeptRun, keeper: RunKeeper): void {
    void play.resumeRun(run, () => keeper.takeOver(run));
  }

  useEffect(() => {
    if (!mounted || lab) return;
    let opened: KeptStore | null = null;
    let isUnmounted = false;
    const load = async () => {
      opened = await open(mounted);
      if (isUnmounted) opened.stop();
      else setStore(opened);
    };
    load().catch(() => {
      if (isUnmounted) return;
      setGames(NONE);
      toast({ title: 'Saving did not load', description: 'Reload the page to keep this game.' });
    });
    return () => {
      isUnmounted = true;
      opened?.stop();
      setStore(null);
    };
  }, [mounted, lab]);

  const isReady = phase === 'ready';
  useEffect(() => {
    if (!store || !isReady) return;
    let isUnmounted = false;
    const show = (found: readonly KeptGame[]): void => {
      if (isUnmounted) return;
      setGames(found);
      if (!waits.current) return;
      waits.current = false;
      setWaiting(false);
      found[0]?.resume();
    };
    void store
      .list()
      .catch(() => NONE)
      .then(show);
    return () => {
      isUnmounted = true;
    };
  }, [store, isReady]);

  const wait = () => {
    waits.current = true;
    setWaiting(true);
  };
  const expected = marked && !lab ? [{ id: '', line: null, resume: wait }] : NONE;
  return { games: games ?? expected, isLoading: mounted === null || (!lab && games === null), isWaiting };
}

const noChange = () => () => {};

type ResumeSaved = (from: SavedGame, autosave: Autosave) => void;
type ResumeRun = (run: KeptRun, keeper: RunKeeper) => void;

async function openSavedGames(
  { runtime, stage }: MountedGame,
  { id }: GameDefinition,
  resume: ResumeSaved,
): Promise<KeptStore> {
  const { autosaveWhilePlayed, loadSavedGames } = await import('../../data/games/savedGames.ts');
  const format = runtime.savedGame;
  if (!format) return { list: async () => NONE, stop() {} };
  const autosave = autosaveWhilePlayed(stage.session, id, format);
  return {
    list: async () =>
      loadSavedGames(id, format).map(game => ({ id: game.key, line: game.line, resume: () => resume(game, autosave) })),
    stop: () => autosave.stop(),
  };
}

async function openRuns({ stage }: MountedGame, definition: GameDefinition, resume: ResumeRun): Promise<KeptStore> {
  const { RunKeeper, listPlayable } = await import('../../data/games/runKeeper.ts');
  const keeper = new RunKeeper(stage.session, definition);
  return {
    async list() {
      const { runs, putAside } = await listPlayable(definition);
      for (const replay of putAside)
        toast({
          title: 'The rules of this game have changed',
          description: replay
            ? 'Your run of the old ones cannot go on: it is kept among the replays.'
            : 'Your run of the old ones cannot go on, and was too long to be kept as a replay.',
          duration: Number.POSITIVE_INFINITY,
        });
      return runs.map(run => ({ id: run.key, line: run.line || null, resume: () => resume(run, keeper) }));
    },
    stop: () => keeper.stop(),
  };
}
