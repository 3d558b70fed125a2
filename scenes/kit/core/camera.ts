// What part of a world the stage shows: a board of any size fitted whole, or, where its cells would become too small, followed.

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
  return {
    x: along(world.width, stage.width / scale, focus.x, margin / scale),
    y: along(world.height, stage.height / scale, focus.y, margin / scale),
    scale,
  };
}

function along(world: number, seen: number, focus: number, margin: number): number {
  if (world + 2 * margin <= seen) return (world - seen) / 2;
  return Math.min(world + margin - seen, Math.max(-margin, focus - seen / 2));
}

/** So much nearer to another view: most of the way in `ms` milliseconds of `slowness`. */
export function eased(from: View, to: View, ms: number, slowness: number): View {
  const part = Math.min(1, ms / slowness);
  const mix = (a: number, b: number) => (Math.abs(b - a) < 1e-3 ? b : a + (b - a) * part);
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

export const toWorld = ({ x, y, scale }: View, at: At): At => ({ x: x + at.x / scale, y: y + at.y / scale });
export const toStage = ({ x, y, scale }: View, at: At): At => ({ x: (at.x - x) * scale, y: (at.y - y) * scale });
