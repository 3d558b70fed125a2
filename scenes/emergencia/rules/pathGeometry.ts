// Polyline geometry: length, point at a distance along it, distance from a point to it.
import { hypot } from '../../kit/core/math.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Position on a path: index of the leg, walked part of it (0 to 1), and the place. */
export interface PathPosition extends Point {
  readonly pathIndex: number;
  readonly pathProgress: number;
}

export const distance = (a: Point, b: Point): number => hypot(a.x - b.x, a.y - b.y);

export function pathLength(path: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += distance(path[i - 1] as Point, path[i] as Point);
  return sum;
}

/** The point so many pixels from the beginning of a path; its end where the path is shorter. */
export function pointAlong(path: readonly Point[], walked: number): PathPosition {
  let left = Math.max(0, walked);
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] as Point;
    const to = path[i] as Point;
    const leg = distance(from, to);
    if (left < leg) {
      const part = left / leg;
      return {
        pathIndex: i - 1,
        pathProgress: part,
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      };
    }
    left -= leg;
  }
  const { x, y } = path.at(-1) as Point;
  return { pathIndex: path.length - 1, pathProgress: 0, x, y };
}

/** Distance from a point to the nearest point of a path. */
export function distanceToPath(path: readonly Point[], at: Point): number {
  if (path.length === 1) return distance(path[0] as Point, at);
  let least = Infinity;
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1] as Point;
    const b = path[i] as Point;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const square = dx * dx + dy * dy;
    const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / square));
    least = Math.min(least, hypot(at.x - a.x - dx * part, at.y - a.y - dy * part));
  }
  return least;
}

/** Rounds to 1/64 of a pixel: exact in binary and short in JSON. */
export const rounded = (value: number): number => Math.round(value * 64) / 64 + 0;
