// A flight in the order of its ticks: launch, way up, apex, fall, landing.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import type { Frame } from '../../kit/core/input/input.ts';
import { Side } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { addCoins, landingPay, recordHeight } from './coins.ts';
import {
  ABOVE_MOON,
  advance,
  balloonTicks,
  boosterLimitInWind,
  canFire,
  canFireStage,
  flightStateOf,
  heightOf,
  isApex,
  isKiteDrawn,
  isWindAt,
  kickAt,
  launchOf,
  rocketStats,
  wornSpeed,
} from './flight.ts';
import { BALL, WIDTH } from './geometry.ts';
import { PART_NAMES, PARTS } from './parts.ts';
import { carrierOf, drawSky, meetThings, placeOf, steer } from './sky.ts';
import type { Emit, Event, Flight, Part, State } from './state.ts';

/** Entries kept in the flight log. */
const LOG_LENGTH = 60;
/** Sampling interval of a flight's track (the ghost), in ticks. */
export const TRACK_EVERY = 6;
const TRACK_LENGTH = 300;
/** Press of a pointer that came down before the fall, in ticks: never a tap. */
const PRESSED_BEFORE = 1e6;

export const NO_FLIGHT: Flight = {
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
  balloon: 0,
  hasStage: false,
  isNew: false,
  acted: [],
  hangs: null,
  pressTicks: null,
  track: [],
};

export function launch(state: State, power: number, snapped: boolean, emit: Emit, t: T): void {
  state.isCharging = false;
  state.isLaunched = true;
  state.power = power;
  state.speed = wornSpeed(power, state, t);
  state.worn = 0;
  state.launches++;
  if (snapped) state.snaps++;
  const { beats } = rocketStats(state.rocket, t);
  state.flight = {
    ...NO_FLIGHT,
    from: state.speed,
    beats,
    snapped,
    toBeat: state.maxHeight,
    balloon: balloonTicks(state.parts, t),
    hasStage: state.parts.includes('stage'),
    acted: [],
    track: [],
  };
  emit({ type: 'launched', power, snapped, x: 0, y: 0 });
  moveBall(state, emit, t);
}

interface FlightInput {
  /** By key, button or pointer. */
  readonly isPressed: boolean;
  readonly isKeyPressed: boolean;
}

export function updateInFlight(
  state: State,
  frame: Frame,
  { isPressed, isKeyPressed }: FlightInput,
  emit: Emit,
  t: T,
): void {
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
  if ((frame.pressed & KEY.fireStage) !== 0) fireStage(state, emit, t);
  if (state.speed < 0) {
    const isSkipped = (isKeyPressed || isTapped) && flight.falling > t.skipAfter;
    flight.falling++;
    meetThings(state, t, emit);
    if (isSkipped) {
      emit({ type: 'fallSkipped' });
      ball.y = state.moon + ABOVE_MOON - BALL / 2;
    }
    if (isSkipped || (ball.touching & Side.down) !== 0) {
      land(state, emit, t);
      return;
    }
  } else if (canFire(state)) {
    // With a glider a held pointer steers on the way up, too: its short tap fires.
    const isFired = state.parts.includes('glider') ? isKeyPressed || isTapped : isPressed;
    if (isFired) fire(state, true, emit, t);
    else if (isApex(state.speed, t)) fire(state, false, emit, t);
  }
  if (canSteer(state)) steer(state, frame, t);
  else ball.vx = 0;
  const wasRising = state.speed >= 0;
  const apex = moveBall(state, emit, t);
  if (!wasRising || apex === null) return;
  recordHeight(state, apex, emit, t);
  emit(turnOf(state, apex));
  if (state.maxHeight >= state.moon) arrive(state, emit, t);
}

/** Only a falling ball steers, but for what hangs on it: a glider from the launch on, a balloon while it holds. */
const canSteer = ({ speed, flight, parts }: Readonly<State>): boolean =>
  speed < 0 || parts.includes('glider') || flight.acted.includes('balloon');

