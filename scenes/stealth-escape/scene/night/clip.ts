// Polygon clipping (Sutherland–Hodgman): the part of an outline inside a circle, taken as a convex polygon.
import { cos, sin, TAU } from '../../../kit/core/math.ts';

const SIDES = 24;

/** Cuts the outline (x, y, x, y …) by each side of the circle in turn; empty where nothing is left. */
export function clipToCircle(outline: readonly number[], x: number, y: number, radius: number): readonly number[] {
  let left = outline;
  for (let side = 0; side < SIDES && left.length > 0; side++) {
    const angle = (TAU * side) / SIDES;
    left = clipToHalfPlane(left, x, y, cos(angle), sin(angle), radius);
  }
  return left;
}

/** Cuts by a half-plane: what is no farther than `reach` from (x, y) in one direction. */
function clipToHalfPlane(
  outline: readonly number[],
  x: number,
  y: number,
  dx: number,
  dy: number,
  reach: number,
): number[] {
  const kept: number[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    const before = i === 0 ? outline.length - 2 : i - 2;
    const [ax, ay] = [outline[before] as number, outline[before + 1] as number];
    const [bx, by] = [outline[i] as number, outline[i + 1] as number];
    const a = (ax - x) * dx + (ay - y) * dy - reach;
    const b = (bx - x) * dx + (by - y) * dy - reach;
    if (a * b < 0) kept.push(ax + ((bx - ax) * a) / (a - b), ay + ((by - ay) * a) / (a - b));
    if (b <= 0) kept.push(bx, by);
  }
  return kept;
}
