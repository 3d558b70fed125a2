// A bot that plays it: foresees the guards' beats, takes the least watched way to the door, waits, and shoots what hunts it.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import type { Frame } from '../kit/core/input.ts';
import { hypot, radians } from '../kit/core/math.ts';
import { centreX, centreY, openCellNear } from '../kit/core/path.ts';
import { type Cone, inCone, isClear } from '../kit/core/sight.ts';
import type { T } from './constants.ts';
import { coneOf, type Hall, walk } from './guards.ts';
import { BOX, EXIT, levelOf, terrainOf } from './levels.ts';
import type { Guard, Point, State } from './state.ts';

const REPLAN_TICKS = 12;
/** How far it foresees, in samples of so many ticks. */
const SAMPLE_TICKS = 5;
const SAMPLES = 48;
const GUARDS_WATCHED = 8;
/** What a watched cell costs, in cells walked. */
const WATCHED_COST = 40;
/** It keeps this far outside a cone. */
const MARGIN = 16;
const ARMS_REACH = 45;
const WAIT_AT_MOST = 1200;
/** It stays where nobody looks for so many samples. */
const SAFE_SAMPLES = 20;
const CELLS_AHEAD = 8;
const DARTS_WANTED = 8;
const SHOOTS_WITHIN = 240;
/** A guard this near is shot before it turns round. */
const TOO_NEAR = 80;
/** A chasing guard this near gets a second dart while the first flies. */
const CLOSE = 120;

type Forecast = readonly (readonly Cone[])[];

interface Plan {
  readonly level: number;
  readonly route: readonly number[];
  readonly isWaiting: boolean;
}

/** What a player makes use of; the bot of the page uses all of it. */
export interface Habits {
  /** Looks where the guards will look, and goes round or waits. */
  readonly foresees: boolean;
  readonly shoots: boolean;
  /** Goes for darts where they run short. */
  readonly fetches: boolean;
}
const CAREFUL: Habits = { foresees: true, shoots: true, fetches: true };

export function pilot(_seed = 0, habits = CAREFUL): (state: Readonly<State>, t: T) => Partial<Frame> {
  let plan: Plan | null = null;
  let waited = 0;
  return (state, t) => {
    if (state.phase !== 'playing') return {};
    if (plan?.level !== state.level) waited = 0;
    if (plan?.level !== state.level || state.levelTicks % REPLAN_TICKS === 0)
      plan = makePlan(state, t, habits, waited < WAIT_AT_MOST);
    waited = plan.isWaiting ? waited + 1 : Math.max(0, waited - 1);
    const target = habits.shoots ? aimAt(state, t) : null;
    return {
      ...(!plan.isWaiting && { move: towards(state, nextPoint(state, plan.route)) }),
      ...(target && {
        pointer: { x: target[0], y: target[1], down: true, pressed: true, released: false, cancelled: false },
      }),
    };
  };
}

function makePlan(state: Readonly<State>, t: T, { foresees, fetches }: Habits, mayWait: boolean): Plan {
  const { grid } = terrainOf(state.layout);
  const forecast = foresees ? foresee(state, t) : [];
  const here = openCellNear(grid, state.player.x, state.player.y);
  const isSafeHere = !isWatched(state, forecast, here, 0, SAFE_SAMPLES);
  const wantsDarts = fetches && needsDarts(state);
  const errand = wantsDarts ? errandOf(state) : null;
  const [x, y] = errand ?? [EXIT[0] + EXIT[2] / 2, EXIT[1] + EXIT[3] / 2];
  const ticksPerCell = BOX / t.playerSpeed;
  const route = leastWatchedWay(state, forecast, here, openCellNear(grid, x, y), ticksPerCell);
  const isAheadWatched = route.slice(1, CELLS_AHEAD).some((cell, index) => {
    const sample = Math.floor(((index + 1) * ticksPerCell) / SAMPLE_TICKS);
    return isWatched(state, forecast, cell, sample, sample + 1);
  });
  const wantsToWait = isAheadWatched || (errand === null && wantsDarts && foresees);
  return { level: state.level, route, isWaiting: mayWait && isSafeHere && wantsToWait };
}

const needsDarts = ({ player, guards }: Readonly<State>): boolean =>
  player.ammo < Math.min(guards.length + 2, DARTS_WANTED);

/** The nearest pickup. */
function errandOf(state: Readonly<State>): Point | null {
  const { x, y } = state.player;
  let nearest: Point | null = null;
  for (const pickup of state.pickups) {
    const away = ([toX, toY]: Point) => hypot(toX - x, toY - y);
    if (!nearest || away([pickup.x, pickup.y]) < away(nearest)) nearest = [pickup.x, pickup.y];
  }
  return nearest;
}

/** Where the nearest guards will look, sample by sample, if nothing disturbs them. */
function foresee(state: Readonly<State>, t: T): Forecast {
  const hall: Hall = { level: levelOf(state.level, t), terrain: terrainOf(state.layout), suspicion: state.suspicion };
  const { x, y } = state.player;
  const away = (guard: Guard) => hypot(guard.x - x, guard.y - y);
  const nearest = [...state.guards].sort((a, b) => away(a) - away(b)).slice(0, GUARDS_WATCHED);
  return nearest.map(guard => {
    const ghost = { ...guard };
    return Array.from({ length: SAMPLES }, (_, sample) => {
      if (sample > 0) for (let i = 0; i < SAMPLE_TICKS; i++) stroll(ghost, hall, t);
      const cone = coneOf(ghost, hall.level, t);
      return { ...cone, range: cone.range + MARGIN, angle: cone.angle + radians(20) };
    });
  });
}

