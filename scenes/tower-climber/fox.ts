// The fox: stands, slides, aims and jumps, and what becomes of it.

import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { trackPull } from '../kit/core/gesture.ts';
import { type Frame, steering } from '../kit/core/input.ts';
import { atan2, clamp, hypot, PI } from '../kit/core/math.ts';
import { Side } from '../kit/core/rules.ts';
import { boostOf, type Draw, drawOfAim, velocityOf } from './aim.ts';
import { type T, WORLD } from './constants.ts';
import { KEY } from './controls.ts';
import { touched } from './enemies.ts';
import type { Fate, Player, State, Tell } from './state.ts';
import { START_Y } from './tower.ts';

/** From where the stick counts, as a part of its way. */
const STICK_DEAD = 0.3;
/** Keys aim no flatter. */
const MOST_DEGREES = 80;
/** What part of the way the camera goes in a tick. */
const CAMERA_PART = 0.14;

export const newPlayer = (t: T): Player => ({
  x: WORLD.width / 2,
  y: START_Y - t.playerSize / 2,
  ...{ vx: 0, vy: 0, w: t.playerSize, h: t.playerSize, touching: 0 },
  gravity: t.gravity * TICKS_PER_SECOND * TICKS_PER_SECOND,
  bounce: t.wallBounce,
  carriedBy: null,
  canJump: true,
  airTicks: 0,
  jumpedFrom: START_Y,
});

/** What physics made of the last tick. */
export function stand(state: State, t: T, tell: Tell): void {
  const { player } = state;
  const under = state.platforms.find(({ id }) => id === player.carriedBy);
  if (!under) {
    player.airTicks++;
    if (player.airTicks > t.graceTicks) player.canJump = false;
    if ((player.touching & (Side.left | Side.right)) !== 0) tell({ type: 'foxBounced', x: player.x, y: player.y });
    return;
  }
  player.vx = under.kind === 'ice' && Math.abs(player.vx) > 1 ? player.vx * t.iceKeeps : 0;
  player.canJump = true;
  if (player.airTicks > 0) land(state, under, t, tell);
  player.airTicks = 0;
}

function land(state: State, { kind, y }: State['platforms'][number], t: T, tell: Tell): void {
  const { player, totals } = state;
  const before = state.score;
  if (y > player.jumpedFrom) totals.falls++;
  state.climbed = Math.max(state.climbed, START_Y - y);
  state.score = Math.floor(state.climbed / t.pxPerPoint);
  const { airTicks } = player;
  tell({ type: 'foxLanded', x: player.x, y, on: kind, points: state.score - before, airTicks });
  const difficulty = Math.floor(state.climbed / t.levelPx);
  if (difficulty <= state.difficulty) return;
  state.difficulty = difficulty;
  tell({ type: 'levelReached', level: t.firstLevel + difficulty, x: player.x, y });
}

/** The hand pulls. The pull is kept in pixels of the stage: the camera may move under a finger that stands still. */
export function pullBack(state: State, frame: Frame, t: T, tell: Tell): void {
  const { pointer } = frame;
  const onStage = pointer && { ...pointer, y: pointer.y - state.camera };
  const { pull, phase } = trackPull(
    state.pull,
    onStage ? { ...frame, pointer: onStage } : { held: 0, pressed: 0, released: 0 },
  );
  state.pull = phase === 'began' || phase === 'held' ? pull : null;
  const { x, y } = state.player;
  if (phase === 'began') {
    state.aim.isShown = false;
    tell({ type: 'pullBegan', x, y });
  }
  if (!pull || (phase !== 'released' && phase !== 'cancelled')) return;
  const draw = { dx: pull.x - pull.fromX, dy: pull.y - pull.fromY };
  if (phase === 'released' && velocityOf(draw, 1, t)) letGo(state, draw, t);
  else cancelPull(state, tell);
}

