// Control of the gun: mode and lock, driving, aiming, firing with input buffering.
import type { Frame } from '../../kit/core/input/input.ts';
import { atan2, clamp, hypot, PI } from '../../kit/core/math.ts';
import { GROUND, type T, WORLD } from '../constants.ts';
import { KEY } from '../controls.ts';
import { angleTo, bulletVelocity, muzzlePosition, pivotPosition, shellVelocity, turnLimit } from './ballistics.ts';
import { addHeat, drawSpread, fireInterval, updateCooling } from './heat.ts';
import { payShot } from './score.ts';
import { driveLimits } from './siege/siegeHitboxes.ts';
import type { Emit, Gun, State } from './state.ts';

/** Dead zone of the gamepad's aiming stick, in 1/127ths. */
const STICK_DEAD_ZONE = 40;
/** Input buffer of the trigger, in ticks: a press during the cooldown fires after it. */
const TRIGGER_GRACE = 7;
/** Input buffer of a click, in ticks: enough for half a turn of the barrel. */
const CLICK_GRACE = 70;
/** Ticks until a held key turns the barrel at full speed. */
const TURN_RAMP = 8;
/** Tolerance of a click's aim, in degrees. */
const ON_TARGET = 4;

export const newGun = (): Gun => ({
  x: WORLD.width / 2,
  y: GROUND,
  mode: 'cannon',
  isLocked: false,
  turretAngle: 0,
  aimAt: null,
  pointer: null,
  cooldown: 0,
  heat: 0,
  heatings: 0,
  isGlowing: false,
  rested: 0,
  turning: 0,
  trigger: 0,
  click: 0,
});

/** Switches mode and lock; a lock clamps the barrel to its smaller limit. */
export function applySwitches({ gun }: State, frame: Frame, t: T, emit: Emit): void {
  const { x, y } = gun;
  if ((frame.pressed & KEY.mode) !== 0) {
    gun.mode = gun.mode === 'cannon' ? 'mortar' : 'cannon';
    emit({ type: 'modeSwitched', mode: gun.mode, x, y });
  }
  if ((frame.pressed & KEY.lock) === 0) return;
  gun.isLocked = !gun.isLocked;
  const limit = turnLimit(gun, t);
  gun.turretAngle = clamp(gun.turretAngle, -limit, limit);
  emit({ type: 'lockSwitched', isLocked: gun.isLocked, x, y });
}

/** Drives the gun unless it is locked. */
export function drive({ gun, siege }: State, frame: Frame, t: T): void {
  if (gun.isLocked) return;
  const half = t.gunWidth / 2;
  const [from, to] = siege ? driveLimits(siege, gun.x, t) : [half, WORLD.width - half];
  gun.x = clamp(gun.x + driveInput(frame) * t.gunSpeed, from, to);
}

/** −1 to 1: arrows, the touch buttons, the left stick. */
function driveInput({ held, move }: Frame): number {
  const keys = Number((held & KEY.right) !== 0) - Number((held & KEY.left) !== 0);
  return clamp(keys + (move?.[0] ?? 0) / 127, -1, 1);
}

/** Turns the barrel: by A and D, when locked also by the arrows; otherwise towards the right stick or the pointer, at limited speed. */
export function aim({ gun }: State, frame: Frame, t: T): void {
  updateAimPoint(gun, frame);
  const keys = Number((frame.held & KEY.turnRight) !== 0) - Number((frame.held & KEY.turnLeft) !== 0);
  const turn = clamp(keys + (gun.isLocked ? driveInput(frame) : 0), -1, 1);
  const fastest = gun.isLocked ? t.turnLocked : t.turnDegrees;
  const wanted = wantedAngle(gun, frame, turn * fastest * keyTurnPart(gun, turn), t);
  if (turn !== 0) {
    gun.aimAt = null;
    gun.click = 0;
  }
  if (wanted === null) return;
  gun.turretAngle += clamp(wanted - gun.turretAngle, -fastest, fastest);
}

/** A key turns slowly at first, so that a tap aims finely: the part of full speed, which it has after TURN_RAMP ticks. */
function keyTurnPart(gun: Gun, turn: number): number {
  const side = Math.sign(turn);
  gun.turning = side === 0 ? 0 : Math.sign(gun.turning) === side ? gun.turning + side : side;
  return Math.min(1, Math.abs(gun.turning) / TURN_RAMP);
}

/** Takes over the pointer's position as aim if it moved or is down. */
function updateAimPoint(gun: Gun, { pointer }: Frame): void {
  if (pointer) {
    const isAiming = pointer.down || pointer.pressed || pointer.x !== gun.pointer?.x || pointer.y !== gun.pointer.y;
    if (isAiming) gun.aimAt = { x: pointer.x, y: pointer.y };
  }
  gun.pointer = pointer ? { x: pointer.x, y: pointer.y } : null;
}

function wantedAngle(gun: Gun, { aim: stick }: Frame, turn: number, t: T): number | null {
  const limit = turnLimit(gun, t);
  if (turn !== 0) return clamp(gun.turretAngle + turn, -limit, limit);
  if (stick && hypot(stick[0], stick[1]) > STICK_DEAD_ZONE)
    return clamp((atan2(stick[0], -stick[1]) * 180) / PI, -limit, limit);
  return gun.aimAt && angleTo(gun, gun.aimAt.x, gun.aimAt.y, t);
}

/** Fires while the trigger is held, and for a click once the barrel points at it. */
export function shoot(state: State, frame: Frame, t: T, emit: Emit): void {
  const { gun } = state;
  bufferPresses(gun, frame);
  if (gun.cooldown > 0) gun.cooldown--;
  const isHeld = (frame.held & KEY.fire) !== 0 || gun.trigger > 0;
  updateCooling(state, isHeld || frame.pointer?.down === true || gun.click > 0, t, emit);
  const isPointed = (frame.pointer?.down === true || gun.click > 0) && isOnTarget(gun, t);
  if (gun.cooldown > 0 || !(isHeld || isPointed)) return;
  gun.trigger = gun.click = 0;
  gun.cooldown = fireInterval(state, t);
  payShot(state, t);
  fire(state, t, emit);
  if (gun.mode === 'cannon') addHeat(state, t, emit);
}

function bufferPresses(gun: Gun, frame: Frame): void {
  gun.trigger = (frame.pressed & KEY.fire) !== 0 ? TRIGGER_GRACE : Math.max(0, gun.trigger - 1);
  gun.click = frame.pointer?.pressed ? CLICK_GRACE : Math.max(0, gun.click - 1);
}

function isOnTarget(gun: Gun, t: T): boolean {
  if (!gun.aimAt) return false;
  return Math.abs(angleTo(gun, gun.aimAt.x, gun.aimAt.y, t) - gun.turretAngle) <= ON_TARGET;
}

/** Adds a shot. A bullet's path begins at the pivot, so that near targets are hit too. */
function fire(state: State, t: T, emit: Emit): void {
  const { gun } = state;
  const id = state.nextId++;
  const { x, y } = muzzlePosition(gun, t);
  const angle = gun.turretAngle;
  if (gun.mode === 'cannon') {
    const pivot = pivotPosition(gun, t);
    const speed = bulletVelocity({ turretAngle: angle + drawSpread(state, t) }, t);
    state.bullets.push({ id, x, y, fromX: pivot.x, fromY: pivot.y, ...speed });
    emit({ type: 'bulletFired', x, y, angle });
  } else {
    state.shells.push({ id, x, y, ...shellVelocity(gun, t) });
    emit({ type: 'shellFired', x, y, angle });
  }
}
