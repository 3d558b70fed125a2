// What happens in the arena in one tick of a match, whatever decided it: shields, moves and turns, shots at once on the new positions, energy.
import { atan2, clamp, cos, hypot, PI, radians, sin } from '../kit/core/math.ts';
import { random, seeded } from '../kit/core/rng.ts';
import type { T } from './constants.ts';

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
  readonly health: number;
  readonly energy: number;
  /** Ticks for which the shield still holds. */
  readonly shielded: number;
}

/** What became of a shot. */
export type Shot = 'hit' | 'blocked' | 'missed';

export interface Arena {
  readonly tick: number;
  readonly robots: readonly [Robot, Robot];
  /** What each robot did in the last tick; what it could not pay for was a wait. */
  readonly did: readonly [Action, Action];
  /** Of those who shot in the last tick. */
  readonly shots: readonly [Shot | null, Shot | null];
}

/** How robots begin: as the specification has it, or anywhere in their own half. */
export type Starts = 'facing' | 'varied';

const MOST_VARIED_TURN = 12;

export function newArena(starts: Starts, seed: number, t: T): Arena {
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
        turnedBy(angle, Math.round((2 * random(rng) - 1) * MOST_VARIED_TURN) * 10),
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

export function passTick(arena: Arena, wanted: readonly [Action, Action], t: T): Arena {
  const did = SIDES.map(side => payable(arena.robots[side], wanted[side], t)) as unknown as [Action, Action];
  const moved = SIDES.map(side => acted(arena.robots[side], did[side], t)) as unknown as [Robot, Robot];
  const shots = SIDES.map(side =>
    did[side] === 'shoot' ? shotAt(moved[side], moved[1 - side] as Robot, t) : null,
  ) as unknown as [Shot | null, Shot | null];
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

/** Too little energy is a wait. */
const payable = (robot: Robot, action: Action, t: T): Action => (robot.energy >= costOf(action, t) ? action : 'wait');

function acted(robot: Robot, action: Action, t: T): Robot {
  const paid = { ...robot, energy: robot.energy - costOf(action, t) };
  if (action === 'shield') return { ...paid, shielded: t.shieldTicks };
  if (action === 'turnLeft') return { ...paid, angle: turnedBy(robot.angle, -t.turnDegrees) };
  if (action === 'turnRight') return { ...paid, angle: turnedBy(robot.angle, t.turnDegrees) };
  if (action !== 'move' && action !== 'back') return paid;
  const way = action === 'move' ? t.moveUnits : -t.moveUnits;
  const towards = radians(robot.angle);
  return {
    ...paid,
    x: fine(clamp(robot.x + way * cos(towards), t.arenaLeft, t.arenaRight)),
    y: fine(clamp(robot.y + way * sin(towards), t.arenaTop, t.arenaBottom)),
  };
}

function shotAt(from: Robot, at: Robot, t: T): Shot {
  const away = distanceOf(from, at);
  const beside = Math.abs(angleToOf(from, at));
  // Nobody misses who stands in the same place.
  const isAimed = away === 0 || (away < t.shotRange && beside <= t.hitDegrees);
  if (!isAimed) return 'missed';
  return at.shielded > 0 ? 'blocked' : 'hit';
}

const turnedBy = (angle: number, by: number): number => (((angle + by) % 360) + 360) % 360;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** So many parts of a unit or degree are told apart: beyond that the last bit of an engine's arc tangent would show. */
const FINE = 1e6;
const fine = (value: number): number => Math.round(value * FINE) / FINE + 0;

export const distanceOf = (from: Place, to: Place): number => fine(hypot(to.x - from.x, to.y - from.y));

/** The direction from one place to another in degrees, as a robot's angle. */
export const bearingOf = (from: Place, to: Place): number =>
  turnedBy(fine((atan2(to.y - from.y, to.x - from.x) * 180) / PI), 0);

/** How far a robot would have to turn: below 0 to the left, above it to the right. */
export function angleToOf(from: Place & { readonly angle: number }, to: Place): number {
  const off = turnedBy(bearingOf(from, to) - from.angle, 0);
  return fine(off > 180 ? off - 360 : off);
}

export type Winner = 'A' | 'B' | 'draw';

/** Who has won by now; null while the match goes on. */
export function winnerOf({ tick, robots: [a, b] }: Arena, t: T): Winner | null {
  if (a.health > 0 && b.health > 0 && tick < t.matchTicks) return null;
  return a.health === b.health ? 'draw' : a.health > b.health ? 'A' : 'B';
}
