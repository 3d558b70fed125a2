// Polygons (click by click) and freehand shapes (in one stroke). Filled by the even–odd rule.
import type { Point } from './bitmap.ts';
import type { Gesture, ToolOptions } from './gesture.ts';
import { solid } from './inks.ts';
import type { Sheet } from './Sheet.ts';
import { constrainLine, squareNib, walkLine } from './shapes.ts';
import { createSpanPainter, type Span } from './spans.ts';

/** Even–odd scanline fill: all pixels of the edges, and those whose centre lies inside. */
export function fillPolygon(span: Span, corners: readonly Point[]): void {
  const ys = corners.map(({ y }) => y);
  const least = ys.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = ys.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  for (let y = least; y <= most; y++) {
    const crossings: number[] = [];
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length] as Point;
      if (a.y > y !== b.y > y) crossings.push(a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y));
    });
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2)
      span(y, Math.ceil(crossings[i] as number), Math.floor(crossings[i + 1] as number));
  }
  framePolygon((x, y) => span(y, x, x), corners);
}

/** All edges, with the closing one. */
function framePolygon(nib: (x: number, y: number) => void, corners: readonly Point[]): void {
  corners.forEach((corner, i) => walkLine(corner, corners[(i + 1) % corners.length] as Point, nib));
}

interface ShapeRenderer {
  /** While it is drawn: the edges so far. */
  trace(corners: readonly Point[]): void;
  close(corners: readonly Point[]): void;
}

function createShapeRenderer(sheet: Sheet, { paint, size, mirror }: ToolOptions, filled: boolean): ShapeRenderer {
  const ink = createSpanPainter(sheet, solid(paint.ink), mirror);
  const nib = squareNib(ink, filled ? 1 : size);
  return {
    trace(corners) {
      sheet.restore();
      corners.forEach((corner, i) => walkLine(corners[Math.max(0, i - 1)] as Point, corner, nib));
    },
    close(corners) {
      sheet.restore();
      if (filled) fillPolygon(createSpanPainter(sheet, paint, mirror), corners);
      else framePolygon(nib, corners);
    },
  };
}

const isNear = (a: Point, b: Point, tolerance: number) =>
  Math.abs(a.x - b.x) <= tolerance && Math.abs(a.y - b.y) <= tolerance;

/** Pen up sets a corner; on the last or the first corner it closes the polygon. */
export function polygon(sheet: Sheet, start: Point, options: ToolOptions, filled: boolean): Gesture {
  const look = createShapeRenderer(sheet, options, filled);
  let corners: readonly Point[] = [start];
  let end = start;
  let isOpen = false;
  const dragTo = (to: Point, constrained: boolean) => {
    end = constrained ? constrainLine(corners.at(-1) as Point, to) : to;
    look.trace([...corners, end]);
  };
  look.trace(corners);
  return {
    move: dragTo,
    press: dragTo,
    isPathOpen: () => isOpen,
    closingPoints: () => (isOpen ? [corners[0] as Point, corners.at(-1) as Point] : []),
    cancel() {
      if (isOpen) dragTo(corners.at(-1) as Point, false);
      else sheet.restore();
    },
    release(tolerance) {
      const [first, last] = [corners[0] as Point, corners.at(-1) as Point];
      const isOver = isOpen && (isNear(end, last, tolerance) || isNear(end, first, tolerance));
      if (isOver) look.close(corners);
      else if (!isNear(end, last, tolerance)) corners = [...corners, end];
      isOpen = true;
      return !isOver;
    },
    removeLastCorner() {
      if (corners.length === 1) return false;
      corners = corners.slice(0, -1);
      look.trace([...corners, end]);
      return true;
    },
    finish: () => look.close(corners),
  };
}

/** The stroke is the outline; pen up closes it with a straight line. */
export function freehand(sheet: Sheet, start: Point, options: ToolOptions, filled: boolean): Gesture {
  const look = createShapeRenderer(sheet, options, filled);
  const corners = [start];
  const nib = squareNib(createSpanPainter(sheet, solid(options.paint.ink), options.mirror), filled ? 1 : options.size);
  nib(start.x, start.y);
  return {
    move(to) {
      const last = corners.at(-1) as Point;
      if (to.x === last.x && to.y === last.y) return;
      walkLine(last, to, nib);
      corners.push(to);
    },
    release() {
      look.close(corners);
      return false;
    },
  };
}
