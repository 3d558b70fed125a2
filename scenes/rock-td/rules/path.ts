// Path finding: breadth-first search from each waypoint gives a distance field that all mobs follow; cached by walls. Coverage of the path by gems.
import { CELL } from '../constants.ts';
import { CELLS, COLUMNS, type GameMap, ROWS, WALL } from '../levels/map.ts';

export interface MobPath {
  /** Distance field of each waypoint: steps from every cell, −1 where there is no path. */
  readonly steps: readonly Int8Array[];
  /** Steps from each waypoint to the end of the path. */
  readonly rest: readonly number[];
  /** Cells of the whole path, in order. */
  readonly path: readonly number[];
  /** Steps of the whole path. */
  readonly length: number;
}

/** Queue of the search, reused. */
const queue = new Int8Array(CELLS);
/** Neighbours of each cell: right, down, left, up; −1 beyond the edge. */
const NEIGHBOURS = Int8Array.from({ length: 4 * CELLS }, (_, index) => {
  const cell = index >> 2;
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  const next = [
    column < COLUMNS - 1 ? cell + 1 : -1,
    row < ROWS - 1 ? cell + COLUMNS : -1,
    column > 0 ? cell - 1 : -1,
    row > 0 ? cell - COLUMNS : -1,
  ];
  return next[index & 3] as number;
});
/** Walls as bytes, 1 is blocked: faster to read than the text. */
const closed = new Uint8Array(CELLS);

/** Breadth-first search: steps from one cell to every cell, −1 where it cannot be reached. */
function distancesFrom(from: number): Int8Array {
  const steps = new Int8Array(CELLS).fill(-1);
  steps[from] = 0;
  queue[0] = from;
  for (let head = 0, tail = 1; head < tail; head++) {
    const cell = queue[head] as number;
    const far = (steps[cell] as number) + 1;
    for (let side = 4 * cell; side < 4 * cell + 4; side++) {
      const next = NEIGHBOURS[side] as number;
      if (next < 0 || closed[next] === 1 || steps[next] !== -1) continue;
      steps[next] = far;
      queue[tail++] = next;
    }
  }
  return steps;
}

/** The neighbour that is one step nearer; straight ahead is preferred. */
export function nextCell(steps: Int8Array, cell: number, before = cell): number {
  const here = steps[cell] as number;
  const straight = 2 * cell - before;
  let found = cell;
  for (let side = 4 * cell; side < 4 * cell + 4; side++) {
    const next = NEIGHBOURS[side] as number;
    if (next < 0 || steps[next] !== here - 1) continue;
    if (next === straight) return next;
    if (found === cell) found = next;
  }
  return found;
}

/** Paths by waypoints of a map, then by walls. */
const cache = new WeakMap<readonly number[], Map<string, MobPath | null>>();
const MOST_CACHED = 400;
let last: { readonly waypoints: readonly number[]; readonly walls: string; readonly way: MobPath | null } | null = null;

/** The path through these walls; null where they block it. */
export function findPath({ waypoints }: GameMap, walls: string): MobPath | null {
  // The same path is requested in nearly every tick.
  if (last?.waypoints === waypoints && last.walls === walls) return last.way;
  let ways = cache.get(waypoints);
  if (!ways) cache.set(waypoints, (ways = new Map()));
  let way = ways.get(walls);
  if (way === undefined) {
    if (ways.size >= MOST_CACHED) ways.clear();
    ways.set(walls, (way = searchPath(waypoints, walls)));
  }
  last = { waypoints, walls, way };
  return way;
}

function searchPath(waypoints: readonly number[], walls: string): MobPath | null {
  for (let cell = 0; cell < CELLS; cell++) closed[cell] = walls[cell] === WALL ? 1 : 0;
  const steps: Int8Array[] = [];
  const lengths: number[] = [];
  for (const [leg, flag] of waypoints.entries()) {
    const there = distancesFrom(flag);
    steps.push(there);
    if (leg === 0) continue;
    const length = there[waypoints[leg - 1] as number] as number;
    if (length === -1) return null;
    lengths.push(length);
  }
  const path: number[] = [waypoints[0] as number];
  for (let leg = 1; leg < waypoints.length; leg++)
    for (let cell = path.at(-1) as number, before = cell; cell !== waypoints[leg]; ) {
      const next = nextCell(steps[leg] as Int8Array, cell, before);
      before = cell;
      cell = next;
      path.push(cell);
    }
  const rest = waypoints.map((_, leg) => lengths.slice(leg).reduce((sum, length) => sum + length, 0));
  return { steps, rest, path, length: rest[0] as number };
}

/** Walls with one cell blocked, or opened. */
export const withWall = (walls: string, cell: number, sign = WALL): string =>
  `${walls.slice(0, cell)}${sign}${walls.slice(cell + 1)}`;

const columnOf = (cell: number) => cell % COLUMNS;
const rowOf = (cell: number) => Math.floor(cell / COLUMNS);

/** How many steps of a path have their middle within range of a cell's centre. */
export function stepsInRange(path: readonly number[], cell: number, range: number): number {
  let count = 0;
  for (let i = 1; i < path.length; i++) if (isInRange(path[i - 1] as number, path[i] as number, cell, range)) count++;
  return count;
}

function isInRange(from: number, to: number, cell: number, range: number): boolean {
  const dx = ((columnOf(from) + columnOf(to)) / 2 - columnOf(cell)) * CELL;
  const dy = ((rowOf(from) + rowOf(to)) / 2 - rowOf(cell)) * CELL;
  return dx * dx + dy * dy <= range * range;
}

/** Part of a path that at least one gem reaches, 0 to 1. */
export function coverage(
  path: readonly number[],
  gems: readonly { readonly cell: number; readonly range: number }[],
): number {
  if (path.length < 2) return 0;
  let count = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1] as number, path[i] as number];
    if (gems.some(({ cell, range }) => isInRange(a, b, cell, range))) count++;
  }
  return count / (path.length - 1);
}
