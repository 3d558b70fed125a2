// What a script is told and what it may ask, for robots that are part of the game; the sandbox says the same in its own prelude.
import { type Action, type Arena, angleToOf, bearingOf, distanceOf, type Side } from './arena.ts';
import type { T } from './constants.ts';

/** The stream of each side's own luck, of one seed. */
export const LUCK = [21, 22] as const;

/** What a script is handed each tick. */
export interface SensedState {
  readonly position: { readonly x: number; readonly y: number; readonly angle: number };
  readonly enemyPosition: { readonly x: number; readonly y: number };
  readonly health: number;
  readonly energy: number;
  readonly tick: number;
  readonly arena: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** The script's own, kept from tick to tick. */
  readonly memory: Memory;
}

/** Any fields; these are those of the game's own robots. */
export interface Memory {
  health?: number;
  volley?: boolean;
  met?: boolean;
  raised?: number;
  side?: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The helpers that every script may call; without an argument they are about the enemy. */
export interface Senses {
  /** Units from here. */
  distance(to?: Place): number;
  /** The direction from here: 0 is right, 90 is down. */
  bearing(to?: Place): number;
  /** Degrees to turn: below 0 to the left, above 0 to the right. */
  angleTo(to?: Place): number;
  log(...values: unknown[]): void;
  /** Seeded chance: 0 to below 1. */
  random(): number;
}

export type Tick = (state: SensedState) => Action;
/** A robot that is part of the game. */
export type House = (senses: Senses) => Tick;

export function sensed({ tick, robots }: Arena, side: Side, memory: Memory, t: T): SensedState {
  const { x, y, angle, health, energy } = robots[side];
  const enemy = robots[1 - side] as Place;
  return {
    position: { x, y, angle },
    enemyPosition: { x: enemy.x, y: enemy.y },
    health,
    energy,
    tick,
    arena: { left: t.arenaLeft, top: t.arenaTop, right: t.arenaRight, bottom: t.arenaBottom },
    memory,
  };
}

export function sensesOf(now: () => SensedState, random: () => number, log: Senses['log']): Senses {
  return {
    distance: (to = now().enemyPosition) => distanceOf(now().position, to),
    bearing: (to = now().enemyPosition) => bearingOf(now().position, to),
    angleTo: (to = now().enemyPosition) => angleToOf(now().position, to),
    log,
    random,
  };
}
