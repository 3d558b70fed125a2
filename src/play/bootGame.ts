// A game set up in its box: fetched, opened as the address says, made, and drawn once. Knows neither React nor Phaser.
import type { OpenOptions } from '../../scenes/kit/core/session/session.ts';
import type { Settings } from '../../scenes/kit/core/settings.ts';
import type { GameDefinition, GameRuntime } from '../../scenes/kit/game.ts';
import type { Stage, StageSize } from '../../scenes/kit/phaser/mount.ts';
import { chooseRenderer } from '../../scenes/kit/phaser/renderer.ts';
import { freshSeed, readAddress } from './address.ts';
import { fetchGame } from './fetchGame.ts';

/** How a visit begins. */
export interface Opening {
  readonly open: Omit<OpenOptions, 'physics' | 'levels' | 'rulesVersion'>;
  /** Let the bot play behind the start card. */
  readonly attract: boolean;
}

export interface BootedGame {
  readonly stage: Stage;
  readonly runtime: GameRuntime;
  /** Of its box when it was made. */
  readonly size: StageSize;
}

export interface BootOptions {
  readonly definition: GameDefinition;
  /** Filled exactly by the picture. */
  readonly box: HTMLElement;
  /** Has the keyboard. */
  readonly host: HTMLElement;
  settings(): Settings;
  opening(): Opening;
  /** Nobody waits for it any more. */
  isGone?(): boolean;
  /** All of it has come; it is made next. */
  fetched?(): void;
  /** What can wait behind the picture waits for this too. */
  readonly rest?: Promise<unknown>;
  crashed(error: unknown): void;
  contextLost(lost: boolean): void;
}

export async function bootGame(options: BootOptions): Promise<BootedGame | null> {
  const { definition, box, host, isGone, rest, crashed, contextLost } = options;
  const fetching = fetchGame(definition);
  // To ask for a GPU takes a while: it is done while scripts are on their way, once the page has been painted.
  requestAnimationFrame(() => setTimeout(chooseRenderer));
  const { mount, runtime, scene, levels } = await fetching;
  if (isGone?.()) return null;
  options.fetched?.();
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
    ...(rest && { afterFirstFrame: rest }),
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

/** As the address asks; where it names no world, one that nobody chose. */
export function openingOf(definition: GameDefinition): Opening {
  const { lab, seed, setup, texts, overrides } = readAddress(location.search, definition);
  return { open: { seed: seed ?? freshSeed(), setup: { ...texts, ...setup }, overrides }, attract: !lab };
}
