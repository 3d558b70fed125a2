// Geometry of the arena: directions in half degrees from a table, rounds and rectangles, what a line meets. The same bits on every engine.
import { clamp, cos, hypot, radians, sin } from '../../kit/core/math.ts';
import { ARENA } from './numbers.ts';
import type { Block, Point } from './types.ts';

/** Places are kept in thousandths of a unit. */
const quantize = (value: number): number => Math.round(value * 1000) / 1000 + 0;
const fine = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** Cosines of half degrees: bodies, guns and shells have no finer directions. */
const COSINES: readonly number[] = Array.from({ length: 720 }, (_, half) => cos(radians(half / 2)));
const cosineOf = (degrees: number): number => COSINES[(((degrees * 2) % 720) + 720) % 720] as number;
const sineOf = (degrees: number): number => cosineOf(degrees - 90);

/** 0 to below 360. */
export const rotated = (angle: number): number => ((angle % 360) + 360) % 360;
/** Degrees from one direction to another, the short way: −180 to below 180. */
export const angleBetween = (from: number, to: number): number => rotated(to - from + 180) - 180;

/** Place so many units ahead in a direction of half degrees. */
export const moved = ({ x, y }: Point, degrees: number, units: number): Point => ({
  x: quantize(x + units * cosineOf(degrees)),
  y: quantize(y + units * sineOf(degrees)),
});

/** Place so many units ahead in any direction: a helper of scripts. */
export function pointAhead({ x, y }: Point, degrees: number, units: number): Point {
  if (Number.isInteger(degrees * 2))
    return { x: fine(x + units * cosineOf(degrees)), y: fine(y + units * sineOf(degrees)) };
  const angle = radians(degrees);
  return { x: fine(x + units * cos(angle)), y: fine(y + units * sin(angle)) };
}

export const withinWalls = ({ x, y }: Point): Point => ({
  x: clamp(x, ARENA.radius, ARENA.width - ARENA.radius),
  y: clamp(y, ARENA.radius, ARENA.height - ARENA.radius),
});

/** The place pushed out of a block, or the same point where it stands clear. */
export function pushedOut(at: Point, { x, y, w, h }: Block, radius: number): Point {
  const near = { x: clamp(at.x, x, x + w), y: clamp(at.y, y, y + h) };
  const [dx, dy] = [at.x - near.x, at.y - near.y];
  const away = hypot(dx, dy);
  if (away >= radius) return at;
  if (away > 0) return { x: quantize(near.x + (dx / away) * radius), y: quantize(near.y + (dy / away) * radius) };
  const ways = [
    { x: x - radius, y: at.y },
    { x: x + w + radius, y: at.y },
    { x: at.x, y: y - radius },
    { x: at.x, y: y + h + radius },
  ];
  return ways.reduce((best, way) =>
    hypot(way.x - at.x, way.y - at.y) < hypot(best.x - at.x, best.y - at.y) ? way : best,
  );
}

/** Whether a robot has room at a place, with a margin. */
export function hasRoom(at: Point, blocks: readonly Block[], margin = 0): boolean {
  const radius = ARENA.radius + margin;
  const isInside = at.x >= radius && at.y >= radius && at.x <= ARENA.width - radius && at.y <= ARENA.height - radius;
  return isInside && blocks.every(block => pushedOut(at, block, radius) === at);
}

/** Part of the way, 0 to 1, at which a line enters a rectangle; null where it does not. */
export function entersBlock(from: Point, to: Point, { x, y, w, h }: Block): number | null {
  let [first, last] = [0, 1];
  for (const [at, by, low, high] of [
    [from.x, to.x - from.x, x, x + w],
    [from.y, to.y - from.y, y, y + h],
  ] as const) {
    if (by === 0) {
      if (at < low || at > high) return null;
      continue;
    }
    const [a, b] = [(low - at) / by, (high - at) / by];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return first <= last ? first : null;
}

/** Part of the way, 0 to 1, at which a line comes within a distance of a point; null where it does not. */
export function entersRound(from: Point, to: Point, at: Point, radius: number): number | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [fx, fy] = [from.x - at.x, from.y - at.y];
  const outside = fx * fx + fy * fy - radius * radius;
  if (outside <= 0) return 0;
  const a = dx * dx + dy * dy;
  const b = fx * dx + fy * dy;
  const root = b * b - a * outside;
  if (root < 0 || b >= 0) return null;
  const part = (-b - Math.sqrt(root)) / a;
  return part <= 1 ? part : null;
}

/** Whether nothing that hides stands between two places. */
export const isInSight = (from: Point, to: Point, blocks: readonly Block[]): boolean =>
  blocks.every(block => block.low || entersBlock(from, to, block) === null);

/** Part of the way at which a line leaves the ground; null where it stays. */
export function leavesGround(from: Point, to: Point): number | null {
  if (to.x >= 0 && to.y >= 0 && to.x <= ARENA.width && to.y <= ARENA.height) return null;
  const parts = [
    to.x < 0 ? -from.x / (to.x - from.x) : 1,
    to.x > ARENA.width ? (ARENA.width - from.x) / (to.x - from.x) : 1,
    to.y < 0 ? -from.y / (to.y - from.y) : 1,
    to.y > ARENA.height ? (ARENA.height - from.y) / (to.y - from.y) : 1,
  ];
  return Math.min(...parts);
}

/** The point a part of the way along a line. */
export const along = (from: Point, to: Point, part: number): Point => ({
  x: quantize(from.x + (to.x - from.x) * part),
  y: quantize(from.y + (to.y - from.y) * part),
});
