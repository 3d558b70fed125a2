// The rules in the order of a tick: where the ball is, then hands on the ground or in flight, then how fast it goes on.
import type { Frame } from '../kit/core/input.ts';
import { randomBetween, seeded } from '../kit/core/rng.ts';
import { type CreateOptions, type Ground, type RealtimeRules, Side } from '../kit/core/rules.ts';
import { climb, earn } from './coins.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import {
  ABOVE_MOON,
  blowsAt,
  climbed,
  exact,
  heightOf,
  isApex,
  launchSpeed,
  lawOf,
  limitAt,
  mayFire,
  nextSpeed,
  thrustOf,
} from './flight.ts';
import { readKept } from './keep.ts';
import { resultOf } from './score.ts';
import { fit, giveBack } from './shop.ts';
import type { Command, Event, Flight, State, Tell, Upgrade, Wind } from './state.ts';

const TICKS_PER_SECOND = 60;
/** The world in units, the ball in its middle. */
const WIDTH = 40;
const BALL = 2;
/** The graph shows this many flights. */
const LOG = 60;
/** A ghost is where the ball was every so many ticks. */
export const TRACK_EVERY = 6;
const MOST_TRACK = 300;
/** The wind's middle lies between these parts of what a full launch reaches: it may blow too low, too high, or just right. */
const WIND_FROM = 0.25;
const WIND_TO = 0.95;

const NO_FLIGHT: Flight = {
  ticks: 0,
  from: 0,
  snapped: false,
  reach: 0,
  coins: 0,
  toBeat: 0,
  burn: 0,
  beats: 0,
  firedAt: null,
  byHand: false,
  inWind: false,
  limit: 0,
  falling: 0,
  track: [],
};

function create({ seed, setup, begin }: CreateOptions, t: T): State {
  const state: State = {
    rocket: setup['rocket'] === 'swallow' ? 'swallow' : 'ball',
    rng: seeded(seed),
    tick: 0,
    ball: { x: WIDTH / 2, y: t.moonHeight + ABOVE_MOON - BALL / 2, vx: 0, vy: 0, w: BALL, h: BALL, touching: 0 },
    isCharging: false,
    isLaunched: false,
    isHome: false,
    power: 0,
    maxPower: t.maxPower,
    height: 0,
    maxHeight: 0,
    coins: 0,
    upgrades: { power: 0, booster: 0 },
    speed: 0,
    moon: t.moonHeight,
    fullFor: 0,
    repair: 0,
    wasHeld: false,
    flight: { ...NO_FLIGHT, track: [] },
    wind: { from: 0, to: 0 },
    fitted: null,
    isReturnable: false,
    launches: 0,
    snaps: 0,
    log: [],
    ghost: [],
  };
  const kept = begin?.kept === undefined ? null : readKept(begin.kept, t);
  if (kept && typeof kept !== 'string') Object.assign(state, kept);
  state.wind = newWind(state, t);
  return state;
}

/** Each flight has a wind of its own, known before it begins. */
function newWind(state: State, t: T): Wind {
  const from = launchSpeed(t.maxPower, state.upgrades.power, state.rocket, t);
  const reach = (from * from) / (2 * t.gravity * t.unit);
  const middle = reach * randomBetween(state.rng, WIND_FROM, WIND_TO);
  const half = reach * t.gustSize;
  return { from: Math.round(middle - half), to: Math.round(middle + half) };
}

function tick(state: State, frame: Frame, t: T): readonly Event[] {
  if (state.isHome) return [];
  const events: Event[] = [];
  const tell: Tell = event => events.push(event);
  state.tick++;
  const isHeld = (frame.held & KEY.hold) !== 0 || frame.pointer?.down === true;
  const isPressed = (isHeld && !state.wasHeld) || (frame.pressed & KEY.hold) !== 0;
  const isReleased = (frame.released & KEY.hold) !== 0 || frame.pointer?.released === true;
  state.wasHeld = isHeld;
  if (state.isLaunched) fly(state, isPressed, tell, t);
  else stand(state, frame, { isHeld, isPressed, isReleased }, tell, t);
  return events;
}

interface Hand {
  readonly isHeld: boolean;
  readonly isPressed: boolean;
  readonly isReleased: boolean;
}

function stand(state: State, frame: Frame, { isHeld, isPressed, isReleased }: Hand, tell: Tell, t: T): void {
  if (state.repair > 0 && --state.repair === 0) tell({ type: 'bandMended' });
  if (state.isCharging) {
    if (isHeld) charge(state, tell, t);
    else if (isReleased) launch(state, state.power, false, tell, t);
    else letDown(state, tell);
    return;
  }
  for (const upgrade of ['power', 'booster'] as const)
    if ((frame.pressed & KEY[upgrade]) !== 0) fit(state, upgrade, tell, t);
  if (!isPressed || !isHeld || state.repair > 0) return;
  state.isCharging = true;
  state.power = 0;
  state.fullFor = 0;
  state.isReturnable = false;
  tell({ type: 'chargeBegun' });
  charge(state, tell, t);
}

/** The band is drawn, and at full power it does not hold for ever. */
function charge(state: State, tell: Tell, t: T): void {
  if (state.power < state.maxPower) {
    state.power = Math.min(state.maxPower, state.power + t.chargeRate);
    if (state.power === state.maxPower) tell({ type: 'fullyDrawn' });
    return;
  }
  state.fullFor++;
  if (state.fullFor > t.holdTicks) launch(state, state.power * t.snapPart, true, tell, t);
}

