// From the hand to the ball: the meter's power after so many ticks, the way of an aim, and a whole putt played ahead for lines, ghosts and bots.
import { atan2, cos, sin } from '../kit/core/math.ts';
import type { T } from './constants.ts';
import type { Course, Point, Stroke } from './course.ts';
import { type Ball, ballAt, type Fate, roll } from './roll.ts';

/** The specification counts in steps of 20 ms; a tick is a sixtieth of a second. */
const STEPS_PER_TICK = 1000 / 60 / 20;
const FULL = 100;

/** Up to 100 and back to 0, for as long as it is held. */
export function powerAfter(ticks: number, t: Pick<T, 'meterStep'>): number {
  const swung = (ticks * t.meterStep * STEPS_PER_TICK) % (2 * FULL);
  const power = swung <= FULL ? swung : 2 * FULL - swung;
  return Math.round(power * 1000) / 1000;
}

/** How long to hold for it: the first moment at which the meter is there or nearest. */
export const ticksFor = (power: number, t: Pick<T, 'meterStep'>): number =>
  Math.max(1, Math.round(power / (t.meterStep * STEPS_PER_TICK)));

export const aimAt = (from: Point, at: Point): number => atan2(at.y - from.y, at.x - from.x);

/** Strikes a ball that lies at rest. */
export function strike(ball: Ball, aim: number, power: number, t: Pick<T, 'launchSpeed'>): void {
  const speed = power * t.launchSpeed;
  Object.assign(ball, ballAt(ball), { vx: speed * cos(aim) + 0, vy: speed * sin(aim) + 0 });
}

export interface Rolled {
  readonly ball: Ball;
  readonly fate: Exclude<Fate, 'rolling'>;
  /** Where it was after each tick: x, y, x, y …; empty unless wanted. */
  readonly path: readonly number[];
}

/** What a putt comes to. */
export function played(from: Point, aim: number, power: number, course: Course, t: T, wantsPath = false): Rolled {
  const ball = ballAt(from);
  strike(ball, aim, power, t);
  const path: number[] = [];
  for (;;) {
    const fate = roll(ball, course, t);
    if (wantsPath) path.push(ball.x, ball.y);
    if (fate !== 'rolling') return { ball, fate, path };
  }
}

/** Where the ball rests after a stroke as it stands in a course's line: in the water, back at the start. */
export function after(from: Point, { aim, power }: Stroke, course: Course, t: T): Rolled & { readonly to: Point } {
  const rolled = played(from, aimAt(from, aim), power, course, t);
  const { fate, ball } = rolled;
  const to = fate === 'sunk' ? course.start : fate === 'holed' ? course.hole : { x: ball.x, y: ball.y };
  return { ...rolled, to };
}
