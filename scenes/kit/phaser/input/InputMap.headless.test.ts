// Input map: keys, pointers, touch pad and gamepads end in the same Frame.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { finger, mouse } from '../../../../tests/setup/pointerEvents.ts';
import { type Control, NO_INPUT } from '../../core/input/input.ts';
import Phaser from '../phaser.ts';
import { InputMap, inputConfig } from './InputMap.ts';

const CONTROLS: readonly Control[] = [
  { action: 'left', keys: ['ArrowLeft', 'KeyA'], pad: 'Left', label: 'Left' },
  { action: 'fire', keys: ['Space'], pad: 'RT', touch: { button: 'FIRE' }, label: 'Fire' },
];
const LEFT = 1;
const FIRE = 2;
let host: HTMLElement;
let canvas: HTMLElement;
let game: Phaser.Game;
let input: InputMap;

/** The pads that are plugged in. */
let pads: unknown[] = [];
beforeAll(() => {
  vi.spyOn(navigator, 'getGamepads').mockImplementation(() => pads as Gamepad[]);
});
beforeEach(async () => {
  pads = [];
  host = document.body.appendChild(document.createElement('div'));
  await opened(CONTROLS);
});
afterEach(() => {
  closed();
  host.remove();
});

/** A game of 400 by 300 px whose world is half as large. */
async function opened(controls: readonly Control[]): Promise<void> {
  input = new InputMap(host, controls);
  const scene = await new Promise<Phaser.Scene>(stands => {
    game = new Phaser.Game({
      type: Phaser.HEADLESS,
      parent: host,
      width: 400,
      height: 300,
      banner: false,
      audio: { noAudio: true },
      input: inputConfig(host),
      scene: {
        create(this: object) {
          game.loop.stop();
          stands(this as Phaser.Scene);
        },
      },
    });
  });
  canvas = game.canvas;
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
  input.listen(scene.input, (x, y) => ({ x: x / 2, y: y / 2 }));
  frame();
}

function closed(): void {
  input.destroy();
  game.destroy(true);
  (game as unknown as { runDestroy(): void }).runDestroy();
}

/** A displayed frame. */
let now = 0;
const frame = () => game.headlessStep((now += 16), 16);
const key = (type: string, code: string, more = {}) => {
  const event = new KeyboardEvent(type, { code, bubbles: true, cancelable: true, ...more });
  host.dispatchEvent(event);
  return event;
};
const pointer = (act: 'move' | 'down' | 'up', x: number, y: number, button = 0) => mouse(canvas, act, x, y, button);

test('the Enter of the number pad is Enter', async () => {
  closed();
  await opened([{ action: 'go', keys: ['Enter'], label: 'Go' }]);
  expect(key('keydown', 'NumpadEnter').defaultPrevented).toBe(true);
  expect(input.take()).toEqual({ held: 1, pressed: 1, released: 0 });
  key('keyup', 'NumpadEnter');
  expect(input.take()).toEqual({ held: 0, pressed: 0, released: 1 });
});

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

test('a key tapped twice between two ticks is pressed twice, a tick each', () => {
  for (const type of ['keydown', 'keyup', 'keydown', 'keyup']) key(type, 'Space');
  key('keydown', 'ArrowLeft');
  expect(input.take()).toEqual({ held: LEFT, pressed: FIRE, released: FIRE });
  expect(input.take()).toEqual({ held: LEFT, pressed: LEFT | FIRE, released: FIRE });
  expect(input.take()).toEqual({ held: LEFT, pressed: 0, released: 0 });
});

test('a key that the player has set does the same in place of the control’s own, and no other', () => {
  input.setKeys({ fire: ['KeyX'] });
  expect(key('keydown', 'Space').defaultPrevented).toBe(false);
  expect(input.take()).toEqual({ held: 0, pressed: 0, released: 0 });
  expect(key('keydown', 'KeyX').defaultPrevented).toBe(true);
  key('keydown', 'ArrowLeft');
  expect(input.take()).toEqual({ held: LEFT | FIRE, pressed: LEFT | FIRE, released: 0 });
  input.setKeys({});
  key('keydown', 'Space');
  expect(input.take()).toMatchObject({ pressed: FIRE });
});

