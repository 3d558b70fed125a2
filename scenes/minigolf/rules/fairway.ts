// Fairway: outline of a course that is not the whole field. Its sides are walls.
import { hypot } from '../../kit/core/math.ts';
import { type Body, type Contact, sweepDisc, take } from './contact.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Side of the outline, with its direction, its normal and its bounds. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  readonly ux: number;
  readonly uy: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sides of an outline, from corner to corner; none of an empty one. */
export const sidesOf = (outline: readonly Point[]): readonly Side[] =>
  outline.map((from, index) => sideBetween(from, outline[(index + 1) % outline.length] ?? from));

function sideBetween(from: Point, to: Point): Side {
  const length = hypot(to.x - from.x, to.y - from.y);
  return {
    from,
    to,
    length,
    ux: length > 0 ? (to.x - from.x) / length : 0,
    uy: length > 0 ? (to.y - from.y) / length : 0,
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    top: Math.min(from.y, to.y),
    bottom: Math.max(from.y, to.y),
  };
}

/** A body on its way by (dx, dy) against a side, which is a wall from either hand; true where `contact` was found and is sooner. */
export function sweepSide(
  body: Readonly<Pick<Body, 'x' | 'y'>>,
  dx: number,
  dy: number,
  side: Side,
  radius: number,
  contact: Contact,
): boolean {
  const { x, y } = body;
  if (Math.max(x, x + dx) < side.left - radius || Math.min(x, x + dx) > side.right + radius) return false;
  if (Math.max(y, y + dy) < side.top - radius || Math.min(y, y + dy) > side.bottom + radius) return false;
  const { from, to, ux, uy, length } = side;
  const away = (x - from.x) * -uy + (y - from.y) * ux;
  const hand = away < 0 ? -1 : 1;
  const [nx, ny] = [-uy * hand, ux * hand];
  const closing = dx * nx + dy * ny;
  if (closing < 0) {
    const part = Math.max(0, (away * hand - radius) / -closing);
    const along = (x + part * dx - from.x) * ux + (y + part * dy - from.y) * uy;
    if (along >= 0 && along <= length) return take(part, nx, ny, contact);
  }
  const found = sweepDisc(body, dx, dy, from.x, from.y, radius, contact);
  return sweepDisc(body, dx, dy, to.x, to.y, radius, contact) || found;
}

/** Moves the ball away from a side that it overlaps. */
export function pushOffSide(body: Body, { from, ux, uy, length }: Side, radius: number): void {
  const along = Math.min(length, Math.max(0, (body.x - from.x) * ux + (body.y - from.y) * uy));
  const nearX = from.x + along * ux;
  const nearY = from.y + along * uy;
  const away = hypot(body.x - nearX, body.y - nearY);
  if (away === 0 || away >= radius) return;
  body.x = nearX + ((body.x - nearX) / away) * radius;
  body.y = nearY + ((body.y - nearY) / away) * radius;
}

/** Whether a place is inside an outline (even-odd rule); everywhere is inside an empty one. */
export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = outline.length === 0;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) inside = !inside;
  });
  return inside;
}

/** Distance of a place from a side. */
export function distanceToSide(a: Point, b: Point, at: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const near = Math.min(1, Math.max(0, part));
  return hypot(at.x - a.x - dx * near, at.y - a.y - dy * near);
}
