// What a finger or the mouse means by moving: a tap, or swipes. A finger that travels on swipes on, once per `reach`.
import type { PointerFrame } from './input.ts';

export type SwipeDirection = 'up' | 'down' | 'left' | 'right';

export type Gesture =
  | { readonly kind: 'tap'; readonly x: number; readonly y: number }
  | { readonly kind: 'swipe'; readonly direction: SwipeDirection };

export class Swipe {
  readonly #reach: number;
  #from: { x: number; y: number } | null = null;
  #swiped = false;

  /** `reach` in world pixels: how far is a swipe. */
  constructor(reach: number) {
    this.#reach = reach;
  }

  /** Asked once a tick. */
  next(pointer: PointerFrame | undefined): Gesture | null {
    if (!pointer || pointer.cancelled) {
      this.#from = null;
      return null;
    }
    const { x, y, pressed, released, down } = pointer;
    if (pressed) {
      this.#from = { x, y };
      this.#swiped = false;
    }
    const from = this.#from;
    if (!from) return null;
    const gesture = this.#moved(x - from.x, y - from.y, pointer);
    if (released || !down) this.#from = null;
    return gesture;
  }

  #moved(dx: number, dy: number, { x, y, released }: PointerFrame): Gesture | null {
    const wide = Math.abs(dx) >= Math.abs(dy);
    if (Math.max(Math.abs(dx), Math.abs(dy)) >= this.#reach) {
      this.#from = { x, y };
      this.#swiped = true;
      return { kind: 'swipe', direction: wide ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up' };
    }
    return released && !this.#swiped ? { kind: 'tap', x, y } : null;
  }
}
