// Lines, boxes and ovals are exactly the pixels of their reference implementations, closed and without extra pixels.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { type Box, blank, contains, type Point, WHITE } from './bitmap.ts';
import { fill } from './fill.ts';
import { COLOURS, MIRRORS, PATTERNS, solid } from './inks.ts';
import { fillPolygon } from './polygons.ts';
import { isInOval, isInPolygon, isInRounded, plainLine } from './referenceShapes.ts';
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
  squareNib,
  walkLine,
} from './shapes.ts';
import { createSpanPainter, type Span } from './spans.ts';

const SIDE = 40;
const INK = COLOURS.black;

/** What is painted on a small white sheet, as the positions of its pixels. */
function painted(draw: (span: Span) => void, pattern: readonly number[] = PATTERNS.solid): ReadonlySet<number> {
  const picture = { ...blank(SIDE, SIDE), markDirty() {} };
  draw(createSpanPainter(picture, { ink: INK, pattern }));
  return new Set([...picture.words.keys()].filter(at => picture.words[at] === INK));
}
const where = (holdsPoint: (at: Point) => boolean) =>
  new Set(
    Array.from({ length: SIDE * SIDE }, (_, at) => at).filter(at =>
      holdsPoint({ x: at % SIDE, y: Math.floor(at / SIDE) }),
    ),
  );

const point = fc.record({ x: fc.integer({ min: -6, max: SIDE + 5 }), y: fc.integer({ min: -6, max: SIDE + 5 }) });
const box: fc.Arbitrary<Box> = fc
  .tuple(point, fc.integer({ min: 1, max: 36 }), fc.integer({ min: 1, max: 36 }))
  .map(([{ x, y }, width, height]) => ({ left: x, top: y, right: x + width, bottom: y + height }));
const size = fc.constantFrom(1, 3, 5);
const inset = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
});

test('a line is its plain reference, in order', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const visited: Point[] = [];
      walkLine(a, b, (x, y) => visited.push({ x, y }));
      expect(visited).toEqual(plainLine(a, b).map(({ x, y }) => ({ x: x + 0, y: y + 0 })));
    }),
  );
});

test('a line of any size is the pen at every place of it', () => {
  fc.assert(
    fc.property(point, point, size, (a, b, pen) => {
      const reach = (pen - 1) / 2;
      const wanted = where(({ x, y }) =>
        plainLine(a, b).some(at => Math.abs(at.x - x) <= reach && Math.abs(at.y - y) <= reach),
      );
      expect(painted(span => walkLine(a, b, squareNib(span, pen)))).toEqual(wanted);
    }),
    { numRuns: times(20, 60) },
  );
});

test.each([3, 5, 9, 15, 25])('a disc of radius %i reaches so far and no further', radius => {
  const middle = { x: 20, y: 20 };
  const wanted = where(({ x, y }) => (x - 20) ** 2 + (y - 20) ** 2 <= radius * radius + radius);
  expect(painted(span => discNib(span, radius)(middle.x, middle.y))).toEqual(wanted);
});

test('rectangles', () => {
  fc.assert(
    fc.property(box, size, (frame, pen) => {
      expect(painted(span => fillRectangle(span, frame))).toEqual(where(at => contains(frame, at)));
      expect(painted(span => frameRectangle(span, frame, pen))).toEqual(
        where(at => contains(frame, at) && !contains(inset(frame, pen), at)),
      );
    }),
  );
});

/** All four neighbours lie in the oval. */
const isInside = (frame: Box, { x, y }: Point) =>
  [
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x, y: y + 1 },
  ].every(at => isInOval(frame, at));

test('ovals', () => {
  fc.assert(
    fc.property(box, size, (frame, pen) => {
      expect(painted(span => fillOval(span, frame))).toEqual(where(at => isInOval(frame, at)));
      expect(painted(span => frameOval(span, frame, pen))).toEqual(
        where(at => isInOval(frame, at) && !(isInOval(inset(frame, pen), at) && isInside(frame, at))),
      );
    }),
    { numRuns: times(80, 400) },
  );
});