test('a key that is held while the keys are set anew is let go', () => {
  key('keydown', 'Space');
  input.take();
  input.setKeys({ fire: ['KeyX'] });
  expect(input.take()).toEqual({ held: 0, pressed: 0, released: FIRE });
  key('keyup', 'Space');
  expect(input.take()).toEqual({ held: 0, pressed: 0, released: 0 });
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
  pointer('move', 100, 41);
  expect(input.take().pointer).toEqual({
    x: 50,
    y: 21,
    down: false,
    pressed: false,
    released: false,
    cancelled: false,
  });
  pointer('down', 100, 40);
  expect(input.take().pointer).toMatchObject({ down: true, pressed: true });
  pointer('move', 120, 40);
  expect(input.take().pointer).toEqual({ x: 60, y: 20, down: true, pressed: false, released: false, cancelled: false });
  pointer('up', 120, 40);
  expect(input.take().pointer).toMatchObject({ down: false, released: true, cancelled: false });
});

test('a finger that left is nowhere', () => {
  finger(canvas, 'start', 10, 10);
  input.take();
  finger(canvas, 'end', 10, 10);
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

test('a push of a stick that begins and ends within one tick is not lost, and lasts no longer', () => {
  input.setStick('move', 1, 0);
  input.setStick('move', 0, 0);
  expect(input.take().move).toEqual([127, 0]);
  expect(input.take().move).toBeUndefined();
  input.setStick('move', 1, 0);
  input.setStick('move', 0, 0);
  input.release();
  expect(input.take().move).toBeUndefined();
});

test('a gamepad: buttons, a trigger half pulled, sticks beyond the dead zone, and its unplugging', () => {
  const pad = (more: object) => ({ id: 'pad', index: 0, connected: true, timestamp: performance.now() + 1, ...more });
  const buttons = (pulled: number) => Array.from({ length: 16 }, (_, index) => ({ value: index === 7 ? pulled : 0 }));
  const rest = { buttons: buttons(0), axes: [0, 0, 0, 0] };
  const tell = (type: string, gamepad: object) => window.dispatchEvent(Object.assign(new Event(type), { gamepad }));
  pads = [pad(rest)];
  tell('gamepadconnected', pad(rest));
  expect(input.take()).toEqual(NO_INPUT);
  pads = [pad({ buttons: buttons(0.6), axes: [0.1, 0, 1, 0] })];
  expect(input.take()).toEqual({ held: FIRE, pressed: FIRE, released: 0, aim: [127, 0] });
  pads = [];
  tell('gamepaddisconnected', pad(rest));
  frame();
  expect(input.take()).toEqual({ held: 0, pressed: 0, released: FIRE });
  expect(input.take()).toEqual(NO_INPUT);
  pads = [pad({ ...rest, buttons: buttons(1) })];
  tell('gamepadconnected', pad(rest));
  frame();
  expect(input.take(), 'plugged in again').toMatchObject({ held: FIRE });
});

test('keys pressed and let go within one frame come once, in their order', () => {
  key('keydown', 'ArrowLeft');
  key('keydown', 'Space');
  key('keyup', 'ArrowLeft');
  expect(input.take()).toEqual({ held: FIRE, pressed: LEFT | FIRE, released: LEFT });
  key('keyup', 'Space');
  expect(input.take()).toEqual({ held: 0, pressed: 0, released: FIRE });
});

test('commands and steps pressed within one frame come one a tick, in the order of their keys; what is held beside them joins', async () => {
  closed();
  const repeat = { after: 10, every: 5 };
  await opened([
    { action: 'go', keys: ['Enter'], label: 'Go', command: { type: 'go' } },
    { action: 'choose', keys: ['Digit1'], label: 'Choose', command: { type: 'choose' } },
    { action: 'up', keys: ['ArrowUp'], label: 'Up', repeat },
    { action: 'shift', keys: ['ShiftLeft'], label: 'Beside' },
  ]);
  const codes = ['Digit1', 'ArrowUp', 'ArrowUp', 'Enter', 'ShiftLeft', 'ArrowUp'];
  for (const code of codes) for (const type of ['keydown', 'keyup']) key(type, code);
  const pressed = Array.from({ length: codes.length }, () => input.take().pressed);
  expect(pressed).toEqual([2, 4, 4, 1, 8 | 4, 0]);
  for (const code of ['Digit1', 'ArrowUp']) key('keydown', code);
  input.release();
  expect([input.take().pressed, input.take().pressed], 'steps end with the focus').toEqual([2, 0]);
});

test('who hears a key after the stage can still keep it from others', () => {
  const above = vi.fn();
  document.body.addEventListener('keydown', above, { once: true });
  host.addEventListener('keydown', event => event.stopPropagation(), { once: true });
  key('keydown', 'ArrowLeft');
  expect(above).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', above);
});

test('the stage follows one hand: another finger or button is nothing to it', () => {
  finger(canvas, 'start', 10, 10, 1);
  finger(canvas, 'start', 90, 90, 2);
  finger(canvas, 'move', 80, 80, 2);
  finger(canvas, 'end', 80, 80, 2);
  expect(input.take().pointer).toMatchObject({ x: 5, y: 5, down: true, released: false });
  finger(canvas, 'end', 20, 20, 1);
  expect(input.take().pointer).toMatchObject({ x: 10, y: 10, down: false, released: true });
  pointer('move', 40, 40);
  pointer('down', 40, 40, 2);
  pointer('up', 40, 40, 2);
  expect(input.take().pointer).toMatchObject({ down: false, pressed: false, released: false });
});

test('a finger is followed off the canvas and under what lies over it', () => {
  finger(canvas, 'start', 10, 10);
  expect(input.take().pointer).toMatchObject({ x: 5, y: 5, down: true });
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(host);
  finger(canvas, 'move', -40, 20);
  expect(input.take().pointer).toMatchObject({ x: -20, y: 10, down: true });
  finger(canvas, 'move', -60, 20);
  expect(input.take().pointer).toMatchObject({ x: -30, y: 10, down: true });
});

test('a press captures its pointer, so that a mouse is heard outside', () => {
  const captured: number[] = [];
  canvas.setPointerCapture = id => captured.push(id);
  pointer('down', 10, 10);
  expect(captured).toEqual([1]);
  pointer('move', 900, -50);
  expect(input.take().pointer).toMatchObject({ x: 5, y: 5, down: true });
  expect(input.take().pointer).toMatchObject({ x: 450, y: -25, down: true });
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
  pointer('move', 10, 10);
  input.begin();
  for (const ms of [200, 299]) input.advance(ms);
  pointer('move', 100, 100);
  pointer('down', 100, 100);
  key('keydown', 'Space');
  expect(input.take()).toMatchObject({ pressed: FIRE, pointer: { x: 5, y: 5, down: false, pressed: false } });
  input.advance(1);
  pointer('up', 100, 100);
  expect(input.take().pointer, 'let go of what nobody heard').toMatchObject({ x: 50, y: 50, released: false });
  pointer('down', 100, 100);
  expect(input.take().pointer).toMatchObject({ x: 50, y: 50, down: true, pressed: true });
});

test('a press that a pause ended is cancelled on the first tick after it, once, whatever the hand did meanwhile', () => {
  const cancelled = { down: false, pressed: false, released: false, cancelled: true };
  for (const meanwhile of [() => {}, () => pointer('up', 100, 40), () => input.release()]) {
    input.begin();
    for (const ms of [16, 300]) input.advance(ms);
    pointer('down', 100, 40);
    input.take();
    meanwhile();
    input.begin();
    expect(input.take().pointer).toMatchObject(cancelled);
    expect(input.take().pointer).toMatchObject({ ...cancelled, cancelled: false });
  }
});

test('a press that began while play was paused is nothing', () => {
  pointer('move', 100, 40);
  input.take();
  pointer('down', 100, 40);
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
  finger(canvas, 'start', 10, 10);
  input.take();
  finger(canvas, 'cancel', 10, 10);
  expect(input.take().pointer).toMatchObject({ down: false, released: false, cancelled: true });
  expect(input.take().pointer).toBeUndefined();
});

test('after the end nothing is heard', () => {
  input.destroy();
  key('keydown', 'ArrowLeft');
  expect(input.take()).toEqual(NO_INPUT);
});

test('a control that repeats is pressed again while it is held, until it is stopped', async () => {
  closed();
  await opened([{ action: 'left', keys: ['KeyA'], label: 'Left', repeat: { after: 3, every: 2 } }]);
  key('keydown', 'KeyA');
  expect(Array.from({ length: 6 }, () => input.take().pressed)).toEqual([1, 0, 0, 1, 0, 1]);
  input.stopRepeating();
  expect(Array.from({ length: 6 }, () => input.take().pressed)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('steps pressed between two ticks are taken one a tick, in their order', async () => {
  closed();
  const repeat = { after: 9, every: 9 };
  await opened([
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
