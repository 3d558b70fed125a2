// Freeze deadlock detection: boxes that can never move again; a deadlock if one of them stands off a goal.
import type { Board } from './board.ts';

/** Recursive check: a box is frozen if it is blocked on both axes; neighbouring boxes are checked with this one taken for a wall. */
export class Freeze {
  readonly #board: Board;
  #isDead: Uint8Array;
  readonly #isBox: Uint8Array;
  readonly #isWall: Uint8Array;
  /** Number of frozen boxes off their goals in the current check. */
  #offGoal = 0;

  /** `isBox` is read at each call: 1 where there is a box. */
  constructor(board: Board, isDead: Uint8Array, isBox: Uint8Array) {
    this.#board = board;
    this.#isDead = isDead;
    this.#isBox = isBox;
    this.#isWall = new Uint8Array(board.cells + 1);
    this.#isWall[board.cells] = 1;
  }

  /** Takes other cells for dead. */
  setDead(isDead: Uint8Array): void {
    this.#isDead = isDead;
  }

  /** Whether the box at the cell can never move again. */
  isFrozenAt(cell: number): boolean {
    this.#offGoal = 0;
    return this.#isFrozen(cell);
  }

  /** Deadlock: the last frozen box, or one frozen with it, is off its goal. */
  get isDead(): boolean {
    return this.#offGoal > 0;
  }

  #isFrozen(cell: number): boolean {
    const offGoal = this.#offGoal;
    const isWall = this.#isWall;
    isWall[cell] = 1;
    const isFrozen = this.#isBlocked(cell, 0) && this.#isBlocked(cell, 2);
    isWall[cell] = 0;
    // A box that turns out free takes back what was found on its account.
    if (isFrozen) this.#offGoal += 1 - (this.#board.isGoal[cell] as number);
    else this.#offGoal = offGoal;
    return isFrozen;
  }

  /** Axis 0 is up and down, 2 left and right. */
  #isBlocked(cell: number, axis: number): boolean {
    const { next } = this.#board;
    const one = next[cell * 4 + axis] as number;
    const other = next[cell * 4 + axis + 1] as number;
    if (this.#isWall[one] === 1 || this.#isWall[other] === 1) return true;
    if (this.#isDead[one] === 1 && this.#isDead[other] === 1) return true;
    if (this.#isBox[one] === 1 && this.#isFrozen(one)) return true;
    return this.#isBox[other] === 1 && this.#isFrozen(other);
  }
}
