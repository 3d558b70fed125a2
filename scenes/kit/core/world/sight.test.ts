// Lines of sight, vision cones and visibility regions, compared with drawings and with independent sampling.
import { describe, expect, test } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { random, randomBetween, randomInt, seeded } from '../rng.ts';
import type { Rect } from '../rules.ts';
import { type Cone, canSee, firstHit, hitTime, inCone, isClear, visibilityPolygon } from './sight.ts';

const WALL: Rect = [100, 100, 50, 50];

test.each([
  ['straight at it', 0, 125, 200, 125, 0.5],
  ['stops short', 0, 125, 99, 125, Infinity],
  ['touches it', 0, 125, 100, 125, 1],
  ['passes above', 0, 99, 200, 99, Infinity],
  ['along its upper edge', 0, 100, 200, 100, 0.5],
  ['begins inside', 125, 125, 300, 125, 0],
  ['away from it', 0, 125, -50, 125, Infinity],
  ['upwards', 125, 200, 125, 0, 0.25],
  ['through a corner', 50, 50, 150, 150, 0.5],
  ['no line at all, outside', 10, 10, 10, 10, Infinity],
  ['no line at all, inside', 110, 110, 110, 110, 0],
] as const)('a line %s', (_, ax, ay, bx, by, time) => {
  expect(hitTime(ax, ay, bx, by, WALL)).toBeCloseTo(time, 12);
  expect(isClear(ax, ay, bx, by, [WALL])).toBe(time === Infinity);
});

test('a box of half size 10 is stopped 10 px before, and slides along at 10 px', () => {
  expect(hitTime(0, 125, 200, 125, WALL, 10)).toBeCloseTo(0.45, 12);
  expect(isClear(0, 89.9, 200, 89.9, [WALL], 10)).toBe(true);
  expect(isClear(0, 90.1, 200, 90.1, [WALL], 10)).toBe(false);
});

test('the nearest of several walls is met first', () => {
  expect(firstHit(0, 125, 400, 125, [[300, 100, 20, 50], WALL])).toBeCloseTo(0.25, 12);
});

test.each([
  ['ahead', 50, 0, true],
  ['at the end of its range', 100, 0, true],
  ['beyond its range', 100.1, 0, false],
  ['on its edge', 50, 50, true],
  ['outside its edge', 50, 50.5, false],
  ['behind', -10, 0, false],
  ['at its tip', 0, 0, true],
] as const)('a point %s of a cone of 90°', (_, x, y, seen) => {
  expect(inCone({ x: 0, y: 0, direction: 0, range: 100, angle: Math.PI / 2 + 1e-9 }, x, y)).toBe(seen);
});

describe('the drawn region is the tested region', () => {
  /** Even-odd test, written apart from the code under test. */
  const isInside = (outline: readonly number[], x: number, y: number) => {
    let inside = false;
    for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
      const [xi, yi, xj, yj] = [outline[i], outline[i + 1], outline[j], outline[j + 1]] as [
        number,
        number,
        number,
        number,
      ];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
    return inside;
  };
  const toOutline = (outline: readonly number[], x: number, y: number) => {
    let least = Infinity;
    for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [outline[j], outline[j + 1], outline[i], outline[i + 1]] as [
        number,
        number,
        number,
        number,
      ];
      const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
      const part = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      least = Math.min(least, Math.hypot(ax + (bx - ax) * part - x, ay + (by - ay) * part - y));
    }
    return least;
  };

  test.each([90, 45, 150, 270, 360])('at an opening of %i°', degrees => {
    const rng = seeded(degrees);
    let seen = 0;
    for (let world = 0; world < times(20, 60); world++) {
      const solids = Array.from({ length: 8 }, (): Rect => {
        const [x, y] = [randomInt(rng, 380), randomInt(rng, 380)];
        return [x, y, 5 + randomInt(rng, 80), 5 + randomInt(rng, 80)];
      });
      const [x, y] = [randomBetween(rng, 0, 400), randomBetween(rng, 0, 400)];
      if (!isClear(x, y, x, y, solids)) continue;
      const cone: Cone = {
        x,
        y,
        direction: (random(rng) * 2 - 1) * Math.PI,
        range: 150,
        angle: (degrees * Math.PI) / 180,
      };
      const outline = visibilityPolygon(cone, solids);
      for (let i = 0; i < 300; i++) {
        const [px, py] = [x + randomBetween(rng, -160, 160), y + randomBetween(rng, -160, 160)];
        if (toOutline(outline, px, py) < 0.2) continue;
        const isSeen = canSee(cone, px, py, solids);
        if (isSeen) seen++;
        expect(isInside(outline, px, py)).toBe(isSeen);
      }
    }
    expect(seen).toBeGreaterThan(times(100, 300));
  });

  test('a wall across the middle cuts it straight', () => {
    const outline = visibilityPolygon({ x: 0, y: 0, direction: 0, range: 100, angle: Math.PI / 2 }, [
      [50, -200, 20, 400],
    ]);
    for (let i = 0; i < outline.length; i += 2) expect(outline[i]).toBeLessThanOrEqual(50 + 1e-9);
    expect(Math.max(...outline.filter((_, i) => i % 2 === 0))).toBeCloseTo(50, 9);
  });

  test.each([
    ['upright', [80, -200, 20, 400], [80, 60], 0],
    ['level', [-200, 80, 400, 20], [60, 80], Math.PI / 2],
  ] as const)('where an %s wall leaves the range, wall and arc meet exactly', (_, wall, [x, y], direction) => {
    const outline = visibilityPolygon({ x: 0, y: 0, direction, range: 100, angle: Math.PI * 0.8 }, [wall]);
    const toPoint = outline.map((px, i) =>
      i % 2 === 0 ? Math.hypot(px - x, (outline[i + 1] as number) - y) : Infinity,
    );
    expect(Math.min(...toPoint)).toBeLessThan(1e-9);
  });
});
