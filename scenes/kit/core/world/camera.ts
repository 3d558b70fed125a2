// Camera: which part of a world the stage shows. A board is fitted whole or followed where its cells would become too small; a world without end is
// followed smoothly.

/** The world pixel at the stage's top left corner, and stage pixels per world pixel. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The world unscaled, from its corner. */
export const WHOLE: View = { x: 0, y: 0, scale: 1 };

/** The scale at which all of a world fits into the stage with a margin (in stage pixels), clampedView these limits. */
export function fittingScale(
  world: Size,
  stage: Size,
  margin: number,
  [least, most]: readonly [number, number],
): number {
  const room = Math.min((stage.width - 2 * margin) / world.width, (stage.height - 2 * margin) / world.height);
  return Math.min(most, Math.max(least, room));
}

/** A world that fits is in the middle; a larger one follows the focus and stops at its own edges. */
export function viewOf(world: Size, stage: Size, scale: number, focus: Point, margin = 0): View {
  const along = (length: number, seen: number, middle: number) =>
    clampedView(middle - seen / 2, seen, -margin / scale, length + margin / scale);
  return {
    x: along(world.width, stage.width / scale, focus.x),
    y: along(world.height, stage.height / scale, focus.y),
    scale,
  };
}

/** Position of the view's near edge, clamped between two ends; a view longer than the way between them is centred. */
function clampedView(near: number, seen: number, low: number, high: number): number {
  if (high - low <= seen) return (low + high - seen) / 2;
  return Math.min(high - seen, Math.max(low, near));
}

/** What a camera follows: a place and a velocity, in world pixels per second. */
export interface FollowTarget extends Point {
  readonly vx?: number;
  readonly vy?: number;
}

/** Options of a camera that follows smoothly. */
export interface FollowOptions {
  /** Size of the view, in world pixels. */
  readonly seen: Size;
  /** Box about the middle in which the focus moves before the camera does, in world pixels. */
  readonly deadZone: Size;
  /** Seconds by which the camera looks ahead of the focus. */
  readonly lookAhead: number;
  /** Ticks in which most of the way is made; 1 or less is at once. */
  readonly slowness: number;
  /** Ends of the world, in world pixels; an absent side has no end. */
  readonly bounds?: {
    readonly left?: number;
    readonly top?: number;
    readonly right?: number;
    readonly bottom?: number;
  };
}

/**
 * Smooth follow with dead zone, look-ahead and easing: the top left corner of the view after so many ticks. The focus is never out of sight. It is
 * plain data and uses sums alone, so that rules may keep the camera in their state and aim through it.
 */
export function smoothFollow(
  corner: Point,
  focus: FollowTarget,
  how: FollowOptions,
  ticks = 1,
): { x: number; y: number } {
  const { seen, deadZone, lookAhead, slowness, bounds = {} } = how;
  const wanted = {
    x: inDeadZone(corner.x, focus.x + (focus.vx ?? 0) * lookAhead, seen.width, deadZone.width),
    y: inDeadZone(corner.y, focus.y + (focus.vy ?? 0) * lookAhead, seen.height, deadZone.height),
  };
  const near = eased({ ...corner, scale: 1 }, { ...wanted, scale: 1 }, ticks, slowness);
  const { left = -Infinity, top = -Infinity, right = Infinity, bottom = Infinity } = bounds;
  return {
    x: clampedView(Math.min(focus.x, Math.max(focus.x - seen.width, near.x)), seen.width, left, right),
    y: clampedView(Math.min(focus.y, Math.max(focus.y - seen.height, near.y)), seen.height, top, bottom),
  };
}

/** The near edge, moved just far enough that the focus is in the dead zone about the middle. */
function inDeadZone(near: number, focus: number, seen: number, zone: number): number {
  const off = focus - (near + seen / 2);
  return near + off - Math.min(zone / 2, Math.max(-zone / 2, off));
}

/** Easing from one view towards another: `ms / slowness` of the way, all of it where that is 1 or more. */
export function eased(from: View, to: View, ms: number, slowness: number): View {
  const part = Math.min(1, ms / slowness);
  const mix = (a: number, b: number) => (Math.abs(b - a) < 1e-3 ? b : a + (b - a) * part);
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

export const toWorld = ({ x, y, scale }: View, at: Point): Point => ({ x: x + at.x / scale, y: y + at.y / scale });
export const toStage = ({ x, y, scale }: View, at: Point): Point => ({ x: (at.x - x) * scale, y: (at.y - y) * scale });
