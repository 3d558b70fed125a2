// Animation clock: tweens and timers advance by the scene's frames, at the speed of play.
import { afterEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import template from '../../_template/index.ts';
import type { GameScene } from './GameScene.ts';

/** A tenth of a tick. */
const FRAME_MS = 1000 / 600;
let stage: HeadlessStage;
afterEach(() => stage.destroy());

const scene = () => stage.game.scene.scenes[0] as unknown as GameScene;
const frames = (count: number) => {
  for (let i = 0; i < count; i++) stage.frame(FRAME_MS);
};

/** A stage in play, with a tween and a timer that go on for ever. Answers how many milliseconds each has seen. */
async function playing(): Promise<() => readonly [tween: number, timer: number]> {
  stage = await headlessStage(template, { overrides: { starCount: 0 } });
  stage.session.start();
  // The first tick is played: the picture moves.
  frames(20);
  const target = { ms: 0 };
  scene().tweens.add({ targets: target, ms: 60_000, duration: 60_000, ease: 'Linear' });
  const timer = scene().time.addEvent({ delay: 60_000, callback: () => {} });
  // Both begin in the frame after the one they were made in.
  frames(2);
  const began = [target.ms, timer.getElapsed()] as const;
  return () => [target.ms - began[0], timer.getElapsed() - began[1]];
}

const expectBoth = (passed: readonly [number, number], wanted: number, why: string) => {
  for (const ms of passed) expect(ms, why).toBeCloseTo(wanted, 6);
};

test('they see the milliseconds of the frames, however long those took', async () => {
  const passed = await playing();
  frames(30);
  expectBoth(passed(), 30 * FRAME_MS, 'played');
  const until = performance.now() + 20;
  while (performance.now() < until);
  frames(1);
  expectBoth(passed(), 31 * FRAME_MS, 'a slow machine');
});

test('slow motion slows them, a faster replay hurries them', async () => {
  const passed = await playing();
  stage.session.setSpeed(0.6);
  frames(50);
  expectBoth(passed(), 30 * FRAME_MS, 'at 60 %');
  stage.session.setSpeed(4);
  frames(5);
  expectBoth(passed(), 50 * FRAME_MS, 'four times as fast');
});

test('a pause holds them', async () => {
  const passed = await playing();
  stage.session.pause();
  frames(30);
  expectBoth(passed(), 0, 'paused');
});

test('hit-stop holds them until the picture moves on', async () => {
  const passed = await playing();
  scene().juice.hitStop(3);
  frames(30);
  expectBoth(passed(), 0, 'held');
  frames(30);
  // What was left of the tick in which it hit, and the one after those that were held.
  expect(passed()[0]).toBeGreaterThan(20 * FRAME_MS);
  expect(passed()[0]).toBeLessThanOrEqual(30 * FRAME_MS);
});

test('a rest behind the start card holds them, and play lets them go', async () => {
  stage = await headlessStage(template, { overrides: { starCount: 0 } });
  const target = { ms: 0 };
  scene().tweens.add({ targets: target, ms: 60_000, duration: 60_000, ease: 'Linear' });
  frames(30);
  expect(target.ms).toBe(0);
  stage.session.start();
  frames(30);
  expect(target.ms).toBeGreaterThan(0);
});

test('decoration draws the same random numbers again when the run restarts', async () => {
  stage = await headlessStage(template, { seed: 7, overrides: { starCount: 0 } });
  stage.session.start();
  const drawn = () => Array.from({ length: 5 }, () => scene().random.fraction());
  const first = drawn();
  expect(drawn()).not.toEqual(first);
  stage.session.restart();
  expect(drawn()).toEqual(first);
  stage.session.restart(8);
  expect(drawn()).not.toEqual(first);
});

test('an error of the scene in what a button triggers is reported, and other listeners are still called', async () => {
  const errors: unknown[] = [];
  stage = await headlessStage(template, { overrides: { starCount: 0 }, crashed: error => errors.push(error) });
  const { session } = stage;
  session.start();
  (scene() as unknown as { onEvents(): void }).onEvents = () => {
    throw new Error('torn');
  };
  (scene() as unknown as { onStateReplaced(): void }).onStateReplaced = () => {
    throw new Error('torn later');
  };
  let heard = 0;
  session.onStateReplaced(() => heard++);
  session.restart();
  expect(errors).toEqual([new Error('torn later')]);
  session.rewind?.(1);
  expect([errors.length, heard], 'said once').toEqual([1, 1]);
});
