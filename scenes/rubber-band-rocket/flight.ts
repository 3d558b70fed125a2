// How the ball flies, tick by tick: the same steps carry the ball and say beforehand how high it will come.
import { STRATOSPHERE, type T } from './constants.ts';
import type { Rocket, State, Wind } from './state.ts';

/** What decides a flight's next tick. Speeds are pixels per tick, upwards; heights are units. */
export interface Going {
  speed: number;
  height: number;
  burn: number;
  /** How often the booster can still be fired. */
  beats: number;
  limit: number;
}

/** What differs between the rockets: how often the booster fires in a flight, how long each time, and what the band is worth. */
export const lawOf = (rocket: Rocket, t: T): { beats: number; burnTicks: number; band: number } =>
  rocket === 'ball'
    ? { beats: 1, burnTicks: t.boosterTicks, band: 1 }
    : { beats: t.wingBeats, burnTicks: t.wingTicks, band: t.wingBand };

/** What flies, and with what. */
interface Craft {
  /** The speed at which the band let go. */
  readonly from: number;
  readonly level: number;
  readonly rocket: Rocket;
}

/** Room above the Moon for one tick's flight, in units. */
export const ABOVE_MOON = 200;

/** Readings are kept to this part of a unit, so that a sum of many steps is no nearer to a half than the exact one. */
const GRAIN = 1e6;

export const factorOf = (level: number, t: T): number => 1 + t.powerStep * level;
export const launchSpeed = (power: number, level: number, rocket: Rocket, t: T): number =>
  t.launchSpeed * power * factorOf(level, t) * lawOf(rocket, t).band;
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

/** What no booster fired at this height can exceed: above the stratosphere's edge the air is the thinner the higher. */
const airAt = (height: number, t: T): number =>
  Math.max(0, t.boosterTop - (t.thinAir * Math.max(0, height - STRATOSPHERE)) / THIN_UNITS);
const THIN_UNITS = 1000;

/** The fastest that a booster of this level, fired here in still air, makes the ball. */
export const limitOf = (height: number, from: number, level: number, t: T): number =>
  Math.min(airAt(height, t), from * Math.min(t.boosterMost, t.boosterPart + t.boosterGain * (level - 1)));

/** The same with the wind of this flight. */
export const limitAt = (height: number, from: number, level: number, wind: Readonly<Wind>, t: T): number =>
  limitOf(height, from, level, t) + (blowsAt(height, wind) ? t.gustPart * from : 0);

export const blowsAt = (height: number, { from, to }: Readonly<Wind>): boolean => height >= from && height <= to;

/** How high this goes, in units, when the booster is left to fire at every apex. */
export function reachFrom(start: Going, { from, level, rocket }: Craft, wind: Readonly<Wind>, t: T): number {
  const { burnTicks } = lawOf(rocket, t);
  const thrust = thrustOf(level, t);
  let { speed, height, burn, beats, limit } = start;
  for (;;) {
    for (; burn > 0; burn--) {
      const after = nextSpeed({ speed, burn, limit }, thrust, t);
      height += climbed(speed, after, t);
      speed = after;
    }
    if (beats === 0 || level === 0) break;
    // It coasts up to the last tick before the apex: there the booster fires by itself.
    const ticks = Math.max(0, Math.floor(speed / t.gravity));
    const after = speed - ticks * t.gravity;
    height += ticks * climbed(speed, after, t);
    speed = after;
    beats--;
    burn = burnTicks;
    limit = limitAt(exact(height), from, level, wind, t);
  }
  const last = Math.max(0, speed);
  return exact(height + (last * last) / (2 * t.gravity * t.unit));
}

/** How high a launch with this power comes by itself, in units. */
export function reachOf(
  power: number,
  { upgrades, rocket }: Pick<State, 'upgrades' | 'rocket'>,
  wind: Readonly<Wind>,
  t: T,
): number {
  const from = launchSpeed(power, upgrades.power, rocket, t);
  const going: Going = { speed: from, height: 0, burn: 0, beats: lawOf(rocket, t).beats, limit: 0 };
  return reachFrom(going, { from, level: upgrades.booster, rocket }, wind, t);
}

/** Where the ball is, as physics left it. */
export const heightOf = ({ ball, moon }: Pick<State, 'ball' | 'moon'>): number =>
  exact(Math.max(0, moon + ABOVE_MOON - ball.h / 2 - ball.y));

/** How high it goes with the booster fired here and now. */
function reachFired(going: Going, craft: Craft, wind: Readonly<Wind>, t: T): number {
  const { burnTicks } = lawOf(craft.rocket, t);
  const limit = limitAt(going.height, craft.from, craft.level, wind, t);
  return reachFrom({ ...going, burn: burnTicks, beats: going.beats - 1, limit }, craft, wind, t);
}

const craftOf = ({ flight, upgrades, rocket }: Readonly<State>): Craft => ({
  from: flight.from,
  level: upgrades.booster,
  rocket,
});
const goingOf = (state: Readonly<State>): Going => {
  const { burn, beats, limit } = state.flight;
  return { speed: state.speed, height: heightOf(state), burn, beats, limit };
};

/** How high this flight comes: with the booster fired now, and with it left alone. */
export function outlook(state: Readonly<State>, t: T): { readonly now: number | null; readonly left: number } {
  const [going, craft] = [goingOf(state), craftOf(state)];
  const left = Math.max(state.flight.reach, reachFrom(going, craft, state.wind, t));
  return { now: mayFire(state) ? reachFired(going, craft, state.wind, t) : null, left };
}

/** In so many ticks from now the booster is fired best, by the wind of this flight; until then the ball coasts. */
export function bestWait(state: Readonly<State>, t: T): number {
  const craft = craftOf(state);
  const from = goingOf(state);
  let [{ speed, height }, best, most] = [from, 0, 0];
  for (let wait = 0; ; wait++) {
    const reach = reachFired({ ...from, speed, height }, craft, state.wind, t);
    if (reach > most) [best, most] = [wait, reach];
    if (isApex(speed, t)) return best;
    const slower = speed - t.gravity;
    height = exact(height + climbed(speed, slower, t));
    speed = slower;
  }
}

/** A beat is left, none is under way, and the ball still rises. */
export const mayFire = ({ flight, upgrades, speed }: Readonly<State>): boolean =>
  flight.beats > 0 && flight.burn === 0 && upgrades.booster > 0 && speed >= 0;