/** The apex: things hang below the first one, for as long as the flight lasts. */
function turnOf(state: State, apex: number): Event {
  const { flight, things } = state;
  const isFirst = flight.hangs === null;
  flight.hangs ??= apex;
  const hung = isFirst ? things.filter(({ kind, ...at }) => kind === 'feather' && placeOf(at, apex)) : [];
  const left = hung.filter(({ aside }) => aside < 0).length;
  const carrier = carrierOf(state);
  const isThere = isFirst && carrier !== null && placeOf(carrier, apex) !== null;
  return {
    type: 'apexReached',
    reach: Math.round(flight.reach),
    left,
    right: hung.length - left,
    carrier: isThere ? carrier.kind : null,
    aside: isThere ? carrier.aside : 0,
  };
}

/** Whether a short press of the pointer ends: it skips the fall. A longer one steers, and so does one that began before the fall. */
function trackTap({ flight, speed, parts }: State, { pointer }: Frame, t: T): boolean {
  const begins = speed < 0 || parts.includes('glider') ? 0 : PRESSED_BEFORE;
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

/** The second stage fires once, when it is pressed. */
function fireStage(state: State, emit: Emit, t: T): void {
  if (!canFireStage(state)) {
    if (state.parts.includes('stage')) emit({ type: 'refused', message: 'The second stage is spent.' });
    return;
  }
  const kick = kickAt(state.height, t);
  state.flight.hasStage = false;
  state.flight.acted.push('stage');
  state.speed += kick;
  emit({ type: 'stageFired', kick: Math.round(kick * 10) / 10 });
}

/** Integrates the flight by one tick. Physics gets the mean of the speeds before and after, so that an apex is exactly v² / 2g. Returns the apex, if it was passed. */
function moveBall(state: State, emit: Emit, t: T): number | null {
  const { flight, ball, wind } = state;
  const going = flightStateOf(state);
  const craft = launchOf(state);
  const glides = state.parts.includes('glider') && ball.vx !== 0;
  const drawn = isKiteDrawn(going, craft, wind, t) && going.burn === 0;
  const { gain, apex } = advance(going, craft, { wind, glides }, t);
  ball.vy = 0 - gain * TICKS_PER_SECOND;
  acts(state, 'kite', drawn, { type: 'kiteCaught' }, emit);
  acts(state, 'glider', glides, { type: 'gliderSpread' }, emit);
  acts(state, 'balloon', going.balloon < flight.balloon, { type: 'balloonFilled' }, emit);
  acts(state, 'parachute', going.speed < 0 && state.parts.includes('parachute'), { type: 'parachuteOpened' }, emit);
  state.speed = going.speed;
  flight.burn = going.burn;
  flight.balloon = going.balloon;
  return apex;
}

/** The first time that a part does something in a flight is an event. */
function acts({ flight }: State, part: Part, does: boolean, event: Event, emit: Emit): void {
  if (!does || flight.acted.includes(part)) return;
  flight.acted.push(part);
  emit(event);
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
  // A record by a few units pays as much as a flight that was near it.
  const gained = (state.maxHeight - flight.toBeat) * t.recordCoins;
  addCoins(state, record ? Math.max(0, t.nearCoins - gained) : landingPay(reach, flight.toBeat, t));
  state.log.push({ reach, record, wind: flight.inWind });
  if (state.log.length > LOG_LENGTH) state.log.shift();
  if (record) state.ghost = flight.track;
  flight.track = [];
  state.isLaunched = false;
  state.speed = state.height = state.ball.vx = state.ball.vy = 0;
  state.ball.x = WIDTH / 2;
  flight.burn = flight.balloon = 0;
  flight.hasStage = false;
  state.power = 0;
  state.repair = flight.snapped ? t.repairTicks : 0;
  state.fitted = null;
  state.parts = [];
  const opened = PART_NAMES.filter(part => PARTS[part] > flight.toBeat && PARTS[part] <= state.maxHeight);
  state.dull = flight.isNew || opened.length > 0 ? 0 : state.dull + 1;
  drawSky(state, t);
  const near = Math.max(0, flight.toBeat - reach);
  emit({ type: 'landed', reach, record, coins: flight.coins, near });
  for (const part of opened) emit({ type: 'partOpened', part });
}
