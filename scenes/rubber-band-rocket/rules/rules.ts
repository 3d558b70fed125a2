// Rules of Rubber Band Rocket, in the order of a tick: read the input, then update the band on the ground or the ball in flight.
import type { Frame } from '../../kit/core/input/input.ts';
import { randomBetween, seeded } from '../../kit/core/rng.ts';
import { type CreateOptions, type Ground, type RealtimeRules, Side } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { addCoins, landingPay, recordHeight } from './coins.ts';
import { drawFeathers, meetFeathers, placeOf, steer } from './feathers.ts';
import {
  ABOVE_MOON,
  boosterLimitInWind,
  canFire,
  heightGain,
  heightOf,
  isApex,
  isWindAt,
  launchSpeed,
  nextSpeed,
  rocketStats,
  roundHeight,
  thrustOf,
  wornSpeed,
} from './flight.ts';
import { WIDTH } from './geometry.ts';
import { fasterBy, fitKit, KITS, returnKit, takeKit } from './kits.ts';
import { readSavedGame } from './savedGame.ts';
import { resultOf } from './score.ts';
import { fit, giveBack } from './shop.ts';
import type { Command, Emit, Event, Flight, Kit, State, Upgrade, Wind } from './state.ts';

const TICKS_PER_SECOND = 60;
/** Size of the ball, in units. */
const BALL = 2;
/** Entries kept in the flight log. */
const LOG_LENGTH = 60;
/** Sampling interval of a flight's track (the ghost), in ticks. */
export const TRACK_EVERY = 6;
const TRACK_LENGTH = 300;
/** Press of a pointer that came down before the fall, in ticks: never a tap. */
const PRESSED_BEFORE = 1e6;
/** Range of the wind zone's middle, as a part of what a full launch reaches without booster. */
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
  met: 0,
  pressTicks: null,
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
    kit: null,
    isKitReturnable: false,
    feathers: [],
    worn: 0,
    met: 0,
    launches: 0,
    snaps: 0,
    log: [],
    ghost: [],
  };
  const kept = begin?.kept === undefined ? null : readSavedGame(begin.kept, t);
  if (kept && typeof kept !== 'string') Object.assign(state, kept);
  drawSky(state, t);
  if (state.kit) fitKit(state, state.kit);
  return state;
}

/** What the next flight meets. */
function drawSky(state: State, t: T): void {
  state.wind = newWind(state, t);
  state.feathers = drawFeathers(state.rng, t);
}

/** Random wind zone of the next flight. It is drawn before the launch, so that the player can plan for it. */
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
  const emit: Emit = event => events.push(event);
  state.tick++;
  const isKeyHeld = (frame.held & KEY.hold) !== 0;
  const isHeld = isKeyHeld || frame.pointer?.down === true;
  const isKeyPressed = (isKeyHeld && !state.wasHeld) || (frame.pressed & KEY.hold) !== 0;
  const isPressed = isKeyPressed || (isHeld && !state.wasHeld);
  const isReleased = (frame.released & KEY.hold) !== 0 || frame.pointer?.released === true;
  state.wasHeld = isHeld;
  if (state.isLaunched) updateInFlight(state, frame, { isPressed, isKeyPressed }, emit, t);
  else updateOnGround(state, frame, { isHeld, isPressed, isReleased }, emit, t);
  return events;
}

interface HoldInput {
  readonly isHeld: boolean;
  readonly isPressed: boolean;
  readonly isReleased: boolean;
}

function updateOnGround(
  state: State,
  frame: Frame,
  { isHeld, isPressed, isReleased }: HoldInput,
  emit: Emit,
  t: T,
): void {
  if (state.repair > 0 && --state.repair === 0) emit({ type: 'bandMended' });
  if (state.isCharging) {
    if (isHeld) charge(state, emit, t);
    else if (isReleased) launch(state, state.power, false, emit, t);
    else letDown(state, emit);
    return;
  }
  for (const upgrade of ['power', 'booster'] as const)
    if ((frame.pressed & KEY[upgrade]) !== 0) fit(state, upgrade, emit, t);
  for (const kit of KITS) if ((frame.pressed & KEY[kit]) !== 0) takeKit(state, kit, emit, t);
  if (!isPressed || !isHeld || state.repair > 0) return;
  state.isCharging = true;
  state.power = 0;
  state.fullFor = 0;
  state.isReturnable = state.isKitReturnable = false;
  emit({ type: 'chargeBegun' });
  charge(state, emit, t);
}

