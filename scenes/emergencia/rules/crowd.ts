// Crowd simulation without stored state: each civilian is a random walk of legs (walk, pause, chat, phone) that follows from seed and time.
// Legs are generated when a time is asked for, and cached. No civilian shows both signs of one weapon.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { atan2, cos, PI, sin, turnTowards } from '../../kit/core/math.ts';
import { type Rng, random, randomBetween, randomInt, seeded } from '../../kit/core/rng.ts';
import type { Mission } from '../levels/mission.ts';
import { assignIdentities, type CivilianStart, EDGE, type Identities, isBesideRoute } from './identities.ts';
import { distance, distanceToPath, type Point, pointAlong, rounded } from './pathGeometry.ts';
import { BIT } from './signs.ts';
import type { Crowd, Stroller } from './state.ts';
import { secondsOf, ticksOf } from './state.ts';
import { crowdTerrain, isClear, isOpen } from './terrain.ts';

/** One action of a civilian with its place and time. */
interface Leg extends Point {
  /** First tick, and the tick at which the next leg begins. */
  readonly from: number;
  readonly until: number;
  readonly pose: 'walk' | 'pause' | 'chat' | 'phone';
  readonly toX: number;
  readonly toY: number;
  /** Angle at the beginning, and the angle it turns to. */
  readonly facing: number;
  readonly towards: number;
  /** Ticks walked beside the route, one sample for each `SAMPLE` ticks of the leg; a pause keeps the last one. */
  readonly beside: readonly number[];
}

/** One civilian: its random generator and the legs generated so far. */
interface CrowdPath {
  readonly home: CivilianStart;
  readonly rng: Rng;
  readonly legs: Leg[];
  /** Index of the leg that was asked for last: the next search begins there. */
  at: number;
}

/** All civilians of a mission, at any time. */
export interface CrowdPaths {
  readonly mission: Mission;
  readonly crowd: Crowd;
  readonly identities: Identities;
  readonly all: readonly CrowdPath[];
  /** Cache of the last times that were asked for. */
  readonly moments: { readonly time: number; readonly people: readonly Stroller[] }[];
}

/** How far a body turns in a tick, in radians. */
export const TURN = 0.12;
/** Walking beside the route, or standing, becomes a visible sign after so many ticks. */
export const BESIDE_TICKS = 120;
export const STILL_TICKS = 300;
/** Ticks between two samples of `Leg.beside`. */
const SAMPLE = 15;
/** Length of a step aside, in pixels. */
const SIDESTEP = 14;
/** Longest walking leg, in ticks. */
const MOST_WALKED = 540;
/** Largest distance of two who chat, in pixels. */
const TALKS = 80;
const MOST_MOMENTS = 2;

const latest = new WeakMap<Crowd, CrowdPaths>();
const cache = new WeakMap<Mission, Map<string, CrowdPaths>>();
/** Most crowds cached for a mission. */
const MOST_KNOWN = 8;

/** The crowd of a mission, cached by its parameters. */
export function crowdPathsOf(mission: Mission, crowd: Crowd): CrowdPaths {
  let paths = latest.get(crowd);
  if (paths?.mission === mission) return paths;
  const all = cache.get(mission) ?? new Map<string, CrowdPaths>();
  cache.set(mission, all);
  const key = JSON.stringify(crowd);
  paths = all.get(key);
  if (!paths) {
    if (all.size >= MOST_KNOWN) all.clear();
    paths = createCrowdPaths(mission, crowd);
    all.set(key, paths);
  }
  latest.set(crowd, paths);
  return paths;
}

function createCrowdPaths(mission: Mission, crowd: Crowd): CrowdPaths {
  const dealt = assignIdentities(mission, crowd);
  const all = dealt.homes.map((home): CrowdPath => {
    const rng = seeded(crowd.seed, crowd.stream * 1000 + home.id);
    const facing = rounded(randomBetween(rng, -3, 3));
    const until = randomInt(rng, 120) + 1;
    return { home, rng, legs: [{ ...standLeg(home, 0, until, facing), beside: [] }], at: 0 };
  });
  return { mission, crowd, identities: dealt, all, moments: [] };
}

