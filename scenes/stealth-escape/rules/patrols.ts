// Patrol routes: straight lines from wall to wall, created from the seed; posts are spread by best-candidate sampling.

import { hypot } from '../../kit/core/math.ts';
import { pick, type Rng, randomInt } from '../../kit/core/rng.ts';
import { centreX, centreY, type WalkGrid } from '../../kit/core/world/path.ts';
import { exitCell, middleOfWay, type Point, START, type Terrain } from '../levels/levels.ts';

export interface PatrolRoute {
  /** First place of the guard, on the line from the last corner to the first. */
  readonly post: Point;
  /** Corners, walked in a circle. */
  readonly corners: readonly Point[];
}

/** Shortest line of a route, in cells. */
const SHORTEST_RUN = 3;
/** Number of random candidates; the one farthest from the other posts is taken. */
const CANDIDATES = 12;

/** Number of guards, and how many of them cross the shortest path. */
export interface GuardCounts {
  readonly guards: number;
  readonly onWay: number;
}

/**
 * A route for each guard: the first passes the exit, the next ones the middle of the shortest path, the others are spread over the hall. All
 * of them stay `clearance` pixels away from the start.
 */
export function createPatrols(
  { grid }: Terrain,
  { guards, onWay }: GuardCounts,
  clearance: number,
  rng: Rng,
): PatrolRoute[] {
  const open = walkable(grid, clearance);
  const posts: number[] = [];
  for (let cell = 0; cell < open.length; cell++) if (open[cell] === 1) posts.push(cell);
  const chosen: number[] = [exitCell(grid)];
  const crossings = middleOfWay(grid).filter(cell => open[cell] === 1);
  for (let i = 0; i < onWay && chosen.length < guards; i++)
    chosen.push(farthestPost(grid, crossings.length > 0 ? crossings : posts, chosen, rng));
  while (chosen.length < guards) chosen.push(farthestPost(grid, posts, chosen, rng));
  return chosen.map(post => patrolThrough(grid, open, post, rng));
}

/** Cells far enough from the start and one cell away from every wall. */
function walkable(grid: WalkGrid, clearance: number): Uint8Array {
  return grid.open.map((_, cell) => {
    const away = hypot(centreX(grid, cell) - START.x, centreY(grid, cell) - START.y);
    return away >= clearance && hasRoom(grid, cell) ? 1 : 0;
  });
}

/** True when the cell and the eight around it are open. */
function hasRoom({ stride, open }: WalkGrid, cell: number): boolean {
  for (let down = -stride; down <= stride; down += stride)
    for (let right = -1; right <= 1; right++) if (open[cell + down + right] !== 1) return false;
  return true;
}

/** Best-candidate sampling: of some random posts the one farthest from all chosen ones. */
function farthestPost(grid: WalkGrid, posts: readonly number[], chosen: readonly number[], rng: Rng): number {
  let best = -1;
  let farthest = -1;
  for (let i = 0; i < CANDIDATES; i++) {
    const post = pick(rng, posts);
    let nearest = Infinity;
    for (const other of chosen) nearest = Math.min(nearest, distance(grid, post, other));
    if (nearest <= farthest) continue;
    farthest = nearest;
    best = post;
  }
  return best;
}

const distance = (grid: WalkGrid, a: number, b: number): number =>
  hypot(centreX(grid, a) - centreX(grid, b), centreY(grid, a) - centreY(grid, b));

/** A route through the post from wall to wall, with one more corner where there is room, and back. */
function patrolThrough(grid: WalkGrid, open: Uint8Array, post: number, rng: Rng): PatrolRoute {
  const along = randomInt(rng, 2) === 0 ? 1 : grid.stride;
  const across = along === 1 ? grid.stride : 1;
  const run = longRun(open, post, along) ?? longRun(open, post, across) ?? [post, post];
  const [near, far] = randomInt(rng, 2) === 0 ? run : [run[1], run[0]];
  const side = Math.abs(far - near) % grid.stride === 0 ? 1 : grid.stride;
  const turns = [side, -side]
    .map(step => runFrom(open, far, step))
    .filter(end => steps(grid, far, end) >= SHORTEST_RUN);
  const corner = turns.length > 0 ? pick(rng, turns) : far;
  const cells = corner === far ? [far, near] : [far, corner, far, near];
  return { post: centre(grid, post), corners: cells.map(cell => centre(grid, cell)) };
}

/** Ends of the open line through a cell; null where it is too short. */
function longRun(open: Uint8Array, cell: number, step: number): [number, number] | null {
  const ends: [number, number] = [runFrom(open, cell, -step), runFrom(open, cell, step)];
  return ends[1] - ends[0] >= SHORTEST_RUN * step ? ends : null;
}

/** Last open cell in a direction. */
function runFrom(open: Uint8Array, cell: number, step: number): number {
  let end = cell;
  while (open[end + step] === 1) end += step;
  return end;
}

const steps = (grid: WalkGrid, a: number, b: number): number => {
  const apart = Math.abs(a - b);
  return apart % grid.stride === 0 ? apart / grid.stride : apart;
};

const centre = (grid: WalkGrid, cell: number): Point => [centreX(grid, cell), centreY(grid, cell)];
