// Helicopters: spawning by waves, flight, drops of troopers; and wrecks.
import { advanceWaves } from '../../kit/core/world/waves.ts';
import { GROUND, type T, ticksOf, WORLD } from '../constants.ts';
import { wreckBox } from './hitboxes.ts';
import { crush, explode } from './hits.ts';
import type { Emit, Helicopter, State, Wreck } from './state.ts';
import { createHelicopter, waveTimes } from './waves.ts';

export function spawnHelicopters(state: State, t: T, emit: Emit): void {
  const { wave } = state.waves;
  const { hasBegun, arrival } = advanceWaves(state.waves, waveTimes(t));
  if (hasBegun) emit({ type: 'waveBegun', wave });
  if (arrival !== null) state.helicopters.push(createHelicopter(state.nextId++, state.seed, wave, arrival, t));
}

export function moveHelicopters(state: State, t: T, emit: Emit): void {
  state.helicopters = state.helicopters.filter(helicopter => {
    helicopter.x += helicopter.speed * helicopter.direction;
    if (helicopter.dropCooldown > 0) helicopter.dropCooldown--;
    if (isAtDrop(helicopter) && canDrop(helicopter, state.gun.x, t)) startStick(helicopter);
    if (isJumpDue(helicopter)) dropTrooper(state, helicopter, t, emit);
    const beyond = t.helicopterWidth / 2;
    return helicopter.direction === 1 ? helicopter.x <= WORLD.width + beyond : helicopter.x >= -beyond;
  });
}

function isAtDrop({ x, direction, drops, stick }: Helicopter): boolean {
  const next = drops[0];
  return stick === null && next !== undefined && (x - next[0]) * direction >= 0;
}

/** The cooldown is over, and a trooper may land here. */
const canDrop = ({ x, dropCooldown }: Helicopter, gunX: number, t: T): boolean =>
  dropCooldown === 0 && canLand(x, gunX, t);

/** Within the drop limits, and not right above the gun. */
export const canLand = (x: number, gunX: number, t: T): boolean =>
  x >= t.dropLeft && x <= t.dropRight && Math.abs(x - gunX) >= t.dropClearance;

/** Starts a drop: troopers jump one after another as it flies. Shot down meanwhile, it drops no more. */
function startStick(helicopter: Helicopter): void {
  const [, left = 1] = helicopter.drops.shift() ?? [];
  helicopter.stick = { left, x: helicopter.x };
}

const isJumpDue = ({ x, direction, stick }: Helicopter): boolean => stick !== null && (x - stick.x) * direction >= 0;

function dropTrooper(state: State, helicopter: Helicopter, t: T, emit: Emit): void {
  const { x, y, direction, stick } = helicopter;
  if (!stick) return;
  helicopter.dropCooldown = ticksOf(t.dropCooldown);
  helicopter.stick = stick.left > 1 ? { left: stick.left - 1, x: stick.x + direction * t.stickGap } : null;
  if (!canLand(x, state.gun.x, t)) return;
  const feet = y + t.helicopterHeight / 2 + t.trooperHeight / 2;
  state.troopers.push({ id: state.nextId++, x, y: feet, speedY: t.fallSpeed, hasParachute: false, isDoomed: false });
  emit({ type: 'trooperDropped', x, y: feet });
}

/** Wrecks fall, hit what they touch, and explode on the ground. */
export function moveWrecks(state: State, t: T, emit: Emit): void {
  const falling = state.wrecks;
  // Helicopters hit by a wreck add new wrecks to the list meanwhile.
  state.wrecks = [];
  for (const wreck of falling) {
    moveWreck(wreck, t);
    crush(state, wreckBox(wreck, t), t, emit);
    if (wreck.y < GROUND - t.wreckHeight / 2) state.wrecks.push(wreck);
    else crash(state, wreck.x, t, emit);
  }
}

function crash(state: State, x: number, t: T, emit: Emit): void {
  emit({ type: 'wreckCrashed', x, y: GROUND });
  explode(state, x, GROUND, t.wreckSplash, t, emit);
}

function moveWreck(wreck: Wreck, t: T): void {
  wreck.speedY += t.wreckGravity;
  wreck.x += wreck.speedX;
  wreck.y += wreck.speedY;
  wreck.angle += wreck.spin;
}
