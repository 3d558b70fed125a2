// Symmetry reduction: rotations and mirrorings that map the board onto itself; equivalent positions are expanded once.
import type { Board } from './board.ts';
import type { Position } from './Position.ts';

/** A board turned onto itself: where each cell goes, and each direction. */
interface Turn {
  readonly cells: Int32Array;
  readonly directions: readonly number[];
}

/** Where up, down, left and right go in the eight turns of a square; the first leaves all as it is. */
const DIRECTIONS = [
  [0, 1, 2, 3],
  [0, 1, 3, 2],
  [1, 0, 2, 3],
  [1, 0, 3, 2],
  [2, 3, 0, 1],
  [2, 3, 1, 0],
  [3, 2, 0, 1],
  [3, 2, 1, 0],
] as const;

/**
 * Positions that are turns of each other need as many pushes: one of them stands for all. Which one: that with the lowest words of
 * boxes, then the lowest room of the player.
 */
export class Symmetries {
  readonly #turns: readonly Turn[];
  readonly #at: Position;
  /** Canonical representative of the last position asked for. */
  readonly bits: Int32Array;
  room = 0;
  /** The turn that leads to it. */
  turn = 0;
  readonly #tried: Int32Array;

  constructor(board: Board, at: Position) {
    this.#turns = turnsOf(board);
    this.#at = at;
    this.bits = new Int32Array(at.bits.length);
    this.#tried = new Int32Array(at.bits.length);
  }

  /** One where the board is like itself in no other way. */
  get count(): number {
    return this.#turns.length;
  }

  /** Finds the canonical representative of the position with these boxes, whose player reaches the first `count` of `reached`. */
  find(boxes: Int32Array, reached: Int32Array, count: number): void {
    const words = this.bits.length;
    for (let index = 0; index < this.#turns.length; index++) {
      const { cells } = this.#turns[index] as Turn;
      const tried = this.#tried.fill(0);
      for (let box = 0; box < boxes.length; box++) {
        const bit = this.#at.bitOf(cells[boxes[box] as number] as number);
        (tried[bit >> 5] as number) |= 1 << (bit & 31);
      }
      let word = index === 0 ? words : 0;
      while (word < words && tried[word] === this.bits[word]) word++;
      const isEqual = index > 0 && word === words;
      if (word < words && (tried[word] as number) > (this.bits[word] as number)) continue;
      let room = cells.length;
      for (let at = 0; at < count; at++) room = Math.min(room, cells[reached[at] as number] as number);
      if (isEqual && room >= this.room) continue;
      this.bits.set(tried);
      this.room = room;
      this.turn = index;
    }
  }

  /** Translates the pushes of a path through canonical positions back to the original board. */
  straighten(pushes: readonly number[], turned: readonly number[]): number[] {
    let cells = (this.#turns[0] as Turn).cells;
    let directions: readonly number[] = DIRECTIONS[0];
    return pushes.map((push, index) => {
      const straight = (cells[push >> 2] as number) * 4 + (directions[push & 3] as number);
      const { cells: to, directions: ways } = this.#turns[turned[index] as number] as Turn;
      const [kept, keptWays] = [cells, directions];
      const back = new Int32Array(to.length);
      to.forEach((cell, from) => {
        back[cell] = kept[from] as number;
      });
      cells = back;
      directions = [0, 1, 2, 3].map(way => keptWays[ways.indexOf(way)] as number);
      return straight;
    });
  }
}

function turnsOf(board: Board): Turn[] {
  const turns: Turn[] = [];
  for (const directions of DIRECTIONS)
    for (let start = 0; start < board.cells; start++) {
      const cells = fitted(board, directions, start);
      if (!cells) continue;
      turns.push({ cells, directions });
      break;
    }
  return turns;
}

/** Cell mapping of a symmetry, from the image of the first cell and of the directions; null where walls or goals do not match. */
function fitted({ cells, next, isGoal }: Board, directions: readonly number[], start: number): Int32Array | null {
  const to = new Int32Array(cells).fill(-1);
  to[0] = start;
  const queue = [0];
  for (const cell of queue) {
    const there = to[cell] as number;
    if (isGoal[cell] !== isGoal[there]) return null;
    for (let way = 0; way < 4; way++) {
      const beside = next[cell * 4 + way] as number;
      const besideThere = next[there * 4 + (directions[way] as number)] as number;
      if ((beside === cells) !== (besideThere === cells)) return null;
      if (beside === cells) continue;
      if (to[beside] === -1) {
        to[beside] = besideThere;
        queue.push(beside);
      } else if (to[beside] !== besideThere) return null;
    }
  }
  return to;
}
