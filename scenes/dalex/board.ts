// Cells of a square board, the eight ways out of each, and one step of all dalexes. Plain functions of a position.

/** Around the compass, clockwise. */
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

/** What the rules of movement need to know; cells are counted row by row from the top left. */
export interface Position {
  readonly size: number;
  readonly player: number;
  readonly dalexes: readonly number[];
  readonly piles: readonly number[];
}

/** A cell in which things became a pile of junk. */
export interface Wreck {
  readonly cell: number;
  /** How many dalexes came into it. */
  readonly dalexes: number;
  readonly onPile: boolean;
}

export interface Approach {
  /** Where each dalex went, in their order. */
  readonly to: readonly number[];
  /** Those that still walk. */
  readonly dalexes: readonly number[];
  readonly wrecks: readonly Wreck[];
  /** Where they came from who reached the player. */
  readonly caughtFrom: readonly number[];
}

export const columnOf = (size: number, cell: number): number => cell % size;
export const rowOf = (size: number, cell: number): number => Math.floor(cell / size);
export const middleOf = (size: number): number => (size * size - 1) / 2;

/** How many steps a dalex needs from one cell to another: diagonals count as one. */
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
  // The tangent of 22.5 degrees parts a straight way from a diagonal one.
  const across = ax * 0.41421356 > ay ? 'e' : ay * 0.41421356 > ax ? 's' : 'se';
  const [sx, sy] = [across === 's' ? 0 : Math.sign(dx), across === 'e' ? 0 : Math.sign(dy)];
  return DIRECTIONS.find(direction => STEPS[direction][0] === sx && STEPS[direction][1] === sy) ?? null;
}

/** One step of a dalex towards the player. */
export function towards(size: number, from: number, player: number): number {
  const across = Math.sign((player % size) - (from % size));
  const down = Math.sign(Math.floor(player / size) - Math.floor(from / size));
  return from + down * size + across;
}

/** All dalexes step at once. Two in a cell, or one on a pile, become a pile; in the player's cell nothing can become of it any more. */
export function approach({ size, player, dalexes, piles }: Position): Approach {
  const to = dalexes.map(from => towards(size, from, player));
  const came = new Map<number, number>();
  for (const cell of to) came.set(cell, (came.get(cell) ?? 0) + 1);
  const heaps = new Set(piles);
  const wrecks: Wreck[] = [];
  for (const [cell, count] of came)
    if (cell !== player && (count > 1 || heaps.has(cell)))
      wrecks.push({ cell, dalexes: count, onPile: heaps.has(cell) });
  const broken = new Set(wrecks.map(({ cell }) => cell));
  return {
    to,
    dalexes: to.filter(cell => cell !== player && !broken.has(cell)),
    wrecks,
    caughtFrom: dalexes.filter((_, index) => to[index] === player),
  };
}

/** Things in one cell are one collision less than there are things. */
export const collisionsIn = ({ dalexes, onPile }: Wreck): number => (onPile ? dalexes : dalexes - 1);

/** Dalexes no farther from a cell than so. */
export const within = ({ size, dalexes }: Position, cell: number, reach: number): readonly number[] =>
  dalexes.filter(dalex => distance(size, dalex, cell) <= reach);

/** How far away the nearest dalex is, and in which direction; null where there is none. */
export function nearestTo({
  size,
  player,
  dalexes,
}: Position): { readonly away: number; readonly way: Direction } | null {
  let found: { away: number; way: Direction } | null = null;
  for (const cell of dalexes) {
    const away = distance(size, cell, player);
    const way = directionTo(columnOf(size, cell) - columnOf(size, player), rowOf(size, cell) - rowOf(size, player));
    if (way !== null && (found === null || away < found.away)) found = { away, way };
  }
  return found;
}

/** Neither player nor dalex nor pile. */
export function emptyCells({ size, player, dalexes, piles }: Position): readonly number[] {
  const taken = new Uint8Array(size * size);
  taken[player] = 1;
  for (const cell of dalexes) taken[cell] = 1;
  for (const cell of piles) taken[cell] = 1;
  const empty: number[] = [];
  for (let cell = 0; cell < taken.length; cell++) if (taken[cell] === 0) empty.push(cell);
  return empty;
}
