// Course editor's drawing: fairway, pieces and their handles on a 10 px grid, validation, and storage format.

import { clamp } from '../../kit/core/math.ts';
import { tryReading } from '../../kit/core/refusal.ts';
import {
  type Course,
  covers,
  FIELD,
  MOST_CORNERS,
  MOST_OBSTACLES,
  type Obstacle,
  type Point,
  parseCourse,
  validateCourse,
} from '../rules/course.ts';
import { distanceToSide } from '../rules/fairway.ts';
import { type Brush, nextSetting, pieceOf, type Rectangle, shaped, tipOf, withTip } from './pieces.ts';

/** Grid size, in px of the course. */
export const SNAP = 10;
/** Distance of ball and hole from the edge, in px. */
const MARGIN = 10;
/** A fairway is drawn at least so wide, in px. */
const WIDTH = 100;
/** A press within this distance of ball or hole selects it, in px. */
const NEAR = 20;

export type Drawing = Pick<Course, 'start' | 'hole' | 'fairway' | 'obstacles'>;
/** A piece that can be selected: a number is the index of an obstacle, `tip` its further handle, `corner` one of the fairway. */
export type Piece = 'start' | 'hole' | number | `tip ${number}` | `corner ${number}`;
/** Corner of a rectangle: left or right, upper or lower. */
export interface Corner {
  readonly x: 0 | 1;
  readonly y: 0 | 1;
}

export const EMPTY: Drawing = { start: { x: 100, y: 300 }, hole: { x: 700, y: 300 }, fairway: [], obstacles: [] };

const onGrid = (value: number, most: number): number => clamp(Math.round(value / SNAP) * SNAP, 0, most);
const snapToGrid = ({ x, y }: Point): Point => ({ x: onGrid(x, FIELD.width), y: onGrid(y, FIELD.height) });
const between = (from: Point, to: Point) => {
  const [x, y] = [Math.min(from.x, to.x, FIELD.width - SNAP), Math.min(from.y, to.y, FIELD.height - SNAP)];
  const width = Math.max(SNAP, Math.abs(to.x - from.x));
  const height = Math.max(SNAP, Math.abs(to.y - from.y));
  return { x, y, width, height };
};

/** Adds a piece between two points; of the fairway its outline, or a corner of it at the second point. */
export function addPiece(drawing: Drawing, brush: Brush, from: Point, to: Point): Drawing {
  const rect = between(snapToGrid(from), snapToGrid(to));
  return brush === 'fairway'
    ? addFairway(drawing, rect, from, to)
    : { ...drawing, obstacles: [...drawing.obstacles, pieceOf(brush, rect)] };
}

/** Index of a side by the place nearest to it. */
export function nearestSide({ fairway }: Drawing, at: Point): number {
  const away = fairway.map((from, index) => distanceToSide(from, fairway[(index + 1) % fairway.length] ?? from, at));
  return away.indexOf(Math.min(...away));
}

function addFairway(drawing: Drawing, { x, y, width, height }: Rectangle, from: Point, to: Point): Drawing {
  const { fairway } = drawing;
  if (fairway.length >= MOST_CORNERS) return drawing;
  if (fairway.length > 0)
    return { ...drawing, fairway: fairway.toSpliced(nearestSide(drawing, from) + 1, 0, snapToGrid(to)) };
  const [right, bottom] = [
    Math.min(FIELD.width, x + Math.max(WIDTH, width)),
    Math.min(FIELD.height, y + Math.max(WIDTH, height)),
  ];
  const [left, top] = [Math.min(x, right - WIDTH), Math.min(y, bottom - WIDTH)];
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  return { ...drawing, fairway: corners.map(([atX, atY]) => ({ x: atX, y: atY })) };
}

/** Index in the name of a handle: 3 of `tip 3`; null of another piece. */
export function indexOf(piece: Piece, handle: 'tip' | 'corner'): number | null {
  return typeof piece === 'string' && piece.startsWith(handle) ? Number(piece.slice(handle.length)) : null;
}