export function cancelPull(state: State, tell: Tell): void {
  state.pull = null;
  state.totals.cancelled++;
  tell({ type: 'pullCancelled', x: state.player.x, y: state.player.y });
}

/** Arrows turn the aim and change its strength, a stick points where to; Space or A jumps. */
export function aimByKeys(state: State, frame: Frame, t: T): void {
  const { aim } = state;
  const stick = frame.aim ?? frame.move;
  const reach = stick ? Math.min(1, hypot(stick[0], stick[1]) / 127) : 0;
  const { held, pressed, released } = frame;
  const keys = steering({ held, pressed, released }, KEY);
  if (stick && reach > STICK_DEAD) {
    aim.degrees = clamp((atan2(stick[0], -stick[1]) * 180) / PI, -MOST_DEGREES, MOST_DEGREES);
    aim.power = t.deadPull + 1 + (t.pullPx - t.deadPull - 1) * reach;
    aim.isShown = state.pull === null;
  } else if (keys.x !== 0 || keys.y !== 0) {
    aim.degrees = clamp(aim.degrees + Math.sign(keys.x) * t.turnDegrees, -MOST_DEGREES, MOST_DEGREES);
    aim.power = clamp(aim.power - Math.sign(keys.y) * t.powerStep, Math.min(t.deadPull + 1, t.pullPx), t.pullPx);
    aim.isShown = state.pull === null;
  }
  if ((pressed & KEY.jump) === 0 || state.pull) return;
  if (aim.isShown) letGo(state, drawOfAim(aim), t);
  else aim.isShown = true;
}

/** A jump that comes a little early waits for the ground. */
function letGo(state: State, { dx, dy }: Draw, t: T): void {
  state.buffered = { ticks: t.bufferTicks + 1, dx, dy };
}

export function jump(state: State, t: T, tell: Tell): void {
  const { buffered, player, totals } = state;
  if (!buffered) return;
  if (!player.canJump) {
    state.buffered = buffered.ticks > 1 ? { ...buffered, ticks: buffered.ticks - 1 } : null;
    return;
  }
  state.buffered = null;
  const boost = boostOf(state, t);
  const velocity = velocityOf(buffered, boost, t);
  if (!velocity) return;
  Object.assign(player, velocity);
  player.jumpedFrom = player.y + player.h / 2;
  player.canJump = false;
  totals.jumps++;
  if (boost > 1) totals.springs++;
  const power = Math.min(1, hypot(buffered.dx, buffered.dy) / t.pullPx);
  tell({ type: 'foxJumped', x: player.x, y: player.jumpedFrom, power, spring: boost > 1 });
}

/** The picture goes up for good where the fox stands higher. A flight it only follows, and comes back with whoever falls: there is room to land again. */
export function lift(state: State, t: T): void {
  const { y, carriedBy } = state.player;
  const stands = carriedBy !== null;
  if (stands) state.base = Math.min(state.base, y - headroomAt(state.climbed, t));
  const wanted = stands ? state.base : Math.min(state.base, y - t.flyingHeadroom);
  state.camera += (wanted - state.camera) * CAMERA_PART;
}

/** How far below the picture's upper edge the fox stands: much room to fall at first, less and less up to the second level. */
export function headroomAt(climbed: number, t: T): number {
  const part = Math.min(1, climbed / t.levelPx);
  return t.firstHeadroom + (t.headroom - t.firstHeadroom) * part * part;
}

export function suffer(state: State, t: T, tell: Tell): void {
  const { player, base } = state;
  const { x, y } = player;
  const enemy = touched(state, t);
  const hasFallen = y - player.h / 2 > base + WORLD.height;
  if (!enemy && !hasFallen) return;
  const fate: Fate = { cause: enemy?.kind ?? 'fell', x, y };
  state.fate = fate;
  state.phase = 'dying';
  state.dyingLeft = t.dyingTicks;
  state.pull = null;
  state.buffered = null;
  state.aim.isShown = false;
  tell({ type: enemy ? 'enemyTouched' : 'foxFell', x, y });
}
