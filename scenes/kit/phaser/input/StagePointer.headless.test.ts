// Stage pointer: gestures that can be cancelled, the letterbox, multitouch, the wheel; and Ctrl as a key of a game.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { finger, mouse } from '../../../../tests/setup/pointerEvents.ts';
import type { Control, PointerOptions } from '../../core/input/input.ts';
import Phaser from '../phaser.ts';
import { InputMap, inputConfig } from './InputMap.ts';

const TURN: Control = { action: 'left', keys: ['ArrowLeft', 'KeyA'], label: 'Left' };
const FINE: Control = { action: 'fine', keys: ['ControlLeft', 'ControlRight'], label: 'Finer' };
const COARSE: Control = { action: 'coarse', keys: ['ShiftLeft'], label: 'Coarser' };
let host: HTMLElement;
let hud: HTMLElement;
let canvas: HTMLElement;
let game: Phaser.Game;
let input: InputMap;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  hud = host.appendChild(document.createElement('div'));
});
afterEach(() => {
  input.destroy();
  game.destroy(true);
  (game as unknown as { runDestroy(): void }).runDestroy();
  host.remove();
});

/** A picture of 400 by 300 px, 50 px from the window's corner, whose world is half as large. */
async function opened(pointerOptions: PointerOptions, controls: readonly Control[] = [TURN]): Promise<void> {
  input = new InputMap(host, controls, pointerOptions);
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
  canvas.getBoundingClientRect = () => new DOMRect(50, 50, 400, 300);
  input.listen(scene.input, (x, y) => ({ x: x / 2, y: y / 2 }));
  game.headlessStep(16, 16);
}
const key = (type: string, code: string, more = {}) => {
  const event = new KeyboardEvent(type, { code, bubbles: true, cancelable: true, ...more });
  host.dispatchEvent(event);
  return event;
};
const CANCELLED = { down: false, pressed: false, released: false, cancelled: true };
const AT_REST = { ...CANCELLED, cancelled: false };

test('where the game asks for it a mouse that moved and pressed between two ticks arrives, presses and releases, a tick each', async () => {
  const flick = () => {
    mouse(canvas, 'move', 20, 20);
    input.take();
    mouse(canvas, 'move', 90, 30);
    mouse(canvas, 'down', 90, 30);
    mouse(canvas, 'up', 90, 30);
    return [input.take(), input.take(), input.take()].map(({ pointer }) => [pointer?.pressed, pointer?.released]);
  };
  await opened({ hovers: true });
  expect(flick()).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
  // Where it is already, and a finger, which was nowhere: at once.
  mouse(canvas, 'down', 90, 30);
  expect(input.take().pointer?.pressed).toBe(true);
  mouse(canvas, 'up', 90, 30);
  input.take();
  finger(canvas, 'start', 120, 60);
  expect(input.take().pointer?.pressed).toBe(true);
});

test('elsewhere a press is told in the tick after it, however far the mouse came', async () => {
  await opened({});
  mouse(canvas, 'move', 20, 20);
  input.take();
  mouse(canvas, 'move', 90, 30);
  mouse(canvas, 'down', 90, 30);
  expect(input.take().pointer?.pressed).toBe(true);
});

test('the right button cancels a gesture, once, and nothing more comes of it until the next press', async () => {
  await opened({ gesture: true });
  mouse(canvas, 'down', 90, 90);
  expect(input.take().pointer).toMatchObject({ down: true, pressed: true });
  mouse(canvas, 'down', 90, 90, 2);
  expect(input.take().pointer).toMatchObject(CANCELLED);
  mouse(canvas, 'move', 150, 90);
  expect(input.take().pointer).toMatchObject({ x: 50, ...AT_REST });
  mouse(canvas, 'up', 150, 90, 2);
  mouse(canvas, 'up', 150, 90);
  expect(input.take().pointer).toMatchObject(AT_REST);
  mouse(canvas, 'down', 150, 90);
  expect(input.take().pointer).toMatchObject({ down: true, pressed: true });
});

test('a second finger cancels a gesture; the first one is nowhere then, and lifting either is no release', async () => {
  await opened({ gesture: true });
  finger(canvas, 'start', 90, 90, 1);
  input.take();
  finger(canvas, 'start', 190, 90, 2);
  expect(input.take().pointer).toMatchObject(CANCELLED);
  finger(canvas, 'move', 60, 60, 1);
  finger(canvas, 'end', 60, 60, 1);
  finger(canvas, 'end', 190, 90, 2);
  expect(input.take().pointer).toBeUndefined();
  finger(canvas, 'start', 90, 90, 1);
  expect(input.take().pointer).toMatchObject({ down: true, pressed: true });
});