/** Draws the band by one tick. Held too long at full power it snaps and launches by itself. */
function charge(state: State, emit: Emit, t: T): void {
  if (state.power < state.maxPower) {
    state.power = Math.min(state.maxPower, state.power + t.chargeRate);
    if (state.power === state.maxPower) emit({ type: 'fullyDrawn' });
    return;
  }
  state.fullFor++;
  if (state.fullFor > t.holdTicks) launch(state, state.power * t.snapPart, true, emit, t);
}

/** Input was lost without a release (pause, lost focus): the band goes back without a launch. */
function letDown(state: State, emit: Emit): void {
  state.isCharging = false;
  state.power = 0;
  emit({ type: 'letDown' });
}

function launch(state: State, power: number, snapped: boolean, emit: Emit, t: T): void {
  state.isCharging = false;
  state.isLaunched = true;
  state.power = power;
  state.speed = wornSpeed(power, snapped ? state : { ...state, worn: fasterBy(state, t) }, t);
  state.worn = 0;
  state.launches++;
  if (snapped) state.snaps++;
  const { beats } = rocketStats(state.rocket, t);
  state.flight = { ...NO_FLIGHT, from: state.speed, beats, snapped, toBeat: state.maxHeight, track: [] };
  emit({ type: 'launched', power, snapped, x: 0, y: 0 });
  moveBall(state, t);
}

interface FlightInput {
  /** By key, button or pointer. */
  readonly isPressed: boolean;
  readonly isKeyPressed: boolean;
}

function updateInFlight(state: State, frame: Frame, { isPressed, isKeyPressed }: FlightInput, emit: Emit, t: T): void {
  const { flight, ball } = state;
  flight.ticks++;
  state.height = heightOf(state);
  if (flight.ticks % TRACK_EVERY === 0 && flight.track.length < TRACK_LENGTH)
    flight.track.push(Math.round(state.height));
  recordHeight(state, state.height, emit, t);
  if (state.maxHeight >= state.moon) {
    arrive(state, emit, t);
    return;
  }
  const isTapped = trackTap(state, frame, t);
  if (state.speed < 0) {
    meetFeathers(state, t, emit);
    steer(state, frame, t);
    const isSkipped = (isKeyPressed || isTapped) && flight.falling > t.skipAfter;
    flight.falling++;
    if (isSkipped) {
      emit({ type: 'fallSkipped' });
      ball.y = state.moon + ABOVE_MOON - BALL / 2;
    }
    if (isSkipped || (ball.touching & Side.down) !== 0) {
      land(state, emit, t);
      return;
    }
  } else if (canFire(state)) {
    if (isPressed) fire(state, true, emit, t);
    else if (isApex(state.speed, t)) fire(state, false, emit, t);
  }
  const wasRising = state.speed >= 0;
  moveBall(state, t);
  if (!wasRising || state.speed >= 0) return;
  recordHeight(state, peakOf(state, t), emit, t);
  const hung = state.feathers.filter(feather => placeOf(feather, flight.reach));
  const left = hung.filter(({ aside }) => aside < 0).length;
  emit({ type: 'apexReached', reach: Math.round(flight.reach), left, right: hung.length - left });
  if (state.maxHeight >= state.moon) arrive(state, emit, t);
}

/** Whether a short press of the pointer ends: it skips the fall. A longer one steers, and so does one that began before the fall. */
function trackTap({ flight, speed }: State, { pointer }: Frame, t: T): boolean {
  const begins = speed < 0 ? 0 : PRESSED_BEFORE;
  const ticks = flight.pressTicks ?? (pointer?.pressed ? begins : null);
  flight.pressTicks = pointer?.down ? (flight.pressTicks === null ? begins : flight.pressTicks + 1) : null;
  return pointer?.released === true && ticks !== null && ticks <= t.tapTicks;
}

