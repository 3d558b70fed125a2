// PI-corral pruning: a corral is floor that boxes close off from the player. If all its pushes are possible now, only these need be tried.
import type { Board } from './board.ts';

/** More rooms than this are not looked at. */
const MAX_ROOMS = 30;

/**
 * A PI-corral: rooms and the boxes around them, so chosen that whichever of these boxes moves first, the player can make that
 * push now. No other push can help or hinder it, so it may as well be made first: the fewest pushes stay the fewest.
 */
export class Corrals {
  readonly #board: Board;
  /** Every goal is to have its box. */
  readonly #isFull: boolean;
  #isDead: Uint8Array;
  readonly #room: Int8Array;
  readonly #queue: Int32Array;
  readonly #emptyGoals = new Uint8Array(MAX_ROOMS);
  /** The rooms that touch each box, one bit each. */
  readonly #touching: Int32Array;
  readonly #isIn: Uint8Array;
  readonly #list: Int32Array;
  readonly #moves: Int32Array;
  #moveCount = 0;
  /** The pushes that suffice, as box × 4 + direction; `count` of them. */
  readonly moves: Int32Array;
  count = 0;

  constructor(board: Board, boxes: number) {
    this.#board = board;
    this.#isFull = boxes === board.goals.length;
    this.#isDead = new Uint8Array(0);
    this.#room = new Int8Array(board.cells + 1);
    this.#queue = new Int32Array(board.cells);
    this.#touching = new Int32Array(boxes);
    this.#isIn = new Uint8Array(boxes);
    this.#list = new Int32Array(boxes);
    this.#moves = new Int32Array(boxes * 4);
    this.moves = new Int32Array(boxes * 4);
  }

  /**
   * Looks for the PI-corral with the fewest pushes. True if there is one: then `moves` suffice, and none of them means dead.
   * `isDead` are cells no box may come to; `boxAt` is the number of the box on a cell, −1 where none; `isReached(cell)` is `seen[cell] === mark`.
   */
  find(isDead: Uint8Array, boxes: Int32Array, boxAt: Int16Array, seen: Int32Array, mark: number): boolean {
    this.#isDead = isDead;
    const rooms = this.#flood(boxes, boxAt, seen, mark);
    this.count = -1;
    let tried = 0;
    for (let room = 0; room < rooms; room++) {
      if ((tried & (1 << room)) !== 0) continue;
      const merged = this.#close(1 << room, boxes, boxAt, seen, mark);
      if (merged === 0) continue;
      tried |= merged;
      if (this.count >= 0 && this.#moveCount >= this.count) continue;
      this.count = this.#moveCount;
      for (let index = 0; index < this.count; index++) this.moves[index] = this.#moves[index] as number;
    }
    return this.count >= 0;
  }

  /** Numbers the rooms the player cannot reach and notes which boxes touch them. */
  #flood(boxes: Int32Array, boxAt: Int16Array, seen: Int32Array, mark: number): number {
    const { next, cells, isGoal } = this.#board;
    const room = this.#room.fill(-1);
    const queue = this.#queue;
    let rooms = 0;
    for (let box = 0; box < boxes.length; box++) {
      let touching = 0;
      for (let direction = 0; direction < 4; direction++) {
        const start = next[(boxes[box] as number) * 4 + direction] as number;
        if (start === cells || seen[start] === mark || (boxAt[start] as number) >= 0) continue;
        if ((room[start] as number) < 0) {
          if (rooms === MAX_ROOMS) continue;
          let goals = 0;
          let tail = 1;
          queue[0] = start;
          room[start] = rooms;
          for (let head = 0; head < tail; head++) {
            const cell = queue[head] as number;
            goals |= isGoal[cell] as number;
            for (let way = 0; way < 4; way++) {
              const to = next[cell * 4 + way] as number;
              if (to === cells || (room[to] as number) >= 0 || (boxAt[to] as number) >= 0) continue;
              room[to] = rooms;
              queue[tail++] = to;
            }
          }
          this.#emptyGoals[rooms++] = goals;
        }
        touching |= 1 << (room[start] as number);
      }
      this.#touching[box] = touching;
    }
    return rooms;
  }

  /** Grows rooms and boxes until every first push is either possible now or impossible before another; 0 where that fails or nothing must be done. */
  #close(rooms: number, boxes: Int32Array, boxAt: Int16Array, seen: Int32Array, mark: number): number {
    const { next, cells, isGoal } = this.#board;
    const isIn = this.#isIn.fill(0);
    const list = this.#list;
    let count = 0;
    let corral = 0;
    let more = rooms;
    let mustOpen = 0;
    this.#moveCount = 0;
    let looked = 0;
    for (;;) {
      if (more !== 0) {
        corral |= more;
        more = 0;
        for (let box = 0; box < boxes.length; box++) {
          if (isIn[box] === 1 || ((this.#touching[box] as number) & corral) === 0) continue;
          isIn[box] = 1;
          list[count++] = box;
        }
        // Earlier corrals may have changed: check them again.
        looked = 0;
        this.#moveCount = 0;
      }
      if (looked === count) break;
      const box = list[looked++] as number;
      const at = boxes[box] as number;
      mustOpen |= 1 - (isGoal[at] as number);
      for (let direction = 0; direction < 4; direction++) {
        const to = next[at * 4 + direction] as number;
        const from = next[at * 4 + (direction ^ 1)] as number;
        if (to === cells || from === cells || this.#isDead[to] === 1) continue;
        const boxTo = boxAt[to] as number;
        const boxFrom = boxAt[from] as number;
        if ((boxTo >= 0 && isIn[boxTo] === 1) || (boxFrom >= 0 && isIn[boxFrom] === 1)) continue;
        if (boxFrom >= 0) {
          isIn[boxFrom] = 1;
          list[count++] = boxFrom;
          continue;
        }
        const roomFrom = seen[from] === mark ? -1 : (this.#room[from] as number);
        if (seen[from] !== mark) {
          if (roomFrom < 0) return 0;
          more |= (1 << roomFrom) & ~corral;
          continue;
        }
        if (boxTo >= 0) {
          isIn[boxTo] = 1;
          list[count++] = boxTo;
          continue;
        }
        if (seen[to] === mark) return 0;
        const roomTo = this.#room[to] as number;
        if (roomTo < 0) return 0;
        if ((corral & (1 << roomTo)) !== 0) this.#moves[this.#moveCount++] = box * 4 + direction;
        else more |= 1 << roomTo;
      }
    }
    if (mustOpen === 0 && this.#isFull) {
      for (let room = 0; room < MAX_ROOMS && mustOpen === 0; room++)
        if ((corral & (1 << room)) !== 0) mustOpen = this.#emptyGoals[room] as number;
    }
    return mustOpen === 1 ? corral : 0;
  }
}
