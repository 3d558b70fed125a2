// Pattern database of deadlocks: all pairs or triples of boxes that cannot be solved even without other boxes, found by retrograde search (pulls) from the goals.
import type { Board } from './board.ts';
import { Walks } from './Walks.ts';

/** Bytes of the table: where three boxes would need more, two are looked at. */
const MOST_BYTES = 12_000_000;

/**
 * Other boxes can only stand in the way, never help: a position in which two or three of its boxes are lost among themselves is
 * lost. What pulling back from every choice of goals never meets is lost, so the table has no say about anything it did not try.
 */
export class DeadSets {
  /** How many boxes are looked at together. */
  readonly size: 2 | 3;
  readonly #board: Board;
  readonly #cellOf: Int32Array;
  readonly #bitOf: Int16Array;
  readonly #words: number;
  /** For each set, in the order of its bits, a bit for every cell from which the player brings it home. */
  readonly #home: Int32Array;
  /** Sets of two and of three whose highest bits are lower than this one. */
  readonly #two: Int32Array;
  readonly #three: Int32Array;
  #queue = new Int32Array(1 << 12);
  #tail = 0;

  /** `live` are the cells where a box can stand alive. */
  constructor(board: Board, live: Int32Array, boxes: number) {
    const count = live.length;
    this.#board = board;
    this.#cellOf = live;
    this.#bitOf = new Int16Array(board.cells + 1).fill(-1);
    live.forEach((cell, bit) => {
      this.#bitOf[cell] = bit;
    });
    this.#words = Math.ceil(board.cells / 32);
    this.#two = Int32Array.from(live, (_, bit) => (bit * (bit - 1)) / 2);
    this.#three = Int32Array.from(live, (_, bit) => (bit * (bit - 1) * (bit - 2)) / 6);
    const sets = (count * (count - 1) * (count - 2)) / 6;
    this.size = boxes > 2 && count < 1024 && sets * this.#words * 4 <= MOST_BYTES ? 3 : 2;
    this.#home = new Int32Array((this.size === 3 ? sets : (count * (count - 1)) / 2) * this.#words);
    this.#pullBack();
    this.#queue = new Int32Array(0);
  }

  /** Whether a box pushed to a cell is lost together with one or two of the others; the player is on another cell. */
  isDeadAfter(boxes: Int32Array, box: number, to: number, player: number): boolean {
    const bitOf = this.#bitOf;
    const moved = bitOf[to] as number;
    const word = player >> 5;
    const bit = 1 << (player & 31);
    for (let one = 0; one < boxes.length; one++) {
      if (one === box) continue;
      const first = bitOf[boxes[one] as number] as number;
      if (this.size === 2) {
        if (((this.#home[this.#rank(first, moved, -1) * this.#words + word] as number) & bit) === 0) return true;
        continue;
      }
      for (let other = 0; other < one; other++) {
        if (other === box) continue;
        const set = this.#rank(first, bitOf[boxes[other] as number] as number, moved);
        if (((this.#home[set * this.#words + word] as number) & bit) === 0) return true;
      }
    }
    return false;
  }

  /** The number of a set of two, where the third is −1, or three bits, in any order. */
  #rank(a: number, b: number, c: number): number {
    const low = a < b ? a : b;
    const high = a < b ? b : a;
    if (c < 0) return (this.#two[high] as number) + low;
    if (c > high) return (this.#three[c] as number) + (this.#two[high] as number) + low;
    return c > low
      ? (this.#three[high] as number) + (this.#two[c] as number) + low
      : (this.#three[high] as number) + (this.#two[low] as number) + c;
  }

  #pullBack(): void {
    const { cells, next, goals } = this.#board;
    const walks = new Walks(this.#board);
    const bits = Array.from(goals, goal => this.#bitOf[goal] as number);
    for (const [one, a] of bits.entries())
      for (const [other, b] of bits.slice(0, one).entries())
        for (const c of this.size === 3 ? bits.slice(0, other) : [-1])
          for (let player = 0; player < cells; player++) this.#queueUp(a, b, c, player);
    const set = new Int32Array(3);
    for (let head = 0; head < this.#tail; head += 2) {
      const packed = this.#queue[head] as number;
      const player = this.#queue[head + 1] as number;
      const count = this.size;
      for (let index = 0; index < count; index++) set[index] = (packed >> (index * 10)) & 1023;
      const [a, b, c] = [set[0] as number, set[1] as number, count === 3 ? (set[2] as number) : -1];
      const base = this.#rank(a, b, c) * this.#words;
      if ((((this.#home[base + (player >> 5)] as number) >> (player & 31)) & 1) === 1) continue;
      for (let index = 0; index < count; index++) walks.block(this.#cellOf[set[index] as number] as number);
      if ((walks.seen[player] as number) <= walks.mark) {
        walks.walk(player);
        const { seen, mark } = walks;
        for (let cell = 0; cell < cells; cell++)
          if (seen[cell] === mark) (this.#home[base + (cell >> 5)] as number) |= 1 << (cell & 31);
        for (let index = 0; index < count; index++) {
          const cell = this.#cellOf[set[index] as number] as number;
          for (let way = 0; way < 4; way++) {
            const to = next[cell * 4 + way] as number;
            if (seen[to] !== mark) continue;
            const stand = next[to * 4 + way] as number;
            if (seen[stand] !== mark) continue;
            const bit = this.#bitOf[to] as number;
            if (index === 0) this.#queueUp(bit, b, c, stand);
            else if (index === 1) this.#queueUp(a, bit, c, stand);
            else this.#queueUp(a, b, bit, stand);
          }
        }
      }
      for (let index = 0; index < count; index++) walks.free(this.#cellOf[set[index] as number] as number);
    }
  }

  /** Queues a set with the player on a cell, unless it is known. */
  #queueUp(a: number, b: number, c: number, player: number): void {
    const word = this.#rank(a, b, c) * this.#words + (player >> 5);
    if ((((this.#home[word] as number) >> (player & 31)) & 1) === 1) return;
    if (this.#tail + 2 > this.#queue.length) {
      const longer = new Int32Array(this.#queue.length * 2);
      longer.set(this.#queue);
      this.#queue = longer;
    }
    this.#queue[this.#tail++] = a | (b << 10) | (Math.max(c, 0) << 20);
    this.#queue[this.#tail++] = player;
  }
}