function fire(state: State, byHand: boolean, emit: Emit, t: T): void {
  const { flight, height, wind, upgrades, rocket } = state;
  flight.burn = rocketStats(rocket, t).burnTicks;
  flight.beats--;
  flight.firedAt = Math.round(height);
  flight.byHand = byHand;
  const isInWind = isWindAt(height, wind);
  flight.inWind ||= isInWind;
  flight.limit = boosterLimitInWind(height, flight.from, upgrades.booster, wind, t);
  emit({ type: 'boosterFired', byHand, inWind: isInWind });
}

/** Integrates the speed by one tick. Physics gets the mean of the speeds before and after, so that an apex is exactly v² / 2g. */
function moveBall(state: State, t: T): void {
  const { flight, ball, speed } = state;
  const after = nextSpeed({ speed, burn: flight.burn, limit: flight.limit }, thrustOf(state.upgrades.booster, t), t);
  ball.vy = 0 - heightGain(speed, after, t) * TICKS_PER_SECOND;
  state.speed = after;
  if (flight.burn > 0) flight.burn--;
}

/** Height of the apex, in units: it lies between two ticks, so it is computed from the speed before. */
function peakOf(state: Readonly<State>, t: T): number {
  const before = state.speed + t.gravity;
  return roundHeight(state.height + (before * before) / (2 * t.gravity * t.unit));
}

function arrive(state: State, emit: Emit, t: T): void {
  land(state, emit, t);
  state.isHome = true;
  state.height = state.moon;
}

function land(state: State, emit: Emit, t: T): void {
  const { flight } = state;
  const record = state.maxHeight > flight.toBeat;
  const reach = Math.round(flight.reach);
  if (!record) addCoins(state, landingPay(reach, flight.toBeat, t));
  state.log.push({ reach, record, wind: flight.inWind });
  if (state.log.length > LOG_LENGTH) state.log.shift();
  if (record) state.ghost = flight.track;
  flight.track = [];
  state.isLaunched = false;
  state.speed = state.height = state.ball.vx = state.ball.vy = 0;
  state.ball.x = WIDTH / 2;
  flight.burn = 0;
  state.power = 0;
  state.repair = flight.snapped ? t.repairTicks : 0;
  state.fitted = state.kit = null;
  drawSky(state, t);
  const near = Math.max(0, flight.toBeat - reach);
  emit({ type: 'landed', reach, record, coins: flight.coins, near });
}

function command(state: State, request: Command, t: T): readonly Event[] {
  const events: Event[] = [];
  const emit: Emit = event => events.push(event);
  if (request.type === 'fit' && isUpgrade(request.upgrade)) fit(state, request.upgrade, emit, t);
  else if (request.type === 'kit' && isKit(request.kit)) takeKit(state, request.kit, emit, t);
  else if (request.type === 'returnKit') returnKit(state, emit, t);
  else if (request.type === 'giveBack') giveBack(state, emit, t);
  else if (request.type === 'letDown' && state.isCharging) letDown(state, emit);
  else emit({ type: 'refused', message: 'That is no order for the workshop.' });
  return events;
}

const isUpgrade = (name: unknown): name is Upgrade => name === 'power' || name === 'booster';

const isKit = (name: unknown): name is Kit => KITS.includes(name as Kit);

const groundOf = ({ moon }: Readonly<State>): Ground => ({ width: WIDTH, height: moon + ABOVE_MOON, solids: [] });

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick,
  command,
  movers: state => [state.ball],
  ground: groundOf,
  // The kit first: it is what is bought last, from what an upgrade leaves.
  takeBack: ({ isReturnable, isKitReturnable }) =>
    isKitReturnable ? { type: 'returnKit' } : isReturnable ? { type: 'giveBack' } : null,
  giveUp: ({ isCharging }) => (isCharging ? { type: 'letDown' } : null),
  result: resultOf,
};
