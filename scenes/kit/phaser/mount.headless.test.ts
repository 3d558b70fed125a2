// Mounting: what a game does before its first picture, and settings that must not rebuild it.
import { afterEach, expect, test, vi } from 'vitest';
import { headlessStage } from '../../../tests/setup/game.ts';
import { leftListeners } from '../../../tests/setup/listeners.ts';
import template from '../../_template/index.ts';
import { DEFAULT_SETTINGS } from '../core/settings.ts';
import type { GameRuntime } from '../game.ts';
import { mount, type Stage } from './mount.ts';
import Phaser from './phaser.ts';
import { MAX_IDLE_MS, RenderLoop } from './RenderLoop.ts';

let stage: Stage | undefined;
afterEach(() => {
  stage?.destroy();
  stage = undefined;
  vi.restoreAllMocks();
});

/** The engine found no canvas to draw on when it was loaded: for as long as `then` takes there is one that bears every line. */
async function onCanvas(then: () => Promise<void>): Promise<void> {
  const { game, destroy } = await headlessStage(template);
  const { features } = (game as unknown as { device: { features: { canvas: boolean } } }).device;
  destroy();
  features.canvas = true;
  try {
    await then();
  } finally {
    features.canvas = false;
  }
}

test('the same settings given twice draw nothing anew, other ones do', async () => {
  stage = await headlessStage(template, { seed: 7 });
  const drawn = vi.spyOn(RenderLoop.prototype, 'requestFrame');
  stage.setSettings({ ...DEFAULT_SETTINGS });
  stage.setSettings({ ...DEFAULT_SETTINGS });
  expect(drawn).not.toHaveBeenCalled();
  for (const other of [{ palette: 'safe' }, { textScale: 2 }, { reducedMotion: true }] as const) {
    drawn.mockClear();
    stage.setSettings({ ...DEFAULT_SETTINGS, ...other });
    expect(drawn, JSON.stringify(other)).toHaveBeenCalledOnce();
  }
});

test('the bot behind the start card thinks only after the first picture, and then once the page has had its time', async () => {
  const { default: runtime } = await template.load();
  const { default: scene } = await runtime.scene();
  const thought = vi.fn();
  const watched: GameRuntime = {
    ...runtime,
    open: options => {
      const session = runtime.open(options);
      const demo = session.demo.bind(session);
      return Object.assign(session, {
        demo: () => {
          thought();
          return demo();
        },
      });
    },
  };
  let game: Phaser.Game | undefined;
  let now = 0;
  const parent = document.body.appendChild(document.createElement('div'));
  const mountedOnCanvas = () =>
    mount({
      parent,
      host: parent,
      definition: template,
      runtime: watched,
      scene,
      open: { seed: 7 },
      settings: DEFAULT_SETTINGS,
      size: { width: 640, height: 480, ratio: 1 },
      attract: true,
      renderer: 'canvas',
      crashed(error) {
        throw error;
      },
      onCreated(made) {
        made.loop.stop();
        game = made;
      },
    });
  const frames = (count: number) => {
    for (let i = 0; i < count; i++) game?.step((now += 17), 17);
  };
  let thoughtBefore = -1;
  await onCanvas(async () => {
    const mounting = mountedOnCanvas();
    await vi.waitFor(() => expect(game).toBeDefined(), { timeout: 20_000 });
    game?.events.once(Phaser.Core.Events.POST_RENDER, () => {
      thoughtBefore = thought.mock.calls.length;
    });
    frames(1);
    stage = await mounting;
  });
  expect(thoughtBefore).toBe(0);
  frames(30);
  expect(thought, 'while it rests').not.toHaveBeenCalled();
  frames(MAX_IDLE_MS / 17 + 30);
  expect(thought.mock.calls.length).toBeGreaterThan(10);
});

test('a game that finds nothing to draw on rejects, and leaves no listener', async () => {
  const { default: runtime } = await template.load();
  const { default: scene } = await runtime.scene();
  const parent = document.createElement('div');
  const open = { seed: 7 };
  const size = { width: 640, height: 480, ratio: 1 };
  const how = { parent, host: parent, definition: template, runtime, scene, open, settings: DEFAULT_SETTINGS, size };
  expect(leftListeners()).toEqual([]);
  await expect(mount({ ...how, attract: false, renderer: 'canvas', crashed: () => {} })).rejects.toThrow(/Canvas/);
  expect(leftListeners()).toEqual([]);
});
