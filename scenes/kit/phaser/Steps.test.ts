// A game behind its start card is drawn when there is something new to see; afterwards the bot plays and every frame is drawn.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REST_MS, Steps } from './Steps.ts';

let phase: 'paused' | 'playing' | 'ready';
let steps: Steps;
let drawn: number;
let played: number;
let crashes: unknown[];
const game = { renderer: {}, step: () => {}, headlessStep: () => {} } as unknown as Parameters<Steps['guard']>[0];
const scene = { running: true, resting: false, attracts: true, session: { store: { getState: () => ({ phase }) } } };

beforeEach(() => {
  vi.useFakeTimers();
  phase = 'ready';
  [drawn, played, crashes] = [0, 0, []];
  Object.assign(scene, { running: true, resting: false, attracts: true });
  Object.assign(game, { step: () => void drawn++, headlessStep: () => void played++ });
  steps = new Steps();
  steps.guard(game, error => crashes.push(error));
  steps.watch(scene as unknown as Parameters<Steps['watch']>[0]);
});
afterEach(() => {
  vi.useRealTimers();
});

function frames(count: number): { drawn: number; undrawn: number } {
  [drawn, played] = [0, 0];
  for (let i = 0; i < count; i++) game.step(0, 16);
  return { drawn, undrawn: played };
}

test('behind the start card two frames are drawn, and two after every change', () => {
  expect(frames(10)).toEqual({ drawn: 2, undrawn: 8 });
  expect(scene.resting).toBe(true);
  expect(frames(5)).toEqual({ drawn: 0, undrawn: 5 });
  steps.wake();
  expect(frames(5)).toEqual({ drawn: 2, undrawn: 3 });
});

test('the rest is over after its time, when play begins, and while the lab has the clock', () => {
  frames(5);
  vi.advanceTimersByTime(REST_MS);
  expect(frames(5).drawn).toBe(5);
  expect(scene.resting).toBe(false);
  for (const change of [() => (phase = 'playing'), () => (scene.running = false)]) {
    [phase, scene.running] = ['ready', true];
    steps.watch(scene as unknown as Parameters<Steps['watch']>[0]);
    expect(frames(3).drawn).toBe(0);
    change();
    expect(frames(3).drawn).toBe(3);
  }
});

test('where no bot plays a game rests until it begins, and a pause is a rest', () => {
  scene.attracts = false;
  vi.advanceTimersByTime(10 * REST_MS);
  expect(frames(5)).toEqual({ drawn: 2, undrawn: 3 });
  phase = 'playing';
  expect(frames(5).drawn).toBe(5);
  phase = 'paused';
  steps.wake();
  expect(frames(5)).toEqual({ drawn: 2, undrawn: 3 });
  expect(scene.resting, 'decoration stands for the pause itself').toBe(false);
});

test('a frame that throws says so, and a stopped game has no more of them', () => {
  const fault = new Error('torn');
  Object.assign(game, {
    step: () => {
      throw fault;
    },
  });
  steps.guard(game, error => crashes.push(error));
  game.step(0, 16);
  expect(crashes).toEqual([fault]);
  steps.stopped = true;
  game.step(0, 16);
  expect(crashes).toHaveLength(1);
});
