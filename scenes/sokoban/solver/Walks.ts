// Flood fill of the cells the player can walk to, in the current position and after each push.
import type { Board } from './board.ts';

const BLOCKED = 0x7fffffff;

export class Walks {
  readonly #board: Board;
  /** `seen[cell] === mark` where the player came, larger on boxes and the wall, smaller elsewhere. */
  readonly seen: Int32Array;
  mark = 0;
  /** The lowest cell of the walk names the room the player is in. */
  #room = 0;
  readonly #seenAfter: Int32Array;
  #markAfter = 0;
  /** Where the last walk came, `reachedCount` cells of it. */
  readonly reached: Int32Array;
  reachedCount = 0;

  constructor(board: Board) {
    const { cells } = board;
    this.#board = board;
    this.seen = new Int32Array(cells + 1);
    this.#seenAfter = new Int32Array(cells + 1);
    this.seen[cells] = BLOCKED;
    this.#seenAfter[cells] = BLOCKED;
    this.reached = new Int32Array(cells);
  }

  block(cell: number): void {
    this.seen[cell] = BLOCKED;
    this.#seenAfter[cell] = BLOCKED;
  }

  free(cell: number): void {
    this.seen[cell] = 0;
    this.#seenAfter[cell] = 0;
  }

  /** Flood fill from a cell round blocked cells; returns the lowest cell reached. */
  walk(player: number): number {
    this.#room = this.#flood(this.seen, ++this.mark, player);
    return this.#room;
  }

  #flood(seen: Int32Array, mark: number, player: number): number {
    const { next } = this.#board;
    const queue = this.reached;
    let lowest = player;
    let tail = 1;
    queue[0] = player;
    seen[player] = mark;
    for (let head = 0; head < tail; head++) {
      const at = (queue[head] as number) * 4;
      for (let way = at; way < at + 4; way++) {
        const to = next[way] as number;
        if ((seen[to] as number) >= mark) continue;
        seen[to] = mark;
        queue[tail++] = to;
        if (to < lowest) lowest = to;
      }
    }
    this.reachedCount = tail;
    return lowest;
  }

  /** The lowest cell the player reaches after a push: known at sight where the push neither opens nor parts anything. */
  roomAfter(from: number, to: number, direction: number): number {
    const { next } = this.#board;
    const mark = this.mark;
    const reached = this.seen;
    const left = direction ^ 2;
    const right = left ^ 1;
    const fromLeft = next[from * 4 + left] as number;
    const fromRight = next[from * 4 + right] as number;
    if ((reached[fromLeft] as number) >= mark && (reached[fromRight] as number) >= mark) {
      if (reached[to] !== mark) return Math.min(this.#room, from);
      if (to !== this.#room && !this.#parts(to, direction, left, right, fromLeft, fromRight))
        return Math.min(this.#room, from);
    }
    return this.roomWalkedAfter(from, to);
  }

  /** The same by walking it; how many cells were reached is `reachedCount`, and they are the first of `reached`. */
  roomWalkedAfter(from: number, to: number): number {
    const seen = this.#seenAfter;
    seen[from] = 0;
    seen[to] = BLOCKED;
    const room = this.#flood(seen, ++this.#markAfter, from);
    seen[from] = BLOCKED;
    seen[to] = 0;
    return room;
  }

  /** Into how many rooms the boxes part the floor after a push. */
  roomsAfter(from: number, to: number): number {
    const seen = this.#seenAfter;
    seen[from] = 0;
    seen[to] = BLOCKED;
    const before = this.#markAfter;
    const { cells } = this.#board;
    for (let cell = 0; cell < cells; cell++)
      if ((seen[cell] as number) <= before) this.#flood(seen, ++this.#markAfter, cell);
    seen[from] = BLOCKED;
    seen[to] = 0;
    return this.#markAfter - before;
  }

  /** Whether a cell separates the reached area around it (a local articulation test); the cell behind it is open. */
  #parts(cell: number, ahead: number, left: number, right: number, behindLeft: number, behindRight: number): boolean {
    const { next } = this.#board;
    const mark = this.mark;
    const seen = this.seen;
    const atAhead = next[cell * 4 + ahead] as number;
    const isAhead = seen[atAhead] === mark;
    const isLeft = seen[next[cell * 4 + left] as number] === mark;
    const isRight = seen[next[cell * 4 + right] as number] === mark;
    let loose = 0;
    if (isLeft && seen[behindLeft] !== mark) loose++;
    if (isRight && seen[behindRight] !== mark) loose++;
    if (!isAhead) return loose > 0;
    if (isLeft && seen[next[atAhead * 4 + left] as number] === mark) loose--;
    if (isRight && seen[next[atAhead * 4 + right] as number] === mark) loose--;
    return loose >= 0;
  }
}
