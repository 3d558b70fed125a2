// Minimum-cost bipartite matching of boxes to goals (Hungarian algorithm with prices): a lower bound of pushes. Moving one box costs one augmentation.
import { NEVER } from './distances.ts';

const FAR = 1 << 28;

/** Rows are boxes, columns goals, both counted from 1 so that 0 can stand for none. */
export class Matching {
  readonly #size: number;
  #pushes: Uint16Array;
  /** The stand of each box. */
  readonly #stand: Int32Array;
  /** Result of the last `solve`: the sum, and the goal of each row. */
  #solved = 0;
  readonly #goalOf: Int32Array;
  readonly #rowPrice: Int32Array;
  readonly #columnPrice: Int32Array;
  readonly #rowOf: Int32Array;
  readonly #before: Int32Array;
  readonly #least: Int32Array;
  readonly #isUsed: Uint8Array;
  /** Rows without a column after the greedy initialisation. */
  readonly #isOpen: Uint8Array;
  // The state `tryRow` starts from.
  readonly #savedRowPrice: Int32Array;
  readonly #savedColumnPrice: Int32Array;
  readonly #savedRowOf: Int32Array;

  constructor(size: number) {
    const numbers = () => new Int32Array(size + 1);
    this.#size = size;
    this.#pushes = new Uint16Array(0);
    this.#stand = numbers();
    this.#goalOf = numbers();
    this.#rowPrice = numbers();
    this.#columnPrice = numbers();
    this.#rowOf = numbers();
    this.#before = numbers();
    this.#least = numbers();
    this.#isUsed = new Uint8Array(size + 1);
    this.#isOpen = new Uint8Array(size + 1);
    this.#savedRowPrice = numbers();
    this.#savedColumnPrice = numbers();
    this.#savedRowOf = numbers();
  }

  /**
   * Matches all boxes afresh; the sum of their pushes, −1 where some box is left without a goal. The goals' prices of the last
   * time are where it begins: any prices are right, and these are nearly those it ends with.
   */
  solve(stands: Int32Array, pushes: Uint16Array): number {
    const size = this.#size;
    const prices = this.#columnPrice;
    const rowOf = this.#rowOf;
    let highest = -FAR;
    for (let column = 1; column <= size; column++)
      highest = Math.max(highest, this.#savedColumnPrice[column] as number);
    // One of them stays at none, so that they never run away together.
    for (let column = 1; column <= size; column++)
      prices[column] = (this.#savedColumnPrice[column] as number) - highest;
    this.#pushes = pushes;
    rowOf.fill(0);
    this.#isOpen.fill(0);
    for (let row = 1; row <= size; row++) {
      const stand = stands[row - 1] as number;
      this.#stand[row] = stand;
      let least = FAR;
      let nearest = 0;
      for (let column = 1, at = stand * size; column <= size; column++, at++) {
        const cost = pushes[at] as number;
        if (cost === NEVER) continue;
        const reduced = cost - (prices[column] as number);
        // Of equally cheap goals one that is free.
        if (reduced < least || (reduced === least && rowOf[nearest] !== 0 && rowOf[column] === 0)) {
          least = reduced;
          nearest = column;
        }
      }
      if (nearest === 0) return -1;
      this.#rowPrice[row] = least;
      if (rowOf[nearest] === 0) rowOf[nearest] = row;
      else this.#isOpen[row] = 1;
    }
    for (let row = 1; row <= size; row++) if (this.#isOpen[row] === 1 && !this.#augment(row)) return -1;
    this.#savedRowPrice.set(this.#rowPrice);
    this.#savedColumnPrice.set(this.#columnPrice);
    this.#savedRowOf.set(this.#rowOf);
    for (let column = 1; column <= size; column++) this.#goalOf[this.#rowOf[column] as number] = column - 1;
    this.#solved = this.#sum();
    return this.#solved;
  }

  /** The sum if one box of the last `solve` were pushed to another stand; −1 where it cannot be. Leaves that solution as it is. */
  tryStand(box: number, stand: number): number {
    const row = box + 1;
    const kept = this.#stand[row] as number;
    const goal = this.#goalOf[row] as number;
    const pushes = this.#pushes;
    // A push saves one at most: where the same matching saves it, no other does better.
    if (pushes[stand * this.#size + goal] === (pushes[kept * this.#size + goal] as number) - 1) return this.#solved - 1;
    this.#rowPrice.set(this.#savedRowPrice);
    this.#columnPrice.set(this.#savedColumnPrice);
    this.#rowOf.set(this.#savedRowOf);
    this.#rowOf[goal + 1] = 0;
    this.#stand[row] = stand;
    const sum = this.#augment(row) ? this.#sum() : -1;
    this.#stand[row] = kept;
    return sum;
  }

  #sum(): number {
    let sum = 0;
    for (let column = 1; column <= this.#size; column++) {
      const stand = this.#stand[this.#rowOf[column] as number] as number;
      sum += this.#pushes[stand * this.#size + column - 1] as number;
    }
    return sum;
  }

  /** Gives one more row a column along the shortest alternating path (Kuhn and Munkres, with prices). */
  #augment(row: number): boolean {
    const size = this.#size;
    const pushes = this.#pushes;
    const stands = this.#stand;
    const rowPrice = this.#rowPrice;
    const columnPrice = this.#columnPrice;
    const rowOf = this.#rowOf;
    const before = this.#before;
    const least = this.#least.fill(FAR);
    const isUsed = this.#isUsed.fill(0);
    rowOf[0] = row;
    let column = 0;
    do {
      isUsed[column] = 1;
      const from = rowOf[column] as number;
      const base = (stands[from] as number) * size - 1;
      const price = rowPrice[from] as number;
      let delta = FAR;
      let nearest = 0;
      for (let to = 1; to <= size; to++) {
        if (isUsed[to] === 1) continue;
        const cost = pushes[base + to] as number;
        if (cost !== NEVER) {
          const reduced = cost - price - (columnPrice[to] as number);
          if (reduced < (least[to] as number)) {
            least[to] = reduced;
            before[to] = column;
          }
        }
        if ((least[to] as number) < delta) {
          delta = least[to] as number;
          nearest = to;
        }
      }
      if (delta === FAR) return false;
      for (let to = 0; to <= size; to++) {
        if (isUsed[to] === 1) {
          (rowPrice[rowOf[to] as number] as number) += delta;
          (columnPrice[to] as number) -= delta;
        } else if (least[to] !== FAR) (least[to] as number) -= delta;
      }
      column = nearest;
    } while (rowOf[column] !== 0);
    do {
      const from = before[column] as number;
      rowOf[column] = rowOf[from] as number;
      column = from;
    } while (column !== 0);
    return true;
  }
}
