// The forty figures are told apart as silhouettes of 48 pixels: aligned by their middles, no two cover each other by more than 85 %.
import { expect, test } from 'vitest';
import { CARDS } from '../rules/cards.ts';
import { FIGURE, outlineOf } from './figures.ts';

const SIDE = 48;
const MOST_OVERLAP = 0.85;

type Point = readonly [x: number, y: number];

function pointsOf(path: string): readonly Point[] {
  const points = [...path.matchAll(/[ML](-?\d+) (-?\d+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
  const middle = (axis: 0 | 1) => {
    const values = points.map(point => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const [x0, y0] = [middle(0), middle(1)];
  return points.map(([x, y]) => [x - x0, y - y0]);
}

function isInside(points: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i] as Point;
    const [xj, yj] = points[j] as Point;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Pixels of the silhouette, by their number. */
function pixelsOf(card: number): ReadonlySet<number> {
  const points = pointsOf(outlineOf(card));
  const at = (pixel: number) => ((pixel + 0.5) / SIDE - 0.5) * (FIGURE + 4);
  const pixels = new Set<number>();
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (isInside(points, at(x), at(y))) pixels.add(y * SIDE + x);
  return pixels;
}

const figures = CARDS.map((_, card) => pixelsOf(card));

test('every card has a figure, and none is a speck', () => {
  for (const [card, pixels] of figures.entries())
    expect(pixels.size, CARDS[card]?.name).toBeGreaterThan(SIDE * SIDE * 0.15);
});

test('no two cover each other by more than 85 %', () => {
  const alike: string[] = [];
  for (const [one, pixels] of figures.entries())
    for (const [two, others] of figures.entries()) {
      if (two <= one) continue;
      const shared = [...pixels].filter(pixel => others.has(pixel)).length;
      const overlap = shared / (pixels.size + others.size - shared);
      if (overlap > MOST_OVERLAP) alike.push(`${CARDS[one]?.name} and ${CARDS[two]?.name}: ${overlap.toFixed(2)}`);
    }
  expect(alike).toEqual([]);
});
