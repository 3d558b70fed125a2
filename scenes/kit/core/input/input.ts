// Input frame: what the player does in one tick; and the controls list, from which keys, touch pad, gamepad and help are made.
import type { Json } from '../json.ts';
import { clamp, hypot } from '../math.ts';

/**
 * Input of one tick. `held`, `pressed` and `released` are bit sets over the controls list. A release may never come, because a pause or lost focus
 * drops it: what is pulled or charged must end as soon as `held` or `down` is gone, and act only at `released`. The pointer is in whole world pixels
 * after the camera, sticks are in 1/127ths, so that a replay depends on no window, zoom or device.
 */
export interface Frame {
  readonly held: number;
  readonly pressed: number;
  readonly released: number;
  readonly pointer?: PointerFrame;
  readonly move?: Stick;
  readonly aim?: Stick;
  /** Second to fourth finger, each at its own index for as long as it is down; null where one is gone. */
  readonly further?: readonly (PointerFrame | null)[];
  /** Scrolling of the wheel in this tick, in whole pixels. */
  readonly wheel?: readonly [x: number, y: number];
}
export interface PointerFrame {
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
  readonly pressed: boolean;
  readonly released: boolean;
  /** It was down and ended without a release: play paused, or the browser cancelled the touch. True for one tick. */
  readonly cancelled: boolean;
}
export type Stick = readonly [x: number, y: number];

/** Options of the stage's pointer. */
export interface PointerOptions {
  /** A press is a gesture until its release: a second finger and the right button cancel it (`pointer.cancelled`). */
  readonly gesture?: true;
  /**
   * What is under a mouse matters before its press: one that moved and pressed between two ticks arrives in the first and presses in the
   * second. Elsewhere a press is told in the tick after it.
   */
  readonly hovers?: true;
  /** A press in the letterbox round the picture counts too; one on the HUD never does. */
  readonly letterbox?: true;
  /** Multi-touch: further fingers are in `Frame.further`, for pinches and drags of two fingers. */
  readonly multitouch?: true;
  /** The wheel is in `Frame.wheel`, and does not scroll the page while it turns over the picture. */
  readonly wheel?: true;
}

export const NO_INPUT: Frame = { held: 0, pressed: 0, released: 0 };

export type PadButton = 'A' | 'B' | 'X' | 'Y' | 'LB' | 'RB' | 'LT' | 'RT' | 'Up' | 'Down' | 'Left' | 'Right';

/** Control: one action of the player, with the keys and buttons that do it. Bindings, touch pad and help are made from this. */
export interface Control {
  readonly action: string;
  /** `KeyboardEvent.code`: the place on the keyboard, so WASD works on every layout. */
  readonly keys: readonly string[];
  readonly pad?: PadButton;
  /** The right button of the mouse on the picture does it too; the pointer has the place. */
  readonly button?: 'right';
  /** On a touch screen: part of the joystick, or a button of its own. */
  readonly touch?: 'joystick' | TouchButton;
  /** What the mouse does for it, in words for the help; rules read the pointer itself. */
  readonly mouse?: string;
  /** What the finger does on the stage for it, in words for the help. */
  readonly tap?: string;
  readonly label: string;
  /** Key repeat while held, in ticks: the first after `after`, then one each `every`. Of several held controls the newest repeats. */
  readonly repeat?: { readonly after: number; readonly every: number };
  /** In a turn game: the command that pressing it sends. */
  readonly command?: Json;
}

/** Button of the touch pad. */
export interface TouchButton {
  /** Its text. */
  readonly button: string;
  /** Under the left thumb, where a game has no joystick; else under the right one. */
  readonly side?: 'left';
  /** One of two ways under the right thumb: they stand side by side in their order. */
  readonly pair?: true;
  /** What must not be pressed by mistake: it stands apart from the others, above them. */
  readonly apart?: true;
  /** Another text while a counter of the HUD reads so: 'Unlock' instead of 'Lock'. */
  readonly whileOn?: { readonly counter: string; readonly value: string; readonly button: string };
}

/** `const KEY = bits(CONTROLS)`, then `frame.held & KEY.left`. */
export function bits<const C extends readonly Control[]>(controls: C): { readonly [A in C[number]['action']]: number } {
  return Object.fromEntries(controls.map((control, index) => [control.action, 1 << index])) as never;
}

/** Direction of the stick or the four direction keys: a vector no longer than 1. */
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
