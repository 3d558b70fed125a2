// Optimiser for moves: the solution with the fewest steps, with proof. A* over pushes, each with the walk before it; a position is boxes and player.
import { type Level, type Position, positionOf } from '../rules/level.ts';
import { type Board, boardOf, type Setting } from './board.ts';
import { distancesIn } from './deadCells.ts';
import { type Distances, standOf } from './distances.ts';
import { Freeze } from './Freeze.ts';
import { Matching } from './Matching.ts';
import { type Answer, MAX_BOXES, type SolveOptions, solutionOf } from './solve.ts';

/** Positions kept at most, unless told: some 150 MB. */
const DEFAULT_POSITIONS = 700_000;
/** Positions between two reports. */
const BETWEEN = 512;

/** Fewest steps, with and without a push, from a position, by default the level's start. `bound` counts steps here. */
export function fewestMoves(level: Level, position: Position = positionOf(level), options: SolveOptions = {}): Answer {
  const start = boardOf(level, position);
  if (!start) return { kind: 'unsolvable', positions: 0 };
  if (start.setting.boxes.length > MAX_BOXES) return { kind: 'unknown', why: 'limit', positions: 0, bound: 0 };
  const search = new MoveSearch(start.board, distancesIn(level, start.board), start.setting);
  const most = options.positions ?? DEFAULT_POSITIONS;
  for (let count = 1; ; count++) {
    const found = search.next();
    const { size: positions, bound } = search;
    if (found === 'none') return { kind: 'unsolvable', positions };
    if (found !== 'more')
      return { kind: 'solved', positions, solution: solutionOf(level, position, start.board, found) };
    if (positions >= most) return { kind: 'unknown', why: 'limit', positions, bound };
    if (count % BETWEEN > 0) continue;
    if (options.shouldStop?.()) return { kind: 'unknown', why: 'stopped', positions, bound };
    options.onProgress?.({ positions, bound });
  }
}

/** One position met: how it was come to, and at what cost. */
interface Node {
  readonly boxes: string;
  readonly player: number;
  readonly least: number;
  moves: number;
  before: Node | null;
  /** The push that led here: the box's cell before × 4 + direction. */
  push: number;
  isDone: boolean;
}

class MoveSearch {
  readonly #board: Board;
  readonly #distances: Distances;
  readonly #matching: Matching;
  readonly #freeze: Freeze;
  readonly #isBox: Uint8Array;
  readonly #stands: Int32Array;
  readonly #boxes: Int32Array;
  /** Steps from the player to each cell; −1 where there is no way. */
  readonly #steps: Int32Array;
  readonly #queue: Int32Array;
  readonly #nodes = new Map<string, Node>();
  /** Open nodes by the least length of a solution through them. */
  readonly #open: Node[][] = [];
  /** No solution has fewer steps. */
  bound = 0;

  constructor(board: Board, distances: Distances, { boxes, player }: Setting) {
    this.#board = board;
    this.#distances = distances;
    this.#matching = new Matching(board.goals.length);
    this.#isBox = new Uint8Array(board.cells + 1);
    this.#freeze = new Freeze(board, distances.isDead, this.#isBox);
    this.#stands = new Int32Array(board.goals.length).fill(distances.firstStand[board.cells] as number);
    this.#boxes = Int32Array.from(boxes);
    this.#steps = new Int32Array(board.cells + 1);
    this.#queue = new Int32Array(board.cells);
    this.#add(player, 0, null, 0);
  }

  get size(): number {
    return this.#nodes.size;
  }

  /** Looks at the next position: the pushes of a solution, or whether there are more positions to look at. */
  next(): readonly number[] | 'more' | 'none' {
    while (this.bound < this.#open.length && !this.#open[this.bound]?.length) this.bound++;
    const node = this.#open[this.bound]?.pop();
    if (!node) return 'none';
    if (node.isDone || node.moves + node.least > this.bound) return 'more';
    node.isDone = true;
    if (node.least === 0) return pushesTo(node);
    this.#expand(node);
    return 'more';
  }

  #expand(node: Node): void {
    const { next, cells } = this.#board;
    const isBox = this.#isBox.fill(0);
    for (let i = 0; i < node.boxes.length; i++) {
      this.#boxes[i] = node.boxes.charCodeAt(i);
      isBox[this.#boxes[i] as number] = 1;
    }
    this.#walk(node.player);
    for (let i = 0; i < this.#boxes.length; i++) {
      const box = this.#boxes[i] as number;
      for (let direction = 0; direction < 4; direction++) {
        const behind = next[box * 4 + (direction ^ 1)] as number;
        const to = next[box * 4 + direction] as number;
        const steps = this.#steps[behind] as number;
        if (behind === cells || steps < 0 || this.#distances.isDead[to] === 1 || isBox[to] === 1) continue;
        this.#boxes[i] = to;
        isBox[box] = 0;
        isBox[to] = 1;
        const isLost = this.#freeze.isFrozenAt(to) && this.#freeze.isDead;
        if (!isLost) this.#add(box, node.moves + steps + 1, node, box * 4 + direction);
        this.#boxes[i] = box;
        isBox[box] = 1;
        isBox[to] = 0;
      }
    }
  }

  /** Queues the position of `#boxes` with the player on a cell, if it was not come to as cheaply before. */
  #add(player: number, moves: number, before: Node | null, push: number): void {
    const boxes = String.fromCharCode(...this.#boxes.toSorted());
    const key = boxes + String.fromCharCode(player);
    let node = this.#nodes.get(key);
    if (node) {
      if (node.moves <= moves) return;
      Object.assign(node, { moves, before, push, isDone: false });
    } else {
      const least = this.#leastPushes(player);
      if (least < 0) return;
      this.#nodes.set(key, (node = { boxes, player, least, moves, before, push, isDone: false }));
    }
    (this.#open[moves + node.least] ??= []).push(node);
    this.bound = Math.min(this.bound, moves + node.least);
  }

  /** Every solution has at least so many pushes, and so many steps; −1 where there is none. */
  #leastPushes(player: number): number {
    for (let i = 0; i < this.#boxes.length; i++)
      this.#stands[i] = standOf(this.#distances, this.#boxes[i] as number, player);
    return this.#matching.solve(this.#stands, this.#distances.pushes);
  }

  #walk(player: number): void {
    const { next, cells } = this.#board;
    const [steps, queue] = [this.#steps.fill(-1), this.#queue];
    steps[player] = 0;
    queue[0] = player;
    for (let head = 0, tail = 1; head < tail; head++) {
      const cell = queue[head] as number;
      for (let direction = 0; direction < 4; direction++) {
        const to = next[cell * 4 + direction] as number;
        if (to === cells || (steps[to] as number) >= 0 || this.#isBox[to] === 1) continue;
        steps[to] = (steps[cell] as number) + 1;
        queue[tail++] = to;
      }
    }
  }
}

function pushesTo(last: Node): readonly number[] {
  const pushes: number[] = [];
  for (let node: Node | null = last; node?.before; node = node.before) pushes.push(node.push);
  return pushes.toReversed();
}
