// The camera shows whole pixels where it can, zooms about the pointer, and never loses the drawing.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { centred, clampCamera, fit, nextZoom, pixelAt, zoomAt } from './camera.ts';
import { insetLayout } from './inset.ts';

const PAGE = { width: 512, height: 342 };

test.each<[what: string, width: number, height: number, ratio: number, zoom: number]>([
  ['a small laptop', 1100, 560, 1, 1],
  ['a large screen', 1700, 900, 1, 2],
  ['a sharp phone', 390, 500, 3, 2 / 3],
  ['a phone in between', 390, 500, 2, 366 / 512],
  ['a plain phone', 390, 500, 1, 366 / 512],
  ['a wall', 20_000, 20_000, 1, 8],
])('%s', (_, width, height, ratio, zoom) => {
  const camera = fit({ width, height }, PAGE, ratio);
  expect(camera.zoom).toBeCloseTo(zoom, 6);
  expect(pixelAt(camera, { x: width / 2, y: height / 2 }).x).toBeCloseTo(256, -1);
});

test('what lies under the finger stays there', () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }) });
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 32 }), (at, zoom) => {
      const before = centred(2, { width: 900, height: 600 }, PAGE);
      const after = zoomAt(before, zoom, at);
      const exact = ({ zoom: z, x }: typeof before) => (at.x - x) / z;
      expect(exact(after)).toBeCloseTo(exact(before), 6);
    }),
  );
});

test('the drawing can be pushed to the edge, not out of view', () => {
  const view = { width: 800, height: 500 };
  expect(clampCamera({ zoom: 1, x: 5000, y: -5000 }, view, PAGE)).toEqual({ zoom: 1, x: 752, y: -294 });
});

test('zoom goes in steps and stops at both ends', () => {
  expect([nextZoom(1, 1), nextZoom(1.7, 1), nextZoom(1.7, -1), nextZoom(32, 1), nextZoom(0.25, -1)]).toEqual([
    2, 2, 1, 32, 0.25,
  ]);
});

test('the inset stands where the pen is not, and shows what is around the middle of the view', () => {
  const seen = { camera: { zoom: 8, x: -800, y: -400 }, view: { width: 640, height: 480 }, pointer: null };
  // The centre of the view is pixel (140, 80).
  expect(insetLayout(seen, PAGE)).toEqual({ from: { x: 40, y: 10 }, width: 200, height: 140, x: 10, y: 10 });
  expect(insetLayout({ ...seen, pointer: { x: 110, y: 60 } }, PAGE).x).toBe(640 - 200 - 10);
  expect(insetLayout({ ...seen, pointer: { x: 175, y: 60 } }, PAGE).x).toBe(10);
  expect(insetLayout({ ...seen, camera: { zoom: 8, x: 0, y: 0 } }, PAGE).from).toEqual({ x: 0, y: 0 });
});
