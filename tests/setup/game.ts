// Headless game: real Phaser under HEADLESS with real Arcade Physics, without a browser; the test steps the frames. For `*.headless.test.ts` and soak.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json } from '../../scenes/kit/core/json.ts';
import type { Physics, Setup } from '../../scenes/kit/core/rules.ts';
import { respondInline } from '../../scenes/kit/core/session/respondInline.ts';
import type { OpenOptions, Session } from '../../scenes/kit/core/session/session.ts';
import { DEFAULT_SETTINGS } from '../../scenes/kit/core/settings.ts';
import type { Size } from '../../scenes/kit/core/world/camera.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { mount, type Stage } from '../../scenes/kit/phaser/mount.ts';
import Phaser from '../../scenes/kit/phaser/phaser.ts';
import { arcade } from '../../scenes/kit/phaser/physics/physics.ts';

const LEVELS = join(fileURLToPath(import.meta.url), '../../../assets/levels');

/** Reads a game's level files. */
export const levelsOf = ({ id, levels = [] }: GameDefinition): readonly string[] =>
  levels.map(file => readFileSync(join(LEVELS, id, file), 'utf8'));

export interface HeadlessStage extends Stage {
  readonly game: Phaser.Game;
  /** Steps one frame, `ms` milliseconds after the last. */
  frame(ms: number): void;
}

declare global {
  /** Stages that no test has ended yet: they end with their file, because they would hear the presses of the next. */
  var openStages: Set<Stage> | undefined;
}

export async function headlessStage(
  definition: GameDefinition,
  {
    seed = 1,
    overrides = {},
    crashed = rethrow,
    box = definition.stage,
  }: {
    seed?: number;
    overrides?: Record<string, number>;
    crashed?: (error: unknown) => void;
    box?: Size;
  } = {},
): Promise<HeadlessStage> {
  const { default: runtime } = await definition.load();
  const { default: scene } = await runtime.scene();
  const parent = document.body.appendChild(document.createElement('div'));
  let game: Phaser.Game | undefined;
  const stage = await mount({
    parent,
    host: parent,
    definition,
    runtime,
    scene,
    open: { seed, overrides, levels: levelsOf(definition) },
    settings: DEFAULT_SETTINGS,
    size: { width: box.width, height: box.height, ratio: 1 },
    attract: false,
    renderer: 'headless',
    crashed,
    onCreated: made => {
      game = made;
    },
  });
  // From the first picture on only the test steps frames: Phaser's own loop is stopped.
  game?.loop.stop();
  game?.headlessStep(0, 0);
  const work = await runtime.work?.runInline();
  if (work) respondInline(stage.session, work);
  let now = 0;
  const open = (globalThis.openStages ??= new Set());
  open.add(stage);
  return {
    ...stage,
    destroy() {
      open.delete(stage);
      stage.destroy();
    },
    game: game as Phaser.Game,
    frame(ms) {
      now += ms;
      (game as Phaser.Game).headlessStep(now, ms);
    },
  };
}

function rethrow(error: unknown): never {
  throw error;
}

let sharedPhysics: Promise<Physics> | undefined;

/** Arcade Physics for sessions without a scene. All share one world, because every step sets everything that it depends on. */
export function headlessPhysics(): Promise<Physics> {
  sharedPhysics ??= new Promise(resolve => {
    const game = new Phaser.Game({
      type: Phaser.HEADLESS,
      width: 8,
      height: 8,
      banner: false,
      audio: { noAudio: true },
      physics: { default: 'arcade', arcade: { customUpdate: true, fixedStep: false } },
      scene: {
        create(this: object) {
          game.loop.stop();
          resolve(arcade(this as Phaser.Scene));
        },
      },
    });
  });
  return sharedPhysics;
}

/**
 * Returns a function that opens sessions of a game as its page does: with real physics, its levels, and requests responded to at once; from the cache
 * `responses` where the same request was made before.
 */
export async function sessionOpener(
  definition: GameDefinition,
  responses?: Map<string, Json>,
): Promise<(o: Omit<OpenOptions, 'physics' | 'levels' | 'rulesVersion'>) => Session> {
  const { default: runtime } = await definition.load();
  const physics = await headlessPhysics();
  const work = cachedWork(await runtime.work?.runInline(), responses);
  return options => {
    const { rulesVersion } = definition;
    const session = runtime.open({ ...options, physics, levels: levelsOf(definition), rulesVersion });
    if (work) respondInline(session, work);
    return session;
  };
}

function cachedWork(work: ((request: Json) => Json) | undefined, responses: Map<string, Json> | undefined) {
  if (!work || !responses) return work;
  return (request: Json): Json => {
    const key = JSON.stringify(request);
    if (!responses.has(key)) responses.set(key, work(request));
    return responses.get(key) as Json;
  };
}

/** A started session, with real physics where the game has bodies. */
export async function startedSession(
  definition: GameDefinition,
  seed = 1,
  overrides: Record<string, number> = {},
  setup: Setup = {},
): Promise<Session> {
  const session = (await sessionOpener(definition))({ seed, overrides });
  session.start(setup);
  return session;
}
