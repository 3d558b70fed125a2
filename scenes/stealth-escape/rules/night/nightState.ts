// State of a hall of the night watch, as plain data, and its generator: things are spread by best-candidate sampling from the seed.

import { atan2, clamp, hypot } from '../../../kit/core/math.ts';
import type { HasRng, Rng } from '../../../kit/core/rng.ts';
import { pick, random } from '../../../kit/core/rng.ts';
import type { Rect } from '../../../kit/core/rules.ts';
import { centreX, centreY } from '../../../kit/core/world/path.ts';
import { firstHit } from '../../../kit/core/world/sight.ts';
import { EXIT, middleOfWay, type Point, START, spotsAwayFromWalls, type Terrain } from '../../levels/levels.ts';
import type { NightHall } from './halls.ts';

/** Things in a hall of the night watch. */
export interface Night {
  lamps: readonly Point[];
  /** Ticks for which lamps and cameras are still off, after a blown fuse. */
  outTicks: number;
  /** The Golden Fox was taken: the whole hall is lit. */
  isAlarmed: boolean;
  /** A hall of the missions that is lit from the beginning. */
  readonly isBright?: true;
  /** What the fox must still take before the door opens. */
  wanted: Wanted[];
  readonly cameras: Camera[];
  readonly dogs: Dog[];
  /** Creaking floor boards. */
  readonly boards: Board[];
  /** Fuse boxes: touching one switches lamps and cameras off for a while. */
  readonly fuses: readonly Point[];
  /** Paper screens: they block sight, not movement. */
  readonly screens: readonly Rect[];
  /** Light beams that go on and off. */
  readonly beams: Beam[];
  /** Cooldown of the `doorLocked` event, in ticks. */
  knockTicks: number;
}

export interface Wanted {
  readonly what: 'key' | 'treasure';
  x: number;
  y: number;
  /** The guard who carries it: it is taken from behind, or lies where he fell. */
  bearer?: number;
}

export interface Camera {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Middle direction of its sweep, in radians. */
  readonly middle: number;
  /** Phase of its sweep, 0 to 1. */
  readonly lead: number;
  /** Cooldown of its alarm, in ticks; 0 while it does not see the fox. */
  calls: number;
}

export interface Dog {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Phase of its cycle of sleeping and listening, 0 to 1. */
  readonly lead: number;
  /** It has barked in this listening period. */
  hasBarked: boolean;
}

export interface Board {
  readonly id: number;
  readonly rect: Rect;
  /** Somebody stands on it. */
  isTrodden: boolean;
}

export interface Beam {
  readonly id: number;
  readonly rect: Rect;
  /** Phase of its cycle of on and off, 0 to 1. */
  readonly lead: number;
  /** It has given alarm in this on period. */
  isBroken: boolean;
}

/** Number of random candidates for each place. */
const CANDIDATES = 14;
/** Least distances of things to start, door and walls, in pixels. */
const FROM_START = 170;
const FROM_EXIT = 90;
const CLEARANCE = 30;
/** Least distance of the key to the start, in pixels. */
const KEY_FROM_START = 330;
const BOARD = 64;
const SCREEN = { long: 96, wide: 8, clearance: 56 } as const;
const BEAM_WIDE = 4;
/** Longest beam, in pixels: it must not divide a hall. */
const BEAM_LONGEST = 420;
/** Largest distance of a camera to its wall, in pixels. */
const ON_WALL = 14;
/** Distance of a camera to the edge of the world, in pixels. */
const FROM_EDGE = 7;

/** State before the first hall is entered. */
export const emptyNight = (): Night => ({
  lamps: [],
  outTicks: 0,
  isAlarmed: false,
  wanted: [],
  cameras: [],
  dogs: [],
  boards: [],
  fuses: [],
  screens: [],
  beams: [],
  knockTicks: 0,
});

export function createNight(hall: NightHall, terrain: Terrain, { rng }: HasRng): Night {
  const taken: Point[] = [];
  const spots = spotsAwayFromWalls(terrain, CLEARANCE).filter(([x, y]) => isFree(x, y));
  const way = middleOfWay(terrain.grid)
    .map((cell): Point => [centreX(terrain.grid, cell), centreY(terrain.grid, cell)])
    .filter(([x, y]) => isFree(x, y));
  const onWay = (): Point => farthestPlace(way.length > 0 ? way : spots, taken, rng);
  const anywhere = (): Point => farthestPlace(spots, taken, rng);
  const far = spots.filter(([x, y]) => hypot(x - START.x, y - START.y) > KEY_FROM_START);
  const wanted: Wanted[] = [];
  for (const what of ['key', 'treasure'] as const) {
    if (!hall[what]) continue;
    const [x, y] = farthestPlace(far, [...taken, ...way], rng);
    taken.push([x, y]);
    wanted.push({ what, x, y });
  }
  return {
    lamps: createMany(hall.lamps, id => (id === 1 ? onWay() : anywhere())),
    outTicks: 0,
    isAlarmed: false,
    wanted,
    cameras: createMany(hall.cameras, id => cameraAt(id, terrain, taken, rng)),
    dogs: createMany(hall.dogs, id => ({ id, ...place(onWay()), lead: random(rng), hasBarked: false })),
    boards: createMany(hall.boards, id => ({ id, rect: around(onWay(), BOARD, BOARD), isTrodden: false })),
    fuses: createMany(hall.fuses, anywhere),
    screens: createMany(hall.screens, () => screenAt(terrain, taken, rng)),
    beams: createMany(hall.beams, id => beamAt(id, terrain, way, taken, rng)).filter(beam => beam !== null),
    knockTicks: 0,
  };
}

