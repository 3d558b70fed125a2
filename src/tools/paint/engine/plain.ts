// Plain references for the tests: what is drawn, said pixel by pixel without any haste.
import type { Bitmap, Box, Point } from './bitmap.ts';

/** Every pixel 4-connected to this one in its colour. */
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

/** The long way by ones, the short way rounded; a half is rounded away from a. */
export function plainLine(a: Point, b: Point): readonly Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  const along = (by: number, i: number) =>
    long === 0 ? 0 : Math.sign(by) * Math.floor((2 * i * Math.abs(by) + long) / (2 * long));
  return Array.from({ length: long + 1 }, (_, i) => ({ x: a.x + along(dx, i), y: a.y + along(dy, i) }));
}

/** Whether the middle of a pixel lies in or on the largest ellipse of the box. */
export function isInOval({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  const [w, h] = [right - left, bottom - top];
  if (w <= 0 || h <= 0) return false;
  const [dx, dy] = [2 * x + 1 - left - right, 2 * y + 1 - top - bottom];
  return dx * dx * h * h + dy * dy * w * w <= w * w * h * h;
}
