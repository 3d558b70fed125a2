// Board geometry and the step of all dalexes, as functions of a position. Distance is Chebyshev distance: a diagonal step counts as one.
import { awake, type Crowd, crowdKept, type DalexKind, strideOf } from './crowd.ts';

/** Compass directions, clockwise. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** The part of the state that movement needs. A cell is an index, row by row from the top left. */
export interface Position {
  /** Cells along each side. */
  readonly size: number;
  /** Cell of the player. */
  readonly player: number;
  /** Cells of the dalexes. */
  readonly dalexes: readonly number[];
  /** Cells of the piles. */
  readonly piles: readonly number[];
  /** Kinds of the dalexes; absent where all are plain. */
  readonly crowd?: Crowd;
}

/** A cell in which dalexes became a pile of junk. */
export interface Collision {
  readonly cell: number;
  /** Number of dalexes that came into it. */
  readonly dalexes: number;
  /** A pile was there before. */
  readonly onPile: boolean;
}

/** Result of one step of all dalexes. */
export interface DalexStep {
  /** Target cell of each dalex, in their order. */
  readonly to: readonly number[];
  /** Cells of the dalexes that are left. */
  readonly dalexes: readonly number[];
  readonly collisions: readonly Collision[];
  /** Cells from which dalexes reached the player. */
  readonly caughtFrom: readonly number[];
  /** Kinds of the dalexes that are left; absent where all are plain. */
  readonly crowd?: Crowd;
  /** Cells of the sleepers that woke. */
  readonly woken: readonly number[];
}

export const columnOf = (size: number, cell: number): number => cell % size;
export const rowOf = (size: number, cell: number): number => Math.floor(cell / size);
export const middleOf = (size: number): number => (size * size - 1) / 2;

/** Chebyshev distance of two cells: the steps a dalex needs. */
export function distance(size: number, a: number, b: number): number {
  const across = Math.abs((a % size) - (b % size));
  const down = Math.abs(Math.floor(a / size) - Math.floor(b / size));
  return across > down ? across : down;
}

/** The cell in that direction; null where the board ends. */
export function neighbour(size: number, cell: number, direction: Direction): number | null {
  const [dx, dy] = STEPS[direction];
  const column = (cell % size) + dx;
  const row = Math.floor(cell / size) + dy;
  return column < 0 || row < 0 || column >= size || row >= size ? null : row * size + column;
}

/** The direction nearest to a vector, each an eighth of the circle; null for none at all. */
export function directionTo(dx: number, dy: number): Direction | null {
  if (dx === 0 && dy === 0) return null;
  const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
  // The tangent of 22.5 degrees separates a straight way from a diagonal one.
  const across = ax * 0.41421356 > ay ? 'e' : ay * 0.41421356 > ax ? 's' : 'se';
  const [sx, sy] = [across === 's' ? 0 : Math.sign(dx), across === 'e' ? 0 : Math.sign(dy)];
  return DIRECTIONS.find(direction => STEPS[direction][0] === sx && STEPS[direction][1] === sy) ?? null;
}

/** One step of a dalex towards the player. */
export function stepTowards(size: number, from: number, player: number): number {
  const across = Math.sign((player % size) - (from % size));
  const down = Math.sign(Math.floor(player / size) - Math.floor(from / size));
  return from + down * size + across;
}

/** The cell that a dalex reaches with that many steps; it goes no further than the player. */
export function targetOf(size: number, from: number, player: number, stride: number): number {
  let cell = from;
  for (let left = stride; left > 0; left--) cell = stepTowards(size, cell, player);
  return cell;
}

