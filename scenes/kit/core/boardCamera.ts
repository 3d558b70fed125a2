// How a board is looked at: whole until a hand brings it nearer, then where hands and the hero lead. Plain data in and out.
import { fittingScale, type Size, type View, viewOf } from './camera.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** `scale` null shows all of it; else so near, with this place of the world in the middle. */
export interface BoardView extends At {
  readonly scale: number | null;
}
export const WHOLE_BOARD: BoardView = { scale: null, x: 0, y: 0 };

/** What is looked at, through what, and how near one may come. */
export interface BoardStage {
  readonly world: Size;
  readonly stage: Size;
  /** Stage pixels that stay free round the whole. */
  readonly margin: number;
  readonly scales: readonly [least: number, most: number];
}

/** Nearly all is all. */
const SNAP = 1.02;
/** Pixels of scrolling that bring a board twice as near. */
const WHEEL_DOUBLES = 240;
/** Stage pixels that a hero keeps from the edge of what is seen. */
const ROOM = 70;

const whole = ({ world, stage, margin, scales }: BoardStage): number => fittingScale(world, stage, margin, scales);

export function viewFor({ scale, x, y }: BoardView, sight: BoardStage): View {
  const { world, stage, margin } = sight;
  const middle = { x: world.width / 2, y: world.height / 2 };
  return scale === null
    ? viewOf(world, stage, whole(sight), middle, margin)
    : viewOf(world, stage, scale, { x, y }, margin);
}

/** So many times nearer; what lies under this place of the stage stays there. */
export function zoomed(gaze: BoardView, sight: BoardStage, times: number, at: At): BoardView {
  const { stage, scales } = sight;
  const before = viewFor(gaze, sight);
  const scale = Math.min(scales[1], before.scale * times);
  if (scale <= whole(sight) * SNAP) return WHOLE_BOARD;
  const under = { x: before.x + at.x / before.scale, y: before.y + at.y / before.scale };
  const near = {
    scale,
    x: under.x - (at.x - stage.width / 2) / scale,
    y: under.y - (at.y - stage.height / 2) / scale,
  };
  return clamped(near, sight);
}

/** By the wheel: turned towards the player brings the board nearer. */
export const zoomedByWheel = (gaze: BoardView, sight: BoardStage, turned: number, at: At): BoardView =>
  zoomed(gaze, sight, 2 ** (-turned / WHEEL_DOUBLES), at);

/** Moved by a hand, in stage pixels. */
export function dragged(gaze: BoardView, sight: BoardStage, dx: number, dy: number): BoardView {
  if (gaze.scale === null) return gaze;
  return clamped({ scale: gaze.scale, x: gaze.x - dx / gaze.scale, y: gaze.y - dy / gaze.scale }, sight);
}

/** Whole, or as near as one may come to a place: the other of the two. */
export const toggledZoom = (gaze: BoardView, sight: BoardStage, place: At): BoardView =>
  gaze.scale === null && sight.scales[1] > whole(sight) * SNAP
    ? clamped({ ...place, scale: sight.scales[1] }, sight)
    : WHOLE_BOARD;

/** Moved no further than a place needs to be in sight. */
export function scrolledIntoView(gaze: BoardView, sight: BoardStage, place: At): BoardView {
  if (gaze.scale === null) return gaze;
  const along = (middle: number, wanted: number, length: number) => {
    const most = Math.max(0, length / 2 - ROOM) / (gaze.scale ?? 1);
    return Math.min(wanted + most, Math.max(wanted - most, middle));
  };
  const { width, height } = sight.stage;
  return clamped({ scale: gaze.scale, x: along(gaze.x, place.x, width), y: along(gaze.y, place.y, height) }, sight);
}

/** A hand that drags beyond the edge need not come all the way back. */
function clamped(gaze: BoardView & { readonly scale: number }, sight: BoardStage): BoardView {
  const { x, y, scale } = viewFor(gaze, sight);
  const { width, height } = sight.stage;
  return { scale, x: x + width / 2 / scale, y: y + height / 2 / scale };
}
