// Terrain of a mission: line of sight past obstacles, and breadth-first path finding on a grid, then string pulling (corners that can be cut are cut).
import { hypot } from '../../kit/core/math.ts';
import type { Rect } from '../../kit/core/rules.ts';
import {
  cellAt,
  centreX,
  centreY,
  openCellNear,
  shortestPath,
  type WalkGrid,
  walkGrid,
} from '../../kit/core/world/path.ts';
import { isClear as isClearOfRects } from '../../kit/core/world/sight.ts';
import type { Mission } from '../levels/mission.ts';
import { distance, type Point, pathLength } from './pathGeometry.ts';
import { missionAt, type State } from './state.ts';

export interface Terrain {
  readonly rects: readonly Rect[];
  readonly circles: readonly (Point & { readonly radius: number })[];
  /** Rectangles, and circles as horizontal stripes: obstacles for walking. */
  readonly solids: readonly Rect[];
  /** Obstacles with bounding boxes: a line that misses the box misses all stripes in it. */
  readonly things: readonly Thing[];
  readonly grid: WalkGrid;
  /** Doors that are shut in it: a bit set. */
  readonly shut: number;
}

interface Thing {
  readonly box: readonly [Rect];
  readonly solids: readonly Rect[];
}

/** Size of a grid cell, in pixels. */
const CELL = 20;
/** Height of a stripe of a circle, in pixels. */
const STRIPE = 10;
/** Half the width of a walking person, in pixels. */
const BODY = 9;

const cache = new WeakMap<Mission, Map<number, Terrain>>();

/** The terrain of a mission with these doors shut, a bit set; cached. Without it every door is open. */
export function terrainOf(mission: Mission, shut = 0): Terrain {
  let all = cache.get(mission);
  if (!all) cache.set(mission, (all = new Map()));
  let terrain = all.get(shut);
  if (!terrain) all.set(shut, (terrain = buildTerrain(mission, shut)));
  return terrain;
}

/** The terrain as the doors stand now. */
export const terrainNow = (state: Readonly<Pick<State, 'texts' | 'level' | 'flip' | 'doors'>>): Terrain =>
  terrainOf(
    missionAt(state),
    state.doors.reduce((bits, { shut }, index) => bits | (shut ? 1 << index : 0), 0),
  );

/** The terrain of civilians: every door is a wall, since nobody harmless uses one. */
export const crowdTerrain = (mission: Mission): Terrain => terrainOf(mission, (1 << mission.doors.length) - 1);

function buildTerrain({ obstacles, doors, world }: Mission, shut: number): Terrain {
  const rects: Rect[] = [];
  const circles: Terrain['circles'][number][] = [];
  for (const one of obstacles)
    if (one.shape === 'circle') circles.push(one);
    else rects.push([one.x, one.y, one.width, one.height]);
  doors.forEach(({ x, y, width, height }, index) => {
    if ((shut & (1 << index)) !== 0) rects.push([x, y, width, height]);
  });
  const things: readonly Thing[] = [
    ...rects.map((box): Thing => ({ box: [box], solids: [] })),
    ...circles.map((circle): Thing => ({ box: [boxOf(circle)], solids: stripes(circle) })),
  ];
  const solids = [...rects, ...things.flatMap(thing => thing.solids)];
  return { rects, circles, solids, things, grid: walkGrid({ ...world, solids }, CELL), shut };
}

const boxOf = ({ x, y, radius }: Terrain['circles'][number]): Rect => [x - radius, y - radius, 2 * radius, 2 * radius];

function stripes({ x, y, radius }: Terrain['circles'][number]): readonly Rect[] {
  const found: Rect[] = [];
  for (let top = -radius; top < radius; top += STRIPE) {
    const height = Math.min(STRIPE, radius - top);
    const middle = top < 0 && top + height > 0 ? 0 : Math.min(Math.abs(top), Math.abs(top + height));
    const half = Math.sqrt(radius * radius - middle * middle);
    found.push([x - half, y + top, half * 2, height]);
  }
  return found;
}

/** A body can walk the straight line between two places. */
function canWalk({ things }: Terrain, a: Point, b: Point): boolean {
  for (const { box, solids } of things) {
    if (isClearOfRects(a.x, a.y, b.x, b.y, box, BODY)) continue;
    if (solids.length === 0 || !isClearOfRects(a.x, a.y, b.x, b.y, solids, BODY)) return false;
  }
  return true;
}

/** Line of sight: no obstacle touches the segment. */
export function isClear({ rects, circles }: Terrain, a: Point, b: Point): boolean {
  if (!isClearOfRects(a.x, a.y, b.x, b.y, rects)) return false;
  for (const circle of circles) if (meets(circle, a, b)) return false;
  return true;
}

/** Circle and segment touch. */
function meets({ x, y, radius }: Terrain['circles'][number], a: Point, b: Point): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / square));
  return hypot(a.x + dx * part - x, a.y + dy * part - y) <= radius;
}

/** Corners of a short path (`shortestPath` of the kit, then string pulling). Ends as near as possible where the goal is blocked; empty without a path. */
export function findPath(terrain: Terrain, from: Point, to: Point): Point[] {
  const { grid } = terrain;
  if (canWalk(terrain, from, to)) return [{ x: to.x, y: to.y }];
  const start = openCellNear(grid, from.x, from.y);
  const end = openCellNear(grid, to.x, to.y);
  if (start < 0 || end < 0) return [];
  const cells = shortestPath(grid, start, end).map(cell => ({ x: centreX(grid, cell), y: centreY(grid, cell) }));
  if (cells.length === 0) return [];
  const last = cells.at(-1) as Point;
  if (cellAt(grid, to.x, to.y) === end && canWalk(terrain, last, to)) cells.push({ x: to.x, y: to.y });
  const way: Point[] = [];
  let at = from;
  for (let i = 0; i < cells.length; ) {
    let far = i;
    for (let j = cells.length - 1; j > i; j--)
      if (canWalk(terrain, at, cells[j] as Point)) {
        far = j;
        break;
      }
    at = cells[far] as Point;
    way.push(at);
    i = far + 1;
  }
  return way;
}

/** Shortest path off the map, to one of its four sides. */
export function exitPath(mission: Mission, from: Point): Point[] {
  const terrain = terrainOf(mission);
  const { width, height } = mission.world;
  const sides = [
    { x: 0, y: from.y },
    { x: width, y: from.y },
    { x: from.x, y: 0 },
    { x: from.x, y: height },
  ].sort((a, b) => distance(a, from) - distance(b, from));
  let best: Point[] = [];
  let least = Infinity;
  for (const side of sides) {
    // Sides are sorted by straight distance, a lower bound of the path: no later side can be better.
    if (distance(side, from) >= least) break;
    const way = findPath(terrain, from, side);
    const long = pathLength([from, ...way]);
    if (way.length === 0 || long >= least) continue;
    least = long;
    best = way.at(-1)?.x === side.x && way.at(-1)?.y === side.y ? way : [...way, side];
  }
  return best.length > 0 ? best : sides.slice(0, 1);
}

/** A body can stand there. */
export const isOpen = (terrain: Terrain, at: Point): boolean =>
  terrain.grid.open[cellAt(terrain.grid, at.x, at.y)] === 1 && canWalk(terrain, at, at);
