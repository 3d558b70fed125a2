// Drawing tools: the gesture of each tool.

import { randomInt } from '../../../../scenes/kit/core/rng.ts';
import { type Box, boxBetween, type Point, WHITE } from './bitmap.ts';
import { fill } from './fill.ts';
import type { Gesture, ToolOptions } from './gesture.ts';
import { BRUSH_RADIUS, ERASER_RADIUS, type Mirror, solid, type Tool } from './inks.ts';
import { freehand, polygon } from './polygons.ts';
import type { Sheet } from './Sheet.ts';
import {
  constrainBox,
  constrainLine,
  discNib,
  fillOval,
  fillRectangle,
  fillRounded,
  frameOval,
  frameRectangle,
  frameRounded,
  type Nib,
  squareNib,
  walkLine,
} from './shapes.ts';
import { createSpanPainter, type Span } from './spans.ts';

type BeginGesture = (sheet: Sheet, at: Point, options: ToolOptions) => Gesture;

/** Tools that draw at once; text, selection, eyedropper and hand work in another way. */
export type PenTool = Exclude<Tool, 'text' | 'marquee' | 'lasso' | 'eyedropper' | 'hand'>;
export const isPen = (tool: Tool): tool is PenTool => tool in beginGesture;

export const beginGesture: Readonly<Record<PenTool, BeginGesture>> = {
  pencil: (sheet, at, { paint, size, mirror }) =>
    strokeGesture(at, squareNib(createSpanPainter(sheet, solid(paint.ink), mirror), size)),
  brush: (sheet, at, { paint, size, mirror }) =>
    strokeGesture(at, discNib(createSpanPainter(sheet, paint, mirror), BRUSH_RADIUS * size)),
  eraser: (sheet, at, { size, mirror }) =>
    strokeGesture(at, discNib(createSpanPainter(sheet, solid(WHITE), mirror), ERASER_RADIUS * size)),
  spray: (sheet, at, options) =>
    sprayGesture(at, options, createSpanPainter(sheet, solid(options.paint.ink), options.mirror)),
  line: (sheet, at, { paint, size, mirror }) => {
    const nib = squareNib(createSpanPainter(sheet, solid(paint.ink), mirror), size);
    return dragGesture(sheet, at, to => walkLine(at, to, nib), constrainLine);
  },
  rectangle: boxGesture('outline', frameRectangle),
  'filled-rectangle': boxGesture('filled', fillRectangle),
  'rounded-rectangle': boxGesture('outline', frameRounded),
  'filled-rounded-rectangle': boxGesture('filled', fillRounded),
  polygon: (sheet, at, options) => polygon(sheet, at, options, false),
  'filled-polygon': (sheet, at, options) => polygon(sheet, at, options, true),
  freehand: (sheet, at, options) => freehand(sheet, at, options, false),
  'filled-freehand': (sheet, at, options) => freehand(sheet, at, options, true),
  oval: boxGesture('outline', frameOval),
  'filled-oval': boxGesture('filled', fillOval),
  'paint-bucket': (sheet, at, { paint, mirror }) => {
    for (const { x, y } of mirrorPoints(sheet, at, mirror)) sheet.markDirty(fill(sheet, x, y, paint));
    return { move() {} };
  },
};

/** Freehand stroke that visits every pixel between two pen positions. Constrained, it keeps to the axis of the first move. */
function strokeGesture(start: Point, nib: Nib): Gesture {
  let last = start;
  let axis: 'x' | 'y' | null = null;
  nib(start.x, start.y);
  return {
    move(to, constrained) {
      if (!constrained) axis = null;
      else if (!axis && (to.x !== last.x || to.y !== last.y))
        axis = Math.abs(to.x - last.x) >= Math.abs(to.y - last.y) ? 'x' : 'y';
      const end = axis === 'x' ? { x: to.x, y: last.y } : axis === 'y' ? { x: last.x, y: to.y } : to;
      if (end.x === last.x && end.y === last.y) return;
      walkLine(last, end, nib);
      last = end;
    },
  };
}

const SPRAY_RADIUS = 5;
const DROPS = 10;

function sprayGesture(start: Point, { size, rng }: ToolOptions, span: Span): Gesture {
  const radius = SPRAY_RADIUS * (size + 1);
  let at = start;
  const drop = () => {
    for (let drops = 0; drops < DROPS; ) {
      const [dx, dy] = [randomInt(rng, 2 * radius + 1) - radius, randomInt(rng, 2 * radius + 1) - radius];
      if (dx * dx + dy * dy > radius * radius) continue;
      span(at.y + dy, at.x + dx, at.x + dx);
      drops++;
    }
  };
  drop();
  return {
    move(to) {
      let steps = 0;
      walkLine(at, to, (x, y) => {
        at = { x, y };
        if (steps++ % 3 === 0) drop();
      });
      at = to;
    },
    hold: drop,
  };
}

/** Drag gesture: the shape is redrawn from its start at every move. */
function dragGesture(
  sheet: Sheet,
  start: Point,
  draw: (to: Point) => void,
  constrain: (from: Point, to: Point) => Point,
): Gesture {
  draw(start);
  return {
    move(to, constrained) {
      sheet.restore();
      draw(constrained ? constrain(start, to) : to);
    },
  };
}

function boxGesture(kind: 'outline' | 'filled', draw: (span: Span, box: Box, size: number) => void): BeginGesture {
  return (sheet, at, { paint, size, mirror }) => {
    const span = createSpanPainter(sheet, kind === 'filled' ? paint : solid(paint.ink), mirror);
    return dragGesture(sheet, at, to => draw(span, boxBetween(at, to), size), constrainBox);
  };
}

/** A point and its mirror images. */
export function mirrorPoints(
  { width, height }: { readonly width: number; readonly height: number },
  { x, y }: Point,
  mirror: Mirror,
): readonly Point[] {
  const xs = mirror === 'left-right' || mirror === 'both' ? [x, width - 1 - x] : [x];
  const ys = mirror === 'up-down' || mirror === 'both' ? [y, height - 1 - y] : [y];
  return xs.flatMap(at => ys.map(down => ({ x: at, y: down })));
}