/** Nobody let go, the hand is only gone: the band is eased back. */
function letDown(state: State, tell: Tell): void {
  state.isCharging = false;
  state.power = 0;
  tell({ type: 'letDown' });
}

function launch(state: State, power: number, snapped: boolean, tell: Tell, t: T): void {
  state.isCharging = false;
  state.isLaunched = true;
  state.power = power;
  state.speed = launchSpeed(power, state.upgrades.power, state.rocket, t);
  state.launches++;
  if (snapped) state.snaps++;
  const { beats } = lawOf(state.rocket, t);
  state.flight = { ...NO_FLIGHT, from: state.speed, beats, snapped, toBeat: state.maxHeight, track: [] };
  tell({ type: 'launched', power, snapped, x: 0, y: 0 });
  go(state, t);
}

function fly(state: State, isPressed: boolean, tell: Tell, t: T): void {
  const { flight, ball } = state;
  flight.ticks++;
  state.height = heightOf(state);
  if (flight.ticks % TRACK_EVERY === 0 && flight.track.length < MOST_TRACK) flight.track.push(Math.round(state.height));
  climb(state, state.height, tell, t);
  if (state.maxHeight >= state.moon) {
    arrive(state, tell, t);
    return;
  }
  if (state.speed < 0) {
    const isSkipped = isPressed && flight.falling > t.skipAfter;
    flight.falling++;
    if (isSkipped) {
      tell({ type: 'fallSkipped' });
      ball.y = state.moon + ABOVE_MOON - BALL / 2;
    }
    if (isSkipped || (ball.touching & Side.down) !== 0) {
      land(state, tell, t);
      return;
    }
  } else if (mayFire(state)) {
    if (isPressed) fire(state, true, tell, t);
    else if (isApex(state.speed, t)) fire(state, false, tell, t);
  }
  const wasRising = state.speed >= 0;
  go(state, t);
  if (!wasRising || state.speed >= 0) return;
  climb(state, peakOf(state, t), tell, t);
  tell({ type: 'apexReached', reach: Math.round(flight.reach) });
  if (state.maxHeight >= state.moon) arrive(state, tell, t);
}

function fire(state: State, byHand: boolean, tell: Tell, t: T): void {
  const { flight, height, wind, upgrades, rocket } = state;
  flight.burn = lawOf(rocket, t).burnTicks;
  flight.beats--;
  flight.firedAt = Math.round(height);
  flight.byHand = byHand;
  const isInWind = blowsAt(height, wind);
  flight.inWind ||= isInWind;
  flight.limit = limitAt(height, flight.from, upgrades.booster, wind, t);
  tell({ type: 'boosterFired', byHand, inWind: isInWind });
}

/** The speed of the coming tick, handed to physics as the mean of its beginning and end. */
function go(state: State, t: T): void {
  const { flight, ball, speed } = state;
  const after = nextSpeed({ speed, burn: flight.burn, limit: flight.limit }, thrustOf(state.upgrades.booster, t), t);
  ball.vy = 0 - climbed(speed, after, t) * TICKS_PER_SECOND;
  state.speed = after;
  if (flight.burn > 0) flight.burn--;
}

/** The top of the arc lies between two ticks. */
function peakOf(state: Readonly<State>, t: T): number {
  const before = state.speed + t.gravity;
  return exact(state.height + (before * before) / (2 * t.gravity * t.unit));
}

function arrive(state: State, tell: Tell, t: T): void {
  land(state, tell, t);
  state.isHome = true;
  state.height = state.moon;
}

function land(state: State, tell: Tell, t: T): void {
  const { flight } = state;
  const record = state.maxHeight > flight.toBeat;
  if (!record) earn(state, t.landingCoins);
  const reach = Math.round(flight.reach);
  state.log.push({ reach, record, wind: flight.inWind });
  if (state.log.length > LOG) state.log.shift();
  if (record) state.ghost = flight.track;
  flight.track = [];
  state.isLaunched = false;
  state.speed = state.height = state.ball.vy = 0;
  flight.burn = 0;
  state.power = 0;
  state.repair = flight.snapped ? t.repairTicks : 0;
  state.fitted = null;
  state.wind = newWind(state, t);
  const near = Math.max(0, flight.toBeat - reach);
  tell({ type: 'landed', reach, record, coins: flight.coins, near });
}

function command(state: State, order: Command, t: T): readonly Event[] {
  const events: Event[] = [];
  const tell: Tell = event => events.push(event);
  if (order.type === 'fit' && isUpgrade(order.upgrade)) fit(state, order.upgrade, tell, t);
  else if (order.type === 'giveBack') giveBack(state, tell, t);
  else if (order.type === 'letDown' && state.isCharging) letDown(state, tell);
  else tell({ type: 'refused', message: 'That is no order for the workshop.' });
  return events;
}

const isUpgrade = (name: unknown): name is Upgrade => name === 'power' || name === 'booster';

const groundOf = ({ moon }: Readonly<State>): Ground => ({ width: WIDTH, height: moon + ABOVE_MOON, solids: [] });

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick,
  command,
  movers: state => [state.ball],
  ground: groundOf,
  takeBack: ({ isReturnable }) => (isReturnable ? { type: 'giveBack' } : null),
  giveUp: ({ isCharging }) => (isCharging ? { type: 'letDown' } : null),
  result: resultOf,
};
