// A game without a browser: real Phaser under HEADLESS, real Arcade, frames given by hand. For `*.headless.test.ts` and soak.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Size } from '../../scenes/kit/core/camera.ts';
import type { Json } from '../../scenes/kit/core/json.ts';
import type { Physics, Setup } from '../../scenes/kit/core/rules.ts';
import { respondInline } from '../../scenes/kit/core/session/respondInline.ts';
import type { OpenOptions, Session } from '../../scenes/kit/core/session/session.ts';
import { DEFAULT_SETTINGS } from '../../scenes/kit/core/settings.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { mount, type Stage } from '../../scenes/kit/phaser/mount.ts';
import Phaser from '../../scenes/kit/phaser/phaser.ts';
import { arcade } from '../../scenes/kit/phaser/physics.ts';

const LEVELS = join(fileURLToPath(import.meta.url), '../../../assets/levels');

/** A game's level files, from disk. */
export const levelsOf = ({ id, levels = [] }: GameDefinition): readonly string[] =>
  levels.map(file => readFileSync(join(LEVELS, id, file), 'utf8'));

export interface HeadlessStage extends Stage {
  readonly game: Phaser.Game;
  /** One displayed frame, so many milliseconds after the last. */
  frame(ms: number): void;
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
  // The engine's loop begins after the scene is made: from its first picture on, frames are handed out by the test alone.
  game?.loop.stop();
  game?.headlessStep(0, 0);
  const work = await runtime.work?.runInline();
  if (work) respondInline(stage.session, work);
  let now = 0;
  return {
    ...stage,
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

let shared: Promise<Physics> | undefined;

/** Arcade for sessions that need no picture. One world serves all: every step sets everything it depends on. */
export function headlessPhysics(): Promise<Physics> {
  shared ??= new Promise(resolve => {
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
  return shared;
}

/**
 * Opens sessions of a game as its page does: real physics, its levels, and whatever its rules ask answered at once; from `answers` where the same
 * was asked before, as a page remembers what its Worker said.
 */
export async function opener(
  definition: GameDefinition,
  answers?: Map<string, Json>,
): Promise<(o: Omit<OpenOptions, 'physics' | 'levels' | 'rulesVersion'>) => Session> {
  const { default: runtime } = await definition.load();
  const physics = await headlessPhysics();
  const work = remembered(await runtime.work?.runInline(), answers);
  return options => {
    const { rulesVersion } = definition;
    const session = runtime.open({ ...options, physics, levels: levelsOf(definition), rulesVersion });
    if (work) respondInline(session, work);
    return session;
  };
}

function remembered(work: ((question: Json) => Json) | undefined, answers: Map<string, Json> | undefined) {
  if (!work || !answers) return work;
  return (question: Json): Json => {
    const asked = JSON.stringify(question);
    if (!answers.has(asked)) answers.set(asked, work(question));
    return answers.get(asked) as Json;
  };
}

/** A session ready to tick: started, with real physics where the game has bodies. */
export async function startedSession(
  definition: GameDefinition,
  seed = 1,
  overrides: Record<string, number> = {},
  setup: Setup = {},
): Promise<Session> {
  const session = (await opener(definition))({ seed, overrides });
  session.start(setup);
  return session;
}
