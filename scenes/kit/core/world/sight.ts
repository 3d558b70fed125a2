// Line of sight among rectangles: segment tests, vision cones, and the visibility polygon of a cone (an angular sweep over corners and arc crossings).
import { atan2, cos, hypot, PI, sin, wrapAngle } from '../math.ts';
import type { Rect } from '../rules.ts';

/** Vision cone, in world pixels and radians; `angle` is the whole opening, at most 2π. */
export interface Cone {
  readonly x: number;
  readonly y: number;
  readonly direction: number;
  readonly range: number;
  readonly angle: number;
}

/**
 * Segment against rectangle: the part of the way from a to b at which it first touches, 0 to 1, or Infinity.
 * The rectangle includes its edge, grown by `grow` on every side.
 */
export function hitTime(ax: number, ay: number, bx: number, by: number, solid: Rect, grow = 0): number {
  const dx = bx - ax;
  const dy = by - ay;
  const left = solid[0] - grow - ax;
  const right = solid[0] + solid[2] + grow - ax;
  const top = solid[1] - grow - ay;
  const bottom = solid[1] + solid[3] + grow - ay;
  if (dx === 0 ? left > 0 || right < 0 : false) return Infinity;
  if (dy === 0 ? top > 0 || bottom < 0 : false) return Infinity;
  const enterX = dx === 0 ? 0 : (dx > 0 ? left : right) / dx;
  const leaveX = dx === 0 ? 1 : (dx > 0 ? right : left) / dx;
  const enterY = dy === 0 ? 0 : (dy > 0 ? top : bottom) / dy;
  const leaveY = dy === 0 ? 1 : (dy > 0 ? bottom : top) / dy;
  const enter = Math.max(0, enterX, enterY);
  return enter <= Math.min(1, leaveX, leaveY) ? enter : Infinity;
}

/** Segment against solids: the part of the way at which it first touches any, 0 to 1, or Infinity. */
export function firstHit(ax: number, ay: number, bx: number, by: number, solids: readonly Rect[], grow = 0): number {
  let first = Infinity;
  for (const solid of solids) first = Math.min(first, hitTime(ax, ay, bx, by, solid, grow));
  return first;
}

/** True where no solid is on the segment; with `grow`, where a box of that half size can slide along it. */
export function isClear(ax: number, ay: number, bx: number, by: number, solids: readonly Rect[], grow = 0): boolean {
  for (const solid of solids) if (hitTime(ax, ay, bx, by, solid, grow) !== Infinity) return false;
  return true;
}

/** True where the point is in the cone, without regard to walls. */
export function inCone(cone: Cone, x: number, y: number): boolean {
  const dx = x - cone.x;
  const dy = y - cone.y;
  if (dx * dx + dy * dy > cone.range * cone.range) return false;
  return Math.abs(wrapAngle(atan2(dy, dx) - cone.direction)) <= cone.angle / 2;
}

/** True where the point is in the cone and no wall hides it: exactly the inside of `visibilityPolygon`. */
export function canSee(cone: Cone, x: number, y: number, solids: readonly Rect[]): boolean {
  return inCone(cone, x, y) && isClear(cone.x, cone.y, x, y, solids);
}

/** Step of the arc on open ground, in radians. Between two neighbouring break angles a cone meets one wall side or none. */
const ARC_STEP = PI / 45;

/**
 * Visibility polygon of a cone among walls, as x, y, x, y …, beginning at its tip.
 * It is exact along walls; an arc is made of chords of 4°, which lie less than a thousandth of the range inside it.
 */
export function visibilityPolygon(cone: Cone, solids: readonly Rect[]): number[] {
  const near = solids.filter(solid => hypot(...offsetToNearest(cone, solid)) <= cone.range);
  const breaks = breakAngles(cone, near);
  const outline: number[] = [cone.x, cone.y];
  for (let i = 1; i < breaks.length; i++) {
    const from = breaks[i - 1] as number;
    const to = breaks[i] as number;
    if (to - from < 1e-9) continue;
    const side = wallSideHit(cone, near, cone.direction + (from + to) / 2);
    addPoint(outline, cone, cone.direction + from, side);
    addPoint(outline, cone, cone.direction + to, side);
  }
  return outline;
}

