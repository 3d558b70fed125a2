// The second, third and fourth finger on the stage, each in its place for as long as it is down.
import type { PointerFrame } from '../core/input.ts';
import type { Hand } from './Around.ts';

type Place = { readonly x: number; readonly y: number };

interface Finger {
  readonly hand: Hand;
  down: boolean;
  pressed: boolean;
  released: boolean;
  cancelled: boolean;
  /** A frame has told of it. */
  told: boolean;
}

const PLACES = 3;

export class Fingers {
  readonly #fingers: (Finger | null)[] = Array.from({ length: PLACES }, () => null);

  /** Takes the first free place; a finger too many is nothing. */
  press(hand: Hand): void {
    const place = this.#fingers.indexOf(null);
    if (place < 0 || this.#fingers.some(finger => finger?.hand === hand && finger.down)) return;
    this.#fingers[place] = { hand, down: true, pressed: true, released: false, cancelled: false, told: false };
  }

  lift(hand: Hand, isCancelled: boolean): void {
    const finger = this.#fingers.find(one => one?.hand === hand && one.down);
    if (!finger) return;
    finger.down = false;
    if (isCancelled) finger.cancelled = true;
    else finger.released = true;
  }

  /** Nobody let them go: play paused, or the focus went. What no frame has told of never was. */
  cancel(): void {
    this.#fingers.forEach((finger, place) => {
      if (finger?.told) Object.assign(finger, { down: false, cancelled: true, pressed: false, released: false });
      else this.#fingers[place] = null;
    });
  }

  /** Where they are and what they did since the last tick; nothing where there is none. */
  take(toWorld: (x: number, y: number) => Place): readonly (PointerFrame | null)[] | undefined {
    if (this.#fingers.every(finger => finger === null)) return undefined;
    return this.#fingers.map((finger, place) => {
      if (!finger) return null;
      const { x, y } = toWorld(finger.hand.x, finger.hand.y);
      const { down, pressed, released, cancelled } = finger;
      Object.assign(finger, { pressed: false, told: true });
      if (!down) this.#fingers[place] = null;
      return { x: Math.round(x), y: Math.round(y), down, pressed, released, cancelled };
    });
  }
}
