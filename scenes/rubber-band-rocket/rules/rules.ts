// Rules of Rubber Band Rocket, in the order of a tick: read the input, then update the band on the ground or the ball in flight.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import type { Frame } from '../../kit/core/input/input.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, Ground, RealtimeRules } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { ABOVE_MOON } from './flight.ts';
import { BALL, WIDTH } from './geometry.ts';
import { launch, NO_FLIGHT, updateInFlight } from './inFlight.ts';
import { PART_NAMES, returnPart, takePart } from './parts.ts';
import { readSavedGame } from './savedGame.ts';
import { resultOf } from './score.ts';
import { fit, giveBack, isFresh } from './shop.ts';
import { drawFavoured, drawSky } from './sky.ts';
import type { Command, Emit, Event, Part, State, Upgrade } from './state.ts';

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
    flight: { ...NO_FLIGHT, acted: [], track: [] },
    wind: { from: 0, to: 0 },
    fitted: null,
    isReturnable: false,
    parts: [],
    isPartReturnable: false,
    boughtAt: -TICKS_PER_SECOND,
    favoured: [],
    things: [],
    dull: 0,
    finds: 0,
    known: [],
    worn: 0,
    met: 0,
    launches: 0,
    snaps: 0,
    log: [],
    ghost: [],
  };
  const kept = begin?.kept === undefined ? null : readSavedGame(begin.kept, t);
  if (kept && typeof kept !== 'string') Object.assign(state, kept);
  else state.favoured = drawFavoured(state.rng);
  drawSky(state, t);
  return state;
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
  for (const part of PART_NAMES) if ((frame.pressed & KEY[part]) !== 0) pressPart(state, part, emit, t);
  if (!isPressed || !isHeld || state.repair > 0) return;
  state.isCharging = true;
  state.power = 0;
  state.fullFor = 0;
  state.isReturnable = state.isPartReturnable = false;
  emit({ type: 'chargeBegun' });
  charge(state, emit, t);
}

/** A part's key takes it, and gives back the one that is on board; the press right after the first means nothing. */
function pressPart(state: State, part: Part, emit: Emit, t: T): void {
  if (!state.parts.includes(part) || !state.isPartReturnable) takePart(state, part, emit, t);
  else if (!isFresh(state)) returnPart(state, part, emit, t);
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

function command(state: State, request: Command, t: T): readonly Event[] {
  const events: Event[] = [];
  const emit: Emit = event => events.push(event);
  if (request.type === 'fit' && isUpgrade(request.upgrade)) fit(state, request.upgrade, emit, t);
  else if (request.type === 'part' && isPart(request.part)) takePart(state, request.part, emit, t);
  else if (request.type === 'returnPart' && isPart(request.part)) returnPart(state, request.part, emit, t);
  else if (request.type === 'giveBack') giveBack(state, emit, t);
  else if (request.type === 'letDown' && state.isCharging) letDown(state, emit);
  else emit({ type: 'refused', message: 'That is no order for the workshop.' });
  return events;
}

const isUpgrade = (name: unknown): name is Upgrade => name === 'power' || name === 'booster';

const isPart = (name: unknown): name is Part => PART_NAMES.includes(name as Part);

const groundOf = ({ moon }: Readonly<State>): Ground => ({ width: WIDTH, height: moon + ABOVE_MOON, solids: [] });

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick,
  command,
  movers: state => [state.ball],
  ground: groundOf,
  // The last part first: parts are what is bought last, from what an upgrade leaves.
  takeBack({ parts, isReturnable, isPartReturnable }) {
    const part = parts.at(-1);
    if (part && isPartReturnable) return { type: 'returnPart', part };
    return isReturnable ? { type: 'giveBack' } : null;
  },
  giveUp: ({ isCharging }) => (isCharging ? { type: 'letDown' } : null),
  result: resultOf,
};
