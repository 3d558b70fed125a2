// Parcels that nobody can push as things stand: in a hurry, positions with many of them wait. Bounds see no parcel in another's way, this does.
import type { Board } from './board.ts';
import type { Position } from './Position.ts';

/** What one of them weighs, in pushes already made. */
const WEIGHT = 30;

export class Stuck {
  readonly #board: Board;
  readonly #isDead: Uint8Array;
  /** 1 for each node that was weighed. */
  #isWeighed = new Uint8Array(1 << 12);

  constructor(board: Board, isDead: Uint8Array) {
    this.#board = board;
    this.#isDead = isDead;
  }

  /** True once for each node. */
  isNew(node: number): boolean {
    if (node >= this.#isWeighed.length) {
      const longer = new Uint8Array(Math.max(node + 1, this.#isWeighed.length * 2));
      longer.set(this.#isWeighed);
      this.#isWeighed = longer;
    }
    if (this.#isWeighed[node] === 1) return false;
    this.#isWeighed[node] = 1;
    return true;
  }

  /** Of the parcels off their goals in the position being looked at. */
  weigh({ boxes, isBox, walks }: Position): number {
    let stuck = 0;
    for (const cell of boxes) if (this.#board.isGoal[cell] === 0 && !this.#mayMove(cell, isBox, walks)) stuck++;
    return stuck * WEIGHT;
  }

  #mayMove(cell: number, isBox: Uint8Array, { seen, mark }: Position['walks']): boolean {
    const { next } = this.#board;
    for (let direction = 0; direction < 4; direction++) {
      const to = next[cell * 4 + direction] as number;
      const from = next[cell * 4 + (direction ^ 1)] as number;
      if (seen[from] === mark && isBox[to] === 0 && this.#isDead[to] === 0) return true;
    }
    return false;
  }
}
