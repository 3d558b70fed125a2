// Shapes without anti-aliasing: lines (Bresenham), rectangles, ovals (midpoint test per row) and brush tips, in whole pixels.
import type { Box, Point } from './bitmap.ts';
import type { Span } from './spans.ts';

/** Bresenham's line from a to b, in order; at a tie it steps away from a. */
export function walkLine(a: Point, b: Point, visit: (x: number, y: number) => void): void {
  const [dx, dy] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
  const [sx, sy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
  const long = Math.max(dx, dy);
  let { x, y } = a;
  let [overX, overY] = [long, long];
  for (let i = 0; i <= long; i++) {
    visit(x, y);
    overX += 2 * dx;
    overY += 2 * dy;
    if (overX >= 2 * long) {
      overX -= 2 * long;
      x += sx;
    }
    if (overY >= 2 * long) {
      overY -= 2 * long;
      y += sy;
    }
  }
}

export type Nib = (x: number, y: number) => void;

/** Square brush tip of odd size. */
export function squareNib(span: Span, size: number): Nib {
  const reach = (size - 1) >> 1;
  return (x, y) => {
    for (let row = y - reach; row <= y + reach; row++) span(row, x - reach, x + reach);
  };
}

/** Half the width of each row of a disc, from the middle row outwards: x² + y² ≤ r² + r. */
export function discRows(radius: number): readonly number[] {
  const within = radius * radius + radius;
  return Array.from({ length: radius + 1 }, (_, y) => {
    let x = radius;
    while (x * x + y * y > within) x--;
    return x;
  });
}

export function discNib(span: Span, radius: number): Nib {
  const rows = discRows(radius);
  return (x, y) => {
    rows.forEach((half, dy) => {
      span(y - dy, x - half, x + half);
      if (dy > 0) span(y + dy, x - half, x + half);
    });
  };
}

export function fillRectangle(span: Span, { left, top, right, bottom }: Box): void {
  for (let y = top; y < bottom; y++) span(y, left, right - 1);
}

/** Outline inside the box, so many pixels thick. */
export function frameRectangle(span: Span, box: Box, size: number): void {
  const { left, top, right, bottom } = box;
  for (let y = top; y < bottom; y++) {
    const isEdge = y < top + size || y >= bottom - size || right - left <= 2 * size;
    if (isEdge) span(y, left, right - 1);
    else {
      span(y, left, left + size - 1);
      span(y, right - size, right - 1);
    }
  }
}

/** First and last pixel of each row of a shape, from its top. */
type Rows = readonly (readonly [x0: number, x1: number])[];

/** Rows of the largest oval in a box: pixels whose centre lies on it or within. */
function ovalRows({ left, top, right, bottom }: Box): Rows {
  const [w, h] = [right - left, bottom - top];
  const rows: (readonly [number, number])[] = [];
  let inset = Math.ceil(w / 2);
  for (let row = 0; row < h; row++) {
    const dy = 2 * row + 1 - h;
    const free = w * w * (h * h - dy * dy);
    const isIn = (at: number) => (2 * at + 1 - w) * (2 * at + 1 - w) * h * h <= free;
    while (inset > 0 && isIn(inset - 1)) inset--;
    while (inset < w / 2 && !isIn(inset)) inset++;
    rows.push([left + inset, right - 1 - inset]);
  }
  return rows;
}

/** Corner radius of a rounded rectangle, in pixels. */
export const CORNER = 10;

/** Rows of a rounded rectangle; the radius shrinks where the box is too small for it. */
function roundedRows(box: Box, radius = CORNER): Rows {
  const { left, top, right, bottom } = box;
  const [w, h] = [right - left, bottom - top];
  const [wide, high] = [Math.min(w, 2 * radius), Math.min(h, 2 * radius)];
  const corners = ovalRows({ left, top, right: left + wide, bottom: top + high });
  return Array.from({ length: h }, (_, row) => {
    const corner = Math.min(row, h - 1 - row);
    const [x0] = (corner * 2 < high && corners[corner]) || [left];
    return [x0, right - 1 - (x0 - left)] as const;
  });
}

export const fillOval = (span: Span, box: Box): void => fillRows(span, box, ovalRows(box));
export const fillRounded = (span: Span, box: Box): void => fillRows(span, box, roundedRows(box));

function fillRows(span: Span, { top }: Box, rows: Rows): void {
  rows.forEach(([x0, x1], row) => {
    if (x0 <= x1) span(top + row, x0, x1);
  });
}

/** Outline: the oval without a smaller one inside. */
export const frameOval = (span: Span, box: Box, size: number): void =>
  frameRows(span, box, size, ovalRows(box), ovalRows);
export const frameRounded = (span: Span, box: Box, size: number): void =>
  frameRows(span, box, size, roundedRows(box), inside => roundedRows(inside, Math.max(1, CORNER - size)));

/**
 * Outline: a shape without the same one inset by so many pixels. In flat shapes the inner one would reach the edge between two rows: there it
 * is narrowed, so that the outline has no gap.
 */
function frameRows(span: Span, box: Box, size: number, rows: Rows, rowsOf: (box: Box) => Rows): void {
  const { left, top, right, bottom } = box;
  const inside = { left: left + size, top: top + size, right: right - size, bottom: bottom - size };
  const holes = inside.left < inside.right && inside.top < inside.bottom ? rowsOf(inside) : [];
  rows.forEach(([x0, x1], row) => {
    if (x0 > x1) return;
    const [before, hole, after] = [rows[row - 1], holes[row - size], rows[row + 1]];
    const from = hole && before && after ? Math.max(hole[0], before[0], after[0], x0 + 1) : x1 + 1;
    const to = hole && before && after ? Math.min(hole[1], before[1], after[1], x1 - 1) : x0 - 1;
    if (from > to) span(top + row, x0, x1);
    else {
      span(top + row, x0, from - 1);
      span(top + row, to + 1, x1);
    }
  });
}

/** Snaps a line's end to the nearest multiple of 45°. */
export function constrainLine(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
  // tan 22.5° lies between 12/29 and 29/70.
  if (ay * 29 < ax * 12) return { x: to.x, y: from.y };
  if (ax * 29 < ay * 12) return { x: from.x, y: to.y };
  const side = Math.max(ax, ay);
  return { x: from.x + Math.sign(dx) * side, y: from.y + Math.sign(dy) * side };
}

/** Moves the far corner so that the box is a square. */
export function constrainBox(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const side = Math.max(Math.abs(dx), Math.abs(dy));
  return { x: from.x + (dx < 0 ? -side : side), y: from.y + (dy < 0 ? -side : side) };
}
