// Levels: difficulty steps, wall layouts, mirroring, and which hall comes when. Specification part 1, §9.

import { pick, type Rng, seeded } from '../../kit/core/rng.ts';
import type { Ground, Rect } from '../../kit/core/rules.ts';
import { cellAt, centreX, centreY, shortestPath, type WalkGrid, walkGrid } from '../../kit/core/world/path.ts';
import type { T } from '../constants.ts';

export type Point = readonly [x: number, y: number];

/** The world in pixels; boxes are given by their centres. */
export const WORLD = { width: 800, height: 600 } as const;
export const BOX = 20;
export const START = { x: 50, y: 50 } as const;
export const EXIT: Rect = [700, 500, 40, 40];

/** Steps of difficulty: additions to the guards of level 1, ammo in pickups, guards that cross the shortest path. */
const STEPS = [
  { guards: 2, speedUp: 0, visionUp: 0, ammo: 4, onWay: 1 },
  { guards: 3, speedUp: 0.3, visionUp: 20, ammo: 5, onWay: 2 },
  { guards: 4, speedUp: 0.5, visionUp: 40, ammo: 6, onWay: 1 },
  { guards: 5, speedUp: 0.8, visionUp: 60, ammo: 7, onWay: 0 },
  { guards: 6, speedUp: 1, visionUp: 80, ammo: 8, onWay: 0 },
] as const;
export const LEVELS = STEPS.length;

/** Numbers of a level. */
export interface Level {
  readonly guardCount: number;
  /** Pixels per tick. */
  readonly guardSpeed: number;
  /** Pixels. */
  readonly visionRange: number;
  readonly ammoPerPickup: number;
  /** How many guards cross the shortest path. */
  readonly onWay: number;
}

/** Numbers of level 1 to 5, from the constants. */
export function levelOf(number: number, t: T): Level {
  const step = STEPS[number - 1];
  if (!step) throw new RangeError(`there is no level ${number}`);
  return {
    guardCount: step.guards + t.extraGuards,
    guardSpeed: t.guardSpeed + step.speedUp,
    visionRange: t.visionRange + step.visionUp,
    ammoPerPickup: step.ammo,
    onWay: step.onWay,
  };
}

const LAYOUTS = {
  corridors: [
    [160, 0, 20, 380],
    [320, 220, 20, 380],
    [480, 0, 20, 380],
    [640, 220, 20, 260],
  ],
  rooms: [
    [0, 200, 260, 20],
    [340, 200, 220, 20],
    [640, 200, 160, 20],
    [260, 220, 20, 120],
    [260, 420, 20, 180],
    [540, 0, 20, 120],
    [540, 220, 20, 200],
    [540, 500, 20, 100],
    [0, 400, 180, 20],
    [360, 400, 180, 20],
  ],
  pillars: [
    [140, 110, 70, 70],
    [320, 70, 80, 60],
    [520, 120, 70, 80],
    [110, 300, 90, 60],
    [300, 240, 70, 90],
    [470, 290, 90, 60],
    [650, 240, 60, 90],
    [220, 440, 80, 70],
    [410, 430, 70, 80],
    [580, 420, 50, 60],
  ],
} as const satisfies Record<string, readonly Rect[]>;

export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as readonly LayoutName[];

/** Mirrorings of a layout; start and exit stay in place. */
const MIRRORS = ['', ' across', ' down', ' turned'] as const;
export type HallName = `${LayoutName}${(typeof MIRRORS)[number]}`;
export const HALL_NAMES = LAYOUT_NAMES.flatMap(layout => MIRRORS.map((mirror): HallName => `${layout}${mirror}`));

export const layoutOf = (hall: HallName): LayoutName => hall.split(' ')[0] as LayoutName;

/** Whether the walls of a hall are mirrored horizontally and vertically. */
export function mirrorOf(hall: HallName): { readonly across: boolean; readonly down: boolean } {
  const isTurned = hall.endsWith(' turned');
  return { across: isTurned || hall.endsWith(' across'), down: isTurned || hall.endsWith(' down') };
}

function wallsOf(hall: HallName): readonly Rect[] {
  const { across, down } = mirrorOf(hall);
  return LAYOUTS[layoutOf(hall)].map(([x, y, width, height]): Rect => {
    return [across ? WORLD.width - x - width : x, down ? WORLD.height - y - height : y, width, height];
  });
}

/** Layout of level `number`: random, but never the same twice in a row. */
function lastLayout(seed: number, number: number): LayoutName | null {
  let last: LayoutName | null = null;
  for (let level = 1; level <= number; level++) last = drawLayout(last, seeded(seed, level));
  return last;
}

const drawLayout = (last: LayoutName | null, rng: Rng): LayoutName =>
  pick(
    rng,
    LAYOUT_NAMES.filter(name => name !== last),
  );

/** Random hall of a level: the first is not mirrored, later ones may be. */
export function drawHall(seed: number, number: number, rng: Rng): HallName {
  const layout = drawLayout(lastLayout(seed, number - 1), rng);
  return number === 1 ? layout : `${layout}${pick(rng, MIRRORS)}`;
}

/** Walls, and the grid for path finding. */
export interface Terrain {
  readonly ground: Ground;
  readonly grid: WalkGrid;
}

export function terrain(ground: Ground): Terrain {
  return { ground, grid: walkGrid(ground, BOX) };
}

const TERRAINS = Object.fromEntries(
  HALL_NAMES.map(name => [name, terrain({ ...WORLD, solids: wallsOf(name) })]),
) as Record<HallName, Terrain>;

export const terrainOf = (hall: HallName): Terrain => TERRAINS[hall];

/** Grid cell of the exit. */
export const exitCell = (grid: WalkGrid): number => cellAt(grid, EXIT[0], EXIT[1]);

/** Distance from a point to a rectangle; 0 inside. */
function gap(x: number, y: number, [left, top, width, height]: Rect): number {
  return Math.max(left - x, x - left - width, top - y, y - top - height, 0);
}

/** Centres of all cells at least `clearance` from every wall, and half of that from the edge of the world. */
export function spotsAwayFromWalls({ ground, grid }: Terrain, clearance: number): [x: number, y: number][] {
  const spots: [number, number][] = [];
  for (let cell = 0; cell < grid.open.length; cell++) {
    if (grid.open[cell] !== 1) continue;
    const x = centreX(grid, cell);
    const y = centreY(grid, cell);
    const toEdge = Math.min(x, y, ground.width - x, ground.height - y);
    if (toEdge >= clearance / 2 && ground.solids.every(solid => gap(x, y, solid) >= clearance)) spots.push([x, y]);
  }
  return spots;
}

/** Middle part of the shortest path, as fractions of its length. */
const MIDDLE = { from: 0.3, to: 0.75 };

/** Cells of the middle part of the shortest path. */
export function middleOfWay(grid: WalkGrid): number[] {
  const way = shortestPath(grid, cellAt(grid, START.x, START.y), exitCell(grid));
  return way.slice(Math.floor(way.length * MIDDLE.from), Math.ceil(way.length * MIDDLE.to));
}