test('rounded rectangles: quarters of a circle in the corners, straight between', () => {
  fc.assert(
    fc.property(box, frame => {
      expect(painted(span => fillRounded(span, frame))).toEqual(where(at => isInRounded(frame, 10, at)));
    }),
    { numRuns: 60 },
  );
  fc.assert(
    fc.property(box, size, (frame, pen) => {
      const [whole, line] = [
        painted(span => fillRounded(span, frame)),
        painted(span => frameRounded(span, frame, pen)),
      ];
      // The frame is part of the shape, and every pixel of its rim is in the frame.
      for (const at of line) if (!whole.has(at)) expect.fail(`${at} lies outside`);
      for (const at of whole) {
        const isRim = at % SIDE > 0 && at % SIDE < SIDE - 1 && [1, -1, SIDE, -SIDE].some(by => !whole.has(at + by));
        if (isRim && at >= SIDE && at < SIDE * (SIDE - 1) && !line.has(at)) expect.fail(`${at} is missing`);
      }
    }),
  );
});

test('polygons: the edges, and what lies inside by the even–odd rule', () => {
  const corners = fc.array(point, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(corners, at => {
      const inPolygon = isInPolygon(at);
      expect(painted(span => fillPolygon(span, at))).toEqual(where(inPolygon));
    }),
    { numRuns: 50 },
  );
});

test('no fill leaks out of an oval or a rectangle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 38 }), fc.integer({ min: 3, max: 38 }), size, (w, h, pen) => {
      for (const draw of [frameOval, frameRectangle, frameRounded]) {
        const picture = { ...blank(SIDE, SIDE), markDirty() {} };
        draw(createSpanPainter(picture, solid(INK)), { left: 1, top: 1, right: 1 + w, bottom: 1 + h }, pen);
        const inside = Math.floor(1 + h / 2) * SIDE + Math.floor(1 + w / 2);
        if (picture.words[inside] !== WHITE) continue;
        fill(picture, 0, 0, solid(COLOURS.red));
        expect(picture.words[inside]).toBe(WHITE);
      }
    }),
  );
});

test('patterns are anchored to the picture, not to the shape', () => {
  fc.assert(
    fc.property(box, fc.constantFrom(...Object.values(PATTERNS)), (frame, pattern) => {
      expect(painted(span => fillRectangle(span, frame), pattern)).toEqual(
        where(at => contains(frame, at) && (((pattern[at.y % 8] as number) >> (7 - (at.x % 8))) & 1) === 1),
      );
    }),
  );
});

test.each(MIRRORS)('mirrors %s: the picture is the same seen in them', mirror => {
  fc.assert(
    fc.property(point, point, size, (a, b, pen) => {
      const picture = { ...blank(SIDE, SIDE - 1), markDirty() {} };
      walkLine(a, b, squareNib(createSpanPainter(picture, solid(INK), mirror), pen));
      const same = (turn: (x: number, y: number) => number) =>
        picture.words.every((word, at) => word === picture.words[turn(at % SIDE, Math.floor(at / SIDE))]);
      if (mirror === 'left-right' || mirror === 'both') expect(same((x, y) => y * SIDE + SIDE - 1 - x)).toBe(true);
      if (mirror === 'up-down' || mirror === 'both') expect(same((x, y) => (SIDE - 2 - y) * SIDE + x)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

describe('constrained', () => {
  const from = { x: 10, y: 10 };
  test.each([
    [
      { x: 30, y: 12 },
      { x: 30, y: 10 },
    ],
    [
      { x: 12, y: 40 },
      { x: 10, y: 40 },
    ],
    [
      { x: 30, y: 22 },
      { x: 30, y: 30 },
    ],
    [
      { x: 2, y: 15 },
      { x: 2, y: 18 },
    ],
    [
      { x: 10, y: 10 },
      { x: 10, y: 10 },
    ],
  ])('a line to %o ends at %o', (to, end) => expect(constrainLine(from, to)).toEqual(end));
  test.each([
    [
      { x: 30, y: 12 },
      { x: 30, y: 30 },
    ],
    [
      { x: 5, y: 40 },
      { x: -20, y: 40 },
    ],
  ])('a box to %o ends at %o', (to, end) => expect(constrainBox(from, to)).toEqual(end));
});