test('a press that was cancelled before any tick saw it never was', async () => {
  await opened({ gesture: true });
  finger(canvas, 'start', 90, 90, 1);
  finger(canvas, 'start', 190, 90, 2);
  expect(input.take().pointer).toBeUndefined();
});

test('without gesture a second finger and the right button are nothing', async () => {
  await opened({});
  finger(canvas, 'start', 90, 90, 1);
  input.take();
  finger(canvas, 'start', 190, 90, 2);
  expect(input.take().pointer).toMatchObject({ down: true, cancelled: false });
});

test('a mouse pressed beside the picture is followed and let go there, in world pixels outside of it', async () => {
  await opened({ letterbox: true });
  const captured: number[] = [];
  host.setPointerCapture = id => captured.push(id);
  mouse(host, 'move', 10, 30);
  expect(input.take().pointer).toMatchObject({ x: -20, y: -10, ...AT_REST });
  mouse(host, 'down', 10, 30);
  expect(input.take().pointer).toMatchObject({ x: -20, y: -10, down: true, pressed: true });
  expect(captured).toEqual([1]);
  mouse(host, 'move', 470, 370);
  expect(input.take().pointer).toMatchObject({ x: 210, y: 160, down: true });
  mouse(host, 'up', 471, 370);
  expect(input.take().pointer).toMatchObject({ x: 211, y: 160, down: false, released: true });
  mouse(canvas, 'move', 150, 150);
  expect(input.take().pointer, 'and the picture goes on as ever').toMatchObject({ x: 50, y: 50, ...AT_REST });
});

test('a finger beside the picture plays, is cancelled when the browser takes it, and is nowhere when it left', async () => {
  await opened({ letterbox: true });
  finger(host, 'start', 10, 50);
  expect(input.take().pointer).toMatchObject({ x: -20, y: 0, down: true, pressed: true });
  finger(host, 'cancel', 10, 50);
  expect(input.take().pointer).toMatchObject(CANCELLED);
  expect(input.take().pointer).toBeUndefined();
  finger(host, 'start', 10, 50);
  input.take();
  finger(host, 'end', 10, 70);
  expect(input.take().pointer).toMatchObject({ y: 10, released: true });
  expect(input.take().pointer).toBeUndefined();
});

test('a press on what lies over the letterbox, with another button, or without letterbox input, is none', async () => {
  await opened({ letterbox: true });
  mouse(hud, 'down', 10, 30);
  expect(input.take().pointer).toBeUndefined();
  mouse(host, 'down', 10, 30, 2);
  expect(input.take().pointer?.down ?? false).toBe(false);
  input.destroy();
  game.destroy(true);
  (game as unknown as { runDestroy(): void }).runDestroy();
  await opened({});
  mouse(host, 'down', 10, 30);
  finger(host, 'start', 10, 30);
  expect(input.take().pointer).toBeUndefined();
});

test('beside the picture too a second finger and the right button cancel', async () => {
  await opened({ gesture: true, letterbox: true });
  finger(canvas, 'start', 90, 90, 1);
  input.take();
  finger(host, 'start', 10, 90, 2);
  expect(input.take().pointer).toMatchObject(CANCELLED);
  finger(canvas, 'end', 90, 90, 1);
  finger(host, 'end', 10, 90, 2);
  input.take();
  mouse(host, 'down', 10, 30);
  input.take();
  const place = { clientX: 10, clientY: 30, button: 2, buttons: 3, pointerType: 'mouse', pointerId: 1 };
  host.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), place));
  expect(input.take().pointer).toMatchObject(CANCELLED);
  mouse(host, 'up', 10, 30);
  expect(input.take().pointer).toMatchObject(AT_REST);
});

test('a game with letterbox input keeps fingers from scrolling it, until it ends', async () => {
  await opened({ letterbox: true });
  expect(host.style.touchAction).toBe('none');
  input.destroy();
  expect(host.style.touchAction).toBe('');
});

