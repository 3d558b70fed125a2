// Macro move: finds a box that can be pushed to a goal while the others stand still, by breadth-first search backwards from the goal.
import type { Board } from './board.ts';

export class GoalPath {
  readonly #board: Board;
  readonly #isFlooded: Uint8Array;
  readonly #isMet: Uint8Array;
  readonly #queue: Int32Array;
  /** A step is `cell * 4 + direction`: the box on the cell, about to be pushed that way. After it comes another step, or home. */
  readonly #steps: Int32Array;
  readonly #after: Int32Array;

  constructor(board: Board) {
    this.#board = board;
    this.#isFlooded = new Uint8Array(board.cells + 1);
    this.#isMet = new Uint8Array(board.cells * 4);
    this.#queue = new Int32Array(board.cells);
    this.#steps = new Int32Array(board.cells * 4);
    this.#after = new Int32Array(board.cells * 4);
  }

  /** The pushes, each as `cell * 4 + direction`; empty where there is no such way. The player is where `seen` equals `mark`. */
  find(goal: number, isBox: Uint8Array, seen: Int32Array, mark: number): readonly number[] {
    const { next, cells } = this.#board;
    const isMet = this.#isMet.fill(0);
    let tail = 0;
    /** A push into a cell from behind; true where a box stands there now and the player is at hand. */
    const isFrom = (cell: number, direction: number, after: number): boolean => {
      const from = next[cell * 4 + (direction ^ 1)] as number;
      if (from === cells || isMet[from * 4 + direction] === 1) return false;
      const stand = next[from * 4 + (direction ^ 1)] as number;
      if (stand === cells || isBox[stand] === 1) return false;
      isMet[from * 4 + direction] = 1;
      if (isBox[from] === 1 && seen[stand] !== mark) return false;
      this.#steps[tail] = from * 4 + direction;
      this.#after[tail++] = after;
      return isBox[from] === 1;
    };
    for (let direction = 0; direction < 4; direction++) if (isFrom(goal, direction, -1)) return this.#path(tail - 1);
    for (let head = 0; head < tail; head++) {
      const step = this.#steps[head] as number;
      const cell = step >> 2;
      this.#flood(next[cell * 4 + ((step & 3) ^ 1)] as number, cell, isBox);
      for (let direction = 0; direction < 4; direction++) {
        const from = next[cell * 4 + (direction ^ 1)] as number;
        if (from !== cells && this.#mayComeFrom(from, cell, isBox) && isFrom(cell, direction, head))
          return this.#path(tail - 1);
      }
    }
    return [];
  }

  /** Whether the player, where the box came from, reaches the place of the next push: a box that stood there is gone by then. */
  #mayComeFrom(from: number, cell: number, isBox: Uint8Array): boolean {
    if (isBox[from] === 0) return this.#isFlooded[from] === 1;
    const { next } = this.#board;
    for (let way = from * 4; way < from * 4 + 4; way++)
      if (next[way] !== cell && this.#isFlooded[next[way] as number] === 1) return true;
    return false;
  }

  #flood(start: number, box: number, isBox: Uint8Array): void {
    const { next, cells } = this.#board;
    const isFlooded = this.#isFlooded.fill(0);
    let tail = 1;
    this.#queue[0] = start;
    isFlooded[start] = 1;
    for (let head = 0; head < tail; head++)
      for (let way = (this.#queue[head] as number) * 4, end = way + 4; way < end; way++) {
        const to = next[way] as number;
        if (to === cells || to === box || isBox[to] === 1 || isFlooded[to] === 1) continue;
        isFlooded[to] = 1;
        this.#queue[tail++] = to;
      }
  }

  #path(last: number): number[] {
    const path: number[] = [];
    for (let at = last; at >= 0; at = this.#after[at] as number) path.push(this.#steps[at] as number);
    return path;
  }
}
