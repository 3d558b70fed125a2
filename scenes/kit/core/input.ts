// The player's hands in one tick, and the controls list from which keys, touch pad, gamepad and help are all made.
import type { Json } from './json.ts';
import { clamp, hypot } from './math.ts';

/**
 * What the hands do in one tick. A release may never come: a pause or lost focus swallows it, so what is pulled or charged must
 * let go as soon as `held` or `down` is gone, and do its deed only at `released`. `held`, `pressed` and `released` are bit sets over the controls list.
 * The pointer is in whole world pixels after the camera, sticks in 1/127ths: a replay knows no window, zoom or device.
 */
export interface Frame {
  readonly held: number;
  readonly pressed: number;
  readonly released: number;
  readonly pointer?: PointerFrame;
  readonly move?: Stick;
  readonly aim?: Stick;
  /** The second, third and fourth finger, each in its place for as long as it is down; null where one is gone. */
  readonly further?: readonly (PointerFrame | null)[];
  /** How far the wheel turned in this tick, in whole pixels of scrolling. */
  readonly wheel?: readonly [x: number, y: number];
}
export interface PointerFrame {
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
  readonly pressed: boolean;
  readonly released: boolean;
  /** It was down and nobody let it go: play paused meanwhile, or the browser took the finger away. Told once. */
  readonly cancelled: boolean;
}
export type Stick = readonly [x: number, y: number];

/** What the stage's pointer is besides a place and a press. */
export interface PointerOptions {
  /** A press is a gesture until it is let go: a second finger and the right button cancel it (`pointer.cancelled`). */
  readonly gesture?: true;
  /** A press in the room round the picture counts too; one on the HUD never does. */
  readonly letterbox?: true;
  /** Further fingers are told of (`Frame.further`), for pinching and for what two fingers drag. */
  readonly multitouch?: true;
  /** The wheel is told of (`Frame.wheel`), and does not scroll the page while it turns over the picture. */
  readonly wheel?: true;
}

export const NO_INPUT: Frame = { held: 0, pressed: 0, released: 0 };

export type PadButton = 'A' | 'B' | 'X' | 'Y' | 'LB' | 'RB' | 'LT' | 'RT' | 'Up' | 'Down' | 'Left' | 'Right';

/** One thing the player can do. Everything that binds, shows or explains it is made from this. */
export interface Control {
  readonly action: string;
  /** `KeyboardEvent.code`: the place on the keyboard, so WASD works on every layout. */
  readonly keys: readonly string[];
  readonly pad?: PadButton;
  /** The right button of the mouse on the picture is one of its keys; the pointer says where. */
  readonly button?: 'right';
  /** On a touch screen: part of the joystick, or a button. */
  readonly touch?: 'joystick' | TouchButton;
  /** What the mouse does for it, in words for the help; rules read the pointer itself. */
  readonly mouse?: string;
  /** What the finger does on the stage for it, in words for the help. */
  readonly tap?: string;
  readonly label: string;
  /** Held down it is pressed again and again, in ticks: a key that walks on. Of several held ones the newest repeats. */
  readonly repeat?: { readonly after: number; readonly every: number };
  /** In a turn game: the command that pressing it sends. */
  readonly command?: Json;
}

/** A button under a thumb. */
export interface TouchButton {
  /** Its text. */
  readonly button: string;
  /** Under the left thumb, where a game has no joystick; else under the right one. */
  readonly side?: 'left';
  /** Another text while a counter of the HUD reads so: 'Unlock' instead of 'Lock'. */
  readonly whileOn?: { readonly counter: string; readonly value: string; readonly button: string };
}

/** `const KEY = bits(CONTROLS)`, then `frame.held & KEY.left`. */
export function bits<const C extends readonly Control[]>(controls: C): { readonly [A in C[number]['action']]: number } {
  return Object.fromEntries(controls.map((control, index) => [control.action, 1 << index])) as never;
}

/** Where the stick or the four direction keys point: a vector no longer than 1. */
export function steering(
  frame: Frame,
  key: { readonly up: number; readonly down: number; readonly left: number; readonly right: number },
): { x: number; y: number } {
  const held = (bit: number) => ((frame.held & bit) !== 0 ? 1 : 0);
  const x = clamp(held(key.right) - held(key.left) + (frame.move?.[0] ?? 0) / 127, -1, 1);
  const y = clamp(held(key.down) - held(key.up) + (frame.move?.[1] ?? 0) / 127, -1, 1);
  const length = hypot(x, y);
  return length > 1 ? { x: x / length, y: y / length } : { x, y };
}