test('a control that binds Ctrl is held with arrows; letters beside it stay chords of the browser', async () => {
  await opened({}, [TURN, FINE, COARSE]);
  expect(key('keydown', 'ControlLeft', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(key('keydown', 'ArrowLeft', { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(input.take()).toMatchObject({ held: 0b011, pressed: 0b011 });
  key('keyup', 'ControlLeft');
  expect(input.take()).toMatchObject({ held: 0b001, released: 0b010 });
  key('keyup', 'ArrowLeft');
  expect(key('keydown', 'KeyA', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(key('keydown', 'ArrowLeft', { ctrlKey: true, altKey: true }).defaultPrevented).toBe(false);
  expect(input.take().held).toBe(0);
  key('keydown', 'ShiftLeft', { shiftKey: true });
  key('keydown', 'ArrowLeft', { shiftKey: true });
  expect(input.take().held).toBe(0b101);
});

test('where no control binds Ctrl its chords are left alone', async () => {
  await opened({}, [TURN, COARSE]);
  expect(key('keydown', 'ArrowLeft', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(input.take().held).toBe(0);
});

test('further fingers are reported in slots of their own, each until it is released', async () => {
  await opened({ multitouch: true });
  finger(canvas, 'start', 90, 90, 1);
  finger(canvas, 'start', 190, 90, 2);
  expect(input.take()).toMatchObject({
    pointer: { x: 20, y: 20, down: true, pressed: true },
    further: [{ x: 70, y: 20, down: true, pressed: true }, null, null],
  });
  finger(canvas, 'start', 290, 90, 3);
  finger(canvas, 'move', 210, 130, 2);
  expect(input.take().further).toMatchObject([
    { x: 80, y: 40, down: true, pressed: false },
    { x: 120, pressed: true },
    null,
  ]);
  finger(canvas, 'end', 210, 130, 2);
  expect(input.take().further).toMatchObject([{ down: false, released: true }, { down: true }, null]);
  finger(canvas, 'end', 90, 90, 1);
  const last = input.take();
  expect(last.pointer).toMatchObject({ released: true });
  expect(last.further).toMatchObject([null, { x: 120, y: 20, down: true }, null]);
  input.release();
  expect(input.take().further).toMatchObject([null, { down: false, cancelled: true, released: false }, null]);
  expect(input.take().further).toBeUndefined();
});

test('fingers pressed while the stage hears none, and fingers of a game that asks for one, are nothing', async () => {
  await opened({});
  finger(canvas, 'start', 90, 90, 1);
  finger(canvas, 'start', 190, 90, 2);
  expect(input.take().further).toBeUndefined();
});

test('the wheel is reported once, keeps the page where it is, and leaves Ctrl to the browser', async () => {
  await opened({ wheel: true });
  const turn = (more: { deltaX?: number; deltaY?: number; ctrlKey?: boolean }) => {
    const still = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false };
    const event = Object.assign(new Event('wheel', { bubbles: true, cancelable: true }), still, more);
    canvas.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(turn({ deltaY: 30.4, deltaX: 2 })).toBe(true);
  expect(turn({ deltaY: 20, deltaX: 0 })).toBe(true);
  expect(turn({ deltaY: 50, ctrlKey: true })).toBe(false);
  expect(input.take().wheel).toEqual([2, 50]);
  expect(input.take().wheel).toBeUndefined();
});

test('the right button is a key of the control that names it, wherever the mouse goes with it', async () => {
  await opened({}, [TURN, { action: 'pan', keys: [], button: 'right', label: 'Pan' }]);
  mouse(canvas, 'down', 90, 90, 2);
  expect(input.take()).toMatchObject({ held: 2, pressed: 2, pointer: AT_REST });
  mouse(canvas, 'move', 150, 90, 2);
  expect(input.take()).toMatchObject({ held: 2, pressed: 0, pointer: { x: 50, y: 20 } });
  mouse(canvas, 'up', 150, 90, 2);
  expect(input.take()).toMatchObject({ held: 0, released: 2 });
  mouse(canvas, 'down', 90, 90, 2);
  input.release();
  expect(input.take().held).toBe(0);
});

test('a flick within one frame keeps its way: pressed where it began, released a tick later where it ended', async () => {
  await opened({ gesture: true });
  for (const flick of [flickOfMouse, flickOfFinger]) {
    flick();
    expect(input.take().pointer).toEqual({ x: 20, y: 20, ...AT_REST, down: true, pressed: true });
    expect(input.take().pointer).toEqual({ x: 70, y: 20, ...AT_REST, released: true });
    expect(input.take().pointer ?? AT_REST).toMatchObject(AT_REST);
  }
});
const flickOfMouse = () => {
  mouse(canvas, 'down', 90, 90);
  mouse(canvas, 'move', 190, 90);
  mouse(canvas, 'up', 190, 90);
};
const flickOfFinger = () => {
  finger(canvas, 'start', 90, 90, 1);
  finger(canvas, 'move', 190, 90, 1);
  finger(canvas, 'end', 190, 90, 1);
};

test('a flick that is cancelled before a tick saw it never was', async () => {
  await opened({ gesture: true });
  mouse(canvas, 'down', 90, 90);
  mouse(canvas, 'up', 190, 90);
  input.release();
  expect(input.take().pointer ?? AT_REST).toMatchObject(AT_REST);
});
