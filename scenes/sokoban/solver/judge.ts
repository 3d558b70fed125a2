// Analysis for the solvability light and the hint: can the position be won, which boxes are lost, what does the next push save?
import { DIRECTIONS, type Direction, type Level, neighbour, type Position, reachable, step } from '../rules/level.ts';
import { isDead, type Progress, type Solution, solve, solveGreedily } from './solve.ts';

/** Time that a question may take, in milliseconds of any clock that never goes back. */
export interface Watch {
  now(): number;
  readonly ms: number;
}

export interface JudgeOptions {
  readonly watch?: Watch;
  /** For each search. */
  readonly positions?: number;
  readonly bytes?: number;
  onProgress?(progress: Progress): void;
}

/** Whether a position can still be won. Unknown where time ran out before it was proven. */
export type Judgement =
  | { readonly kind: 'solvable'; readonly solution: Solution; readonly isLeast: boolean }
  /** `guilty`: cells of the boxes that could not reach a goal even without the other boxes. */
  | { readonly kind: 'dead'; readonly guilty: readonly number[] }
  | { readonly kind: 'unknown' };

/** Positions tried for the fewest pushes before any solution will do. */
const OPTIMAL_POSITIONS = 300_000;
/** Time shares of the optimal search and of all searches; the rest is for finding the lost boxes. */
const OPTIMAL_SHARE = 0.45;
const SEARCH_SHARE = 0.85;

/** Searches for the minimum first and, where that takes long, for any solution. */
export function judge(level: Level, position: Position, options: JudgeOptions = {}): Judgement {
  const { watch, positions: most = Number.POSITIVE_INFINITY, ...rest } = options;
  const until = timer(watch);
  if (isDead(level, position)) {
    const areDead = (boxes: readonly number[]) => isDead(level, { ...position, boxes });
    return { kind: 'dead', guilty: lostBoxes(position.boxes, areDead, until(1)) };
  }
  const positions = Math.min(most, OPTIMAL_POSITIONS);
  const least = solve(level, position, { ...rest, positions, shouldStop: until(OPTIMAL_SHARE) });
  if (least.kind === 'solved') return { kind: 'solvable', solution: least.solution, isLeast: true };
  const any =
    least.kind === 'unsolvable'
      ? least
      : solveGreedily(level, position, { ...rest, positions: most, shouldStop: until(SEARCH_SHARE) });
  if (any.kind === 'solved') return { kind: 'solvable', solution: any.solution, isLeast: false };
  if (any.kind === 'unknown') return { kind: 'unknown' };
  const shouldStop = until(1);
  const areDead = (boxes: readonly number[]) =>
    solveGreedily(level, { ...position, boxes }, { ...rest, positions: most, shouldStop }).kind === 'unsolvable';
  return { kind: 'dead', guilty: lostBoxes(position.boxes, areDead, shouldStop) };
}

/** `until(share)` tells whether that share of the time has passed; without a watch there is no limit. */
function timer(watch: Watch | undefined): (share: number) => () => boolean {
  const began = watch?.now() ?? 0;
  return share => () => watch !== undefined && watch.now() - began >= watch.ms * share;
}

/**
 * Lost boxes: those that are dead by themselves, or else a minimal set that is dead together (found by removing ever smaller parts).
 * Removing a box only gives the others room, so a set that is dead without it is dead with it.
 */
function lostBoxes(
  boxes: readonly number[],
  areDead: (boxes: readonly number[]) => boolean,
  isLate: () => boolean,
): readonly number[] {
  const alone = boxes.filter(box => !isLate() && areDead([box]));
  if (alone.length > 0) return alone;
  let guilty = boxes;
  // Large parts first: most boxes have nothing to do with it.
  for (let size = Math.ceil(boxes.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < guilty.length && guilty.length > 1; ) {
      if (isLate()) return guilty;
      const rest = guilty.filter((_, index) => index < from || index >= from + size);
      if (rest.length > 0 && areDead(rest)) guilty = rest;
      else from += size;
    }
  }
  return guilty;
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

/** Value of the next push of a shortest solution, compared with all other pushes that are possible now. */
export interface Worth {
  /** Pushes from here to the end. */
  readonly left: number;
  readonly others: number;
  /** Number of other pushes that are proven to lose the level. */
  readonly losing: number;
  /** The most that one of the rest costs more. */
  readonly saves: number;
  /** Not all was found out in time: it may be more. */
  readonly isAtLeast: boolean;
}

/** Compares the hint with the other pushes, each searched to its end as long as there is time. */
export function worthOf(level: Level, position: Position, solution: Solution, options: JudgeOptions = {}): Worth {
  const { watch, positions = OPTIMAL_POSITIONS, bytes } = options;
  const until = timer(watch);
  const hint = nextPush(level, position, solution);
  const others = pushesFrom(level, position).filter(
    ({ box, direction }) => box !== hint?.box || direction !== hint.direction,
  );
  let losing = 0;
  let saves = 0;
  let isAtLeast = false;
  for (const [index, { after }] of others.entries()) {
    const shouldStop = until((index + 1) / others.length);
    const answer = isDead(level, after)
      ? ({ kind: 'unsolvable' } as const)
      : solve(level, after, { ...(bytes !== undefined && { bytes }), positions, shouldStop });
    if (answer.kind === 'unsolvable') losing++;
    else {
      const left = answer.kind === 'solved' ? answer.solution.pushes : answer.bound;
      saves = Math.max(saves, left + 1 - solution.pushes);
      isAtLeast ||= answer.kind === 'unknown';
    }
  }
  return { left: solution.pushes, others: others.length, losing, saves, isAtLeast };
}

interface OnePush {
  readonly box: number;
  readonly direction: Direction;
  readonly after: Position;
}

/** Every push that the player can walk to. */
export function pushesFrom(level: Level, position: Position): OnePush[] {
  const near = reachable(level, position);
  return position.boxes.flatMap(box =>
    DIRECTIONS.flatMap((direction, index) => {
      const stand = neighbour(level, box, DIRECTIONS[index ^ 1] as Direction);
      const after = near.has(stand) ? step(level, { ...position, player: stand }, direction) : null;
      return after ? [{ box, direction, after: after.position }] : [];
    }),
  );
}
