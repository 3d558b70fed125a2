// Current position of the search: boxes as a list, as a lookup by cell and as a bit set, and the player's walkable cells.
import type { Board } from './board.ts';
import type { Nodes } from './Nodes.ts';
import { Walks } from './Walks.ts';

export class Position {
  readonly boxes: Int32Array;
  /** Index of the box in a cell; −1 where there is none. */
  readonly boxAt: Int16Array;
  readonly isBox: Uint8Array;
  readonly walks: Walks;
  /** Cells where a box can stand alive, a bit each. */
  readonly bits: Int32Array;
  /** Of the boxes alone. */
  hash = 0;
  readonly #bitOf: Int16Array;
  readonly #cellOf: Int32Array;

  constructor(board: Board, isDead: Uint8Array, boxes: number) {
    const { cells } = board;
    this.#bitOf = new Int16Array(cells + 1).fill(-1);
    const live: number[] = [];
    for (let cell = 0; cell < cells; cell++) {
      if (isDead[cell] === 1) continue;
      this.#bitOf[cell] = live.length;
      live.push(cell);
    }
    this.#cellOf = Int32Array.from(live);
    this.bits = new Int32Array(Math.ceil(live.length / 32));
    this.isBox = new Uint8Array(cells + 1);
    this.boxAt = new Int16Array(cells + 1).fill(-1);
    this.boxes = new Int32Array(boxes);
    this.walks = new Walks(board);
  }

  /** The cells a box can stand in alive, by their bits. */
  get live(): Int32Array {
    return this.#cellOf;
  }

  /** The bit of a cell; −1 where a box is dead. */
  bitOf(cell: number): number {
    return this.#bitOf[cell] as number;
  }

  /** Sets boxes and player as they stand in a node; how many boxes there are. */
  load(nodes: Nodes, node: number): number {
    let count = 0;
    this.hash = 0;
    const first = node * nodes.words;
    for (let word = 0; word < nodes.words; word++) {
      const bits = nodes.boxes[first + word] as number;
      this.bits[word] = bits;
      for (let rest = bits; rest !== 0; rest &= rest - 1) {
        const bit = word * 32 + 31 - Math.clz32(rest & -rest);
        const cell = this.#cellOf[bit] as number;
        this.hash ^= nodes.cellHash[bit] as number;
        this.boxes[count] = cell;
        this.boxAt[cell] = count++;
        this.isBox[cell] = 1;
        this.walks.block(cell);
      }
    }
    this.walks.walk(nodes.player[node] as number);
    return count;
  }

  unload(): void {
    for (const cell of this.boxes) {
      this.boxAt[cell] = -1;
      this.isBox[cell] = 0;
      this.walks.free(cell);
    }
  }

  /** Toggles the bits of a push, done or undone. */
  turn(from: number, to: number): void {
    const bits = this.bits;
    (bits[from >> 5] as number) ^= 1 << (from & 31);
    (bits[to >> 5] as number) ^= 1 << (to & 31);
  }

  /** Moves a box temporarily; the same call with swapped cells undoes it. */
  shift(from: number, to: number): void {
    this.isBox[from] = 0;
    this.isBox[to] = 1;
  }
}
