// The gun in the player's hands: mode and lock, driving, aiming, firing.
import type { Frame } from '../kit/core/input.ts';
import { atan2, clamp, hypot, PI } from '../kit/core/math.ts';
import { angleTo, bulletSpeedOf, limitOf, muzzleOf, pivotOf, shellSpeedOf } from './ballistics.ts';
import { GROUND, type T, WORLD } from './constants.ts';
import { KEY } from './controls.ts';
import { cool, gapOf, strayOf, warm } from './heat.ts';
import { pay } from './score.ts';
import { roadOf } from './siege/boxes.ts';
import type { Gun, State, Tell } from './state.ts';

/** A stick pushed less far than this, in 1/127ths, does not aim. */
const STICK_REST = 40;
/** A trigger pressed while the gun still cools is remembered so long, in ticks. */
const TRIGGER_GRACE = 7;
/** A click waits so long for the barrel, in ticks: half a turn and a bit. */
const CLICK_GRACE = 70;
/** A barrel within so many degrees of the pointer is there. */
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
  isGlowing: false,
  rested: 0,
  trigger: 0,
  click: 0,
});

/** M and N. A barrel that the lock does not allow swings back to where it may point. */
export function switchOver({ gun }: State, frame: Frame, t: T, tell: Tell): void {
  const { x, y } = gun;
  if ((frame.pressed & KEY.mode) !== 0) {
    gun.mode = gun.mode === 'cannon' ? 'mortar' : 'cannon';
    tell({ type: 'modeSwitched', mode: gun.mode, x, y });
  }
  if ((frame.pressed & KEY.lock) === 0) return;
  gun.isLocked = !gun.isLocked;
  const limit = limitOf(gun, t);
  gun.turretAngle = clamp(gun.turretAngle, -limit, limit);
  tell({ type: 'lockSwitched', isLocked: gun.isLocked, x, y });
}

/** Arrows, buttons and stick drive the gun; locked, it stands. */
export function drive({ gun, siege }: State, frame: Frame, t: T): void {
  if (gun.isLocked) return;
  const half = t.gunWidth / 2;
  const [from, to] = siege ? roadOf(siege, gun.x, t) : [half, WORLD.width - half];
  gun.x = clamp(gun.x + sideways(frame) * t.gunSpeed, from, to);
}

/** −1 to 1: arrows, the touch buttons, the left stick. */
function sideways({ held, move }: Frame): number {
  const keys = Number((held & KEY.right) !== 0) - Number((held & KEY.left) !== 0);
  return clamp(keys + (move?.[0] ?? 0) / 127, -1, 1);
}

/** A and D turn the barrel, locked the arrows too; else it follows the right stick or the pointer, never faster than it can. */
export function aim({ gun }: State, frame: Frame, t: T): void {
  followPointer(gun, frame);
  const keys = Number((frame.held & KEY.turnRight) !== 0) - Number((frame.held & KEY.turnLeft) !== 0);
  const turn = clamp(keys + (gun.isLocked ? sideways(frame) : 0), -1, 1);
  const fastest = gun.isLocked ? t.turnLocked : t.turnDegrees;
  const wanted = wantedAngle(gun, frame, turn * fastest, t);
  if (turn !== 0) {
    gun.aimAt = null;
    gun.click = 0;
  }
  if (wanted === null) return;
  gun.turretAngle += clamp(wanted - gun.turretAngle, -fastest, fastest);
}

/** A pointer that moves or is down says where to aim. */
function followPointer(gun: Gun, { pointer }: Frame): void {
  if (pointer) {
    const isAiming = pointer.down || pointer.pressed || pointer.x !== gun.pointer?.x || pointer.y !== gun.pointer.y;
    if (isAiming) gun.aimAt = { x: pointer.x, y: pointer.y };
  }
  gun.pointer = pointer ? { x: pointer.x, y: pointer.y } : null;
}

function wantedAngle(gun: Gun, { aim: stick }: Frame, turn: number, t: T): number | null {
  const limit = limitOf(gun, t);
  if (turn !== 0) return clamp(gun.turretAngle + turn, -limit, limit);
  if (stick && hypot(stick[0], stick[1]) > STICK_REST)
    return clamp((atan2(stick[0], -stick[1]) * 180) / PI, -limit, limit);
  return gun.aimAt && angleTo(gun, gun.aimAt.x, gun.aimAt.y, t);
}

/** Held triggers keep firing; a click fires once the barrel points to it. */
export function shoot(state: State, frame: Frame, t: T, tell: Tell): void {
  const { gun } = state;
  rememberPresses(gun, frame);
  if (gun.cooldown > 0) gun.cooldown--;
  const isHeld = (frame.held & KEY.fire) !== 0 || gun.trigger > 0;
  cool(state, isHeld || frame.pointer?.down === true || gun.click > 0, t, tell);
  const isPointed = (frame.pointer?.down === true || gun.click > 0) && isOnTarget(gun, t);
  if (gun.cooldown > 0 || !(isHeld || isPointed)) return;
  gun.trigger = gun.click = 0;
  gun.cooldown = gapOf(state, t);
  pay(state, t);
  fire(state, t, tell);
  if (gun.mode === 'cannon') warm(state, t, tell);
}

function rememberPresses(gun: Gun, frame: Frame): void {
  gun.trigger = (frame.pressed & KEY.fire) !== 0 ? TRIGGER_GRACE : Math.max(0, gun.trigger - 1);
  gun.click = frame.pointer?.pressed ? CLICK_GRACE : Math.max(0, gun.click - 1);
}

function isOnTarget(gun: Gun, t: T): boolean {
  if (!gun.aimAt) return false;
  return Math.abs(angleTo(gun, gun.aimAt.x, gun.aimAt.y, t) - gun.turretAngle) <= ON_TARGET;
}

/** The shot begins where the barrel turns, so that nothing is too near to be hit; its first tick takes it past the mouth. */
function fire(state: State, t: T, tell: Tell): void {
  const { gun } = state;
  const id = state.nextId++;
  const { x, y } = muzzleOf(gun, t);
  const angle = gun.turretAngle;
  if (gun.mode === 'cannon') {
    const pivot = pivotOf(gun, t);
    const speed = bulletSpeedOf({ turretAngle: angle + strayOf(state, t) }, t);
    state.bullets.push({ id, x, y, fromX: pivot.x, fromY: pivot.y, ...speed });
    tell({ type: 'bulletFired', x, y, angle });
  } else {
    state.shells.push({ id, x, y, ...shellSpeedOf(gun, t) });
    tell({ type: 'shellFired', x, y, angle });
  }
}
