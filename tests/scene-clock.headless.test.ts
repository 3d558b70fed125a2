// The same hands give the same run at every frame rate: real scene, real Arcade, uneven frames.
import { expect, test } from 'vitest';
import { KEY } from '../scenes/_template/controls.ts';
import template from '../scenes/_template/index.ts';
import { STEP_MS } from '../scenes/kit/core/clock.ts';
import type { Frame } from '../scenes/kit/core/input/input.ts';
import { headlessStage } from './setup/game.ts';

/** Held keys as a function of the tick alone, bumping into the wall and the edges. */
const hands = (tick: number): number =>
  [KEY.right, KEY.right | KEY.up, KEY.down, KEY.left | KEY.down, KEY.right][Math.floor(tick / 37) % 5] as number;

const RATES: Record<string, (frame: number) => number> = {
  '30 Hz': () => 1000 / 30,
  '59.94 Hz': () => 1000 / 59.94,
  '60 Hz': () => 1000 / 60,
  '144 Hz': () => 1000 / 144,
  '240 Hz': () => 1000 / 240,
  jitter: frame => 4 + ((frame * 7919) % 29),
};

async function hashAt(ms: (frame: number) => number): Promise<string> {
  const stage = await headlessStage(template, { seed: 7, overrides: { starCount: 30 } });
  const { session } = stage;
  stage.input.take = (): Frame => {
    const { tick } = session.store.getState();
    if (tick === 600) session.pause();
    return { held: hands(tick), pressed: 0, released: 0 };
  };
  session.start();
  for (let frame = 0; session.store.getState().phase === 'playing' && frame < 9000; frame++) stage.frame(ms(frame));
  const { tick } = session.store.getState();
  const hash = session.hash();
  stage.destroy();
  expect(tick).toBe(600);
  return hash;
}

test('600 ticks end in one state at every rate', async () => {
  const hashes: Record<string, string> = {};
  for (const [name, ms] of Object.entries(RATES)) hashes[name] = await hashAt(ms);
  expect(new Set(Object.values(hashes)), JSON.stringify(hashes)).toHaveLength(1);
});

test('the dart is stopped by the wall, not by the script', async () => {
  const stage = await headlessStage(template, { seed: 7 });
  stage.session.start();
  const state = () => stage.session.state as { dart: { x: number; touching: number } };
  for (let i = 0; i < 90; i++) stage.session.tick({ held: KEY.right, pressed: 0, released: 0 });
  expect(state().dart.x).toBe(288);
  expect(state().dart.touching).not.toBe(0);
  stage.destroy();
});

test('while a watched run is wound the picture stands; there it jumps, and moves once', async () => {
  const stage = await headlessStage(template, { seed: 7 });
  const { session } = stage;
  session.start();
  for (let i = 0; i < 90; i++) session.tick({ held: KEY.right, pressed: 0, released: 0 });
  session.watch(session.replay());
  session.pause();
  stage.frame(STEP_MS);
  const scene = stage.game.scene.scenes[0] as unknown as { afterSync?(): void; draw?(alpha: number): void };
  let [moves, drawn] = [0, 0];
  const { afterSync, draw } = Object.getPrototypeOf(scene) as typeof scene;
  scene.afterSync = () => (moves++, afterSync?.call(scene));
  scene.draw = alpha => (drawn++, draw?.call(scene, alpha));
  const winding = session.seekIncrementally(80);
  for (let i = 0; i < 40; i++) {
    winding.next();
    stage.frame(STEP_MS);
  }
  expect([moves, drawn]).toEqual([0, 0]);
  while (!winding.next().done);
  expect(moves).toBe(1);
  stage.frame(STEP_MS);
  expect(drawn).toBe(1);
  stage.destroy();
});

test('an exception in a frame is told, stops the game and leaves the next one whole', async () => {
  const told: unknown[] = [];
  const stage = await headlessStage(template, { crashed: error => told.push(error) });
  stage.session.start();
  stage.input.take = () => {
    throw new Error('planted');
  };
  stage.frame(17);
  stage.frame(17);
  expect(told).toHaveLength(1);
  stage.destroy();
  const next = await headlessStage(template);
  next.session.start();
  next.frame(17);
  expect(next.session.store.getState().tick).toBe(1);
  next.destroy();
});
