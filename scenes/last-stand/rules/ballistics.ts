// Ballistics of cannon and mortar: barrel geometry, velocities, trajectories and aiming angles. Shared by rules, bot and scene.
import { atan2, cos, hypot, PI, radians, sin } from '../../kit/core/math.ts';
import { GROUND, type T } from '../constants.ts';
import type { Gun, Shell } from './state.ts';

type Point = { readonly x: number; readonly y: number };

/** The barrel's pivot below the top of the gun, in px. */
const PIVOT_BELOW_TOP = 6;
/** Longest flight of a shell, in ticks. */
const MAX_FLIGHT_TICKS = 400;
/** Cost of a tick of flight in px of miss: of two arcs through one point the quicker is chosen. */
const FLIGHT_TIME_WEIGHT = 0.05;

export const pivotPosition = ({ x }: Pick<Gun, 'x'>, t: T): Point => ({ x, y: GROUND - t.gunHeight + PIVOT_BELOW_TOP });

/** Largest turn of the barrel to each side, in degrees. */
export const turnLimit = ({ isLocked }: Gun, t: T): number => (isLocked ? t.lockDegrees : t.freeDegrees);

/** Position of the barrel's mouth. */
export function muzzlePosition(gun: Pick<Gun, 'x' | 'turretAngle'>, t: T): Point {
  const { x, y } = pivotPosition(gun, t);
  const angle = radians(gun.turretAngle);
  return { x: x + sin(angle) * t.barrelLength, y: y - cos(angle) * t.barrelLength };
}

/** Velocity along the barrel, in px per tick. */
export function bulletVelocity({ turretAngle }: Pick<Gun, 'turretAngle'>, t: T): { speedX: number; speedY: number } {
  const angle = radians(turretAngle);
  return { speedX: sin(angle) * t.bulletSpeed, speedY: 0 - cos(angle) * t.bulletSpeed };
}

/** vx = 8 sin a, vy = −10 cos a. */
export function shellVelocity({ turretAngle }: Pick<Gun, 'turretAngle'>, t: T): { speedX: number; speedY: number } {
  const angle = radians(turretAngle);
  return { speedX: t.shellAcross * sin(angle), speedY: 0 - t.shellUp * cos(angle) };
}

/** One tick of a shell's flight. */
export function stepShell(shell: Pick<Shell, 'speedX'> & { x: number; y: number; speedY: number }, t: T): void {
  shell.x += shell.speedX;
  shell.y += shell.speedY;
  shell.speedY += t.shellGravity;
}

/** Trajectory of a shell fired now: its position after each tick, until it reaches the ground. */
export function shellTrajectory(gun: Pick<Gun, 'x' | 'turretAngle'>, t: T): Point[] {
  const shell = { ...muzzlePosition(gun, t), ...shellVelocity(gun, t) };
  const arc: Point[] = [];
  while (shell.y < GROUND && arc.length < MAX_FLIGHT_TICKS) {
    stepShell(shell, t);
    arc.push({ x: shell.x, y: Math.min(GROUND, shell.y) });
  }
  return arc;
}

/** Aiming angle for a point, in degrees, clamped to the turn limit. */
export function angleTo(gun: Gun, x: number, y: number, t: T): number {
  const limit = turnLimit(gun, t);
  return gun.mode === 'mortar' ? mortarAngle(gun, x, y, limit, t) : cannonAngle(gun, x, y, limit, t);
}

function cannonAngle(gun: Gun, x: number, y: number, limit: number, t: T): number {
  const pivot = pivotPosition(gun, t);
  const angle = (atan2(x - pivot.x, pivot.y - y) * 180) / PI;
  return Math.min(limit, Math.max(-limit, angle)) + 0;
}

/** Step of the search for the mortar's angle, in degrees. */
const STEP = 0.5;
const SIN_COS_TABLE = Array.from({ length: 90 / STEP + 1 }, (_, step) => {
  const angle = radians(step * STEP);
  return [sin(angle), cos(angle)] as const;
});

/** Mortar angle by exhaustive search in half degrees: the arc with the least miss, weighted with flight time. */
function mortarAngle(gun: Gun, x: number, y: number, limit: number, t: T): number {
  const pivot = pivotPosition(gun, t);
  const across = Math.abs(x - pivot.x);
  const wanted = Math.min(y, GROUND);
  let best = 0;
  let least = Infinity;
  for (let step = 1; step * STEP <= limit; step++) {
    const [sine, cosine] = SIN_COS_TABLE[step] as readonly [number, number];
    const speedX = t.shellAcross * sine;
    const ticks = (across - t.barrelLength * sine) / speedX;
    if (!(ticks >= 0 && ticks < MAX_FLIGHT_TICKS)) continue;
    const speedY = t.shellGravity * ticks - t.shellUp * cosine;
    const there = pivot.y - t.barrelLength * cosine + (speedY - t.shellUp * cosine - t.shellGravity) * (ticks / 2);
    // Distance perpendicular to the arc: the vertical miss times the cosine of the slope.
    const miss = (Math.abs(there - wanted) * speedX) / hypot(speedX, speedY) + ticks * FLIGHT_TIME_WEIGHT;
    if (miss >= least) continue;
    least = miss;
    best = step * STEP;
  }
  return x < pivot.x ? 0 - best : best;
}
