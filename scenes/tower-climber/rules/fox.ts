// Player (fox): contact, aiming, jump with input buffer and coyote time, camera, death.

import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { trackPull } from '../../kit/core/input/gesture.ts';
import { type Frame, steering } from '../../kit/core/input/input.ts';
import { atan2, clamp, hypot, PI } from '../../kit/core/math.ts';
import { Side } from '../../kit/core/rules.ts';
import { type T, WORLD } from '../constants.ts';
import { KEY } from '../controls.ts';
import { boostOf, type PullVector, pullOfAim, velocityOf } from './aim.ts';
import { beginCarry } from './cranes.ts';
import { touchedEnemy } from './enemies.ts';
import { bounceAt, levelAt, START_Y } from './heights.ts';
import type { Emit, Fate, Player, State } from './state.ts';
import { zoneOf } from './zones.ts';

/** Dead zone of the stick, 0 to 1. */
const STICK_DEAD = 0.3;
/** Flattest aim by keys, in degrees from straight up. */
const MOST_DEGREES = 80;
/** Camera easing: part of the remaining distance per tick. */
const CAMERA_PART = 0.14;

export const newPlayer = (t: T): Player => ({
  x: WORLD.width / 2,
  y: START_Y - t.playerSize / 2,
  ...{ vx: 0, vy: 0, w: t.playerSize, h: t.playerSize, touching: 0 },
  gravity: t.gravity * TICKS_PER_SECOND * TICKS_PER_SECOND,
  bounce: bounceAt(t.firstLevel, t),
  carriedBy: null,
  canJump: true,
  airTicks: 0,
  jumpedFrom: START_Y,
});

/** Reads the contacts that physics found: landing, ice, wall bounce, coyote time. */
export function updateContact(state: State, t: T, emit: Emit): void {
  const { player } = state;
  const under = state.platforms.find(({ id }) => id === player.carriedBy);
  if (!under) {
    player.airTicks++;
    if (player.airTicks > t.graceTicks) player.canJump = false;
    if ((player.touching & (Side.left | Side.right)) !== 0) {
      emit({ type: 'foxBounced', x: player.x, y: player.y });
      strike(player, t, emit);
    }
    return;
  }
  player.vx = under.kind === 'ice' && Math.abs(player.vx) > 1 ? player.vx * t.iceKeeps : 0;
  player.canJump = true;
  player.bounce = bounceAt(levelAt(under.y, t), t);
  if (player.airTicks > 0) land(state, under, t, emit);
  player.airTicks = 0;
}

function land(state: State, { kind, y }: State['platforms'][number], t: T, emit: Emit): void {
  const { player, totals } = state;
  const before = state.score;
  if (y > player.jumpedFrom) totals.falls++;
  state.climbed = Math.max(state.climbed, START_Y - y);
  state.score = Math.floor(state.climbed / t.pxPerPoint);
  const { airTicks } = player;
  emit({ type: 'foxLanded', x: player.x, y, on: kind, points: state.score - before, airTicks });
  if (kind === 'plain' || kind === 'ground') strike({ x: player.x, y }, t, emit);
  const difficulty = Math.floor(state.climbed / t.levelPx);
  if (difficulty <= state.difficulty) return;
  state.difficulty = difficulty;
  state.reachedAt = state.tick;
  emit({ type: 'levelReached', level: t.firstLevel + difficulty, x: player.x, y });
}

/** What a zone's walls and plain ledges are made of is heard. */
const strike = ({ x, y }: Pick<Player, 'x' | 'y'>, t: T, emit: Emit): void =>
  emit({ type: `${zoneOf(levelAt(y, t)).material}Struck`, x, y });

/** Updates the pointer's pull. It is kept in stage px, because the camera may move under a resting finger. */
export function updatePull(state: State, frame: Frame, t: T, emit: Emit): void {
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
    emit({ type: 'pullBegan', x, y });
  }
  if (!pull || (phase !== 'released' && phase !== 'cancelled')) return;
  const draw = { dx: pull.x - pull.fromX, dy: pull.y - pull.fromY };
  if (phase === 'released' && velocityOf(draw, 1, t)) return bufferJump(state, draw, t);
  cancelPull(state, emit, phase === 'released');
}

export function cancelPull(state: State, emit: Emit, isShort = false): void {
  state.pull = null;
  state.totals.cancelled++;
  emit({ type: 'pullCancelled', x: state.player.x, y: state.player.y, isShort });
}

/** Updates the aim by keys (turn, power) or stick (direct); the jump key releases it. */
export function updateAim(state: State, frame: Frame, t: T): void {
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
  if (aim.isShown) bufferJump(state, pullOfAim(aim), t);
  else aim.isShown = true;
}

/** Input buffer: a jump released a little early waits for the landing. */
function bufferJump(state: State, { dx, dy }: PullVector, t: T): void {
  state.buffered = { ticks: t.bufferTicks + 1, dx, dy };
}

export function jump(state: State, t: T, emit: Emit): void {
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
  emit({ type: 'foxJumped', x: player.x, y: player.jumpedFrom, power, spring: boost > 1 });
}

/**
 * Camera: the fox stands low in the picture, so that one sees where to jump; a flight is only followed, up and down. How far one may fall is another
 * matter: a stand higher up raises `base` for good, and the camera never goes below it.
 */
export function updateCamera(state: State, t: T): void {
  const { y, carriedBy } = state.player;
  const stands = carriedBy !== null;
  if (stands) {
    state.base = Math.min(state.base, y - headroomAt(state.climbed, t));
    state.look = y - t.lookUp;
  }
  const seen = Math.max(y - t.lookUp, Math.min(state.look, y - t.flyingHeadroom));
  state.camera += (Math.min(state.base, seen) - state.camera) * CAMERA_PART;
}

/** Room to fall that a stand leaves, as the distance of the fox from the upper side of the lowest view, in px: at first much, less towards the second level. */
export function headroomAt(climbed: number, t: T): number {
  const part = Math.min(1, climbed / t.levelPx);
  return t.firstHeadroom + (t.headroom - t.firstHeadroom) * part * part;
}

export function checkDeath(state: State, t: T, emit: Emit): void {
  const { player, base } = state;
  const { x, y } = player;
  const enemy = touchedEnemy(state, t);
  const hasFallen = y - player.h / 2 > base + WORLD.height;
  if ((!enemy && !hasFallen) || beginCarry(state, emit)) return;
  const fate: Fate = { cause: enemy?.kind ?? 'fell', x, y };
  state.fate = fate;
  state.phase = 'dying';
  state.dyingLeft = t.dyingTicks;
  state.pull = null;
  state.buffered = null;
  state.aim.isShown = false;
  emit({ type: enemy ? 'enemyTouched' : 'foxFell', x, y });
}
