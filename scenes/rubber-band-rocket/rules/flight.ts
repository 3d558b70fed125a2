// Flight model: numeric integration of the ball's speed, tick by tick. The rules move the ball with the same steps that predict its reach, so the prediction is exact.
import { STRATOSPHERE, type T } from '../constants.ts';
import type { Rocket, State, Wind } from './state.ts';

/** All that decides the next tick of a flight. Speeds in pixels per tick, upwards; heights in units. */
export interface FlightState {
  speed: number;
  height: number;
  /** Ticks the booster still burns. */
  burn: number;
  /** How often the booster can still be fired. */
  beats: number;
  /** Speed limit of the booster that burns. */
  limit: number;
}

/** Differences between the rockets: firings per flight, ticks of each burn, and factor on the launch speed. */
export const rocketStats = (rocket: Rocket, t: T): { beats: number; burnTicks: number; band: number } =>
  rocket === 'ball'
    ? { beats: 1, burnTicks: t.boosterTicks, band: 1 }
    : { beats: t.wingBeats, burnTicks: t.wingTicks, band: t.wingBand };

/** Properties of a launch that stay the same during the flight. */
interface Launch {
  /** Launch speed. */
  readonly from: number;
  /** Booster level. */
  readonly level: number;
  readonly rocket: Rocket;
}

/** The part of the state that decides how far a launch reaches. */
export type Loadout = Pick<State, 'upgrades' | 'rocket' | 'worn'>;

/** World height above the Moon, in units: one tick of the fastest flight must fit. */
export const ABOVE_MOON = 200;

/** Heights are rounded to 1e-6 unit, so that floating-point errors of a sum of many steps cannot change a later Math.round. */
const ROUNDING = 1e6;

export const powerFactor = (level: number, t: T): number => 1 + t.powerStep * level;
export const launchSpeed = (power: number, level: number, rocket: Rocket, t: T): number =>
  t.launchSpeed * power * powerFactor(level, t) * rocketStats(rocket, t).band;
/** Launch speed with the feathers worn. */
export const wornSpeed = (power: number, { upgrades, rocket, worn }: Loadout, t: T): number =>
  launchSpeed(power, upgrades.power, rocket, t) * (1 + t.featherPart * worn);
export const thrustOf = (level: number, t: T): number => t.boosterStep * level;
export const roundHeight = (height: number): number => Math.round(height * ROUNDING) / ROUNDING;

/**
 * The speed after one tick. A burning booster cancels gravity and adds thrust, up to the booster's speed limit.
 * On a ball that is faster than the limit it has no effect.
 */
export function nextSpeed(
  { speed, burn, limit }: Pick<FlightState, 'speed' | 'burn' | 'limit'>,
  thrust: number,
  t: T,
): number {
  return burn > 0 && speed <= limit ? Math.min(speed + thrust, limit) : speed - t.gravity;
}

/** Height gained in one tick (trapezoidal rule: the mean of both speeds), so that an apex is exactly v² / 2g. */
export const heightGain = (before: number, after: number, t: T): number => (before + after) / 2 / t.unit;

/** The booster fires by itself in the last tick before the apex. */
export const isApex = (speed: number, t: T): boolean => speed - t.gravity < 0;

/** Speed limit for any booster at this height: above the stratosphere's edge it falls linearly, as the air gets thinner. */
const airLimit = (height: number, t: T): number =>
  Math.max(0, t.boosterTop - (t.thinAir * Math.max(0, height - STRATOSPHERE)) / THIN_UNITS);
const THIN_UNITS = 1000;

/** Speed limit of a booster of this level, fired at this height in still air. */
export const boosterLimit = (height: number, from: number, level: number, t: T): number =>
  Math.min(airLimit(height, t), from * Math.min(t.boosterMost, t.boosterPart + t.boosterGain * (level - 1)));

/** The same, raised inside the wind zone. */
export const boosterLimitInWind = (height: number, from: number, level: number, wind: Readonly<Wind>, t: T): number =>
  boosterLimit(height, from, level, t) + (isWindAt(height, wind) ? t.gustPart * from : 0);

