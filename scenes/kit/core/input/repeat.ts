// Key repeat: which held controls count as pressed again in this tick.
import type { Control, Frame } from './input.ts';

export class KeyRepeat {
  readonly #controls: readonly Control[];
  /** The held repeating controls, the newest last. */
  #held: number[] = [];
  #ticks = 0;

  constructor(controls: readonly Control[]) {
    this.#controls = controls;
  }

  /** Bits to add to this tick's `pressed`. Call it exactly once a tick. */
  next({ held, pressed }: Pick<Frame, 'held' | 'pressed'>): number {
    this.#held = this.#held.filter(index => (held & (1 << index)) !== 0);
    for (const [index, { repeat }] of this.#controls.entries()) {
      if (!repeat || (pressed & held & (1 << index)) === 0) continue;
      this.#held = [...this.#held.filter(known => known !== index), index];
      this.#ticks = 0;
      return 0;
    }
    const newest = this.#held.at(-1);
    const repeat = newest === undefined ? undefined : this.#controls[newest]?.repeat;
    if (newest === undefined || !repeat) return 0;
    this.#ticks++;
    const since = this.#ticks - repeat.after;
    return since >= 0 && since % repeat.every === 0 ? 1 << newest : 0;
  }

  /** Held keys repeat no more until they are pressed again. */
  stop(): void {
    this.#held = [];
  }
}
