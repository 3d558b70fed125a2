// Zoom and pan of a board: all of it until the player zooms in, then where drags and the hero lead. Plain data in and out.
import { fittingScale, type Size, type View, viewOf } from './camera.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Zoom (`scale`, stage pixels per world pixel; null shows all of the board) and the world point in the middle. */
export interface BoardView extends Point {
  readonly scale: number | null;
}
export const WHOLE_BOARD: BoardView = { scale: null, x: 0, y: 0 };

/** A board, the stage that shows it, and the limits of zoom. */
export interface BoardStage {
  readonly world: Size;
  readonly stage: Size;
  /** Free space round the whole board, in stage pixels. */
  readonly margin: number;
  readonly scales: readonly [least: number, most: number];
}

/** Zoomed in by less than this factor, the whole board is shown. */
const SNAP = 1.02;
/** Pixels of scrolling that double the scale. */
const WHEEL_DOUBLES = 240;
/** Least distance of a followed place from the edge of the picture, in stage pixels. */
const EDGE_MARGIN = 70;

const fitScale = ({ world, stage, margin, scales }: BoardStage): number => fittingScale(world, stage, margin, scales);

export function viewFor({ scale, x, y }: BoardView, board: BoardStage): View {
  const { world, stage, margin } = board;
  const middle = { x: world.width / 2, y: world.height / 2 };
  return scale === null
    ? viewOf(world, stage, fitScale(board), middle, margin)
    : viewOf(world, stage, scale, { x, y }, margin);
}

/** Zoom by a factor about a point of the stage: the world under it stays there. */
export function zoomed(view: BoardView, board: BoardStage, times: number, at: Point): BoardView {
  const { stage, scales } = board;
  const before = viewFor(view, board);
  const scale = Math.min(scales[1], before.scale * times);
  if (scale <= fitScale(board) * SNAP) return WHOLE_BOARD;
  const under = { x: before.x + at.x / before.scale, y: before.y + at.y / before.scale };
  const near = {
    scale,
    x: under.x - (at.x - stage.width / 2) / scale,
    y: under.y - (at.y - stage.height / 2) / scale,
  };
  return clamped(near, board);
}

/** Zoom by the wheel: scrolling up zooms in. */
export const zoomedByWheel = (view: BoardView, board: BoardStage, turned: number, at: Point): BoardView =>
  zoomed(view, board, 2 ** (-turned / WHEEL_DOUBLES), at);

/** Pan by a drag, in stage pixels. */
export function dragged(view: BoardView, board: BoardStage, dx: number, dy: number): BoardView {
  if (view.scale === null) return view;
  return clamped({ scale: view.scale, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, board);
}

/** Toggle between the whole board and the largest scale at a place. */
export const toggledZoom = (view: BoardView, board: BoardStage, place: Point): BoardView =>
  view.scale === null && board.scales[1] > fitScale(board) * SNAP
    ? clamped({ ...place, scale: board.scales[1] }, board)
    : WHOLE_BOARD;

/** Scroll just far enough that a place is in sight. */
export function scrolledIntoView(view: BoardView, board: BoardStage, place: Point): BoardView {
  if (view.scale === null) return view;
  const along = (middle: number, wanted: number, length: number) => {
    const most = Math.max(0, length / 2 - EDGE_MARGIN) / (view.scale ?? 1);
    return Math.min(wanted + most, Math.max(wanted - most, middle));
  };
  const { width, height } = board.stage;
  return clamped({ scale: view.scale, x: along(view.x, place.x, width), y: along(view.y, place.y, height) }, board);
}

/** Clamped to the board's edges, so that a drag beyond an edge need not be undone before the board moves again. */
function clamped(view: BoardView & { readonly scale: number }, board: BoardStage): BoardView {
  const { x, y, scale } = viewFor(view, board);
  const { width, height } = board.stage;
  return { scale, x: x + width / 2 / scale, y: y + height / 2 / scale };
}