/** All dalexes step at once. Two in a cell, or one on a pile, become a pile, except in the player's cell, where the game ends. */
export function stepDalexes({ size, player, dalexes, piles, crowd }: Position): DalexStep {
  const to = dalexes.map((from, index) => targetOf(size, from, player, strideOf(crowd, index)));
  const arrivals = new Map<number, number>();
  for (const cell of to) arrivals.set(cell, (arrivals.get(cell) ?? 0) + 1);
  const pileCells = new Set(piles);
  const collisions: Collision[] = [];
  for (const [cell, count] of arrivals)
    if (cell !== player && (count > 1 || pileCells.has(cell)))
      collisions.push({ cell, dalexes: count, onPile: pileCells.has(cell) });
  const broken = new Set(collisions.map(({ cell }) => cell));
  const isLeft = (cell: number) => cell !== player && !broken.has(cell);
  const left = to.filter(isLeft);
  const { crowd: kept } = crowdKept(crowd, index => isLeft(to[index] as number));
  return {
    to,
    dalexes: left,
    collisions,
    caughtFrom: dalexes.filter((_, index) => to[index] === player),
    ...wakeNear({ size, player, dalexes: left, ...(kept && { crowd: { ...kept, leaps: !kept.leaps } }) }),
  };
}

/** The position after a step that caught nobody. */
export const positionAfter = (before: Position, { dalexes, collisions, crowd }: DalexStep): Position => ({
  ...before,
  dalexes,
  piles: [...new Set([...before.piles, ...collisions.map(({ cell }) => cell)])],
  ...(crowd && { crowd }),
});

/** Wakes the sleepers near the player. */
export function wakeNear({
  size,
  player,
  dalexes,
  crowd,
}: Omit<Position, 'piles'>): Pick<DalexStep, 'crowd' | 'woken'> {
  if (!crowd) return { woken: [] };
  const isNear = (index: number) => distance(size, dalexes[index] as number, player) <= crowd.wakeReach;
  const woken = dalexes.filter((_, index) => crowd.kinds[index] === 'sleeper' && isNear(index));
  return { crowd: woken.length > 0 ? awake(crowd, isNear) : crowd, woken };
}

/** Number of collisions: one less than the things in the cell, the pile included. */
export const countCollisions = ({ dalexes, onPile }: Collision): number => (onPile ? dalexes : dalexes - 1);

/** Dalexes within a distance of a cell. */
export const dalexesWithin = ({ size, dalexes }: Position, cell: number, reach: number): readonly number[] =>
  dalexes.filter(dalex => distance(size, dalex, cell) <= reach);

/** The dalex nearest to the player. */
export interface Nearest {
  readonly away: number;
  readonly way: Direction;
  readonly kind: DalexKind;
}

/** Distance, direction and kind of the nearest dalex; null where there is none. */
export function nearestDalex({ size, player, dalexes, crowd }: Position): Nearest | null {
  let found: Nearest | null = null;
  dalexes.forEach((cell, index) => {
    const away = distance(size, cell, player);
    const way = directionTo(columnOf(size, cell) - columnOf(size, player), rowOf(size, cell) - rowOf(size, player));
    if (way !== null && (found === null || away < found.away))
      found = { away, way, kind: crowd?.kinds[index] ?? 'plain' };
  });
  return found;
}

/** Distance to the nearest sleeper; null where nobody sleeps. */
export function nearestSleeper({ size, player, dalexes, crowd }: Omit<Position, 'piles'>): number | null {
  if (!crowd?.kinds.includes('sleeper')) return null;
  const sleepers = dalexes.filter((_, index) => crowd.kinds[index] === 'sleeper');
  return Math.min(...sleepers.map(cell => distance(size, cell, player)));
}

/** Cells without player, dalex or pile. */
export function emptyCells({ size, player, dalexes, piles }: Position): readonly number[] {
  const taken = new Uint8Array(size * size);
  taken[player] = 1;
  for (const cell of dalexes) taken[cell] = 1;
  for (const cell of piles) taken[cell] = 1;
  const empty: number[] = [];
  for (let cell = 0; cell < taken.length; cell++) if (taken[cell] === 0) empty.push(cell);
  return empty;
}
