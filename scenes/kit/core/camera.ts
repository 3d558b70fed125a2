// What part of a world the stage shows: a board of any size fitted whole, or, where its cells would become too small, followed; a world without end chased.

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
interface At {
  readonly x: number;
  readonly y: number;
}

/** Everything as it is. */
export const WHOLE: View = { x: 0, y: 0, scale: 1 };

/** The scale at which all of a world fits into the stage with a margin (in stage pixels), within these limits. */
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
export function viewOf(world: Size, stage: Size, scale: number, focus: At, margin = 0): View {
  const along = (length: number, seen: number, middle: number) =>
    within(middle - seen / 2, seen, -margin / scale, length + margin / scale);
  return {
    x: along(world.width, stage.width / scale, focus.x),
    y: along(world.height, stage.height / scale, focus.y),
    scale,
  };
}

/** The near edge of what is seen, kept between two ends; where all between them is seen, it is in the middle. */
function within(near: number, seen: number, low: number, high: number): number {
  if (high - low <= seen) return (low + high - seen) / 2;
  return Math.min(high - seen, Math.max(low, near));
}

/** Whom a camera follows, and how fast that goes in world pixels per second. */
export interface FollowTarget extends At {
  readonly vx?: number;
  readonly vy?: number;
}

/** How a camera follows in a world that need not end. */
export interface FollowOptions {
  /** So much of the world is seen. */
  readonly seen: Size;
  /** The focus may move so far about the middle before the camera does. */
  readonly deadZone: Size;
  /** The camera looks to where the focus will be in so many seconds. */
  readonly lookAhead: number;
  /** Ticks in which most of the way is made; 1 or less is at once. */
  readonly slowness: number;
  /** Where the world ends; where none is said it does not. */
  readonly bounds?: {
    readonly left?: number;
    readonly top?: number;
    readonly right?: number;
    readonly bottom?: number;
  };
}

/**
 * The top left corner of what is seen, so many ticks later. The focus is never out of sight. Plain data in and out and sums alone: rules may
 * keep the camera in their state and aim through it.
 */
export function smoothFollow(corner: At, focus: FollowTarget, how: FollowOptions, ticks = 1): { x: number; y: number } {
  const { seen, deadZone, lookAhead, slowness, bounds = {} } = how;
  const wanted = {
    x: drawn(corner.x, focus.x + (focus.vx ?? 0) * lookAhead, seen.width, deadZone.width),
    y: drawn(corner.y, focus.y + (focus.vy ?? 0) * lookAhead, seen.height, deadZone.height),
  };
  const near = eased({ ...corner, scale: 1 }, { ...wanted, scale: 1 }, ticks, slowness);
  const { left = -Infinity, top = -Infinity, right = Infinity, bottom = Infinity } = bounds;
  return {
    x: within(Math.min(focus.x, Math.max(focus.x - seen.width, near.x)), seen.width, left, right),
    y: within(Math.min(focus.y, Math.max(focus.y - seen.height, near.y)), seen.height, top, bottom),
  };
}

/** The near edge that has the focus within the dead zone about the middle, moved no further than need be. */
function drawn(near: number, focus: number, seen: number, zone: number): number {
  const off = focus - (near + seen / 2);
  return near + off - Math.min(zone / 2, Math.max(-zone / 2, off));
}

/** So much nearer to another view: most of the way in `ms` milliseconds of `slowness`. */
export function eased(from: View, to: View, ms: number, slowness: number): View {
  const part = Math.min(1, ms / slowness);
  const mix = (a: number, b: number) => (Math.abs(b - a) < 1e-3 ? b : a + (b - a) * part);
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

export const toWorld = ({ x, y, scale }: View, at: At): At => ({ x: x + at.x / scale, y: y + at.y / scale });
export const toStage = ({ x, y, scale }: View, at: At): At => ({ x: (at.x - x) * scale, y: (at.y - y) * scale });
