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
  /** A search that has met more positions is long: what costs tenths of a second at once pays then. */
  readonly longAfter?: number;
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

/**
 * Quickly some solution, not the shortest: best first by what remains. Unsolvable is as proven as in `solve`. Which positions are
 * told apart by their rooms decides what is found soon: several ways have a short try before one goes on to the end.
 */
export function solveSomehow(level: Level, position: Position, options: SolveOptions = {}): Answer {
  const most = options.positions ?? Number.POSITIVE_INFINITY;
  let before = 0;
  for (const { rooms, tries } of WAYS) {
    const offset = before;
    const answer = run(
      level,
      position,
      {
        ...options,
        positions: Math.min(most - offset, tries),
        onProgress: ({ positions, bound }) => options.onProgress?.({ positions: offset + positions, bound }),
      },
      HASTE,
      rooms,
    );
    before += answer.positions;
    const isOver = answer.kind !== 'unknown' || answer.why === 'stopped' || before >= most;
    if (isOver || tries === Number.POSITIVE_INFINITY) return { ...answer, positions: before };
  }
  return { kind: 'unknown', why: 'limit', positions: before, bound: 0 };
}

/** How many rooms are told apart, for how many positions. */
const WAYS = [
  { rooms: 4, tries: 20_000 },
  { rooms: 8, tries: 20_000 },
  { rooms: 1, tries: Number.POSITIVE_INFINITY },
] as const;

/** How many pushes already made one push still to make outweighs. */
const HASTE = 5;

/** In a hurry each position takes longer and must not be lost on what is dead. */
const LONG_IN_HASTE = 2000;
const LONG = 20_000;

/** With rooms to tell apart: in a hurry. */
function run(level: Level, position: Position, options: SolveOptions, weight: number, rooms = 0): Answer {
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
    longAfter: options.longAfter ?? (inOrder ? LONG_IN_HASTE : LONG),
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
