// Flight model: numeric integration of the ball's speed, tick by tick. The rules move the ball with the same steps that predict its reach, so the prediction is exact.
import { clamp } from '../../kit/core/math.ts';
import { STRATOSPHERE, type T } from '../constants.ts';
import type { Part, Rocket, State, Wind } from './state.ts';

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
  /** Ticks the balloon still holds. */
  balloon: number;
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
  readonly parts: readonly Part[];
}

/** The part of the state that decides how far a launch reaches. */
export type Loadout = Pick<State, 'upgrades' | 'rocket' | 'worn' | 'parts'>;

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

/** How thick the air is for wings: 1 up to the stratosphere's edge, 0 where it ends. */
export const airAt = (height: number, t: T): number => clamp((t.airEnds - height) / (t.airEnds - STRATOSPHERE), 0, 1);

/** What the second stage adds at this height: all of it where the air is thin. */
export const kickAt = (height: number, t: T): number => t.stageKick * clamp(height / t.stageHeight, 0, 1);

/** The wind draws the kite: inside it, on the way up, once the fox is slow enough. */
export const isKiteDrawn = (
  { speed, height }: Pick<FlightState, 'speed' | 'height'>,
  { from, parts }: Pick<Launch, 'from' | 'parts'>,
  wind: Readonly<Wind>,
  t: T,
): boolean => parts.includes('kite') && speed >= 0 && speed <= t.kiteSlow * from && isWindAt(height, wind);

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

/** The balloon holds the fox up when it would turn, once no booster is left. */
const isBalloonNeeded = (
  { speed, balloon, beats, burn }: FlightState,
  { level }: Launch,
  after: number,
  t: T,
): boolean => balloon > 0 && speed >= 0 && burn === 0 && after < t.balloonSpeed && (beats === 0 || level === 0);

/** Where a flight is after one tick. */
export interface Step {
  /** Units gained, below 0 in the fall. */
  readonly gain: number;
  /** Height of the apex between this tick and the one before, in units; null where there is none. */
  readonly apex: number | null;
}

