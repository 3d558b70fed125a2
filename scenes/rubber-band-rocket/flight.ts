// How the ball flies, tick by tick: the same steps carry the ball and say beforehand how high it will come.
import type { T } from './constants.ts';
import type { State, Wind } from './state.ts';

/** What decides a flight's next tick. Speeds are pixels per tick, upwards; heights are units. */
export interface Going {
  speed: number;
  height: number;
  burn: number;
  /** The booster is used up, or there is none. */
  used: boolean;
  limit: number;
}

/** Room above the Moon for one tick's flight, in units. */
export const ABOVE_MOON = 200;

/** Nothing flies longer: a knob may make a world that nobody comes back from. */
const MOST_TICKS = 4000;
/** Readings are kept to this part of a unit, so that a sum of many steps is no nearer to a half than the exact one. */
const GRAIN = 1e6;

export const factorOf = (level: number, t: T): number => 1 + t.powerStep * level;
export const launchSpeed = (power: number, level: number, t: T): number => t.launchSpeed * power * factorOf(level, t);
export const thrustOf = (level: number, t: T): number => t.boosterStep * level;
export const exact = (height: number): number => Math.round(height * GRAIN) / GRAIN;

/**
 * The speed after one tick. A burning booster holds the ball against gravity, so that it keeps the speed of the apex and gains on it,
 * up to the booster's limit. A ball that is faster than that it cannot push: it burns in vain.
 */
export function nextSpeed(
  { speed, burn, limit }: Pick<Going, 'speed' | 'burn' | 'limit'>,
  thrust: number,
  t: T,
): number {
  return burn > 0 && speed <= limit ? Math.min(speed + thrust, limit) : speed - t.gravity;
}

/** What a tick adds to the height: half of the speed before and half of that after it, so that an apex is v² / 2g. */
export const climbed = (before: number, after: number, t: T): number => (before + after) / 2 / t.unit;

/** The booster fires by itself in the last tick before the apex. */
export const isApex = (speed: number, t: T): boolean => speed - t.gravity < 0;

/** The fastest that a booster of this level makes the ball in still air. */
export const limitOf = (from: number, level: number, t: T): number =>
  from * Math.min(t.boosterMost, t.boosterPart + t.boosterGain * (level - 1));

/** The fastest that a booster fired here makes the ball. */
export const limitAt = (height: number, from: number, level: number, wind: Readonly<Wind>, t: T): number =>
  limitOf(from, level, t) + (blowsAt(height, wind) ? t.gustPart * from : 0);

export const blowsAt = (height: number, { from, to }: Readonly<Wind>): boolean => height >= from && height <= to;

/** How high this goes, in units, when the booster is left to fire at the apex. */
export function reachFrom(start: Going, from: number, level: number, wind: Readonly<Wind>, t: T): number {
  const going = { ...start };
  const thrust = thrustOf(level, t);
  for (let tick = 0; tick < MOST_TICKS; tick++) {
    if (going.burn === 0 && isApex(going.speed, t)) {
      if (going.used || level === 0) break;
      going.used = true;
      going.burn = t.boosterTicks;
      going.limit = limitAt(going.height, from, level, wind, t);
    }
    const after = nextSpeed(going, thrust, t);
    going.height += climbed(going.speed, after, t);
    going.speed = after;
    if (going.burn > 0) going.burn--;
  }
  const last = Math.max(0, going.speed);
  return exact(going.height + (last * last) / (2 * t.gravity * t.unit));
}

/** How high a launch with this power comes by itself, in units. */
export function reachOf(power: number, upgrades: State['upgrades'], wind: Readonly<Wind>, t: T): number {
  const from = launchSpeed(power, upgrades.power, t);
  return reachFrom({ speed: from, height: 0, burn: 0, used: false, limit: 0 }, from, upgrades.booster, wind, t);
}

/** Where the ball is, as physics left it. */
export const heightOf = ({ ball, moon }: Pick<State, 'ball' | 'moon'>): number =>
  exact(Math.max(0, moon + ABOVE_MOON - ball.h / 2 - ball.y));

/** How high this flight comes: with the booster fired now, and with it left alone. */
export function outlook(state: Readonly<State>, t: T): { readonly now: number | null; readonly left: number } {
  const { flight, speed, upgrades, wind } = state;
  const height = heightOf(state);
  const used = flight.firedAt !== null;
  const going: Going = { speed, height, burn: flight.burn, used, limit: flight.limit };
  const left = Math.max(flight.reach, reachFrom(going, flight.from, upgrades.booster, wind, t));
  if (used || upgrades.booster === 0 || speed <= 0) return { now: null, left };
  const fired = {
    ...going,
    burn: t.boosterTicks,
    used: true,
    limit: limitAt(height, flight.from, upgrades.booster, wind, t),
  };
  return { now: reachFrom(fired, flight.from, upgrades.booster, wind, t), left };
}
