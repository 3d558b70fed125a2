// The solver's door: the fewest pushes with proof, whether a position can still be won, and the push to make next.
import { DIRECTIONS, type Direction, type Level, type Position, positionOf, step, walkTo } from '../level.ts';
import { writeLurd } from '../lurd.ts';
import { type Board, boardOf, type Setting } from './board.ts';
import { distancesOf } from './distances.ts';
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
  | { readonly kind: 'unknown'; readonly why: 'limit' | 'stopped' }
);

export interface Progress {
  readonly positions: number;
  /** No solution has fewer pushes than this. */
  readonly bound: number;
}

export interface SolveOptions {
  onProgress?(progress: Progress): void;
  /** Asked every few hundred positions; true ends the search. */
  shouldStop?(): boolean;
  /** Memory for positions. */
  readonly bytes?: number;
  readonly positions?: number;
}

export const DEFAULT_BYTES = 400_000_000;
/** The matching takes boxes × boxes steps for each position: with more boxes than this no search would end. */
export const MAX_BOXES = 200;
/** Positions between two reports and two questions whether to stop. */
const BETWEEN_REPORTS = 256;

/** The fewest pushes from a position, by default the level's start. Proven: no shorter solution exists, or none at all. */
export function solve(level: Level, position: Position = positionOf(level), options: SolveOptions = {}): Answer {
  return run(level, position, options, 1);
}

/** Quickly some solution, not the shortest: best first by what remains. Unsolvable is as proven as in `solve`. */
function solveSomehow(level: Level, position: Position, options: SolveOptions): Answer {
  return run(level, position, options, HASTE);
}

/** How many pushes already made one push still to make outweighs. */
const HASTE = 5;

function run(level: Level, position: Position, options: SolveOptions, weight: number): Answer {
  const start = boardOf(level, position);
  if (!start) return { kind: 'unsolvable', positions: 0 };
  const { board, setting } = start;
  if (setting.boxes.length > MAX_BOXES) return { kind: 'unknown', why: 'limit', positions: 0 };
  const bytes = options.bytes ?? DEFAULT_BYTES;
  const search = new Search(board, distancesOf(board), setting.boxes.length, { bytes, weight });
  const { nodes } = search;
  if (!search.start(setting)) return { kind: 'unsolvable', positions: 0 };
  const most = options.positions ?? Number.POSITIVE_INFINITY;
  for (let count = 1; search.next(); count++) {
    if (nodes.count >= most) return { kind: 'unknown', why: 'limit', positions: nodes.count };
    if (count % BETWEEN_REPORTS !== 0) continue;
    options.onProgress?.({ positions: nodes.count, bound: nodes.lowest });
    if (options.shouldStop?.()) return { kind: 'unknown', why: 'stopped', positions: nodes.count };
  }
  const positions = nodes.count;
  if (search.solved >= 0)
    return { kind: 'solved', positions, solution: solutionOf(level, position, board, search.pushesTo(search.solved)) };
  return nodes.isFull || search.isBeyond
    ? { kind: 'unknown', why: 'limit', positions }
    : { kind: 'unsolvable', positions };
}

/** Spells out the walks between pushes. */
function solutionOf(level: Level, start: Position, board: Board, pushes: readonly number[]): Solution {
  let position = start;
  const steps: Direction[] = [];
  for (const push of pushes) {
    const direction = DIRECTIONS[push & 3] as Direction;
    const stand = board.next[(push >> 2) * 4 + ((push & 3) ^ 1)] as number;
    for (const next of [...(walkTo(level, position, board.levelCell[stand] as number) ?? []), direction]) {
      steps.push(next);
      position = step(level, position, next)?.position ?? position;
    }
  }
  return { pushes: pushes.length, moves: steps.length, lurd: writeLurd(level, steps, start) };
}

/** True if the position is certainly lost: a box is stuck for good, or some box has no goal left to go to. False says nothing. */
export function isDead(level: Level, position: Position): boolean {
  const start = boardOf(level, position);
  return !start || (start.setting.boxes.length <= MAX_BOXES && isDeadAtSight(start));
}

function isDeadAtSight({ board, setting }: { board: Board; setting: Setting }): boolean {
  return !new Search(board, distancesOf(board), setting.boxes.length, { bytes: 0, weight: 1 }).start(setting);
}

/** Whether a position can still be won; where it can, a way. Unknown where the search ended before it knew. */
export type Judgement =
  | { readonly kind: 'solvable'; readonly solution: Solution; readonly isLeast: boolean }
  | { readonly kind: 'dead' }
  | { readonly kind: 'unknown' };

/** Positions tried for the fewest pushes before any solution will do. */
const LEAST_POSITIONS = 300_000;

/** Looks for the fewest pushes first and, where that takes long, for any solution. */
export function judge(level: Level, position: Position, options: SolveOptions = {}): Judgement {
  const most = options.positions ?? Number.POSITIVE_INFINITY;
  const least = solve(level, position, { ...options, positions: Math.min(most, LEAST_POSITIONS) });
  if (least.kind === 'solved') return { kind: 'solvable', solution: least.solution, isLeast: true };
  if (least.kind === 'unsolvable') return { kind: 'dead' };
  if (least.why === 'stopped') return { kind: 'unknown' };
  const any = solveSomehow(level, position, options);
  if (any.kind === 'solved') return { kind: 'solvable', solution: any.solution, isLeast: false };
  return { kind: any.kind === 'unsolvable' ? 'dead' : 'unknown' };
}

/** The first push of a solution, with the walk to it. */
export interface Hint {
  /** The level's cell of the box. */
  readonly box: number;
  readonly direction: Direction;
  readonly lurd: string;
}

/** What to do next from the position a solution starts at; null where nothing is left to do. */
export function nextPush(level: Level, position: Position, { lurd }: Solution): Hint | null {
  const end = lurd.search(/[LURD]/) + 1;
  if (end === 0) return null;
  let at = position;
  for (const letter of lurd.slice(0, end - 1)) at = step(level, at, letter as Direction)?.position ?? at;
  const direction = (lurd[end - 1] as string).toLowerCase() as Direction;
  const after = step(level, at, direction)?.position;
  return after ? { box: after.player, direction, lurd: lurd.slice(0, end) } : null;
}