/** Moves a piece or a handle; it stays on the course. */
export function movePiece(drawing: Drawing, piece: Piece, byX: number, byY: number): Drawing {
  const corner = indexOf(piece, 'corner');
  if (corner !== null) {
    const move = (at: Point) => snapToGrid({ x: at.x + byX, y: at.y + byY });
    return { ...drawing, fairway: drawing.fairway.map((at, index) => (index === corner ? move(at) : at)) };
  }
  const tip = indexOf(piece, 'tip');
  if (tip !== null)
    return changed(drawing, tip, one => {
      const at = tipOf(one);
      return at ? withTip(one, { x: at.x + byX, y: at.y + byY }) : one;
    });
  if (typeof piece === 'string' && piece !== 'start' && piece !== 'hole') return drawing;
  if (piece === 'start' || piece === 'hole') {
    const at = snapToGrid({ x: drawing[piece].x + byX, y: drawing[piece].y + byY });
    const inside = (value: number, side: number) => clamp(value, MARGIN, side - MARGIN);
    return { ...drawing, [piece]: { x: inside(at.x, FIELD.width), y: inside(at.y, FIELD.height) } };
  }
  return changed(drawing, piece, one => ({
    ...one,
    x: onGrid(one.x + byX, FIELD.width - one.width),
    y: onGrid(one.y + byY, FIELD.height - one.height),
  }));
}

/** Moves one corner of an obstacle; the opposite one stays. */
export const resizePiece = (drawing: Drawing, index: number, corner: Corner, to: Point): Drawing =>
  changed(drawing, index, one => {
    const across = { x: one.x + (1 - corner.x) * one.width, y: one.y + (1 - corner.y) * one.height };
    return shaped({ ...one, ...between(across, snapToGrid(to)) });
  });

/** Removes an obstacle or a corner; without three corners there is no fairway. */
export function removePiece(drawing: Drawing, piece: Piece): Drawing {
  const corner = indexOf(piece, 'corner');
  if (corner !== null)
    return { ...drawing, fairway: drawing.fairway.length > 3 ? drawing.fairway.toSpliced(corner, 1) : [] };
  return { ...drawing, obstacles: drawing.obstacles.filter((_, at) => at !== piece) };
}

/** Whether a piece can be removed. */
export const isRemovable = (piece: Piece | null): piece is number | `corner ${number}` =>
  typeof piece === 'number' || (piece !== null && indexOf(piece, 'corner') !== null);

/** The next setting of an obstacle. */
export const turnPiece = (drawing: Drawing, index: number): Drawing => changed(drawing, index, nextSetting);

const changed = (drawing: Drawing, index: number, change: (one: Obstacle) => Obstacle): Drawing => ({
  ...drawing,
  obstacles: drawing.obstacles.map((one, at) => (at === index ? change(one) : one)),
});

export const cornerOf = ({ x, y, width, height }: Obstacle, corner: Corner): Point => ({
  x: x + corner.x * width,
  y: y + corner.y * height,
});

/** Hit test: the topmost piece at a point. */
export function pieceAt(drawing: Drawing, at: Point): Piece | null {
  for (const piece of ['start', 'hole'] as const) {
    const { x, y } = drawing[piece];
    if (Math.abs(at.x - x) <= NEAR && Math.abs(at.y - y) <= NEAR) return piece;
  }
  const isNear = (place: Point | null) =>
    place !== null && Math.abs(at.x - place.x) <= NEAR && Math.abs(at.y - place.y) <= NEAR;
  const corner = drawing.fairway.findIndex(isNear);
  if (corner >= 0) return `corner ${corner}`;
  const tip = drawing.obstacles.findLastIndex(one => isNear(tipOf(one)));
  if (tip >= 0) return `tip ${tip}`;
  const index = drawing.obstacles.findLastIndex(one => covers(one, at));
  return index < 0 ? null : index;
}

export type DrawingCheck = { readonly course: Course } | { readonly fault: string };

/** Validates the drawing: its course, or its fault. */
export function checkDrawing({ start, hole, fairway, obstacles }: Drawing, par: number): DrawingCheck {
  if (obstacles.length > MOST_OBSTACLES)
    return { fault: `Too many pieces: ${obstacles.length} of at most ${MOST_OBSTACLES}. Draw larger ones.` };
  const read = tryReading(() => validateCourse({ name: 'Own course', par, start, hole, fairway, obstacles }));
  return 'value' in read ? { course: read.value } : { fault: `${read.refusal} Move one of them.` };
}

/** Storage format of a drawing; an unreadable text gives an empty drawing. */
export const writeDrawing = ({ start, hole, fairway, obstacles }: Drawing): string =>
  JSON.stringify({ start, hole, fairway, obstacles });
export function readDrawing(text: string): Drawing {
  try {
    const { start, hole, fairway, obstacles } = parseCourse({ ...(JSON.parse(text) as object), par: 1 });
    return { start, hole, fairway, obstacles };
  } catch {
    return EMPTY;
  }
}
