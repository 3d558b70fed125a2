// Walking along a line of points: where somebody is after so many pixels, and how far a place lies from the line.
import { hypot } from '../kit/core/math.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where one is on a path: the leg, what part of it is walked, and the place. */
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

/** So many pixels from its beginning; beyond its end one stands there. */
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

/** From a place to the nearest point of a path. */
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

/** A quarter of a hundredth of a pixel: places that stay short in a file. */
export const rounded = (value: number): number => Math.round(value * 64) / 64 + 0;
