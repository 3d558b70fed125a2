// The match simulation: one tick of the arena. Order: shields, moves and turns, shots resolved at once on the new positions, energy.
import { atan2, clamp, cos, hypot, PI, radians, sin } from '../../kit/core/math.ts';
import { random, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';

export const ACTIONS = ['move', 'back', 'turnLeft', 'turnRight', 'shoot', 'shield', 'wait'] as const;
export type Action = (typeof ACTIONS)[number];

/** 0 is robot A, on the left; 1 is robot B. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;
export const LETTERS = ['A', 'B'] as const;

export interface Robot {
  /** Units, y downwards. */
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from facing right: 0 to below 360. */
  readonly angle: number;
  /** Points; 0 is defeat. */
  readonly health: number;
  /** Points that actions cost. */
  readonly energy: number;
  /** Ticks left for which the shield holds; 0 without one. */
  readonly shielded: number;
}

/** What became of a shot. */
export type ShotOutcome = 'hit' | 'blocked' | 'missed';

export interface Arena {
  /** Ticks of the match that were played. */
  readonly tick: number;
  readonly robots: readonly [Robot, Robot];
  /** The action each robot carried out in the last tick; one without enough energy became a wait. */
  readonly did: readonly [Action, Action];
  /** Outcome of each robot's shot in the last tick; null where it did not shoot. */
  readonly shots: readonly [ShotOutcome | null, ShotOutcome | null];
}

/** Start positions: 'facing' as in the specification, 'varied' drawn by seed in each robot's half. */
export type StartLayout = 'facing' | 'varied';

const MOST_VARIED_TURN = 12;

export function newArena(starts: StartLayout, seed: number, t: T): Arena {
  const middle = (t.arenaTop + t.arenaBottom) / 2;
  const robot = (x: number, y: number, angle: number): Robot => ({
    x,
    y,
    angle,
    health: t.startHealth,
    energy: Math.min(t.startEnergy, t.energyCap),
    shielded: 0,
  });
  const [left, right] = [t.arenaLeft + t.startInset, t.arenaRight - t.startInset];
  const robots: [Robot, Robot] = [robot(left, middle, 0), robot(right, middle, 180)];
  if (starts === 'varied') {
    const rng = seeded(seed, 11);
    const reach = (right - left) / 5;
    const high = (t.arenaBottom - t.arenaTop) / 2 - t.startInset;
    for (const side of SIDES) {
      const { x, y, angle } = robots[side];
      const inwards = side === 0 ? 1 : -1;
      robots[side] = robot(
        Math.round(x + inwards * reach * random(rng)),
        Math.round(y + high * (2 * random(rng) - 1)),
        rotate(angle, Math.round((2 * random(rng) - 1) * MOST_VARIED_TURN) * 10),
      );
    }
  }
  return { tick: 0, robots, did: ['wait', 'wait'], shots: [null, null] };
}

const costOf = (action: Action, t: T): number =>
  ({
    move: t.moveCost,
    back: t.moveCost,
    turnLeft: t.turnCost,
    turnRight: t.turnCost,
    shoot: t.shootCost,
    shield: t.shieldCost,
    wait: 0,
  })[action];

export function stepArena(arena: Arena, wanted: readonly [Action, Action], t: T): Arena {
  const did = SIDES.map(side => affordableAction(arena.robots[side], wanted[side], t)) as unknown as [Action, Action];
  const moved = SIDES.map(side => applyAction(arena.robots[side], did[side], t)) as unknown as [Robot, Robot];
  const shots = SIDES.map(side =>
    did[side] === 'shoot' ? resolveShot(moved[side], moved[1 - side] as Robot, t) : null,
  ) as unknown as [ShotOutcome | null, ShotOutcome | null];
  const robots = SIDES.map(side => {
    const robot = moved[side];
    return {
      ...robot,
      health: shots[1 - side] === 'hit' ? Math.max(0, robot.health - t.hitDamage) : robot.health,
      energy: Math.min(t.energyCap, robot.energy + t.energyPerTick),
      shielded: Math.max(0, robot.shielded - 1),
    };
  }) as unknown as [Robot, Robot];
  return { tick: arena.tick + 1, robots, did, shots };
}

/** The wanted action, or a wait where energy is too low. */
const affordableAction = (robot: Robot, action: Action, t: T): Action =>
  robot.energy >= costOf(action, t) ? action : 'wait';

function applyAction(robot: Robot, action: Action, t: T): Robot {
  const paid = { ...robot, energy: robot.energy - costOf(action, t) };
  if (action === 'shield') return { ...paid, shielded: t.shieldTicks };
  if (action === 'turnLeft') return { ...paid, angle: rotate(robot.angle, -t.turnDegrees) };
  if (action === 'turnRight') return { ...paid, angle: rotate(robot.angle, t.turnDegrees) };
  if (action !== 'move' && action !== 'back') return paid;
  const way = action === 'move' ? t.moveUnits : -t.moveUnits;
  const towards = radians(robot.angle);
  return {
    ...paid,
    x: quantize(clamp(robot.x + way * cos(towards), t.arenaLeft, t.arenaRight)),
    y: quantize(clamp(robot.y + way * sin(towards), t.arenaTop, t.arenaBottom)),
  };
}

function resolveShot(from: Robot, at: Robot, t: T): ShotOutcome {
  const away = distanceOf(from, at);
  const beside = Math.abs(angleToOf(from, at));
  // At the same place a shot always hits.
  const isAimed = away === 0 || (away < t.shotRange && beside <= t.hitDegrees);
  if (!isAimed) return 'missed';
  return at.shielded > 0 ? 'blocked' : 'hit';
}

const rotate = (angle: number, by: number): number => (((angle + by) % 360) + 360) % 360;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rounding grid, in parts of a unit or degree: it hides the last bit of an engine's arc tangent, so results are equal everywhere. */
const PRECISION = 1e6;
const quantize = (value: number): number => Math.round(value * PRECISION) / PRECISION + 0;

export const distanceOf = (from: Point, to: Point): number => quantize(hypot(to.x - from.x, to.y - from.y));

/** The direction from one place to another in degrees, as a robot's angle. */
export const bearingOf = (from: Point, to: Point): number =>
  rotate(quantize((atan2(to.y - from.y, to.x - from.x) * 180) / PI), 0);

/** Degrees a robot has to turn towards a place: negative to the left, positive to the right. */
export function angleToOf(from: Point & { readonly angle: number }, to: Point): number {
  const off = rotate(bearingOf(from, to) - from.angle, 0);
  return quantize(off > 180 ? off - 360 : off);
}

export type Winner = 'A' | 'B' | 'draw';

/** The winner; null while the match goes on. */
export function winnerOf({ tick, robots: [a, b] }: Arena, t: T): Winner | null {
  if (a.health > 0 && b.health > 0 && tick < t.matchTicks) return null;
  return a.health === b.health ? 'draw' : a.health > b.health ? 'A' : 'B';
}
