// Hazards of the night watch, tick by tick: wanted things, locked door, boards, fuses, beams, cameras, dogs.
import { TICKS_PER_SECOND } from '../../../kit/core/clock.ts';
import { hypot } from '../../../kit/core/math.ts';
import type { Rect } from '../../../kit/core/rules.ts';
import { canSee } from '../../../kit/core/world/sight.ts';
import type { T } from '../../constants.ts';
import { BOX } from '../../levels/levels.ts';
import { sightsOf } from '../hall.ts';
import { isCubThere } from '../missions/things.ts';
import { noteSighting } from '../score.ts';
import { addNoise, isBehind } from '../shots.ts';
import type { Emit, State } from '../state.ts';
import { cameraCone, dogListening, isBeamOn } from './detectors.ts';
import type { Night, Wanted } from './nightState.ts';

/** Ticks between two alarms of a camera that still sees the fox. */
const CALL_EVERY = 90;
/** Ticks between two `doorLocked` events. */
const KNOCK_EVERY = 90;
/** Reach of a noise that every guard hears, in pixels. */
const EVERYWHERE = 2000;
/** Least speed that dogs hear, in pixels per second. */
const STEP = 30;

export function tickNight(state: State, t: T, emit: Emit): void {
  const { night } = state;
  if (!night) return;
  if (night.outTicks > 0 && --night.outTicks === 0) emit({ type: 'fuseBack' });
  if (night.knockTicks > 0) night.knockTicks--;
  takeWanted(state, night, t, emit);
  touchFuses(state, night, t, emit);
  updateBoards(state, night, t, emit);
  updateBeams(state, night, t, emit);
  updateCameras(state, night, t, emit);
  updateDogs(state, night, t, emit);
}

/** True, with an event, while this door still requires something; of a mission's doors only the locked ones ask for the key. */
export function tryLockedDoor(state: State, [x, y, width]: Rect, isLocked: boolean, emit: Emit): boolean {
  const { night } = state;
  const wanted =
    night?.wanted.find(({ what }) => what !== 'key' || isLocked)?.what ?? (isCubThere(state) ? null : 'cub');
  if (!night || !wanted) return false;
  if (night.knockTicks === 0) {
    night.knockTicks = KNOCK_EVERY;
    emit({ type: 'doorLocked', what: wanted, x: x + width / 2, y });
  }
  return true;
}

/** Takes key or Golden Fox; the latter lights the hall and calls every guard. */
function takeWanted(state: State, night: Night, t: T, emit: Emit): void {
  const { player } = state;
  night.wanted = night.wanted.filter(one => {
    const isTaken = one.bearer === undefined ? isNear(one, player, t.pickupReach) : takeFromBehind(one, state, t);
    const { what, x, y } = one;
    if (!isTaken) return true;
    emit({ type: 'wantedTaken', what, x, y });
    if (what === 'treasure') {
      night.isAlarmed = true;
      addNoise(state, x, y, EVERYWHERE, 'treasure');
    }
    return false;
  });
}

const isNear = (a: { x: number; y: number }, b: { x: number; y: number }, reach: number): boolean =>
  hypot(a.x - b.x, a.y - b.y) <= reach;

/** What a guard carries goes with him: it is taken within reach behind his back, and where he is folded; felled by a dart he drops it. */
function takeFromBehind(one: Wanted, state: State, t: T): boolean {
  const { player, guards } = state;
  const bearer = guards.find(({ id }) => id === one.bearer);
  if (!bearer) {
    delete one.bearer;
    return isNear(one, player, t.takedownReach);
  }
  one.x = bearer.x;
  one.y = bearer.y;
  return isBehind(state, bearer, t);
}

function touchFuses({ player }: State, night: Night, t: T, emit: Emit): void {
  if (night.outTicks > 0 || night.isAlarmed) return;
  for (const [x, y] of night.fuses) {
    if (hypot(x - player.x, y - player.y) > t.pickupReach) continue;
    night.outTicks = Math.round(t.fuseSeconds * TICKS_PER_SECOND);
    for (const camera of night.cameras) camera.calls = 0;
    emit({ type: 'fuseBlown', x, y });
  }
}

/** A board creaks once each time the fox steps on it. */
function updateBoards(state: State, night: Night, t: T, emit: Emit): void {
  const { x, y } = state.player;
  for (const board of night.boards) {
    const was = board.isTrodden;
    board.isTrodden = isInside(x, y, board.rect, 0);
    if (was || !board.isTrodden) continue;
    addNoise(state, x, y, t.creakRadius, 'board');
    emit({ type: 'boardCreaked', x, y });
  }
}

function updateBeams(state: State, night: Night, t: T, emit: Emit): void {
  const { x, y } = state.player;
  for (const beam of night.beams) {
    if (!isBeamOn(beam, state.levelTicks, t)) beam.isBroken = false;
    else if (!beam.isBroken && isInside(x, y, beam.rect, BOX / 2)) {
      beam.isBroken = true;
      noteSighting(state, t);
      addNoise(state, x, y, EVERYWHERE, 'beam');
      emit({ type: 'beamBroken', x, y });
    }
  }
}

/** A camera calls guards when it sees the fox, and again while it sees it. */
function updateCameras(state: State, night: Night, t: T, emit: Emit): void {
  const { x, y } = state.player;
  const isOut = night.outTicks > 0;
  for (const camera of night.cameras) {
    if (isOut || !canSee(cameraCone(camera, state.levelTicks, t), x, y, sightsOf(state))) {
      camera.calls = 0;
      continue;
    }
    if (camera.calls === 0) {
      noteSighting(state, t);
      emit({ type: 'cameraSaw', camera: camera.id, x, y });
    }
    if (camera.calls % CALL_EVERY === 0) addNoise(state, x, y, t.callRadius, 'camera');
    camera.calls++;
  }
}

/** A listening dog barks at steps within its radius, through walls too. */
function updateDogs(state: State, night: Night, t: T, emit: Emit): void {
  const { x, y, vx, vy } = state.player;
  for (const dog of night.dogs) {
    if (dogListening(dog, state.levelTicks, t) === null) dog.hasBarked = false;
    else if (!dog.hasBarked && hypot(vx, vy) > STEP && hypot(dog.x - x, dog.y - y) <= t.dogRadius) {
      dog.hasBarked = true;
      noteSighting(state, t);
      addNoise(state, x, y, t.callRadius, 'dog');
      emit({ type: 'dogBarked', dog: dog.id, x: dog.x, y: dog.y });
    }
  }
}

const isInside = (x: number, y: number, [left, top, width, height]: Rect, room: number): boolean =>
  x > left - room && x < left + width + room && y > top - room && y < top + height + room;
