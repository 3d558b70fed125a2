// Mill: rotation of the sails by ticks since the stroke, and their collision with the ball.
import { cos, hypot, PI, sin, TAU } from '../../kit/core/math.ts';
import type { T } from '../constants.ts';
import type { Body } from './contact.ts';
import { middleOf, type Obstacle } from './course.ts';

export type Mill = Extract<Obstacle, { type: 'mill' }>;

export const SAILS = 4;

/** Angle of the sails, in radians: constant speed, then rest; the next stroke restarts it. */
export const turnOf = ({ turnTicks }: Mill, ticks: number, t: Pick<T, 'millTicks'>): number =>
  (TAU * Math.min(ticks, t.millTicks)) / turnTicks;

export const reachOf = ({ width, height }: Mill): number => Math.min(width, height) / 2;

/** Bounces the ball off the sails. Returns the speed of the contact, or null where there is none. */
export function bounceOffSails(ball: Body, mill: Mill, ticks: number, t: T): number | null {
  const middle = middleOf(mill);
  const reach = reachOf(mill);
  const offX = ball.x - middle.x;
  const offY = ball.y - middle.y;
  const touch = t.ballRadius + t.sailWidth / 2;
  if (hypot(offX, offY) > reach + touch) return null;
  const spin = ticks < t.millTicks ? TAU / mill.turnTicks : 0;
  const turn = turnOf(mill, ticks, t);
  let speed: number | null = null;
  for (let sail = 0; sail < SAILS; sail++) {
    const angle = turn + (sail * 2 * PI) / SAILS;
    const ux = cos(angle);
    const uy = sin(angle);
    const along = Math.min(reach, Math.max(0, offX * ux + offY * uy));
    const nearX = middle.x + ux * along;
    const nearY = middle.y + uy * along;
    const away = hypot(ball.x - nearX, ball.y - nearY);
    if (away >= touch || away === 0) continue;
    const nx = (ball.x - nearX) / away;
    const ny = (ball.y - nearY) / away;
    ball.x = nearX + nx * touch;
    ball.y = nearY + ny * touch;
    // Velocity of the sail at the contact.
    const sailX = -spin * (nearY - middle.y);
    const sailY = spin * (nearX - middle.x);
    const into = (ball.vx - sailX) * nx + (ball.vy - sailY) * ny;
    if (into >= 0) continue;
    ball.vx -= (1 + t.wallBounce) * into * nx;
    ball.vy -= (1 + t.wallBounce) * into * ny;
    speed = Math.max(speed ?? 0, -into);
  }
  return speed;
}
