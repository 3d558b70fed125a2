// Early boot: a pre-rendered game page already has its stage box, so the game boots in it before React does, and PhaserHost adopts it later. The
// first picture then waits for the engine alone.

import { type BootedGame, bootGame, openingOf } from './bootGame.ts';
import { earlySettings } from './earlySettings.ts';
import { fetchDefinition } from './fetchGame.ts';

interface StageCallbacks {
  crashed(error: unknown): void;
  contextLost(lost: boolean): void;
}

export interface EarlyBoot {
  /** Settled when everything for the first picture was fetched, or failed. */
  readonly fetched: Promise<void>;
  /** Settled when the first picture is shown, or failed. */
  readonly shown: Promise<void>;
}

interface PendingGame {
  readonly box: HTMLElement;
  adopt(callbacks: StageCallbacks): Promise<BootedGame>;
}

let pendingGame: PendingGame | null = null;

/** Boots the game of this page in its box. */
export function bootEarly(box: HTMLElement): EarlyBoot {
  let callbacks: StageCallbacks | null = null;
  /** Error thrown before the host adopted the game. */
  let earlyError: { readonly error: unknown } | null = null;
  let isLost = false;
  const [adopted, markAdopted] = deferred();
  const [fetched, markFetched] = deferred();
  const booted = boot();
  const shown = booted.then(noop, noop);
  pendingGame = {
    box,
    async adopt(to) {
      const game = await booted;
      const { stage } = game;
      callbacks = to;
      markAdopted();
      if (earlyError) {
        stage.destroy();
        throw earlyError.error;
      }
      if (isLost) to.contextLost(true);
      return game;
    },
  };
  return { fetched: Promise.race([fetched, shown]), shown };

  async function boot(): Promise<BootedGame> {
    const id = box.dataset['game'] ?? '';
    const host = box.closest<HTMLElement>('[role="application"]');
    const definition = await fetchDefinition(id);
    if (!definition || !host) throw new Error(`There is no stage for the game ${id}`);
    const game = await bootGame({
      definition,
      box,
      host,
      opening: () => openingOf(definition),
      settings: earlySettings,
      onFetched: markFetched,
      deferUntil: adopted,
      crashed(error) {
        if (callbacks) callbacks.crashed(error);
        else earlyError = { error };
      },
      contextLost(lost) {
        if (callbacks) callbacks.contextLost(lost);
        else isLost = lost;
      },
    });
    if (!game) throw new Error('Nobody waited');
    return game;
  }
}

const noop = () => {};

/** A promise and the function that resolves it. */
function deferred(): readonly [promise: Promise<void>, resolve: () => void] {
  let resolve = noop;
  const promise = new Promise<void>(done => {
    resolve = done;
  });
  return [promise, () => resolve()];
}

/** Hands over the game that was booted early in this box, once; null if there is none. */
export function adoptEarlyGame(box: HTMLElement, callbacks: StageCallbacks): Promise<BootedGame> | null {
  if (pendingGame?.box !== box) return null;
  const { adopt } = pendingGame;
  pendingGame = null;
  return adopt(callbacks);
}
