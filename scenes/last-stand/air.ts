// What flies against the gun: helicopters come by the waves, drop troopers, and fall as wrecks when shot.
import { advanceWaves } from '../kit/core/waves.ts';
import { wreckBox } from './bodies.ts';
import { GROUND, type T, ticksOf, WORLD } from './constants.ts';
import { burst, crush } from './hits.ts';
import type { Helicopter, State, Tell, Wreck } from './state.ts';
import { helicopterOf, timesOf } from './waves.ts';

export function callHelicopters(state: State, t: T, tell: Tell): void {
  const { wave } = state.waves;
  const { hasBegun, arrival } = advanceWaves(state.waves, timesOf(t));
  if (hasBegun) tell({ type: 'waveBegun', wave });
  if (arrival !== null) state.helicopters.push(helicopterOf(state.nextId++, state.seed, wave, arrival, t));
}

export function flyHelicopters(state: State, t: T, tell: Tell): void {
  state.helicopters = state.helicopters.filter(helicopter => {
    helicopter.x += helicopter.speed * helicopter.direction;
    if (helicopter.dropCooldown > 0) helicopter.dropCooldown--;
    if (wantsToDrop(helicopter) && mayDrop(helicopter, state.gun.x, t)) beginStick(helicopter);
    if (isDue(helicopter)) jump(state, helicopter, t, tell);
    const beyond = t.helicopterWidth / 2;
    return helicopter.direction === 1 ? helicopter.x <= WORLD.width + beyond : helicopter.x >= -beyond;
  });
}

function wantsToDrop({ x, direction, drops, stick }: Helicopter): boolean {
  const next = drops[0];
  return stick === null && next !== undefined && (x - next[0]) * direction >= 0;
}

/** Not so soon again, and wherever somebody may land. */
const mayDrop = ({ x, dropCooldown }: Helicopter, gunX: number, t: T): boolean =>
  dropCooldown === 0 && mayLand(x, gunX, t);

/** Over the ground between the edges, and not right above the gun. */
export const mayLand = (x: number, gunX: number, t: T): boolean =>
  x >= t.dropLeft && x <= t.dropRight && Math.abs(x - gunX) >= t.dropClearance;

/** The first jumps here, the others on the way: whoever downs the helicopter meanwhile keeps the rest from jumping. */
function beginStick(helicopter: Helicopter): void {
  const [, left = 1] = helicopter.drops.shift() ?? [];
  helicopter.stick = { left, x: helicopter.x };
}

const isDue = ({ x, direction, stick }: Helicopter): boolean => stick !== null && (x - stick.x) * direction >= 0;

function jump(state: State, helicopter: Helicopter, t: T, tell: Tell): void {
  const { x, y, direction, stick } = helicopter;
  if (!stick) return;
  helicopter.dropCooldown = ticksOf(t.dropCooldown);
  helicopter.stick = stick.left > 1 ? { left: stick.left - 1, x: stick.x + direction * t.stickGap } : null;
  if (!mayLand(x, state.gun.x, t)) return;
  const feet = y + t.helicopterHeight / 2 + t.trooperHeight / 2;
  state.troopers.push({ id: state.nextId++, x, y: feet, speedY: t.fallSpeed, hasParachute: false, isDoomed: false });
  tell({ type: 'trooperDropped', x, y: feet });
}

/** Wrecks tumble down, take with them what they meet, and burst on the ground. */
export function fallWrecks(state: State, t: T, tell: Tell): void {
  const falling = state.wrecks;
  // What a wreck brings down with it is added while they fall.
  state.wrecks = [];
  for (const wreck of falling) {
    tumble(wreck, t);
    crush(state, wreckBox(wreck, t), t, tell);
    if (wreck.y < GROUND - t.wreckHeight / 2) state.wrecks.push(wreck);
    else crash(state, wreck.x, t, tell);
  }
}

function crash(state: State, x: number, t: T, tell: Tell): void {
  tell({ type: 'wreckCrashed', x, y: GROUND });
  burst(state, x, GROUND, t.wreckSplash, t, tell);
}

function tumble(wreck: Wreck, t: T): void {
  wreck.speedY += t.wreckGravity;
  wreck.x += wreck.speedX;
  wreck.y += wreck.speedY;
  wreck.angle += wreck.spin;
}
