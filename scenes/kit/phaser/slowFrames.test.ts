// Slow frames: a phone that saves power, or a busy machine, gives 12 to 40 frames a second, and play goes on at 60 ticks a second.
import { expect, test } from 'vitest';
import { FixedClock, TICKS_PER_SECOND } from '../core/clock.ts';
import { random, seeded } from '../core/rng.ts';
import { RenderLoop } from './RenderLoop.ts';

const SECONDS = 60;
/** Allowed difference of the ticks, where a long frame drops one. */
const MAX_LOST = 0.01;

/** Ticks of so many seconds of frames that pass through a render loop, whose picture changes only now and then. */
function ticksOf(frameMs: (frame: number) => number, speed = 1): number {
  const clock = new FixedClock();
  const loop = new RenderLoop();
  let ticks = 0;
  const step = (_time: number, delta: number) => {
    ticks += clock.advance(delta, speed);
  };
  const renderer = { preRender() {}, postRender() {} };
  const game = { renderer, scene: { render() {} }, step, headlessStep: step };
  const camera = {
    x: 0,
    y: 0,
    width: 9,
    height: 9,
    originX: 0,
    originY: 0,
    scrollX: 0,
    scrollY: 0,
    zoomX: 1,
    zoomY: 1,
  };
  const scene = {
    running: true,
    idle: false,
    attracts: false,
    session: { store: { getState: () => ({ phase: 'playing' }) } },
    children: { list: [] },
    cameras: { main: { ...camera, visible: true } },
    paper: { redrawn: 0 },
  };
  loop.wrapFrames(game as unknown as Parameters<RenderLoop['wrapFrames']>[0], error => {
    throw error;
  });
  loop.attach(scene as unknown as Parameters<RenderLoop['attach']>[0]);
  let now = 0;
  for (let frame = 0; now < SECONDS * 1000; frame++) {
    const ms = frameMs(frame);
    now += ms;
    scene.cameras.main.scrollX = frame % 3 === 0 ? frame : scene.cameras.main.scrollX;
    game.step(now, ms);
  }
  return (ticks * 1000) / now;
}

const expectFullSpeed = (ticksPerSecond: number, speed = 1) =>
  expect(Math.abs(ticksPerSecond / (TICKS_PER_SECOND * speed) - 1)).toBeLessThan(MAX_LOST);

test.each([12, 15, 20, 24, 30, 33, 36, 40])('%i frames a second', rate => {
  expectFullSpeed(ticksOf(() => 1000 / rate));
  expectFullSpeed(
    ticksOf(() => 1000 / rate, 0.6),
    0.6,
  );
});

test.each([
  ['a display of 60 Hz that misses every other frame', (frame: number) => (frame % 2 ? 1000 / 60 : 2000 / 60)],
  ['clock times in whole milliseconds', (frame: number) => (frame % 3 ? 33 : 34)],
  ['a pause of the collector every second', (frame: number) => (frame % 30 ? 32 : 72)],
])('uneven: %s', (_what, frameMs) => expectFullSpeed(ticksOf(frameMs)));

test('uneven by chance, between 15 and 40 frames a second', () => {
  const rng = seeded(1);
  expectFullSpeed(ticksOf(() => 25 + random(rng) * 42));
});
