// The second, third and fourth finger on the stage, each in its place for as long as it is down.
import type { PointerFrame } from '../core/input.ts';
import type { PointerPosition } from './LetterboxInput.ts';

type Place = { readonly x: number; readonly y: number };

interface ExtraPointer {
  readonly hand: PointerPosition;
  down: boolean;
  pressed: boolean;
  released: boolean;
  cancelled: boolean;
  /** A frame has told of it. */
  isReported: boolean;
}

const PLACES = 3;

export class ExtraPointers {
  readonly #pointers: (ExtraPointer | null)[] = Array.from({ length: PLACES }, () => null);

  /** Takes the first free place; a finger too many is nothing. */
  press(hand: PointerPosition): void {
    const place = this.#pointers.indexOf(null);
    if (place < 0 || this.#pointers.some(finger => finger?.hand === hand && finger.down)) return;
    this.#pointers[place] = { hand, down: true, pressed: true, released: false, cancelled: false, isReported: false };
  }

  release(hand: PointerPosition, isCancelled: boolean): void {
    const finger = this.#pointers.find(one => one?.hand === hand && one.down);
    if (!finger) return;
    finger.down = false;
    if (isCancelled) finger.cancelled = true;
    else finger.released = true;
  }

  /** Nobody let them go: play paused, or the focus went. What no frame has told of never was. */
  cancel(): void {
    this.#pointers.forEach((finger, place) => {
      if (finger?.isReported) Object.assign(finger, { down: false, cancelled: true, pressed: false, released: false });
      else this.#pointers[place] = null;
    });
  }

  /** Where they are and what they did since the last tick; nothing where there is none. */
  take(toWorld: (x: number, y: number) => Place): readonly (PointerFrame | null)[] | undefined {
    if (this.#pointers.every(finger => finger === null)) return undefined;
    return this.#pointers.map((finger, place) => {
      if (!finger) return null;
      const { x, y } = toWorld(finger.hand.x, finger.hand.y);
      const { down, pressed, released, cancelled } = finger;
      Object.assign(finger, { pressed: false, isReported: true });
      if (!down) this.#pointers[place] = null;
      return { x: Math.round(x), y: Math.round(y), down, pressed, released, cancelled };
    });
  }
}
