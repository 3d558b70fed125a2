// Multitouch: the second, third and fourth pointer on the stage. Each keeps its slot, which is its index in the frame, while it is down.
import type { PointerFrame } from '../../core/input/input.ts';
import type { PointerPosition } from './LetterboxInput.ts';

type Point = { readonly x: number; readonly y: number };

interface ExtraPointer {
  /** The tracked pointer: Phaser's, or one of LetterboxInput. */
  readonly source: PointerPosition;
  down: boolean;
  pressed: boolean;
  released: boolean;
  cancelled: boolean;
  /** A frame has reported it. */
  isReported: boolean;
}

const MAX_EXTRA_POINTERS = 3;

export class ExtraPointers {
  readonly #pointers: (ExtraPointer | null)[] = Array.from({ length: MAX_EXTRA_POINTERS }, () => null);

  /** Takes the first free slot; ignored where none is free. */
  press(source: PointerPosition): void {
    const slot = this.#pointers.indexOf(null);
    if (slot < 0 || this.#pointers.some(pointer => pointer?.source === source && pointer.down)) return;
    this.#pointers[slot] = { source, down: true, pressed: true, released: false, cancelled: false, isReported: false };
  }

  release(source: PointerPosition, isCancelled: boolean): void {
    const pointer = this.#pointers.find(other => other?.source === source && other.down);
    if (!pointer) return;
    pointer.down = false;
    if (isCancelled) pointer.cancelled = true;
    else pointer.released = true;
  }

  /** Cancels all: play paused, or focus was lost. A pointer that no frame has reported is dropped. */
  cancel(): void {
    this.#pointers.forEach((pointer, slot) => {
      if (pointer?.isReported)
        Object.assign(pointer, { down: false, cancelled: true, pressed: false, released: false });
      else this.#pointers[slot] = null;
    });
  }

  /** Positions and button changes since the last tick, by slot; undefined where there are none. */
  take(toWorld: (x: number, y: number) => Point): readonly (PointerFrame | null)[] | undefined {
    if (this.#pointers.every(pointer => pointer === null)) return undefined;
    return this.#pointers.map((pointer, slot) => {
      if (!pointer) return null;
      const { x, y } = toWorld(pointer.source.x, pointer.source.y);
      const { down, pressed, released, cancelled } = pointer;
      Object.assign(pointer, { pressed: false, isReported: true });
      if (!down) this.#pointers[slot] = null;
      return { x: Math.round(x), y: Math.round(y), down, pressed, released, cancelled };
    });
  }
}
