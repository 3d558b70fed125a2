// The fox's actions: running, aiming, takedown, shooting; darts in flight and noise.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { type Frame, steering } from '../../kit/core/input/input.ts';
import { atan2, clamp, cos, hypot, PI, radians, sin, wrapAngle } from '../../kit/core/math.ts';
import { centreX, centreY, openCellNear } from '../../kit/core/world/path.ts';
import { firstHit, isClear } from '../../kit/core/world/sight.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { BOX, WORLD } from '../levels/levels.ts';
import { slipRoundCorners } from './cornerSlip.ts';
import { handleNoise } from './guards.ts';
import { groundIn, terrainIn } from './hall.ts';
import type { Mission } from './missions/mission.ts';
import type { Bullet, Emit, Guard, Heard, Player, State } from './state.ts';

/** Dead zone of the aiming stick, in 1/127. */
const STICK_REST = 40;

/** Running: velocity from stick or keys, with corner slip. */
export function steer(state: State, frame: Frame, t: T): void {
  const { player } = state;
  const { x, y } = steering(frame, KEY);
  const speed = foxSpeed(state, t);
  player.vx = x * speed * TICKS_PER_SECOND;
  player.vy = y * speed * TICKS_PER_SECOND;
  slipRoundCorners(player, groundIn(state).solids, speed);
}

/** Pace of the fox, in pixels per tick: in missions it walks. */
export const foxSpeed = ({ mission }: Pick<State, 'mission'>, t: T): number =>
  mission ? t.missionSpeed : t.playerSpeed;

/** Facing: right stick, else a pointer that is down or moves, else the direction of running. */
export function aim(player: Player, { aim: stick, pointer }: Frame): void {
  const isPointing = pointer && (pointer.down || pointer.x !== player.pointer?.x || pointer.y !== player.pointer?.y);
  if (stick && hypot(stick[0], stick[1]) > STICK_REST) player.facing = atan2(stick[1], stick[0]);
  else if (isPointing) player.facing = atan2(pointer.y - player.y, pointer.x - player.x);
  else if (player.vx !== 0 || player.vy !== 0) player.facing = atan2(player.vy, player.vx);
  player.pointer = pointer ? { x: pointer.x, y: pointer.y } : null;
}

/** A click shoots at the cursor. FIRE takes down a guard from behind, else shoots at the guard nearest to the facing, else straight ahead. */
export function shoot(state: State, frame: Frame, t: T, emit: Emit): void {
  const { player } = state;
  const isClick = frame.pointer?.pressed === true;
  const isFire = (frame.pressed & KEY.fire) !== 0;
  if (!isClick && !isFire) return;
  const behind = isClick ? null : takedownTarget(state, t);
  if (behind) return takeDown(state, behind, emit);
  const { x, y } = player;
  if (state.mission && state.mission.carried > 0) return throwBall(state, state.mission, isClick, t, emit);
  if (player.ammo <= 0) return emit({ type: 'triggerClicked', x, y });
  const target = isClick ? null : fireTarget(state, t);
  if (target) player.facing = atan2(target.y - y, target.x - x);
  player.ammo--;
  state.totals.shots++;
  const record = state.records[state.level - 1];
  if (record) record.shots++;
  state.bullets.push(bulletFrom(state.nextId++, player, t));
  state.noises.push({ id: state.nextId++, x, y, radius: 0, reach: t.noiseRadius, of: 'shot' });
  emit({ type: 'shotFired', x, y });
}

/** The nearest unaware guard whose back is within reach. */
export function takedownTarget(state: Readonly<State>, t: T): Guard | null {
  const { player, guards } = state;
  let best: Guard | null = null;
  let nearest: number = t.takedownReach;
  for (const guard of guards) {
    const away = hypot(player.x - guard.x, player.y - guard.y);
    if (away > nearest || !isBehind(state, guard, t)) continue;
    nearest = away;
    best = guard;
  }
  return best;
}

/** The fox stands within reach of the back of a guard who has noticed nothing. */
export function isBehind(state: Readonly<State>, guard: Guard, t: T): boolean {
  const { x, y } = state.player;
  if (guard.mood === 'chase' || guard.mood === 'stare') return false;
  if (hypot(x - guard.x, y - guard.y) > t.takedownReach) return false;
  const off = Math.abs(wrapAngle(atan2(y - guard.y, x - guard.x) - guard.direction));
  return off >= PI - radians(t.backDegrees) / 2 && isClear(x, y, guard.x, guard.y, terrainIn(state).ground.solids);
}

/** Takedown: silent and without a dart. */
function takeDown(state: State, guard: Guard, emit: Emit): void {
  state.guards = state.guards.filter(other => other !== guard);
  const record = state.records[state.level - 1];
  if (record) record.takedowns++;
  state.totals.takedowns++;
  emit({ type: 'guardFolded', guard: guard.id, x: guard.x, y: guard.y });
}