function stroll(ghost: Guard, hall: Hall, t: T): void {
  walk(ghost, hall, t, () => {});
  ghost.x += ghost.vx / TICKS_PER_SECOND;
  ghost.y += ghost.vy / TICKS_PER_SECOND;
}

function isWatched(state: Readonly<State>, forecast: Forecast, cell: number, from: number, to: number): boolean {
  const { grid, ground } = terrainOf(state.layout);
  const x = centreX(grid, cell);
  const y = centreY(grid, cell);
  for (const cones of forecast) {
    for (let sample = from; sample <= to; sample++) {
      const cone = cones[sample];
      if (!cone) break;
      const isNear = Math.abs(cone.x - x) <= cone.range && Math.abs(cone.y - y) <= cone.range;
      if (!isNear) continue;
      if (hypot(cone.x - x, cone.y - y) < ARMS_REACH) return true;
      if (inCone(cone, x, y) && isClear(cone.x, cone.y, x, y, ground.solids)) return true;
    }
  }
  return false;
}

/** Dijkstra over the walk grid with a ring of buckets: a cell costs 1, watched when the fox would get there much more. */
function leastWatchedWay(
  state: Readonly<State>,
  forecast: Forecast,
  from: number,
  to: number,
  ticksPerCell: number,
): number[] {
  const { open, stride } = terrainOf(state.layout).grid;
  const cost = new Int32Array(open.length).fill(-1);
  const length = new Int16Array(open.length);
  const before = new Int32Array(open.length);
  const settled = new Uint8Array(open.length);
  const buckets: number[][] = Array.from({ length: WATCHED_COST + 2 }, () => []);
  buckets[0]?.push(from);
  cost[from] = 0;
  for (let now = 0, empty = 0; empty < buckets.length && settled[to] === 0; now++) {
    const bucket = buckets[now % buckets.length] as number[];
    empty = bucket.length > 0 ? 0 : empty + 1;
    for (const cell of bucket) {
      if (settled[cell] === 1 || cost[cell] !== now) continue;
      settled[cell] = 1;
      const steps = (length[cell] as number) + 1;
      const sample = Math.floor((steps * ticksPerCell) / SAMPLE_TICKS);
      for (const next of [cell - stride, cell + 1, cell + stride, cell - 1]) {
        if (open[next] !== 1 || settled[next] === 1) continue;
        const price = now + (isWatched(state, forecast, next, sample, sample) ? WATCHED_COST : 1);
        if ((cost[next] as number) >= 0 && (cost[next] as number) <= price) continue;
        cost[next] = price;
        length[next] = steps;
        before[next] = cell;
        buckets[price % buckets.length]?.push(next);
      }
    }
    bucket.length = 0;
  }
  const way = [to];
  while (way[0] !== from && settled[to] === 1) way.unshift(before[way[0] as number] as number);
  return way;
}

/** The farthest point of the route that the fox can run straight to. */
function nextPoint(state: Readonly<State>, route: readonly number[]): Point {
  const { grid, ground } = terrainOf(state.layout);
  const { x, y } = state.player;
  let point: Point = [x, y];
  for (const [index, cell] of route.slice(0, 10).entries()) {
    const next: Point = [centreX(grid, cell), centreY(grid, cell)];
    if (index > 1 && !isClear(x, y, next[0], next[1], ground.solids, BOX / 2 - 0.5)) break;
    if (index !== 0 || route.length === 1 || !isClear(x, y, next[0], next[1], ground.solids, BOX / 2 - 0.5))
      point = next;
  }
  return point;
}

function towards({ player }: Readonly<State>, [x, y]: Point): [number, number] {
  const away = Math.max(1, hypot(x - player.x, y - player.y));
  return [Math.round(((x - player.x) / away) * 127), Math.round(((y - player.y) / away) * 127)];
}

/** At the nearest guard that hunts it, or ahead of one that walks too near, when nothing hides it and no dart is under way. */
function aimAt({ player, guards, bullets, layout }: Readonly<State>, t: T): Point | null {
  if (player.ammo === 0 || bullets.length > 1) return null;
  const { solids } = terrainOf(layout).ground;
  let nearest = SHOOTS_WITHIN;
  let target: Point | null = null;
  for (const guard of guards) {
    const away = hypot(guard.x - player.x, guard.y - player.y);
    if (bullets.length > 0 && (guard.mood !== 'chase' || away > CLOSE)) continue;
    const isThreat = guard.mood === 'chase' || guard.mood === 'stare' || away < TOO_NEAR;
    if (!isThreat || away > nearest) continue;
    const ticks = guard.mood === 'chase' ? 0 : away / t.bulletSpeed;
    const x = Math.round(guard.x + (guard.vx * ticks) / TICKS_PER_SECOND);
    const y = Math.round(guard.y + (guard.vy * ticks) / TICKS_PER_SECOND);
    if (!isClear(player.x, player.y, x, y, solids, 2)) continue;
    nearest = away;
    target = [x, y];
  }
  return target;
}
