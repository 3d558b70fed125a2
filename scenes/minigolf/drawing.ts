// Course editor's drawing: add, move, resize and remove pieces on a 10 px grid, validation, and storage format.

import { clamp } from '../kit/core/math.ts';
import { tryReading } from '../kit/core/refusal.ts';
import {
  type Course,
  covers,
  FIELD,
  MOST_OBSTACLES,
  type Obstacle,
  type Point,
  parseCourse,
  validateCourse,
} from './course.ts';

/** Grid size, in px of the course. */
export const SNAP = 10;
/** Distance of ball and hole from the edge, in px. */
const MARGIN = 10;
/** A press within this distance of ball or hole selects it, in px. */
const NEAR = 20;

export type Drawing = Pick<Course, 'start' | 'hole' | 'fairway' | 'obstacles'>;
/** A piece that can be selected; a number is the index of an obstacle. */
export type Piece = 'start' | 'hole' | number;
/** Obstacle types with a brush; a course file may bring others, which can be moved and resized too. */
export const BRUSHES = ['wall', 'sand', 'water', 'ice'] as const;
export type Brush = (typeof BRUSHES)[number];
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

/** Adds a piece between two points. */
export const addPiece = (drawing: Drawing, type: Brush, from: Point, to: Point): Drawing => ({
  ...drawing,
  obstacles: [...drawing.obstacles, { type, ...between(snapToGrid(from), snapToGrid(to)) }],
});

/** Moves a piece; it stays on the course. */
export function movePiece(drawing: Drawing, piece: Piece, byX: number, byY: number): Drawing {
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
    return { ...one, ...between(across, snapToGrid(to)) };
  });

export const removePiece = (drawing: Drawing, index: number): Drawing => ({
  ...drawing,
  obstacles: drawing.obstacles.filter((_, at) => at !== index),
});

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
