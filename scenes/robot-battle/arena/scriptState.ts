// What a script of the arena receives and may call, for the robots of the ladder; the sandbox's prelude has the same.
import { type Rng, random } from '../../kit/core/rng.ts';
import { angleToOf, bearingOf, distanceOf } from '../rules/arena.ts';
import type { Senses } from '../rules/radar.ts';
import { isStanding, type Setting } from './field.ts';
import { angleBetween, hasRoom, isInSight, pointAhead } from './geometry.ts';
import { blocksOf } from './maps.ts';
import { ARENA, LOOK_AHEAD, LOOK_STEP } from './numbers.ts';
import type { ArenaRobot, Block, Point, Snapshot } from './types.ts';

/** Another robot as a script sees it. */
export interface Seen extends Point {
  readonly id: number;
  /** Degrees of its body; it drives that way, or backwards with a speed below 0. */
  readonly angle: number;
  readonly speed: number;
  readonly health: number;
  /** Of its gun: above 1 it has just fired. */
  readonly heat: number;
  /** Units from here. */
  readonly distance: number;
}

/** The argument of a script's `tick`. */
export interface ArenaState {
  readonly position: Point & { readonly angle: number };
  readonly speed: number;
  readonly gun: number;
  readonly heat: number;
  readonly health: number;
  readonly energy: number;
  readonly shielded: number;
  readonly tick: number;
  /** The nearest foe in sight, or where one was seen last `seen` ticks ago. */
  readonly enemyPosition: Point;
  readonly seen: number;
  /** Foes and mates in sight, the nearest first. */
  readonly enemies: readonly Seen[];
  readonly mates: readonly Seen[];
  readonly arena: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  readonly walls: readonly Block[];
  readonly memory: Record<string, unknown>;
}

export interface ArenaHelpers {
  distance(to?: Point): number;
  bearing(to?: Point): number;
  angleTo(to?: Point): number;
  /** Degrees from one direction to another, the short way. */
  angleBetween(from: number, to: number): number;
  /** The place so many units ahead of another in a direction. */
  ahead(from: Point, direction: number, units: number): Point;
  /** Whether a robot has room there. */
  free(at: Point): boolean;
  /** The first direction with room ahead, turning to a side from the one that is wished: to the right, or with −1 to the left. */
  clearWay(direction: number, side?: number): number;
  /** Drive and turn that lead in a direction, backwards where that is shorter. */
  go(direction: number): { readonly drive: number; readonly turn: number };
  random(): number;
  log(...values: unknown[]): void;
}

/** What a script wants of a tick: a word, or an object with some of these. */
export interface Wish {
  readonly drive?: number;
  readonly turn?: number;
  readonly aim?: number;
  readonly fire?: number;
  readonly shield?: boolean;
}
export type ArenaTick = (state: ArenaState) => unknown;
/** A robot of the ladder: its functions, given the helpers. */
export type ArenaScript = (helpers: ArenaHelpers) => ArenaTick;

/** Degrees to each side of the gun that a radar sees, and how far beside the truth an echo lies, in parts of the distance. */
const RADAR_DEGREES = 50;
const RADAR_BLUR = 0.06;

/** Indices of who is in sight of a robot, whichever its team: with a radar only inside the cone of its gun. */
export function inSightOf(
  { robots }: Pick<Snapshot, 'robots'>,
  index: number,
  senses: Senses,
  { map }: Setting,
): readonly number[] {
  const own = robots[index] as ArenaRobot;
  if (!isStanding(own)) return [];
  const blocks = blocksOf(map);
  return robots.flatMap((other, at) => {
    if (at === index || !isStanding(other) || !isInSight(own, other, blocks)) return [];
    const beside = senses === 'radar' ? Math.abs(angleBetween(own.gun, bearingOf(own, other))) : 0;
    return beside <= RADAR_DEGREES ? [at] : [];
  });
}

/** Senses of one robot over a match: they remember where a foe was seen last. */
export function createSenses(index: number, senses: Senses, setting: Setting, rng: Rng) {
  let [last, seen]: [Point, number] = [{ x: ARENA.width / 2, y: ARENA.height / 2 }, 0];
  const memory: Record<string, unknown> = {};
  const walls = blocksOf(setting.map);
  const arena = { left: 0, top: 0, right: ARENA.width, bottom: ARENA.height };
  const blurred = (other: Point, away: number): Point => {
    if (senses !== 'radar') return other;
    const beside = () => Math.round((2 * random(rng) - 1) * away * RADAR_BLUR * 1000) / 1000;
    return { x: other.x + beside(), y: other.y + beside() };
  };
  return (snapshot: Snapshot): ArenaState => {
    const { x, y, angle, speed, gun, heat, health, energy, shielded } = snapshot.robots[index] as ArenaRobot;
    const all = inSightOf(snapshot, index, senses, setting).map((id): Seen => {
      const other = snapshot.robots[id] as ArenaRobot;
      const at = blurred(other, distanceOf({ x, y }, other));
      return {
        id,
        x: at.x,
        y: at.y,
        angle: other.angle,
        speed: other.speed,
        health: other.health,
        heat: other.heat,
        // By the echo, or a radar would give away how far the blurred place is off.
        distance: distanceOf({ x, y }, at),
      };
    });
    all.sort((a, b) => a.distance - b.distance || a.id - b.id);
    const isMate = ({ id }: Seen) => setting.teams[id] === setting.teams[index];
    const enemies = all.filter(other => !isMate(other));
    const [nearest] = enemies;
    seen = nearest ? 0 : seen + 1;
    if (nearest) last = { x: nearest.x, y: nearest.y };
    return {
      position: { x, y, angle },
      speed,
      gun,
      heat,
      health,
      energy,
      shielded,
      tick: snapshot.tick,
      enemyPosition: last,
      seen,
      enemies,
      mates: all.filter(isMate),
      arena,
      walls,
      memory,
    };
  };
}

function clearWayOf({ position, walls }: ArenaState, direction: number, side: number): number {
  for (let step = 0; step < 360 / LOOK_STEP; step++) {
    const way = direction + side * step * LOOK_STEP;
    if (hasRoom(pointAhead(position, way, LOOK_AHEAD), walls)) return way;
  }
  return direction;
}

function goOf(angle: number, direction: number): { readonly drive: number; readonly turn: number } {
  const off = angleBetween(angle, direction);
  return Math.abs(off) <= 90 ? { drive: 1, turn: off } : { drive: -1, turn: angleBetween(angle + 180, direction) };
}

export function createArenaHelpers(now: () => ArenaState, chance: () => number): ArenaHelpers {
  return {
    distance: (to = now().enemyPosition) => distanceOf(now().position, to),
    bearing: (to = now().enemyPosition) => bearingOf(now().position, to),
    angleTo: (to = now().enemyPosition) => angleToOf(now().position, to),
    angleBetween,
    ahead: pointAhead,
    free: at => hasRoom(at, now().walls),
    clearWay: (direction, side = 1) => clearWayOf(now(), direction, side),
    go: direction => goOf(now().position.angle, direction),
    random: chance,
    log: () => {},
  };
}
