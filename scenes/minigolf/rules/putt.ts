// Putt: power of the meter, direction of an aim, and simulation of a whole putt for ideal lines, ghosts and bots.
import type { Ink } from '../../kit/core/inks.ts';
import { atan2, cos, sin } from '../../kit/core/math.ts';
import type { T } from '../constants.ts';
import type { Course, Point, Stroke } from './course.ts';
import { type Ball, ballAt, type RollResult, roll } from './roll.ts';

/** The specification's steps of 20 ms, per tick of 1/60 s. */
const STEPS_PER_TICK = 1000 / 60 / 20;
const FULL = 100;

/** Power of the meter after so many ticks: a triangle wave between 0 and 100. */
export function powerAfter(ticks: number, t: Pick<T, 'meterStep'>): number {
  const swung = (ticks * t.meterStep * STEPS_PER_TICK) % (2 * FULL);
  const power = swung <= FULL ? swung : 2 * FULL - swung;
  return Math.round(power * 1000) / 1000;
}

/** Colours of the meter, by thirds. */
export const inkOf = (power: number, { meterMiddle, meterHigh }: Pick<T, 'meterMiddle' | 'meterHigh'>): Ink =>
  power < meterMiddle ? 'moss' : power < meterHigh ? 'gold' : 'coral';

/** Ticks to hold for this power: the first tick at which the meter is nearest to it. */
export const ticksFor = (power: number, t: Pick<T, 'meterStep'>): number =>
  Math.max(1, Math.round(power / (t.meterStep * STEPS_PER_TICK)));

export const aimAt = (from: Point, at: Point): number => atan2(at.y - from.y, at.x - from.x);

/** Strikes a ball that lies at rest. */
export function strike(ball: Ball, aim: number, power: number, t: Pick<T, 'launchSpeed'>): void {
  const speed = power * t.launchSpeed;
  Object.assign(ball, ballAt(ball), { vx: speed * cos(aim) + 0, vy: speed * sin(aim) + 0 });
}

export interface PuttResult {
  readonly ball: Ball;
  readonly fate: Exclude<RollResult, 'rolling'>;
  /** Position after each tick: x, y, x, y …; empty unless `wantsPath`. */
  readonly path: readonly number[];
}

/** Simulates a putt until the ball rests, is holed or sinks. */
export function simulatePutt(
  from: Point,
  aim: number,
  power: number,
  course: Course,
  t: T,
  wantsPath = false,
): PuttResult {
  const ball = ballAt(from);
  strike(ball, aim, power, t);
  const path: number[] = [];
  for (;;) {
    const fate = roll(ball, course, t);
    if (wantsPath) path.push(ball.x, ball.y);
    if (fate !== 'rolling') return { ball, fate, path };
  }
}

/** Simulates a stroke of an ideal line; `to` is where the next stroke begins (after water: the tee). */
export function simulateStroke(
  from: Point,
  { aim, power }: Stroke,
  course: Course,
  t: T,
): PuttResult & { readonly to: Point } {
  const rolled = simulatePutt(from, aimAt(from, aim), power, course, t);
  const { fate, ball } = rolled;
  const to = fate === 'sunk' ? course.start : fate === 'holed' ? course.hole : { x: ball.x, y: ball.y };
  return { ...rolled, to };
}
