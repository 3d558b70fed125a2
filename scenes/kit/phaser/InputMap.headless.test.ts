// Every way of input becomes the same Frame.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Control, NO_INPUT } from '../core/input.ts';
import { InputMap } from './InputMap.ts';

const CONTROLS: readonly Control[] = [
  { action: 'left', keys: ['ArrowLeft', 'KeyA'], pad: 'Left', label: 'Left' },
  { action: 'fire', keys: ['Space'], pad: 'RT', touch: { button: 'FIRE' }, label: 'Fire' },
];
const LEFT = 1;
const FIRE = 2;
let host: HTMLElement;
let canvas: HTMLElement;
let input: InputMap;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  canvas = host.appendChild(document.createElement('canvas'));
  input = new InputMap(host, CONTROLS);
  input.listen(canvas, (x, y) => [x / 2, y / 2]);
});
afterEach(() => {
  input.destroy();
  host.remove();
  vi.unstubAllGlobals();
});

const key = (type: string, code: string, more = {}) => {
  const event = new KeyboardEvent(type, { code, bubbles: true, cancelable: true, ...more });
  host.dispatchEvent(event);
  return event;
};
const pointer = (type: string, x: number, y: number, more = {}) =>
  canvas.dispatchEvent(
    new PointerEvent(type, { clientX: x, clientY: y, button: 0, pointerType: 'mouse', pointerId: 1, ...more }),
  );

test('a key is pressed once, held, and released', () => {
  expect(key('keydown', 'ArrowLeft').defaultPrevented).toBe(true);
  expect(input.take()).toEqual({ held: LEFT, pressed: LEFT, released: 0 });
  key('keydown', 'ArrowLeft', { repeat: true });
  expect(input.take()).toEqual({ held: LEFT, pressed: 0, released: 0 });
  key('keyup', 'ArrowLeft');
  expect(input.take()).toEqual({ held: 0, pressed: 0, released: LEFT });
});

test('a tap between two ticks is not lost', () => {
  key('keydown', 'Space');
  key('keyup', 'Space');
  expect(input.take()).toEqual({ held: 0, pressed: FIRE, released: FIRE });
});

test('two keys of one action: it is let go with the last', () => {
  key('keydown', 'ArrowLeft');
  key('keydown', 'KeyA');
  input.take();
  key('keyup', 'KeyA');
  expect(input.take()).toMatchObject({ held: LEFT, released: 0 });
});

test('keys that are not bound, chords and typing are left alone', () => {
  expect(key('keydown', 'KeyQ').defaultPrevented).toBe(false);
  expect(key('keydown', 'ArrowLeft', { ctrlKey: true }).defaultPrevented).toBe(false);
  const field = host.appendChild(document.createElement('input'));
  field.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyA', bubbles: true }));
  expect(input.take()).toEqual(NO_INPUT);
});

test('losing focus lets go of everything', () => {
  key('keydown', 'ArrowLeft');
  input.setStick('move', 1, 0);
  input.take();
  window.dispatchEvent(new Event('blur'));
  expect(input.take()).toEqual({ held: 0, pressed: 0, released: LEFT });
});

test('the mouse points in world pixels, presses, drags and releases', () => {
  pointer('pointermove', 100, 41);
  expect(input.take().pointer).toEqual({
    x: 50,
    y: 21,
    down: false,
    pressed: false,
    released: false,
    cancelled: false,
  });
  pointer('pointerdown', 100, 40);
  expect(input.take().pointer).toMatchObject({ down: true, pressed: true });
  pointer('pointermove', 120, 40);
  expect(input.take().pointer).toEqual({ x: 60, y: 20, down: true, pressed: false, released: false, cancelled: false });
  pointer('pointerup', 120, 40);
  expect(input.take().pointer).toMatchObject({ down: false, released: true, cancelled: false });
});

test('a finger that left is nowhere', () => {
  pointer('pointerdown', 10, 10, { pointerType: 'touch' });
  input.take();
  pointer('pointerup', 10, 10, { pointerType: 'touch' });
  expect(input.take().pointer).toMatchObject({ released: true, cancelled: false });
  expect(input.take().pointer).toBeUndefined();
});

test('touch buttons and both sticks', () => {
  input.setButton('fire', true);
  input.setStick('move', -1, 0.5);
  input.setStick('aim', 0, 1);
  expect(input.take()).toEqual({ held: FIRE, pressed: FIRE, released: 0, move: [-127, 64], aim: [0, 127] });
  input.setButton('fire', false);
  input.setStick('move', 0, 0);
  expect(input.take()).toEqual({ held: 0, pressed: 0, released: FIRE, aim: [0, 127] });
});

