// Boot of a game in its box: fetches its files, opens the session with the options of the page's address, mounts the stage and draws it once.
// Independent of React and Phaser.
import { own } from '../../../scenes/kit/core/own.ts';
import type { OpenOptions } from '../../../scenes/kit/core/session/session.ts';
import type { Settings } from '../../../scenes/kit/core/settings.ts';
import type { GameDefinition, GameRuntime } from '../../../scenes/kit/game.ts';
import type { MountOptions, Stage, StageSize } from '../../../scenes/kit/phaser/mount.ts';
import { chooseRenderer } from '../../../scenes/kit/phaser/renderer.ts';
import { randomSeed, readAddress } from '../page/address.ts';
import { fetchGame } from './fetchGame.ts';

/** Options of the session that a page visit opens. */
export interface Opening {
  readonly open: Omit<OpenOptions, 'physics' | 'levels' | 'rulesVersion'>;
  /** Setup texts that the page's link brought. */
  readonly texts: Readonly<Record<string, string>>;
  /** True if the bot plays behind the start card. */
  readonly attract: boolean;
}

export interface BootedGame {
  /** Setup texts of each run: those of the link, none where the game does not open with them. */
  readonly texts: Readonly<Record<string, string>>;
  /** Why the game was opened without the texts of the link; null where it was not. */
  readonly refusal: string | null;
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
  const { definition, isUnmounted } = options;
  const fetching = fetchGame(definition);
  // Choosing the renderer asks for a GPU and takes a while: it happens while scripts load, after the first paint.
  requestAnimationFrame(() => setTimeout(chooseRenderer));
  const files = await fetching;
  if (isUnmounted?.()) return null;
  options.onFetched?.();
  const size = sizeOf(options.box);
  const opening = options.opening();
  const mountWith = (texts: Opening['texts'], crashed: BootOptions['crashed']) =>
    files.mount(mountOptions(options, files, size, opening, texts, crashed));
  const opened = await openWithTexts(definition, opening.texts, options.crashed, mountWith);
  return { ...opened, runtime: files.runtime, size };
}

const mountOptions = (
  { definition, box, host, settings, deferUntil, contextLost }: BootOptions,
  { runtime, scene, levels }: Awaited<ReturnType<typeof fetchGame>>,
  size: StageSize,
  { open, attract }: Opening,
  texts: Opening['texts'],
  crashed: BootOptions['crashed'],
): MountOptions => ({
  parent: box,
  host,
  definition,
  runtime,
  scene,
  open: { ...open, setup: { ...texts, ...open.setup }, levels },
  attract,
  settings: settings(),
  size,
  ...(deferUntil && { afterFirstFrame: deferUntil }),
  crashed,
  contextLost,
});

/** Opens a game with the texts of its link. Whatever they make it throw before its first picture, it opens without them, and says so. */
async function openWithTexts(
  { texts: known = {} }: GameDefinition,
  texts: Opening['texts'],
  crashed: BootOptions['crashed'],
  mountWith: (texts: Opening['texts'], crashed: BootOptions['crashed']) => Promise<Stage>,
): Promise<Pick<BootedGame, 'stage' | 'texts' | 'refusal'>> {
  const [name] = Object.keys(texts);
  if (name === undefined) return { stage: await mountWith({}, crashed), texts, refusal: null };
  let isRefused = false;
  // The stage reports an error after it has rejected: in the next task it is known whether that was for the texts.
  const crashedLater = (error: unknown) => void setTimeout(() => isRefused || crashed(error));
  try {
    return { stage: await mountWith(texts, crashedLater), texts, refusal: null };
  } catch {
    isRefused = true;
    const refusal = `This link holds no ${own(known, name)?.noun ?? name} that can be read. The game opens without it.`;
    return { stage: await mountWith({}, crashed), texts: {}, refusal };
  }
}

export const sizeOf = (box: HTMLElement): StageSize => ({
  width: box.clientWidth,
  height: box.clientHeight,
  ratio: window.devicePixelRatio,
});

/** Session options from the address; a fresh random seed where it names none. */
export function openingOf(definition: GameDefinition): Opening {
  const { lab, seed, setup, texts, overrides } = readAddress(location, definition);
  return { open: { seed: seed ?? randomSeed(), setup: setup ?? {}, overrides }, texts, attract: !lab };
}