/** All civilians at a tick of the mission. */
export function strollersAt(paths: CrowdPaths, time: number): readonly Stroller[] {
  const { moments } = paths;
  const found = moments.find(moment => moment.time === time);
  if (found) return found.people;
  const people = paths.all.map(path => strollerAt(path, paths, time));
  if (moments.length >= MOST_MOMENTS) moments.shift();
  moments.push({ time, people });
  return people;
}

/** Only the civilians whose visible signs are new. */
export function newsAt(paths: CrowdPaths, time: number, isNews: (id: number, shows: number) => boolean): Stroller[] {
  const found: Stroller[] = [];
  for (const path of paths.all) {
    const shows = showsOf(path.home, legAt(path, paths, time, true), time);
    if (shows !== 0 && isNews(path.home.id, shows)) found.push(strollerAt(path, paths, time));
  }
  return found;
}

function strollerAt(path: CrowdPath, paths: CrowdPaths, time: number): Stroller {
  const { home } = path;
  const leg = legAt(path, paths, time, true);
  const { x, y } = placeOn(leg, time);
  return {
    id: home.id,
    look: home.look,
    x,
    y,
    facing: facingOn(leg, path, paths, time),
    pose: leg.pose,
    shows: showsOf(home, leg, time),
  };
}

const showsOf = (home: CivilianStart, leg: Leg, time: number): number => shownOn(leg, time) | habitOf(home, leg, time);

const isStanding = ({ pose }: Leg): boolean => pose !== 'walk';

/** Where somebody is on a leg. */
function placeOn(leg: Leg, time: number): Point {
  const part = Math.min(1, (time - leg.from) / (leg.until - leg.from));
  return { x: rounded(leg.x + (leg.toX - leg.x) * part), y: rounded(leg.y + (leg.toY - leg.y) * part) };
}

/** Facing at a tick, with limited turning speed; who has the habit of staring turns with the VIP. */
function facingOn(leg: Leg, { home }: CrowdPath, { mission }: CrowdPaths, time: number): number {
  let { towards } = leg;
  if (home.habit === 'stare' && isStanding(leg)) {
    const [vip] = mission.vips;
    const at = vip ? pointAlong(vip.path, vip.speed * secondsOf(time)) : leg;
    towards = atan2(at.y - leg.y, at.x - leg.x);
  }
  return rounded(turnTowards(leg.facing, towards, TURN * (time - leg.from)));
}

/** Signs that everybody may show: long walking beside the route, long standing. */
function shownOn(leg: Leg, time: number): number {
  const passed = time - leg.from;
  if (isStanding(leg)) return passed > STILL_TICKS ? BIT.still : 0;
  return (leg.beside[Math.floor(passed / SAMPLE)] ?? 0) > BESIDE_TICKS ? BIT.route : 0;
}

/** Sign of a habit, shown now and then; never the second sign of the same weapon. */
function habitOf({ habit, id }: CivilianStart, leg: Leg, time: number): number {
  if (habit === null) return 0;
  const beat = (time + id * 97) % 600;
  if (habit === 'bag') return BIT.bag;
  if (habit === 'pocket' && beat < 150) return BIT.pocket;
  if (habit === 'glint' && beat < 24) return BIT.glint;
  return habit === 'stare' && isStanding(leg) && leg.until - time > 20 ? BIT.stare : 0;
}

/**
 * The leg at a tick; generates legs as far as needed. `isAlso` false asks for the place only: at the border of two legs the place is the
 * same, so the earlier leg is enough. This ends the recursion when two civilians look for each other to chat.
 */
function legAt(path: CrowdPath, paths: CrowdPaths, time: number, isAlso: boolean): Leg {
  const { legs } = path;
  let last = legs.at(-1) as Leg;
  while (isAlso ? last.until <= time : last.until < time) {
    last = nextLeg(last, path, paths);
    legs.push(last);
  }
  let at = Math.min(path.at, legs.length - 1);
  while (at > 0 && (legs[at] as Leg).from > time) at--;
  while (at + 1 < legs.length && (legs[at + 1] as Leg).from <= time) at++;
  path.at = at;
  return legs[at] as Leg;
}