test('a gamepad: buttons, sticks beyond the dead zone, and its unplugging', () => {
  const buttons = Array.from({ length: 16 }, (_, index) => ({ pressed: index === 7 }));
  const pads = [{ connected: true, buttons, axes: [0.1, 0, 1, 0] }];
  vi.stubGlobal('navigator', { getGamepads: () => pads });
  expect(input.take()).toEqual({ held: FIRE, pressed: FIRE, released: 0, aim: [127, 0] });
  pads.length = 0;
  input.take();
  expect(input.take()).toEqual({ ...NO_INPUT });
});

test('a key that closed a card is not yet play', () => {
  key('keydown', 'Space');
  input.begin();
  expect(input.take()).toEqual(NO_INPUT);
  key('keyup', 'Space');
  key('keydown', 'Space');
  expect(input.take()).toEqual({ held: FIRE, pressed: FIRE, released: 0 });
});

test('for 300 ms after play began the pointer does nothing; keys do', () => {
  pointer('pointermove', 10, 10);
  input.begin();
  for (const ms of [200, 299]) input.passed(ms);
  pointer('pointermove', 100, 100);
  pointer('pointerdown', 100, 100);
  key('keydown', 'Space');
  expect(input.take()).toMatchObject({ pressed: FIRE, pointer: { x: 5, y: 5, down: false, pressed: false } });
  input.passed(1);
  pointer('pointerup', 100, 100);
  expect(input.take().pointer, 'let go of what nobody heard').toMatchObject({ x: 5, y: 5, released: false });
  pointer('pointerdown', 100, 100);
  expect(input.take().pointer).toMatchObject({ x: 50, y: 50, down: true, pressed: true });
});

test('a press that a pause ended is cancelled on the first tick after it, once, whatever the hand did meanwhile', () => {
  const cancelled = { down: false, pressed: false, released: false, cancelled: true };
  for (const meanwhile of [() => {}, () => pointer('pointerup', 100, 40), () => input.release()]) {
    input.begin();
    for (const ms of [16, 300]) input.passed(ms);
    pointer('pointerdown', 100, 40);
    input.take();
    meanwhile();
    input.begin();
    expect(input.take().pointer).toMatchObject(cancelled);
    expect(input.take().pointer).toMatchObject({ ...cancelled, cancelled: false });
  }
});

test('a press that began while play was paused is nothing', () => {
  pointer('pointermove', 100, 40);
  input.take();
  pointer('pointerdown', 100, 40);
  input.begin();
  expect(input.take().pointer).toEqual({
    x: 50,
    y: 20,
    down: false,
    pressed: false,
    released: false,
    cancelled: false,
  });
});

test('a finger that the browser takes away is cancelled, not released, and then nowhere', () => {
  pointer('pointerdown', 10, 10, { pointerType: 'touch' });
  input.take();
  pointer('pointercancel', 10, 10, { pointerType: 'touch' });
  expect(input.take().pointer).toMatchObject({ down: false, released: false, cancelled: true });
  expect(input.take().pointer).toBeUndefined();
});

test('after the end nothing is heard', () => {
  input.destroy();
  key('keydown', 'ArrowLeft');
  expect(input.take()).toEqual(NO_INPUT);
});

test('a control that repeats is pressed again while it is held, until it is stopped', () => {
  input.destroy();
  input = new InputMap(host, [{ action: 'left', keys: ['KeyA'], label: 'Left', repeat: { after: 3, every: 2 } }]);
  key('keydown', 'KeyA');
  expect(Array.from({ length: 6 }, () => input.take().pressed)).toEqual([1, 0, 0, 1, 0, 1]);
  input.stopRepeating();
  expect(Array.from({ length: 6 }, () => input.take().pressed)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('steps pressed between two ticks are taken one a tick, in their order', () => {
  input.destroy();
  const repeat = { after: 9, every: 9 };
  input = new InputMap(host, [
    { action: 'left', keys: ['KeyA'], label: 'Left', repeat },
    { action: 'up', keys: ['KeyW'], label: 'Up', repeat },
  ]);
  for (const code of ['KeyW', 'KeyA', 'KeyA', 'KeyW']) {
    key('keydown', code);
    key('keyup', code);
  }
  expect(Array.from({ length: 5 }, () => input.take().pressed)).toEqual([2, 1, 1, 2, 0]);
  key('keydown', 'KeyA');
  input.release();
  expect(input.take().pressed).toBe(0);
});
