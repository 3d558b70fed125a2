// Render loop: frames are drawn only where the picture changes, and the bot starts behind the start card once the page is calm.
import { beforeEach, expect, test } from 'vitest';
import { CALM_MS, IDLE_MS, MAX_IDLE_MS, RenderLoop } from './RenderLoop.ts';

let phase: 'paused' | 'playing' | 'ready';
let loop: RenderLoop;
let drawn: number;
let played: number;
let crashes: unknown[];
const renderer = { preRender: () => {}, postRender: () => {} };
const game = { renderer, scene: { render: () => void drawn++ } } as unknown as Parameters<RenderLoop['wrapFrames']>[0];
/** Moves with every frame in which it does not rest. */
const figure = { x: 0, y: 0, visible: true };
const camera = { x: 0, y: 0, width: 9, height: 9, originX: 0, originY: 0, scrollX: 0, scrollY: 0, zoomX: 1, zoomY: 1 };
const scene = {
  running: true,
  idle: false,
  attracts: true,
  session: { store: { getState: () => ({ phase }) } },
  children: { list: [figure] },
  cameras: { main: { ...camera, visible: true } },
  paper: { redrawn: 0 },
};
let moves: boolean;

beforeEach(() => {
  phase = 'ready';
  [drawn, played, crashes] = [0, 0, []];
  Object.assign(scene, { running: true, idle: false, attracts: true });
  moves = true;
  const play = () => {
    played++;
    if (moves && !scene.idle && phase !== 'paused') figure.x++;
  };
  Object.assign(game, {
    step() {
      play();
      drawn++;
    },
    headlessStep: play,
  });
  loop = new RenderLoop();
  loop.wrapFrames(game, error => crashes.push(error));
  loop.attach(scene as unknown as Parameters<RenderLoop['attach']>[0]);
});

function frames(count: number, ms = 16): { drawn: number; undrawn: number } {
  [drawn, played] = [0, 0];
  for (let i = 0; i < count; i++) game.step(0, ms);
  return { drawn, undrawn: played - drawn };
}

/** Frames that come in time, for so long in all. */
function wait(ms: number): void {
  for (let left = ms; left > 0; left -= 20) frames(1, Math.min(20, left));
}

test('behind the start card two frames are drawn, and two after every change', () => {
  expect(frames(10)).toEqual({ drawn: 2, undrawn: 8 });
  expect(scene.idle).toBe(true);
  expect(frames(5)).toEqual({ drawn: 0, undrawn: 5 });
  loop.requestFrame();
  expect(frames(5)).toEqual({ drawn: 2, undrawn: 3 });
});

test('the rest is over after its time, when play begins, and while the lab has the clock', () => {
  wait(IDLE_MS - 1);
  expect(scene.idle).toBe(true);
  expect(frames(5).drawn).toBe(5);
  expect(scene.idle).toBe(false);
  for (const change of [() => (phase = 'playing'), () => (scene.running = false)]) {
    [phase, scene.running] = ['ready', true];
    loop.attach(scene as unknown as Parameters<RenderLoop['attach']>[0]);
    expect(frames(3).drawn).toBe(0);
    change();
    expect(frames(3).drawn).toBe(3);
  }
});

test('a page that is busy is waited for, but not for ever', () => {
  wait(IDLE_MS - 1);
  frames(1, 300);
  wait(CALM_MS - 1);
  expect(frames(5, 0)).toEqual({ drawn: 0, undrawn: 5 });
  expect(frames(1, 1).drawn).toBe(1);
  loop.attach(scene as unknown as Parameters<RenderLoop['attach']>[0]);
  for (let passed = 300; passed < MAX_IDLE_MS; passed += 300) expect(frames(1, 300).drawn).toBe(0);
  expect(frames(1, 300).drawn).toBe(1);
});

test('on a machine that shows every other frame the bot stops and the picture stands; play is drawn all the same', () => {
  wait(IDLE_MS - 1);
  expect(frames(30, 33)).toEqual({ drawn: 30, undrawn: 0 });
  expect(frames(30, 33)).toEqual({ drawn: 0, undrawn: 30 });
  expect(scene.idle).toBe(true);
  phase = 'playing';
  expect(frames(30, 33).drawn).toBe(30);
  phase = 'ready';
  loop.attach(scene as unknown as Parameters<RenderLoop['attach']>[0]);
  wait(IDLE_MS - 1);
  expect(frames(60).drawn, 'a machine that is fast enough').toBe(60);
});

test('where no bot plays a game rests until it begins, and a pause is a rest', () => {
  scene.attracts = false;
  expect(frames(2).drawn).toBe(2);
  wait(10 * IDLE_MS);
  expect(frames(5)).toEqual({ drawn: 0, undrawn: 5 });
  phase = 'playing';
  expect(frames(5).drawn).toBe(5);
  phase = 'paused';
  loop.requestFrame();
  expect(frames(5)).toEqual({ drawn: 2, undrawn: 3 });
  expect(scene.idle, 'decoration stands for the pause itself').toBe(false);
});

test('in play a frame that shows what the last one showed is played and not drawn', () => {
  phase = 'playing';
  expect(frames(5)).toEqual({ drawn: 5, undrawn: 0 });
  moves = false;
  expect(frames(5)).toEqual({ drawn: 0, undrawn: 5 });
  loop.requestFrame();
  expect(frames(5), 'a change that the scene does not know of').toEqual({ drawn: 2, undrawn: 3 });
  moves = true;
  expect(frames(5)).toEqual({ drawn: 5, undrawn: 0 });
});

test('a frame that throws says so, and a stopped game has no more of them', () => {
  const fault = new Error('torn');
  Object.assign(game, {
    step: () => {
      throw fault;
    },
  });
  loop.wrapFrames(game, error => crashes.push(error));
  game.step(0, 16);
  expect(crashes).toEqual([fault]);
  loop.stopped = true;
  game.step(0, 16);
  expect(crashes).toHaveLength(1);
});
