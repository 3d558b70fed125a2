// Where barrels point and shots fly: shared by the rules, the bot and the picture of the arc.
import { atan2, cos, hypot, PI, radians, sin } from '../kit/core/math.ts';
import { GROUND, type T } from './constants.ts';
import type { Gun, Shell } from './state.ts';

type Point = { readonly x: number; readonly y: number };

/** The barrel turns so far below the top of the gun, in px. */
const PIVOT_BELOW_TOP = 6;
/** Shells that fly longer have left the stage. */
const LONGEST_FLIGHT = 400;
/** Of two arcs through one place the quicker is better: a tick weighs so many px of miss. */
const TICK_WEIGHS = 0.05;

export const pivotOf = ({ x }: Pick<Gun, 'x'>, t: T): Point => ({ x, y: GROUND - t.gunHeight + PIVOT_BELOW_TOP });

/** How far the barrel may turn to each side, in degrees. */
export const limitOf = ({ isLocked }: Gun, t: T): number => (isLocked ? t.lockDegrees : t.freeDegrees);

/** The mouth of a barrel turned to an angle in degrees. */
export function muzzleOf(gun: Pick<Gun, 'x' | 'turretAngle'>, t: T): Point {
  const { x, y } = pivotOf(gun, t);
  const angle = radians(gun.turretAngle);
  return { x: x + sin(angle) * t.barrelLength, y: y - cos(angle) * t.barrelLength };
}

/** Along the barrel, in px per tick. */
export function bulletSpeedOf({ turretAngle }: Pick<Gun, 'turretAngle'>, t: T): { speedX: number; speedY: number } {
  const angle = radians(turretAngle);
  return { speedX: sin(angle) * t.bulletSpeed, speedY: 0 - cos(angle) * t.bulletSpeed };
}

/** vx = 8 sin a, vy = −10 cos a. */
export function shellSpeedOf({ turretAngle }: Pick<Gun, 'turretAngle'>, t: T): { speedX: number; speedY: number } {
  const angle = radians(turretAngle);
  return { speedX: t.shellAcross * sin(angle), speedY: 0 - t.shellUp * cos(angle) };
}

/** One tick of a shell's flight. */
export function flyOn(shell: Pick<Shell, 'speedX'> & { x: number; y: number; speedY: number }, t: T): void {
  shell.x += shell.speedX;
  shell.y += shell.speedY;
  shell.speedY += t.shellGravity;
}

/** Where a shell fired now would be after each tick, the last place on the ground or beyond the sides. */
export function arcOf(gun: Pick<Gun, 'x' | 'turretAngle'>, t: T): Point[] {
  const shell = { ...muzzleOf(gun, t), ...shellSpeedOf(gun, t) };
  const arc: Point[] = [];
  while (shell.y < GROUND && arc.length < LONGEST_FLIGHT) {
    flyOn(shell, t);
    arc.push({ x: shell.x, y: Math.min(GROUND, shell.y) });
  }
  return arc;
}

/** The angle in degrees that points the barrel to a place, or as near as the gun may turn. */
export function angleTo(gun: Gun, x: number, y: number, t: T): number {
  const limit = limitOf(gun, t);
  return gun.mode === 'mortar' ? arcTo(gun, x, y, limit, t) : straightTo(gun, x, y, limit, t);
}

function straightTo(gun: Gun, x: number, y: number, limit: number, t: T): number {
  const pivot = pivotOf(gun, t);
  const angle = (atan2(x - pivot.x, pivot.y - y) * 180) / PI;
  return Math.min(limit, Math.max(-limit, angle)) + 0;
}

/** Angles tried to one side, in degrees. */
const STEP = 0.5;
const QUARTER = Array.from({ length: 90 / STEP + 1 }, (_, step) => {
  const angle = radians(step * STEP);
  return [sin(angle), cos(angle)] as const;
});

/** The angle whose arc passes a place nearest; of two alike the one that gets there sooner. */
function arcTo(gun: Gun, x: number, y: number, limit: number, t: T): number {
  const pivot = pivotOf(gun, t);
  const across = Math.abs(x - pivot.x);
  const wanted = Math.min(y, GROUND);
  let best = 0;
  let least = Infinity;
  for (let step = 1; step * STEP <= limit; step++) {
    const [sine, cosine] = QUARTER[step] as readonly [number, number];
    const speedX = t.shellAcross * sine;
    const ticks = (across - t.barrelLength * sine) / speedX;
    if (!(ticks >= 0 && ticks < LONGEST_FLIGHT)) continue;
    const speedY = t.shellGravity * ticks - t.shellUp * cosine;
    const there = pivot.y - t.barrelLength * cosine + (speedY - t.shellUp * cosine - t.shellGravity) * (ticks / 2);
    // How far beside the arc the place lies: a steep arc is near it however far above or below it passes.
    const miss = (Math.abs(there - wanted) * speedX) / hypot(speedX, speedY) + ticks * TICK_WEIGHS;
    if (miss >= least) continue;
    least = miss;
    best = step * STEP;
  }
  return x < pivot.x ? 0 - best : best;
}