function offsetToNearest(cone: Cone, solid: Rect): [number, number] {
  return [
    Math.max(solid[0] - cone.x, 0, cone.x - solid[0] - solid[2]),
    Math.max(solid[1] - cone.y, 0, cone.y - solid[1] - solid[3]),
  ];
}

/** Sorted angles, relative to the cone's direction, at which the polygon may change wall sides: corners, and walls that cross the arc. */
function breakAngles(cone: Cone, solids: readonly Rect[]): number[] {
  const half = cone.angle / 2;
  const breaks: number[] = [];
  const steps = Math.max(1, Math.ceil(cone.angle / ARC_STEP));
  for (let i = 0; i <= steps; i++) breaks.push(-half + (cone.angle * i) / steps);
  const add = (dx: number, dy: number) => {
    const off = wrapAngle(atan2(dy, dx) - cone.direction);
    if (Math.abs(off) < half) breaks.push(off);
  };
  for (const solid of solids) {
    const left = solid[0] - cone.x;
    const right = left + solid[2];
    const top = solid[1] - cone.y;
    const bottom = top + solid[3];
    for (const dx of [left, right]) {
      for (const dy of crossings(cone.range, dx)) if (dy > top && dy < bottom) add(dx, dy);
      add(dx, top);
      add(dx, bottom);
    }
    for (const dy of [top, bottom])
      for (const dx of crossings(cone.range, dy)) if (dx > left && dx < right) add(dx, dy);
  }
  return breaks.sort((a, b) => a - b);
}

/** Intersections of a circle around the origin with the line at this distance from it. */
function crossings(radius: number, distance: number): readonly number[] {
  if (Math.abs(distance) >= radius) return [];
  const along = Math.sqrt(radius * radius - distance * distance);
  return [-along, along];
}

/** A wall side as a line: x = at, or y = at. */
interface WallSide {
  readonly upright: boolean;
  readonly at: number;
}

/** Ray cast: the wall side that a ray at this angle meets within range. */
function wallSideHit(cone: Cone, solids: readonly Rect[], angle: number): WallSide | null {
  const dx = cos(angle) * cone.range;
  const dy = sin(angle) * cone.range;
  let first = 1;
  let hit: WallSide | null = null;
  for (const solid of solids) {
    const time = hitTime(cone.x, cone.y, cone.x + dx, cone.y + dy, solid);
    if (time >= first) continue;
    first = time;
    hit = sideOf(cone, solid, dx, dy, time);
  }
  return hit;
}

function sideOf(cone: Cone, solid: Rect, dx: number, dy: number, time: number): WallSide {
  const upright = { upright: true, at: dx > 0 ? solid[0] : solid[0] + solid[2] };
  const level = { upright: false, at: dy > 0 ? solid[1] : solid[1] + solid[3] };
  const offUpright = Math.abs(cone.x + dx * time - upright.at);
  const offLevel = Math.abs(cone.y + dy * time - level.at);
  return offUpright <= offLevel ? upright : level;
}

/** Adds the end of the ray at this angle, unless the polygon's last point is there. */
function addPoint(outline: number[], cone: Cone, angle: number, side: WallSide | null): void {
  const dx = cos(angle);
  const dy = sin(angle);
  let distance = cone.range;
  if (side) distance = Math.min(distance, side.upright ? (side.at - cone.x) / dx : (side.at - cone.y) / dy);
  const x = cone.x + dx * distance;
  const y = cone.y + dy * distance;
  const lastX = outline[outline.length - 2] as number;
  const lastY = outline[outline.length - 1] as number;
  if (Math.abs(x - lastX) + Math.abs(y - lastY) > 1e-6) outline.push(x, y);
}