/** Generates the next leg: after walking a pause, after a pause a walk. */
function nextLeg(last: Leg, path: CrowdPath, paths: CrowdPaths): Leg {
  const { rng, home } = path;
  const { until: from } = last;
  const here = placeOn(last, from);
  const facing = facingOn(last, path, paths, from);
  const chance = random(rng);
  if (isStanding(last)) return walkLeg(here, strollTarget(here, path, paths), from, facing, last, path, paths);
  // Nobody without that habit stands as long as a marksman does.
  const isPatient = home.habit === 'still';
  const until = from + ticksOf(isPatient ? randomBetween(rng, 7, 10) : randomBetween(rng, 1.2, 3.6));
  const stands = { ...standLeg(here, from, until, facing), beside: last.beside.slice(-1) };
  if (chance < 0.5) return stands;
  if (chance >= 0.75) return { ...stands, pose: 'phone' };
  const other = nearestTo(here, path, paths, from);
  if (!other) return stands;
  const towards = rounded(atan2(other.y - here.y, other.x - here.x));
  return { ...stands, pose: 'chat', facing: towards, towards };
}

const standLeg = ({ x, y }: Point, from: number, until: number, facing: number) =>
  ({ from, until, pose: 'pause', x, y, toX: x, toY: y, facing, towards: facing }) as const;

function nearestTo(here: Point, self: CrowdPath, paths: CrowdPaths, time: number): Point | null {
  let least = TALKS;
  let found: Point | null = null;
  for (const other of paths.all) {
    if (other === self) continue;
    const at = placeOn(legAt(other, paths, time, false), time);
    const away = distance(at, here);
    if (away >= least) continue;
    least = away;
    found = at;
  }
  return found;
}

function walkLeg(
  here: Point,
  to: Point,
  from: number,
  facing: number,
  last: Leg,
  { home }: CrowdPath,
  { mission, crowd }: CrowdPaths,
): Leg {
  const whole = Math.max(1, Math.ceil((distance(here, to) * TICKS_PER_SECOND) / crowd.speed));
  const ticks = Math.min(whole, MOST_WALKED);
  const toX = rounded(here.x + ((to.x - here.x) * ticks) / whole);
  const toY = rounded(here.y + ((to.y - here.y) * ticks) / whole);
  const towards = atan2(to.y - here.y, to.x - here.x);
  const leg = { from, until: from + ticks, pose: 'walk', ...here, toX, toY, facing, towards } as const;
  if (!isBesideRoute(mission, home, crowd)) return { ...leg, beside: [] };
  const beside: number[] = [];
  let count = last.beside.at(-1) ?? 0;
  for (let tick = 0; tick <= ticks; tick += SAMPLE) {
    const part = tick / ticks;
    const at = { x: here.x + (toX - here.x) * part, y: here.y + (toY - here.y) * part };
    const isNear = mission.vips.some(({ path }) => distanceToPath(path, at) < crowd.near);
    count = isNear ? count + SAMPLE : 0;
    beside.push(count);
  }
  return { ...leg, beside };
}

/** A random open place near home in a clear line (rejection sampling); without one a step aside. */
function strollTarget(here: Point, { home, rng }: CrowdPath, { mission, crowd }: CrowdPaths): Point {
  const terrain = crowdTerrain(mission);
  const { width, height } = mission.world;
  for (let i = 0; i < 8; i++) {
    const to = {
      x: rounded(home.x + randomBetween(rng, -1, 1) * crowd.reach * 0.7),
      y: rounded(home.y + randomBetween(rng, -1, 1) * crowd.reach * 0.7),
    };
    const isOnMap = to.x > EDGE && to.y > EDGE && to.x < width - EDGE && to.y < height - EDGE;
    if (isOnMap && isOpen(terrain, to) && isClear(terrain, here, to)) return to;
  }
  let to = here;
  for (let i = 0; i < 8; i++) {
    const angle = randomBetween(rng, -PI, PI);
    to = { x: rounded(here.x + SIDESTEP * cos(angle)), y: rounded(here.y + SIDESTEP * sin(angle)) };
    if (isOpen(terrain, to)) break;
  }
  return to;
}