/** Advances a flight by one tick with all that booster and parts do, but for its height: physics moves the ball. `glides`: the glider is steered. */
export function advance(
  going: FlightState,
  launch: Launch,
  { wind, glides }: { readonly wind: Readonly<Wind>; readonly glides: boolean },
  t: T,
): Step {
  const { speed, height } = going;
  let after = nextSpeed(going, thrustOf(launch.level, t), t);
  if (going.burn > 0) going.burn--;
  else {
    const air = airAt(height, t);
    if (isKiteDrawn(going, launch, wind, t)) after += t.kitePull * air;
    if (glides) after += t.gliderLift * t.gravity * air;
    if (isBalloonNeeded(going, launch, after, t)) {
      after = t.balloonSpeed;
      going.balloon--;
    }
    if (launch.parts.includes('parachute')) after = Math.max(after, -t.chuteSpeed);
  }
  going.speed = after;
  const apex = speed >= 0 && after < 0 ? roundHeight(height + (speed * speed) / (2 * (speed - after) * t.unit)) : null;
  return { gain: heightGain(speed, after, t), apex };
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

/** Simulates the rest of a flight, the booster firing by itself at every apex and nobody steering. Returns the greatest height, in units. */
export function simulateReach(start: FlightState, launch: Launch, wind: Readonly<Wind>, t: T): number {
  const { from, level, rocket, parts } = launch;
  if (start.balloon > 0 || parts.includes('kite')) return simulateTicks(start, launch, wind, t);
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

/** The same tick by tick, in the order of the rules: what kite and balloon do depends on where the fox is. */
function simulateTicks(start: FlightState, launch: Launch, wind: Readonly<Wind>, t: T): number {
  const { from, level, rocket } = launch;
  const { burnTicks } = rocketStats(rocket, t);
  const going = { ...start };
  while (going.speed >= 0) {
    if (going.beats > 0 && level > 0 && going.burn === 0 && isApex(going.speed, t)) {
      going.beats--;
      going.burn = burnTicks;
      going.limit = boosterLimitInWind(going.height, from, level, wind, t);
    }
    const { gain, apex } = advance(going, launch, { wind, glides: false }, t);
    if (apex !== null) return apex;
    going.height = roundHeight(going.height + gain);
  }
  return going.height;
}

/** Greatest height of a launch with this power when the booster is left to fire by itself, in units. */
export function launchReach(power: number, built: Loadout, wind: Readonly<Wind>, t: T): number {
  const { upgrades, rocket, parts } = built;
  const from = wornSpeed(power, built, t);
  const { beats } = rocketStats(rocket, t);
  const going: FlightState = { speed: from, height: 0, burn: 0, beats, limit: 0, balloon: balloonTicks(parts, t) };
  return simulateReach(going, { from, level: upgrades.booster, rocket, parts }, wind, t);
}

/** Ticks that the balloon of a launch with these parts holds. */
export const balloonTicks = (parts: readonly Part[], t: T): number => (parts.includes('balloon') ? t.balloonTicks : 0);

/** Height of the ball's body above its rest position, in units. */
export const heightOf = ({ ball, moon }: Pick<State, 'ball' | 'moon'>): number =>
  roundHeight(Math.max(0, moon + ABOVE_MOON - ball.h / 2 - ball.y));

/** Greatest height with the booster fired now. */
function reachFired(going: FlightState, craft: Launch, wind: Readonly<Wind>, t: T): number {
  const { burnTicks } = rocketStats(craft.rocket, t);
  const limit = boosterLimitInWind(going.height, craft.from, craft.level, wind, t);
  return simulateReach({ ...going, burn: burnTicks, beats: going.beats - 1, limit }, craft, wind, t);
}

export const launchOf = ({ flight, upgrades, rocket, parts }: Readonly<State>): Launch => ({
  from: flight.from,
  level: upgrades.booster,
  rocket,
  parts,
});
export const flightStateOf = (state: Readonly<State>): FlightState => {
  const { burn, beats, limit, balloon } = state.flight;
  return { speed: state.speed, height: heightOf(state), burn, beats, limit, balloon };
};

/** Predicted reach of this flight: with the booster or the second stage fired now (null if it cannot be), and with it left to fire by itself. */
export function predictReach(
  state: Readonly<State>,
  t: T,
): { readonly now: number | null; readonly staged: number | null; readonly left: number } {
  const [going, craft] = [flightStateOf(state), launchOf(state)];
  const left = Math.max(state.flight.reach, simulateReach(going, craft, state.wind, t));
  return {
    now: canFire(state) ? reachFired(going, craft, state.wind, t) : null,
    staged: canFireStage(state) ? reachStaged(going, craft, state.wind, t) : null,
    left,
  };
}

/** Greatest height with the second stage fired now. */
export const reachStaged = (going: FlightState, craft: Launch, wind: Readonly<Wind>, t: T): number =>
  simulateReach({ ...going, speed: going.speed + kickAt(going.height, t) }, craft, wind, t);

/** Ticks from now at which firing the booster reaches highest: linear search over every tick up to the apex. */
export const bestFireDelay = (state: Readonly<State>, t: T): number => bestDelay(state, reachFired, t);

/** The same for the second stage, with the booster left to fire by itself. */
export const bestStageDelay = (state: Readonly<State>, t: T): number => bestDelay(state, reachStaged, t);

function bestDelay(state: Readonly<State>, reachIf: typeof reachFired, t: T): number {
  const craft = launchOf(state);
  const going = flightStateOf(state);
  // Tick by tick a flight takes so long that every fourth moment must do: near the best one they hardly differ.
  const stride = going.balloon > 0 || craft.parts.includes('kite') ? 4 : 1;
  let [best, most] = [0, 0];
  for (let wait = 0; ; wait++) {
    const reach = wait % stride === 0 ? reachIf(going, craft, state.wind, t) : 0;
    if (reach > most) [best, most] = [wait, reach];
    if (isApex(going.speed, t)) return best;
    const { gain } = advance(going, craft, { wind: state.wind, glides: false }, t);
    going.height = roundHeight(going.height + gain);
  }
}

/** The booster can be fired: a firing is left, none is burning, and the ball still rises. */
export const canFire = ({ flight, upgrades, speed }: Readonly<State>): boolean =>
  flight.beats > 0 && flight.burn === 0 && upgrades.booster > 0 && speed >= 0;

/** The second stage can be fired: once in a flight, at any time. */
export const canFireStage = ({ flight, isLaunched }: Readonly<State>): boolean => isLaunched && flight.hasStage;
