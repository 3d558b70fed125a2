// Guard forecast of the bot: predicted vision cones, and A* over cells and time for the path that guards watch least.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { hypot, radians } from '../../kit/core/math.ts';
import { cellAt, centreX, centreY, type WalkGrid } from '../../kit/core/world/path.ts';
import { type Cone, inCone, isClear } from '../../kit/core/world/sight.ts';
import type { T } from '../constants.ts';
import { updateMovement, visionCone } from '../rules/guards.ts';
import { type Hall, hallOf, terrainIn } from '../rules/hall.ts';
import { foxSpeed } from '../rules/shots.ts';
import type { Guard, State } from '../rules/state.ts';
import { hazardTest } from './hazardForecast.ts';

/** Ticks of a sample: the time in which the fox runs one cell. */
export const sampleTicks = (state: Readonly<State>, t: T): number =>
  Math.ceil(terrainIn(state).grid.size / foxSpeed(state, t));
const GUARDS_WATCHED = 8;
/** Safety margin round cones, in pixels. */
const MARGIN = 26;
const ARMS_REACH = 45;
/** How near it walks behind the guard whose back it is after, in pixels. */
const BUMP = 26;
/** How many samples the cub is behind. */
const CUB_LATE = 2;
/** How near to a paper door the fox is in sight of whoever looks through it, in pixels. */
const AT_DOOR = 42;

/** Vision cones of each guard by sample; darkness does not shorten a lantern's. */
export type Forecast = readonly (readonly (Cone & { readonly isLantern: boolean; readonly isMark: boolean })[])[];

/** Simulates an undisturbed guard for so many ticks. */
export function predictGuard(guard: Guard, ticks: number, hall: Hall, t: T): Guard {
  const ghost = { ...guard };
  for (let i = 0; i < ticks; i++) {
    updateMovement(ghost, hall, t, () => {});
    ghost.x += ghost.vx / TICKS_PER_SECOND;
    ghost.y += ghost.vy / TICKS_PER_SECOND;
  }
  return ghost;
}

/** Predicted cones of the nearest guards; `mark` is the guard whose back the bot is after. */
export function forecastCones(state: Readonly<State>, t: T, samples: number, mark = 0): Forecast {
  if (samples === 0) return [];
  const hall = hallOf(state, t);
  const { x, y } = state.player;
  const ticks = sampleTicks(state, t);
  const away = (guard: Guard) => hypot(guard.x - x, guard.y - y);
  const nearest = [...state.guards].sort((a, b) => away(a) - away(b)).slice(0, GUARDS_WATCHED);
  return nearest.map(guard => {
    let ghost = guard;
    return Array.from({ length: samples }, (_, sample) => {
      if (sample > 0) ghost = predictGuard(ghost, ticks, hall, t);
      const cone = visionCone(ghost, hall.level, t);
      return { ...cone, angle: cone.angle + radians(20), isLantern: guard.lantern === true, isMark: guard.id === mark };
    });
  });
}

/** Returns a test whether a cell is watched at a sample. */
function watchedTest(state: Readonly<State>, forecast: Forecast, t: T): (cell: number, sample: number) => boolean {
  const { terrain, sights, shade } = hallOf(state, t);
  const { grid } = terrain;
  const isMinded = hazardTest(state, t);
  const ticks = sampleTicks(state, t);
  // Whoever comes to a paper door opens it.
  const doors = state.mission?.doors ?? [];
  const walls = terrain.ground.solids;
  const isAtDoor = (x: number, y: number) =>
    doors.some(
      ({ rect: [left, top, width, height] }) =>
        Math.max(left - x, x - left - width) < AT_DOOR && Math.max(top - y, y - top - height) < AT_DOOR,
    );
  const isWatched = (cell: number, sample: number): boolean => {
    const x = centreX(grid, cell);
    const y = centreY(grid, cell);
    for (const cones of forecast) {
      const cone = cones[sample];
      if (!cone) continue;
      const range = (cone.isLantern ? cone.range : cone.range * shade(x, y)) + MARGIN;
      const isNear = Math.abs(cone.x - x) <= range && Math.abs(cone.y - y) <= range;
      if (!isNear) continue;
      if (hypot(cone.x - x, cone.y - y) < (cone.isMark ? BUMP : ARMS_REACH)) return true;
      if (inCone({ ...cone, range }, x, y) && isClear(cone.x, cone.y, x, y, isAtDoor(x, y) ? walls : sights))
        return true;
    }
    return forecast.length > 0 && isMinded(x, y, sample * ticks);
  };
  // Whom the fox leads comes by a little later.
  if (state.mission?.cub?.isLed) return (cell, sample) => isWatched(cell, sample) || isWatched(cell, sample + CUB_LATE);
  return isWatched;
}

