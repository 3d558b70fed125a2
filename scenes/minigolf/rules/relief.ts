// Relief: what slopes and hills add to the speed of a ball on them.
import { hypot } from '../../kit/core/math.ts';
import type { Body } from './contact.ts';
import { covers, type Obstacle } from './course.ts';

type Hill = Extract<Obstacle, { type: 'hill' }>;

/** Makes the largest steepness of a hill 1: that of (1 − q²)² is at q = √⅓. */
const STEEPEST = 2.598076211353316;

/** Steepness of a hill by the distance from its middle, 0 to 1: level at the top and at the foot. */
export const steepness = (part: number): number => (part < 1 ? STEEPEST * part * (1 - part * part) : 0);

/** Adds the push of a slope or hill to the ball; returns how strong it was. */
export function applyRelief(ball: Body, zone: Obstacle): number {
  if (zone.type === 'slope' && covers(zone, ball)) {
    ball.vx += zone.pushX;
    ball.vy += zone.pushY;
    // A slope holds no ball, however gentle it is.
    return Number.POSITIVE_INFINITY;
  }
  return zone.type === 'hill' ? applyHill(ball, zone) : 0;
}

function applyHill(ball: Body, { x, y, width, height, push }: Hill): number {
  const offX = (ball.x - x) / (width / 2) - 1;
  const offY = (ball.y - y) / (height / 2) - 1;
  const part = hypot(offX, offY);
  if (part >= 1 || part === 0) return 0;
  // Downhill is across the level lines, which are ellipses.
  const [downX, downY] = [offX / width, offY / height];
  const down = hypot(downX, downY);
  const strength = push * steepness(part);
  ball.vx += (strength * downX) / down;
  ball.vy += (strength * downY) / down;
  return Math.abs(strength);
}