export const isWindAt = (height: number, { from, to }: Readonly<Wind>): boolean => height >= from && height <= to;

/** Simulates the rest of a flight, the booster firing by itself at every apex. Returns the greatest height, in units. */
export function simulateReach(start: FlightState, { from, level, rocket }: Launch, wind: Readonly<Wind>, t: T): number {
  const { burnTicks } = rocketStats(rocket, t);
  const thrust = thrustOf(level, t);
  let { speed, height, burn, beats, limit } = start;
  for (;;) {
    for (; burn > 0; burn--) {
      const after = nextSpeed({ speed, burn, limit }, thrust, t);
      height += heightGain(speed, after, t);
      speed = after;
    }
    if (beats === 0 || level === 0) break;
    // Coasting up to the last tick before the apex has a closed form.
    const ticks = Math.max(0, Math.floor(speed / t.gravity));
    const after = speed - ticks * t.gravity;
    height += ticks * heightGain(speed, after, t);
    speed = after;
    beats--;
    burn = burnTicks;
    limit = boosterLimitInWind(roundHeight(height), from, level, wind, t);
  }
  const last = Math.max(0, speed);
  return roundHeight(height + (last * last) / (2 * t.gravity * t.unit));
}

/** Greatest height of a launch with this power when the booster is left to fire by itself, in units. */
export function launchReach(power: number, built: Loadout, wind: Readonly<Wind>, t: T): number {
  const { upgrades, rocket } = built;
  const from = wornSpeed(power, built, t);
  const going: FlightState = { speed: from, height: 0, burn: 0, beats: rocketStats(rocket, t).beats, limit: 0 };
  return simulateReach(going, { from, level: upgrades.booster, rocket }, wind, t);
}

/** Height of the ball's body above its rest position, in units. */
export const heightOf = ({ ball, moon }: Pick<State, 'ball' | 'moon'>): number =>
  roundHeight(Math.max(0, moon + ABOVE_MOON - ball.h / 2 - ball.y));

/** Greatest height with the booster fired now. */
function reachFired(going: FlightState, craft: Launch, wind: Readonly<Wind>, t: T): number {
  const { burnTicks } = rocketStats(craft.rocket, t);
  const limit = boosterLimitInWind(going.height, craft.from, craft.level, wind, t);
  return simulateReach({ ...going, burn: burnTicks, beats: going.beats - 1, limit }, craft, wind, t);
}

const launchOf = ({ flight, upgrades, rocket }: Readonly<State>): Launch => ({
  from: flight.from,
  level: upgrades.booster,
  rocket,
});
const flightStateOf = (state: Readonly<State>): FlightState => {
  const { burn, beats, limit } = state.flight;
  return { speed: state.speed, height: heightOf(state), burn, beats, limit };
};

/** Predicted reach of this flight: with the booster fired now (null if it cannot be), and with it left to fire by itself. */
export function predictReach(state: Readonly<State>, t: T): { readonly now: number | null; readonly left: number } {
  const [going, craft] = [flightStateOf(state), launchOf(state)];
  const left = Math.max(state.flight.reach, simulateReach(going, craft, state.wind, t));
  return { now: canFire(state) ? reachFired(going, craft, state.wind, t) : null, left };
}

/** Ticks from now at which firing the booster reaches highest: linear search over every tick up to the apex. */
export function bestFireDelay(state: Readonly<State>, t: T): number {
  const craft = launchOf(state);
  const from = flightStateOf(state);
  let [{ speed, height }, best, most] = [from, 0, 0];
  for (let wait = 0; ; wait++) {
    const reach = reachFired({ ...from, speed, height }, craft, state.wind, t);
    if (reach > most) [best, most] = [wait, reach];
    if (isApex(speed, t)) return best;
    const slower = speed - t.gravity;
    height = roundHeight(height + heightGain(speed, slower, t));
    speed = slower;
  }
}

/** The booster can be fired: a firing is left, none is burning, and the ball still rises. */
export const canFire = ({ flight, upgrades, speed }: Readonly<State>): boolean =>
  flight.beats > 0 && flight.burn === 0 && upgrades.booster > 0 && speed >= 0;