/** A paper ball flies to the cursor, or as far as it can: no shot, and no sound where it is thrown. */
function throwBall(state: State, mission: Mission, isClick: boolean, t: T, emit: Emit): void {
  const { player } = state;
  const { x, y, pointer } = player;
  const reach = isClick && pointer ? Math.min(t.ballReach, hypot(pointer.x - x, pointer.y - y)) : t.ballReach;
  mission.carried--;
  const lifetime = Math.max(1, Math.round(reach / t.bulletSpeed));
  state.bullets.push({ ...bulletFrom(state.nextId++, player, t), lifetime, isBall: true });
  emit({ type: 'ballThrown', x, y });
}

const bulletFrom = (id: number, { x, y, facing }: Player, t: T): Bullet => {
  const dx = cos(facing) * t.bulletSpeed;
  const dy = sin(facing) * t.bulletSpeed;
  return { id, x, y, dx, dy, lifetime: t.bulletLifetime };
};

/** Aim assist: the guard nearest to the facing within snap angle and range, with a clear line. */
export function fireTarget(state: Readonly<State>, t: T): Guard | null {
  const { player, guards } = state;
  const { solids } = terrainIn(state).ground;
  let best: Guard | null = null;
  const reach = dartReach(t);
  let least = radians(t.snapDegrees);
  for (const guard of guards) {
    const off = Math.abs(wrapAngle(atan2(guard.y - player.y, guard.x - player.x) - player.facing));
    if (hypot(guard.x - player.x, guard.y - player.y) > reach) continue;
    if (off > least || !isClear(player.x, player.y, guard.x, guard.y, solids)) continue;
    least = off;
    best = guard;
  }
  return best;
}

/** Range of a dart, in pixels. */
export const dartReach = (t: T): number => t.bulletSpeed * t.bulletLifetime;

/** Moves darts until they hit a guard, a wall or their end; a miss makes a noise where it falls. */
export function flyBullets(state: State, t: T, emit: Emit): void {
  const { solids } = groundIn(state);
  state.bullets = state.bullets.filter(bullet => {
    const wall = Math.min(
      firstHit(bullet.x, bullet.y, bullet.x + bullet.dx, bullet.y + bullet.dy, solids),
      timeToEdge(bullet),
    );
    const felled = bullet.isBall ? null : firstGuardHit(state.guards, bullet, Math.min(wall, 1), t.killRadius);
    const { x, y } = advance(bullet, Math.min(wall, 1));
    if (felled) removeGuard(state, felled, emit);
    else if (wall > 1 && --bullet.lifetime > 0) return true;
    else {
      emit({ type: wall <= 1 ? 'bulletStopped' : 'bulletSpent', x, y });
      addDartNoise(state, bullet, t);
    }
    return false;
  });
}

/** Noise of a fallen dart or ball, on the side it came from. */
function addDartNoise(state: State, { x, y, dx, dy, isBall }: Bullet, t: T): void {
  const speed = Math.max(1, hypot(dx, dy));
  addNoise(
    state,
    x - (dx / speed) * (BOX / 2),
    y - (dy / speed) * (BOX / 2),
    isBall ? t.ballRadius : t.lureRadius,
    isBall ? 'ball' : 'dart',
  );
}

/** Adds a noise at the nearest place where a guard can stand. */
export function addNoise(state: State, x: number, y: number, reach: number, of: Heard): void {
  const { grid } = terrainIn(state);
  const cell = openCellNear(grid, x, y);
  if (cell < 0) return;
  const at = { x: centreX(grid, cell), y: centreY(grid, cell) };
  state.noises.push({ id: state.nextId++, ...at, radius: 0, reach, of });
}

function advance(bullet: Bullet, part: number): Bullet {
  bullet.x += bullet.dx * part;
  bullet.y += bullet.dy * part;
  return bullet;
}

function removeGuard(state: State, guard: Guard, emit: Emit): void {
  state.guards = state.guards.filter(other => other !== guard);
  state.totals.kills++;
  emit({ type: 'guardFelled', guard: guard.id, x: guard.x, y: guard.y });
}

/** Part of this tick's flight after which a dart leaves the world. */
function timeToEdge({ x, y, dx, dy }: Bullet): number {
  const across = dx > 0 ? (WORLD.width - x) / dx : dx < 0 ? -x / dx : Infinity;
  const down = dy > 0 ? (WORLD.height - y) / dy : dy < 0 ? -y / dy : Infinity;
  return Math.min(across, down);
}

/** Swept test: the first guard within the kill radius before the part `end` of this tick's flight. */
function firstGuardHit(
  guards: readonly Guard[],
  { x, y, dx, dy }: Bullet,
  end: number,
  killRadius: number,
): Guard | null {
  let first = Infinity;
  let met: Guard | null = null;
  for (const guard of guards) {
    const time = clamp(((guard.x - x) * dx + (guard.y - y) * dy) / (dx * dx + dy * dy), 0, end);
    const miss = hypot(guard.x - x - dx * time, guard.y - y - dy * time);
    if (miss > killRadius || time >= first) continue;
    first = time;
    met = guard;
  }
  return met;
}

/** Grows noise rings; each guard hears one when it passes. */
export function spreadNoise(state: State, t: T, emit: Emit): void {
  state.noises = state.noises.filter(noise => {
    const before = noise.radius;
    noise.radius = Math.min(before + t.noiseSpeed, noise.reach);
    for (const guard of state.guards) handleNoise(guard, noise, before, emit);
    return noise.radius < noise.reach;
  });
}
