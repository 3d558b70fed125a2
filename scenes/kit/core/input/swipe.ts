// Gesture recogniser for taps and swipes of a finger or the mouse. A finger that moves on makes another swipe each `reach` world pixels.
import type { PointerFrame } from './input.ts';

export type SwipeDirection = 'up' | 'down' | 'left' | 'right';

export type Gesture =
  | { readonly kind: 'tap'; readonly x: number; readonly y: number }
  | { readonly kind: 'swipe'; readonly direction: SwipeDirection };

export class SwipeRecognizer {
  readonly #reach: number;
  #start: { x: number; y: number } | null = null;
  #swiped = false;

  /** `reach`: length of a swipe, in world pixels. */
  constructor(reach: number) {
    this.#reach = reach;
  }

  /** The gesture of this tick, or null. Call it once a tick. */
  next(pointer: PointerFrame | undefined): Gesture | null {
    if (!pointer || pointer.cancelled) {
      this.#start = null;
      return null;
    }
    const { x, y, pressed, released, down } = pointer;
    if (pressed) {
      this.#start = { x, y };
      this.#swiped = false;
    }
    const from = this.#start;
    if (!from) return null;
    const gesture = this.#gestureAfter(x - from.x, y - from.y, pointer);
    if (released || !down) this.#start = null;
    return gesture;
  }

  #gestureAfter(dx: number, dy: number, { x, y, released }: PointerFrame): Gesture | null {
    const wide = Math.abs(dx) >= Math.abs(dy);
    if (Math.max(Math.abs(dx), Math.abs(dy)) >= this.#reach) {
      this.#start = { x, y };
      this.#swiped = true;
      return { kind: 'swipe', direction: wide ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up' };
    }
    return released && !this.#swiped ? { kind: 'tap', x, y } : null;
  }
}
