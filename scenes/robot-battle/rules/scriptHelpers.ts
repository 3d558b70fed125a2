// The script API: the state a script receives and the helpers it may call, for built-in robots; the sandbox's prelude has the same.

import type { T } from '../constants.ts';
import { type Action, type Arena, angleToOf, bearingOf, distanceOf, type Side } from './arena.ts';
import type { Contact } from './radar.ts';

/** The random stream of each side; both come from one seed. */
export const RNG_STREAMS = [21, 22] as const;

/** The argument of a script's `tick`. */
export interface SensedState {
  /** Own position in units, y downwards, and angle in degrees. */
  readonly position: { readonly x: number; readonly y: number; readonly angle: number };
  /** Units. */
  readonly enemyPosition: { readonly x: number; readonly y: number };
  /** Ticks since that place was seen: 0 is now, and always with all senses. */
  readonly seen: number;
  /** Points. */
  readonly health: number;
  readonly energy: number;
  /** Ticks of the match that were played. */
  readonly tick: number;
  /** The walls, in units. */
  readonly arena: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** The script's own memory, the same object in every tick. */
  readonly memory: Memory;
}

/** A script's own memory: any fields; these are those of the built-in robots. */
export interface Memory {
  health?: number;
  volley?: boolean;
  met?: boolean;
  raised?: number;
  side?: number;
  was?: Point;
  by?: Point;
  lost?: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The helpers that every script may call; without an argument they are about the enemy. */
export interface ScriptHelpers {
  /** Units from here. */
  distance(to?: Point): number;
  /** The direction from here: 0 is right, 90 is down. */
  bearing(to?: Point): number;
  /** Degrees to turn: below 0 to the left, above 0 to the right. */
  angleTo(to?: Point): number;
  log(...values: unknown[]): void;
  /** Seeded chance: 0 to below 1. */
  random(): number;
}

export type Tick = (state: SensedState) => Action;
/** A robot that is part of the game. */
export type BuiltInRobot = (helpers: ScriptHelpers) => Tick;

export function senseState({ tick, robots }: Arena, side: Side, contact: Contact, memory: Memory, t: T): SensedState {
  const { x, y, angle, health, energy } = robots[side];
  return {
    position: { x, y, angle },
    enemyPosition: { x: contact.x, y: contact.y },
    seen: contact.seen,
    health,
    energy,
    tick,
    arena: { left: t.arenaLeft, top: t.arenaTop, right: t.arenaRight, bottom: t.arenaBottom },
    memory,
  };
}

export function createHelpers(now: () => SensedState, random: () => number, log: ScriptHelpers['log']): ScriptHelpers {
  return {
    distance: (to = now().enemyPosition) => distanceOf(now().position, to),
    bearing: (to = now().enemyPosition) => bearingOf(now().position, to),
    angleTo: (to = now().enemyPosition) => angleToOf(now().position, to),
    log,
    random,
  };
}
