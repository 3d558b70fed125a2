// What happens in a hall of the night watch besides guards, tick by tick: what is taken, touched, trodden on, seen and heard.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { hypot } from '../../kit/core/math.ts';
import type { Rect } from '../../kit/core/rules.ts';
import { canSee } from '../../kit/core/sight.ts';
import type { T } from '../constants.ts';
import type { Tell } from '../guards.ts';
import { sightsOf } from '../hall.ts';
import { BOX, EXIT } from '../levels.ts';
import { noteSighting } from '../score.ts';
import { sound } from '../shots.ts';
import type { State } from '../state.ts';
import type { Night } from './things.ts';
import { isOn, listening, viewOf } from './watchers.ts';

/** A camera that still sees the fox calls again after so many ticks. */
const CALL_EVERY = 90;
/** A locked door is heard again after so many ticks. */
const KNOCK_EVERY = 90;
/** Every guard of a hall hears it. */
const EVERYWHERE = 2000;
/** Slower than this is no step, in pixels a second. */
const STEP = 30;

export function passNight(state: State, t: T, tell: Tell): void {
  const { night } = state;
  if (!night) return;
  if (night.outTicks > 0 && --night.outTicks === 0) tell({ type: 'fuseBack' });
  if (night.knockTicks > 0) night.knockTicks--;
  take(state, night, t, tell);
  touchFuses(state, night, t, tell);
  creak(state, night, t, tell);
  breakBeams(state, night, t, tell);
  filmed(state, night, t, tell);
  listen(state, night, t, tell);
}

/** The door asks for what has not been taken yet. */
export function knock({ night }: State, tell: Tell): boolean {
  const wanted = night?.wanted[0];
  if (!night || !wanted) return false;
  if (night.knockTicks === 0) {
    night.knockTicks = KNOCK_EVERY;
    tell({ type: 'doorLocked', what: wanted.what, x: EXIT[0] + EXIT[2] / 2, y: EXIT[1] });
  }
  return true;
}

/** The key, or the Golden Fox: then all lamps go on, and every guard comes to look. */
function take(state: State, night: Night, t: T, tell: Tell): void {
  const { player } = state;
  night.wanted = night.wanted.filter(({ what, x, y }) => {
    if (hypot(x - player.x, y - player.y) > t.pickupReach) return true;
    tell({ type: 'wantedTaken', what, x, y });
    if (what === 'treasure') {
      night.isAlarmed = true;
      sound(state, x, y, EVERYWHERE, 'treasure');
    }
    return false;
  });
}

function touchFuses({ player }: State, night: Night, t: T, tell: Tell): void {
  if (night.outTicks > 0 || night.isAlarmed) return;
  for (const [x, y] of night.fuses) {
    if (hypot(x - player.x, y - player.y) > t.pickupReach) continue;
    night.outTicks = Math.round(t.fuseSeconds * TICKS_PER_SECOND);
    for (const camera of night.cameras) camera.calls = 0;
    tell({ type: 'fuseBlown', x, y });
  }
}

/** A board creaks once for whoever comes onto it. */
function creak(state: State, night: Night, t: T, tell: Tell): void {
  const { x, y } = state.player;
  for (const board of night.boards) {
    const was = board.isTrodden;
    board.isTrodden = lies(x, y, board.rect, 0);
    if (was || !board.isTrodden) continue;
    sound(state, x, y, t.creakRadius, 'board');
    tell({ type: 'boardCreaked', x, y });
  }
}

function breakBeams(state: State, night: Night, t: T, tell: Tell): void {
  const { x, y } = state.player;
  for (const beam of night.beams) {
    if (!isOn(beam, state.levelTicks, t)) beam.isBroken = false;
    else if (!beam.isBroken && lies(x, y, beam.rect, BOX / 2)) {
      beam.isBroken = true;
      noteSighting(state);
      sound(state, x, y, EVERYWHERE, 'beam');
      tell({ type: 'beamBroken', x, y });
    }
  }
}

/** A camera calls guards to whom it sees, and again while it sees them. */
function filmed(state: State, night: Night, t: T, tell: Tell): void {
  const { x, y } = state.player;
  const isOut = night.outTicks > 0;
  for (const camera of night.cameras) {
    if (isOut || !canSee(viewOf(camera, state.levelTicks, t), x, y, sightsOf(state))) {
      camera.calls = 0;
      continue;
    }
    if (camera.calls === 0) {
      noteSighting(state);
      tell({ type: 'cameraSaw', camera: camera.id, x, y });
    }
    if (camera.calls % CALL_EVERY === 0) sound(state, x, y, t.callRadius, 'camera');
    camera.calls++;
  }
}

/** A dog that listens barks at steps within its ring; walls do not keep them from it. */
function listen(state: State, night: Night, t: T, tell: Tell): void {
  const { x, y, vx, vy } = state.player;
  for (const dog of night.dogs) {
    if (listening(dog, state.levelTicks, t) === null) dog.hasBarked = false;
    else if (!dog.hasBarked && hypot(vx, vy) > STEP && hypot(dog.x - x, dog.y - y) <= t.dogRadius) {
      dog.hasBarked = true;
      noteSighting(state);
      sound(state, x, y, t.callRadius, 'dog');
      tell({ type: 'dogBarked', dog: dog.id, x: dog.x, y: dog.y });
    }
  }
}

const lies = (x: number, y: number, [left, top, width, height]: Rect, room: number): boolean =>
  x > left - room && x < left + width + room && y > top - room && y < top + height + room;
