// Boot of a game in its box: fetches its files, opens the session with the options of the page's address, mounts the stage and draws it once.
// Independent of React and Phaser.
import type { OpenOptions } from '../../scenes/kit/core/session/session.ts';
import type { Settings } from '../../scenes/kit/core/settings.ts';
import type { GameDefinition, GameRuntime } from '../../scenes/kit/game.ts';
import type { Stage, StageSize } from '../../scenes/kit/phaser/mount.ts';
import { chooseRenderer } from '../../scenes/kit/phaser/renderer.ts';
import { randomSeed, readAddress } from './address.ts';
import { fetchGame } from './fetchGame.ts';

/** Options of the session that a page visit opens. */
export interface Opening {
  readonly open: Omit<OpenOptions, 'physics' | 'levels' | 'rulesVersion'>;
  /** True if the bot plays behind the start card. */
  readonly attract: boolean;
}

export interface BootedGame {
  readonly stage: Stage;
  readonly runtime: GameRuntime;
  /** Size of the box when the stage was mounted. */
  readonly size: StageSize;
}

export interface BootOptions {
  readonly definition: GameDefinition;
  /** Element that the canvas fills exactly. */
  readonly box: HTMLElement;
  /** Element that receives key events. */
  readonly host: HTMLElement;
  settings(): Settings;
  opening(): Opening;
  /** True once the page was left: the boot then stops. */
  isUnmounted?(): boolean;
  /** Called when all files were fetched, before the stage is mounted. */
  onFetched?(): void;
  /** What is loaded after the first picture also waits for this. */
  readonly deferUntil?: Promise<unknown>;
  crashed(error: unknown): void;
  contextLost(lost: boolean): void;
}

export async function bootGame(options: BootOptions): Promise<BootedGame | null> {
  const { definition, box, host, isUnmounted, deferUntil, crashed, contextLost } = options;
  const fetching = fetchGame(definition);
  // Choosing the renderer asks for a GPU and takes a while: it happens while scripts load, after the first paint.
  requestAnimationFrame(() => setTimeout(chooseRenderer));
  const { mount, runtime, scene, levels } = await fetching;
  if (isUnmounted?.()) return null;
  options.onFetched?.();
  const size = sizeOf(box);
  const { open, attract } = options.opening();
  const stage = await mount({
    parent: box,
    host,
    definition,
    runtime,
    scene,
    open: { ...open, levels },
    attract,
    settings: options.settings(),
    size,
    ...(deferUntil && { afterFirstFrame: deferUntil }),
    crashed,
    contextLost,
  });
  return { stage, runtime, size };
}

export const sizeOf = (box: HTMLElement): StageSize => ({
  width: box.clientWidth,
  height: box.clientHeight,
  ratio: window.devicePixelRatio,
});

/** Session options from the address; a fresh random seed where it names none. */
export function openingOf(definition: GameDefinition): Opening {
  const { lab, seed, setup, texts, overrides } = readAddress(location.search, definition);
  return { open: { seed: seed ?? randomSeed(), setup: { ...texts, ...setup }, overrides }, attract: !lab };
}
