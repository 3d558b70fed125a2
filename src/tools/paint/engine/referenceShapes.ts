// Reference implementations for the tests: simple and slow, pixel by pixel.
import type { Bitmap, Box, Point } from './bitmap.ts';

/** The 4-connected region of a pixel. */
export function plainRegion({ width, height, words }: Bitmap, x: number, y: number): ReadonlySet<number> {
  const target = words[y * width + x];
  const region = new Set([y * width + x]);
  for (const at of region) {
    const column = at % width;
    const row = Math.floor(at / width);
    if (column > 0 && words[at - 1] === target) region.add(at - 1);
    if (column < width - 1 && words[at + 1] === target) region.add(at + 1);
    if (row > 0 && words[at - width] === target) region.add(at - width);
    if (row < height - 1 && words[at + width] === target) region.add(at + width);
  }
  return region;
}

/** Line: one pixel per step of the longer axis, the other axis rounded; a half is rounded away from a. */
export function plainLine(a: Point, b: Point): readonly Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  const along = (by: number, i: number) =>
    long === 0 ? 0 : Math.sign(by) * Math.floor((2 * i * Math.abs(by) + long) / (2 * long));
  return Array.from({ length: long + 1 }, (_, i) => ({ x: a.x + along(dx, i), y: a.y + along(dy, i) }));
}

/** Whether a pixel's centre lies in or on the largest ellipse of the box. */
export function isInOval({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  const [w, h] = [right - left, bottom - top];
  if (w <= 0 || h <= 0) return false;
  const [dx, dy] = [2 * x + 1 - left - right, 2 * y + 1 - top - bottom];
  return dx * dx * h * h + dy * dy * w * w <= w * w * h * h;
}

/** Whether a pixel's centre lies in a box with corners of this radius. */
export function isInRounded(box: Box, radius: number, at: Point): boolean {
  const { left, top, right, bottom } = box;
  const [w, h] = [Math.min(right - left, 2 * radius), Math.min(bottom - top, 2 * radius)];
  if (at.x < left || at.x >= right || at.y < top || at.y >= bottom) return false;
  const inCorner = (from: number, to: number, length: number, place: number) =>
    2 * (place - from) < length ? place - from : 2 * (to - 1 - place) < length ? length - (to - place) : null;
  const [x, y] = [inCorner(left, right, w, at.x), inCorner(top, bottom, h, at.y)];
  return x === null || y === null || isInOval({ left: 0, top: 0, right: w, bottom: h }, { x, y });
}

/** Point in polygon: on an edge, or a ray to the left crosses an odd number of edges. */
export function isInPolygon(corners: readonly Point[]): (at: Point) => boolean {
  const edges = corners.map((a, i) => [a, corners[(i + 1) % corners.length] as Point] as const);
  const drawn = new Set(edges.flatMap(([a, b]) => plainLine(a, b).map(({ x, y }) => `${x},${y}`)));
  return ({ x, y }) => {
    const crossed = edges.filter(([a, b]) => a.y > y !== b.y > y && a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y) <= x);
    return crossed.length % 2 === 1 || drawn.has(`${x},${y}`);
  };
}
