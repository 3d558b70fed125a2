// Overlap tests, compared with points sampled in both shapes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxesOverlap, discOverlapsBox, discsOverlap } from './overlap.ts';

test.each([
  ['a box in a box', boxesOverlap({ x: 0, y: 0, w: 20, h: 20 }, { x: 3, y: 3, w: 4, h: 4 }), true],
  ['boxes edge to edge', boxesOverlap({ x: 0, y: 0, w: 20, h: 20 }, { x: 20, y: 0, w: 20, h: 20 }), false],
  ['boxes beside each other', boxesOverlap({ x: 0, y: 0, w: 20, h: 20 }, { x: 19, y: 30, w: 20, h: 20 }), false],
  ['discs that touch', discsOverlap({ x: 0, y: 0, radius: 10 }, { x: 20, y: 0, radius: 10 }), false],
  ['discs a hair nearer', discsOverlap({ x: 0, y: 0, radius: 10 }, { x: 19.9, y: 0, radius: 10 }), true],
  ['a disc on a side', discOverlapsBox({ x: 0, y: -19, radius: 10 }, { x: 0, y: 0, w: 40, h: 20 }), true],
  ['a disc beside a corner', discOverlapsBox({ x: 28, y: -18, radius: 10 }, { x: 0, y: 0, w: 40, h: 20 }), false],
  ['a disc over a corner', discOverlapsBox({ x: 26, y: -16, radius: 10 }, { x: 0, y: 0, w: 40, h: 20 }), true],
  ['a disc inside', discOverlapsBox({ x: 0, y: 0, radius: 2 }, { x: 0, y: 0, w: 40, h: 20 }), true],
])('%s', (_what, found, expected) => expect(found).toBe(expected));

test('a disc overlaps a box exactly where a point of the box is nearer than its radius', () => {
  const number = fc.integer({ min: -60, max: 60 });
  const size = fc.integer({ min: 2, max: 50 });
  fc.assert(
    fc.property(number, number, size, size, size, (x, y, radius, w, h) => {
      let nearest = Number.POSITIVE_INFINITY;
      for (let i = 0; i <= 2 * w; i++)
        for (let j = 0; j <= 2 * h; j++) {
          const dx = x - (i / 2 - w / 2);
          const dy = y - (j / 2 - h / 2);
          nearest = Math.min(nearest, dx * dx + dy * dy);
        }
      expect(discOverlapsBox({ x, y, radius }, { x: 0, y: 0, w, h })).toBe(nearest < radius * radius);
    }),
    { numRuns: 60 },
  );
});