const createMany = <P>(count: number | undefined, make: (id: number) => P): P[] =>
  Array.from({ length: count ?? 0 }, (_, index) => make(index + 1));

const isFree = (x: number, y: number): boolean =>
  hypot(x - START.x, y - START.y) >= FROM_START && hypot(x - EXIT[0] - 20, y - EXIT[1] - 20) >= FROM_EXIT;

const place = ([x, y]: Point) => ({ x, y });

const around = ([x, y]: Point, width: number, height: number): Rect => [x - width / 2, y - height / 2, width, height];

/** Best-candidate sampling: of some random places the one farthest from all taken ones; adds it to `taken`. */
function farthestPlace(places: readonly Point[], taken: Point[], rng: Rng): Point {
  let best = places[0] ?? ([EXIT[0], START.y] as Point);
  let farthest = -1;
  for (let i = 0; i < CANDIDATES && places.length > 0; i++) {
    const candidate = pick(rng, places);
    let nearest = Infinity;
    for (const [x, y] of taken) nearest = Math.min(nearest, hypot(candidate[0] - x, candidate[1] - y));
    if (nearest <= farthest) continue;
    farthest = nearest;
    best = candidate;
  }
  taken.push(best);
  return best;
}

/** A camera on a wall, looking into the hall. */
function cameraAt(id: number, { ground, grid }: Terrain, taken: Point[], rng: Rng): Camera {
  const seats: Point[] = [];
  const walls = new Map<Point, number>();
  for (let cell = 0; cell < grid.open.length; cell++) {
    if (grid.open[cell] !== 1) continue;
    const [x, y] = [centreX(grid, cell), centreY(grid, cell)];
    const side = sideOf(cell, grid);
    if (side === null || !isFree(x, y)) continue;
    const seat: Point = [x, y];
    seats.push(seat);
    walls.set(seat, side);
  }
  const seat = farthestPlace(seats, taken, rng);
  const side = walls.get(seat) ?? 0;
  const [dx, dy] = AWAY[side] as Point;
  const free = Math.min(1, firstHit(seat[0], seat[1], seat[0] - dx * ON_WALL, seat[1] - dy * ON_WALL, ground.solids));
  const back = ON_WALL * free - 1;
  return {
    id,
    x: clamp(Math.round(seat[0] - dx * back), FROM_EDGE, ground.width - FROM_EDGE),
    y: clamp(Math.round(seat[1] - dy * back), FROM_EDGE, ground.height - FROM_EDGE),
    middle: atan2(dy, dx),
    lead: random(rng),
    calls: 0,
  };
}

/** Direction away from a wall above, right, below, left. */
const AWAY: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

/** Side of a cell with a wall; null where there is none, or more than one. */
function sideOf(cell: number, { open, stride }: Terrain['grid']): number | null {
  const sides = [-stride, 1, stride, -1].flatMap((step, side) => (open[cell + step] === 1 ? [] : [side]));
  return sides.length === 1 ? (sides[0] as number) : null;
}

function screenAt(terrain: Terrain, taken: Point[], rng: Rng): Rect {
  const { ground } = terrain;
  const room = SCREEN.long / 2 + FROM_EDGE;
  const spots = spotsAwayFromWalls(terrain, SCREEN.clearance).filter(
    ([x, y]) => isFree(x, y) && Math.min(x, y, ground.width - x, ground.height - y) >= room,
  );
  const [width, height] = random(rng) < 0.5 ? [SCREEN.long, SCREEN.wide] : [SCREEN.wide, SCREEN.long];
  return around(farthestPlace(spots, taken, rng), width, height);
}

/** A beam across the shortest path, from wall to wall; null where none is short enough. */
function beamAt(id: number, { ground }: Terrain, way: readonly Point[], taken: Point[], rng: Rng): Beam | null {
  const spans = way.flatMap((at, index) => {
    const next = way[index + 1];
    if (!next) return [];
    const rect = span(at, next[1] === at[1], ground);
    return rect ? [{ at, rect }] : [];
  });
  if (spans.length === 0) return null;
  const at = farthestPlace(
    spans.map(one => one.at),
    taken,
    rng,
  );
  const { rect } = spans.find(one => one.at === at) as (typeof spans)[number];
  return { id, rect, lead: random(rng), isBroken: false };
}

function span([x, y]: Point, isUpright: boolean, { width, height, solids }: Terrain['ground']): Rect | null {
  const reach = (dx: number, dy: number): number => {
    const edge = dx !== 0 ? (dx > 0 ? width - x : x) : dy > 0 ? height - y : y;
    return edge * Math.min(1, firstHit(x, y, x + dx * edge, y + dy * edge, solids));
  };
  const [before, behind] = isUpright ? [reach(0, -1), reach(0, 1)] : [reach(-1, 0), reach(1, 0)];
  if (before + behind > BEAM_LONGEST) return null;
  return isUpright
    ? [x - BEAM_WIDE / 2, y - before, BEAM_WIDE, before + behind]
    : [x - before, y - BEAM_WIDE / 2, before + behind, BEAM_WIDE];
}
