// Slingshot aiming: converts a pull to a velocity and back, and simulates the flight.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { cos, hypot, radians, sin } from '../../kit/core/math.ts';
import { type Ground, Side } from '../../kit/core/rules.ts';
import { type Projectile, stepFlight } from '../../kit/core/world/trajectory.ts';
import { type T, WORLD } from '../constants.ts';
import { isChanging, stepPlatform } from './platforms.ts';
import type { Aim, Platform, Player, State } from './state.ts';

/** World bounds of a flight: walls at both sides, open above and below. */
export const EDGES = { ...WORLD, solids: [], open: Side.up | Side.down } as const satisfies Ground;

/** Vector of a pull, in px. */
export interface PullVector {
  readonly dx: number;
  readonly dy: number;
}
/** Px per second. */
export interface Velocity {
  readonly vx: number;
  readonly vy: number;
}

/** Pull of the pointer, or else of keys and stick; null where there is none. */
export function pullOf({ pull, aim }: Readonly<State>): PullVector | null {
  if (pull) return { dx: pull.x - pull.fromX, dy: pull.y - pull.fromY };
  return aim.isShown ? pullOfAim(aim) : null;
}

export function pullOfAim({ degrees, power }: Pick<Aim, 'degrees' | 'power'>): PullVector {
  const angle = radians(degrees);
  // 0 − x avoids −0, which JSON does not keep.
  return { dx: 0 - sin(angle) * power, dy: cos(angle) * power };
}

/** Length of a pull, capped at the full pull, in px. */
export const powerOf = ({ dx, dy }: PullVector, t: T): number => Math.min(hypot(dx, dy), t.pullPx);

/** Velocity of a pull, in the opposite direction: impulse 6 to 16 for 0 to 100 px. Null within the dead zone, or if it points downwards. */
export function velocityOf(draw: PullVector, boost: number, t: T): Velocity | null {
  const length = hypot(draw.dx, draw.dy);
  if (length <= t.deadPull || draw.dy <= 0) return null;
  const most = Math.max(t.jumpImpulse, t.leastImpulse);
  const impulse = t.leastImpulse + ((most - t.leastImpulse) * powerOf(draw, t)) / t.pullPx;
  const speed = impulse * boost * TICKS_PER_SECOND;
  return { vx: (-draw.dx / length) * speed + 0, vy: (-draw.dy / length) * speed };
}

/** Pull that gives this velocity, rounded to whole px; null where there is none. */
export function pullFor({ vx, vy }: Velocity, boost: number, t: T): PullVector | null {
  const speed = hypot(vx, vy);
  const impulse = speed / TICKS_PER_SECOND / boost;
  const length = ((impulse - t.leastImpulse) / (t.jumpImpulse - t.leastImpulse)) * t.pullPx;
  if (!(length > t.deadPull && length <= t.pullPx) || vy >= 0) return null;
  return { dx: Math.round((-vx / speed) * length), dy: Math.round((-vy / speed) * length) };
}

/** Factor of the jump's speed: more than 1 on a spring. */
export const boostOf = ({ player, platforms }: Readonly<State>, t: T): number =>
  platforms.some(({ id, kind }) => id === player.carriedBy && kind === 'spring') ? t.springBoost : 1;

export interface Flight {
  /** Centre of the fox after each tick; the last place is on the platform. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** Platform of the landing; null where there is none within the simulated ticks. */
  readonly on: Platform | null;
}

type Jumper = Pick<Player, 'x' | 'y' | 'w' | 'h' | 'gravity' | 'bounce'>;

/** Simulates a jump exactly as physics does: wall bounces, moving and folding platforms, landing. */
export function simulateFlight(
  { x, y, w, h, gravity, bounce }: Jumper,
  { vx, vy }: Velocity,
  platforms: readonly Platform[],
  ticks: number,
  t: T,
): Flight {
  const flyer: Projectile = { ...{ x, y, w, h, gravity, bounce }, vx, vy };
  const ghosts = platforms.map(platform => (isChanging(platform) ? { ...platform } : platform));
  const changing = ghosts.filter(isChanging);
  const places: { x: number; y: number }[] = [];
  for (let tick = 0; tick < ticks; tick++) {
    const feet = flyer.y + h / 2;
    stepFlight(flyer, EDGES);
    for (const platform of changing) {
      stepPlatform(platform, t);
      platform.x += platform.vx / TICKS_PER_SECOND;
    }
    const on = flyer.vy > 0 ? ghosts.find(platform => isLanding(flyer, feet, platform)) : undefined;
    if (on) {
      // A moving platform carries the fox from the tick of the landing.
      places.push({ x: flyer.x + on.vx / TICKS_PER_SECOND, y: on.y - h / 2 });
      return { places, on };
    }
    places.push({ x: flyer.x, y: flyer.y });
  }
  return { places, on: null };
}

const isLanding = ({ x, y, w, h }: Projectile, feetBefore: number, platform: Platform): boolean =>
  !platform.isGone &&
  feetBefore <= platform.y &&
  y + h / 2 > platform.y &&
  x + w / 2 > platform.x &&
  x - w / 2 < platform.x + platform.w;
