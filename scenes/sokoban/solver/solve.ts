// The solver's door: the fewest pushes with proof, or any solution in a hurry.
import { DIRECTIONS, type Direction, isSolved, type Level, type Position, positionOf, step, walkTo } from '../level.ts';
import { writeLurd } from '../lurd.ts';
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
}

export const DEFAULT_BYTES = 200_000_000;
/** The matching takes boxes × boxes steps for each position: with more boxes than this no search would end. */
export const MAX_BOXES = 200;
/** Positions between two reports and two questions whether to stop: the fewer, the more work each of them is. */
const betweenReports = (boxes: number): number => Math.max(1, Math.min(256, Math.floor(20_000 / (boxes * boxes))));

/** The fewest pushes from a position, by default the level's start. Proven: no shorter solution exists, or none at all. */
export function solve(level: Level, position: Position = positionOf(level), options: SolveOptions = {}): Answer {
  return run(level, position, options, 1);
}

/** Quickly some solution, not the shortest: best first by what remains. Unsolvable is as proven as in `solve`. */
export function solveSomehow(level: Level, position: Position, options: SolveOptions = {}): Answer {
  return run(level, position, options, HASTE, true);
}

/** How many pushes already made one push still to make outweighs. */
const HASTE = 5;

/** In a hurry: after so many positions a second search begins, which minds parcels in each other's way; from then on they take turns. */
const SECOND_AFTER = 2000;

function run(level: Level, position: Position, options: SolveOptions, weight: number, inOrder = false): Answer {
  const start = boardOf(level, position);
  if (!start) return { kind: 'unsolvable', positions: 0 };
  const { board, setting } = start;
  const boxes = setting.boxes.length;
  if (boxes > MAX_BOXES) return { kind: 'unknown', why: 'limit', positions: 0, bound: 0 };
  const { bytes = DEFAULT_BYTES, positions: most = Number.POSITIVE_INFINITY } = options;
  const order = inOrder ? packingOrder(board, setting) : null;
  const opened = (mindsStuck: boolean) =>
    new Search(board, distancesIn(level, board), boxes, {
      bytes: order ? bytes / 2 : bytes,
      weight,
      order,
      mindsStuck,
    });
  const first = opened(false);
  if (!first.start(setting)) return { kind: 'unsolvable', positions: 0 };
  const begun = [first];
  let searching = begun;
  const between = betweenReports(boxes);
  const bound = () => (weight === 1 ? first.nodes.lowest : 0);
  const met = () => begun.reduce((sum, { nodes }) => sum + nodes.count, 0);
  const unknown = (why: 'limit' | 'stopped') => ({ kind: 'unknown', why, positions: met(), bound: bound() }) as const;
  for (let count = 0; ; count++) {
    if (count % between === 0) {
      if (options.shouldStop?.()) return unknown('stopped');
      if (count > 0) options.onProgress?.({ positions: met(), bound: bound() });
    }
    const search = searching[count % searching.length] as Search;
    if (!search.next()) {
      const { solved, nodes, isBeyond } = search;
      if (solved >= 0) {
        const solution = solutionOf(level, position, board, search.pushesTo(solved));
        return { kind: 'solved', positions: met(), solution };
      }
      if (!nodes.isFull) return isBeyond ? unknown('limit') : { kind: 'unsolvable', positions: met() };
      searching = searching.filter(other => other !== search);
      if (searching.length === 0) return unknown('limit');
    }
    if (met() >= most) return unknown('limit');
    if (order && begun.length === 1 && first.nodes.count >= SECOND_AFTER) {
      const second = opened(true);
      second.start(setting);
      begun.push(second);
    }
  }
}

/** Spells out the walks between pushes. */
function solutionOf(level: Level, start: Position, board: Board, pushes: readonly number[]): Solution {
  let position = start;
  const steps: Direction[] = [];
  for (const push of pushes) {
    const direction = DIRECTIONS[push & 3] as Direction;
    const stand = board.next[(push >> 2) * 4 + ((push & 3) ^ 1)] as number;
    for (const next of [...(walkTo(level, position, board.levelCell[stand] as number) ?? []), direction]) {
      const taken = step(level, position, next);
      if (!taken) throw new Error('The solver found a push that cannot be made.');
      steps.push(next);
      position = taken.position;
    }
  }
  // Nothing is called solved that was not played to its end.
  if (!isSolved(level, position)) throw new Error('The solver found a way that does not lead home.');
  return { pushes: pushes.length, moves: steps.length, lurd: writeLurd(level, steps, start) };
}

/** True if the position is certainly lost: a box is stuck for good, or some box has no goal left to go to. False says nothing. */
export function isDead(level: Level, position: Position): boolean {
  const start = boardOf(level, position);
  return !start || (start.setting.boxes.length <= MAX_BOXES && isDeadAtSight(level, start));
}

/** So many pushes a position needs at least, known without a search; null where it is dead at sight. */
export function boundOf(level: Level, position: Position): number | null {
  const start = boardOf(level, position);
  if (!start || start.setting.boxes.length > MAX_BOXES) return null;
  const { board, setting } = start;
  const search = new Search(board, distancesIn(level, board), setting.boxes.length, { bytes: 0, weight: 1 });
  return search.start(setting) && !search.isBeyond ? (search.nodes.bound[0] as number) : null;
}

function isDeadAtSight(level: Level, { board, setting }: { board: Board; setting: Setting }): boolean {
  return !new Search(board, distancesIn(level, board), setting.boxes.length, { bytes: 0, weight: 1 }).start(setting);
}