/** Distance field by breadth-first search, the heuristic of A*; −1 where there is no path. */
function distancesTo(grid: WalkGrid, goal: number): Int32Array {
  const steps = new Int32Array(grid.open.length).fill(-1);
  steps[goal] = 0;
  const queue = [goal];
  for (const cell of queue)
    for (const next of [cell - grid.stride, cell + 1, cell + grid.stride, cell - 1]) {
      if (grid.open[next] !== 1 || steps[next] !== -1) continue;
      steps[next] = (steps[cell] as number) + 1;
      queue.push(next);
    }
  return steps;
}

/** Cells of lockers: whoever waits there is not seen. */
function lockerCells(state: Readonly<State>): ReadonlySet<number> {
  const { grid } = terrainIn(state);
  return new Set((state.mission?.lockers ?? []).map(([x, y]) => cellAt(grid, x, y)));
}

/** How much it minds being seen. */
interface Care {
  /** Cost of a watched cell, in steps. */
  readonly watchedCost: number;
  /** Samples for which it must not be watched at its goal, because it goes on from there. */
  readonly stays: number;
}

const NO_MOVE = 0;
const UNKNOWN = -1;

/** Path finder that caches the distance field of the present hall and goal. */
export function createPathfinder() {
  let known: { readonly grid: WalkGrid; readonly goal: number; readonly steps: Int32Array } | null = null;
  return (state: Readonly<State>, forecast: Forecast, from: number, to: number, t: T, care: Care): number[] => {
    const { grid } = terrainIn(state);
    if (known?.grid !== grid || known.goal !== to) known = { grid, goal: to, steps: distancesTo(grid, to) };
    return leastWatchedPath(state, forecast, from, to, known.steps, t, care);
  };
}

/**
 * One cell for each sample until the goal; the same cell twice is a wait. A* over (cell, sample) with a bucket queue, because all costs are
 * small integers: 1 for a step, `watchedCost` for a watched one. After the last predicted sample nothing counts as watched.
 */
function leastWatchedPath(
  state: Readonly<State>,
  forecast: Forecast,
  from: number,
  to: number,
  steps: Int32Array,
  t: T,
  { watchedCost, stays }: Care,
): number[] {
  const isWatched = watchedTest(state, forecast, t);
  const { open, stride } = terrainIn(state).grid;
  const hides = lockerCells(state);
  const last = forecast[0]?.length ?? 0;
  const moves = [NO_MOVE, -stride, 1, stride, -1];
  const nodes = (last + 1) * open.length;
  const cost = new Int32Array(nodes).fill(-1);
  const before = new Int32Array(nodes);
  const settled = new Uint8Array(nodes);
  const watched = new Int8Array(nodes).fill(UNKNOWN);
  const buckets: number[][] = Array.from({ length: watchedCost + 4 }, () => []);
  const least = steps[from] as number;
  if (least < 0) return [from];
  buckets[least % buckets.length]?.push(from);
  cost[from] = 0;
  let reached = -1;
  for (let now = least, empty = 0; empty < buckets.length && reached < 0; now++) {
    const bucket = buckets[now % buckets.length] as number[];
    empty = bucket.length > 0 ? 0 : empty + 1;
    for (const node of bucket) {
      const cell = node % open.length;
      const spent = cost[node] as number;
      if (settled[node] === 1 || spent + (steps[cell] as number) !== now) continue;
      settled[node] = 1;
      if (cell === to) {
        reached = node;
        break;
      }
      const sample = Math.min(last, (node - cell) / open.length + 1);
      for (const move of moves) {
        const next = sample * open.length + cell + move;
        if (open[cell + move] !== 1 || (steps[cell + move] as number) < 0 || settled[next] === 1) continue;
        if (move === NO_MOVE && sample === last) continue;
        if ((cost[next] as number) >= 0 && (cost[next] as number) <= spent + 1) continue;
        if (watched[next] === UNKNOWN) {
          const until = cell + move === to ? sample + stays : sample;
          watched[next] = 0;
          for (let at = sample; at <= until && watched[next] === 0; at++)
            watched[next] = isWatched(cell + move, at) ? 1 : 0;
        }
        const isHidden = move === NO_MOVE && hides.has(cell);
        const price = spent + (watched[next] === 1 && !isHidden ? watchedCost : 1);
        if ((cost[next] as number) >= 0 && (cost[next] as number) <= price) continue;
        cost[next] = price;
        before[next] = node;
        buckets[(price + (steps[cell + move] as number)) % buckets.length]?.push(next);
      }
    }
    bucket.length = 0;
  }
  const way: number[] = [];
  for (let node = reached; node >= 0 && node !== from; node = before[node] as number) way.unshift(node % open.length);
  way.unshift(from);
  return way;
}
