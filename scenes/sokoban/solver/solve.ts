// Solver entry: A* search over pushes for the minimum with proof, or greedy weighted search for any solution.
import {
  DIRECTIONS,
  type Direction,
  findWalk,
  isSolved,
  type Level,
  type Position,
  positionOf,
  step,
} from '../rules/level.ts';
import { writeLurd } from '../rules/lurd.ts';
import { type Board, boardOf, type Setting } from './board.ts';
import { distancesIn } from './deadCells.ts';
import { packingOrder } from './packing.ts';
import { Search } from './Search.ts';

/** A way to win from a position. */
export interface Solution {
  readonly pushes: number;
  /** Steps with and without a push; each walk between two pushes is a shortest one. */
  readonly moves: number;
  readonly lurd: string;
}

/** What a search came to. `positions` is how many different ones it met. */
export type Answer = { readonly positions: number } & (
  | { readonly kind: 'solved'; readonly solution: Solution }
  | { readonly kind: 'unsolvable' }
  /** No solution has fewer pushes than `bound`. */
  | { readonly kind: 'unknown'; readonly why: 'limit' | 'stopped'; readonly bound: number }
);

export interface Progress {
  readonly positions: number;
  /** No solution has fewer pushes than this. */
  readonly bound: number;
}

export interface SolveOptions {
  onProgress?(progress: Progress): void;
  /** Asked every few milliseconds of work; true ends the search. */
  shouldStop?(): boolean;
  /** Memory for positions. */
  readonly bytes?: number;
  readonly positions?: number;
  /** Positions from which a search counts as long: then costly precomputation pays off. */
  readonly longAfter?: number;
}

export const DEFAULT_BYTES = 200_000_000;
/** The matching takes boxes × boxes steps for each position: with more boxes than this no search would end. */
export const MAX_BOXES = 200;
/** Positions between two reports and two questions whether to stop: the fewer, the more work each of them is. */
const betweenReports = (boxes: number): number => Math.max(1, Math.min(256, Math.floor(20_000 / (boxes * boxes))));

/** The fewest pushes from a position, by default the level's start. Proven: no shorter solution exists, or none at all. */
export function solve(level: Level, position: Position = positionOf(level), options: SolveOptions = {}): Answer {
  return runSearch(level, position, options, 1);
}

/**
 * Finds some solution quickly, not the shortest: weighted A*. Unsolvable is as proven as in `solve`. The number of rooms that buckets
 * distinguish decides what is found soon, so several numbers have a short attempt before the last one runs to the end.
 */
export function solveGreedily(level: Level, position: Position, options: SolveOptions = {}): Answer {
  const most = options.positions ?? Number.POSITIVE_INFINITY;
  let before = 0;
  for (const { rooms, tries } of GREEDY_ATTEMPTS) {
    const offset = before;
    const answer = runSearch(
      level,
      position,
      {
        ...options,
        positions: Math.min(most - offset, tries),
        onProgress: ({ positions, bound }) => options.onProgress?.({ positions: offset + positions, bound }),
      },
      GREEDY_WEIGHT,
      rooms,
    );
    before += answer.positions;
    const isOver = answer.kind !== 'unknown' || answer.why === 'stopped' || before >= most;
    if (isOver || tries === Number.POSITIVE_INFINITY) return { ...answer, positions: before };
  }
  return { kind: 'unknown', why: 'limit', positions: before, bound: 0 };
}

/** Rooms that buckets distinguish, and positions of each attempt. */
const GREEDY_ATTEMPTS = [
  { rooms: 4, tries: 20_000 },
  { rooms: 8, tries: 20_000 },
  { rooms: 1, tries: Number.POSITIVE_INFINITY },
] as const;

/** Weight of the heuristic in greedy search. */
const GREEDY_WEIGHT = 5;

/** Positions after which a search counts as long. Greedy positions cost more time, so the expensive pruning pays sooner. */
const LONG_GREEDY = 2000;
const LONG = 20_000;

/** Runs one search; `rooms` above 0 makes it greedy. */
function runSearch(level: Level, position: Position, options: SolveOptions, weight: number, rooms = 0): Answer {
  const start = boardOf(level, position);
  if (!start) return { kind: 'unsolvable', positions: 0 };
  const { board, setting } = start;
  if (setting.boxes.length > MAX_BOXES) return { kind: 'unknown', why: 'limit', positions: 0, bound: 0 };
  const inOrder = rooms > 0;
  const bytes = options.bytes ?? DEFAULT_BYTES;
  const search = new Search(board, distancesIn(level, board), setting.boxes.length, {
    bytes,
    weight,
    order: inOrder ? packingOrder(board, setting) : null,
    rooms,
    longAfter: options.longAfter ?? (inOrder ? LONG_GREEDY : LONG),
  });
  const { nodes } = search;
  if (!search.start(setting)) return { kind: 'unsolvable', positions: 0 };
  const most = options.positions ?? Number.POSITIVE_INFINITY;
  const between = betweenReports(setting.boxes.length);
  const bound = () => (weight === 1 ? nodes.lowest : 0);
  for (let count = 0; ; count++) {
    if (count % between === 0) {
      if (options.shouldStop?.()) return { kind: 'unknown', why: 'stopped', positions: nodes.count, bound: bound() };
      if (count > 0) options.onProgress?.({ positions: nodes.count, bound: bound() });
    }
    if (!search.next()) break;
    if (nodes.count >= most) return { kind: 'unknown', why: 'limit', positions: nodes.count, bound: bound() };
  }
  const positions = nodes.count;
  if (search.solved >= 0)
    return { kind: 'solved', positions, solution: solutionOf(level, position, board, search.pushesTo(search.solved)) };
  return nodes.isFull || search.isBeyond
    ? { kind: 'unknown', why: 'limit', positions, bound: bound() }
    : { kind: 'unsolvable', positions };
}

/** Spells out the walks between pushes. */
export function solutionOf(level: Level, start: Position, board: Board, pushes: readonly number[]): Solution {
  let position = start;
  const steps: Direction[] = [];
  for (const push of pushes) {
    const direction = DIRECTIONS[push & 3] as Direction;
    const stand = board.next[(push >> 2) * 4 + ((push & 3) ^ 1)] as number;
    for (const next of [...(findWalk(level, position, board.levelCell[stand] as number) ?? []), direction]) {
      const taken = step(level, position, next);
      if (!taken) throw new Error('The solver found a push that cannot be made.');
      steps.push(next);
      position = taken.position;
    }
  }
  // A solution is returned only after it was replayed to its end.
  if (!isSolved(level, position)) throw new Error('The solver found a way that does not lead home.');
  return { pushes: pushes.length, moves: steps.length, lurd: writeLurd(level, steps, start) };
}

/** True for a proven deadlock: a frozen box off its goal, or no matching of boxes to goals. False proves nothing. */
export function isDead(level: Level, position: Position): boolean {
  const start = boardOf(level, position);
  return !start || (start.setting.boxes.length <= MAX_BOXES && isStartDead(level, start));
}

/** Lower bound of pushes, without a search; null for a deadlock. */
export function boundOf(level: Level, position: Position): number | null {
  const start = boardOf(level, position);
  if (!start || start.setting.boxes.length > MAX_BOXES) return null;
  const { board, setting } = start;
  const search = new Search(board, distancesIn(level, board), setting.boxes.length, { bytes: 0, weight: 1 });
  return search.start(setting) && !search.isBeyond ? (search.nodes.bound[0] as number) : null;
}

function isStartDead(level: Level, { board, setting }: { board: Board; setting: Setting }): boolean {
  return !new Search(board, distancesIn(level, board), setting.boxes.length, { bytes: 0, weight: 1 }).start(setting);
}
