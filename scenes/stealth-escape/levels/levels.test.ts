// The five levels as the specification tabulates them, and the halls they are played in.
import { describe, expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { seeded } from '../../kit/core/rng.ts';
import { cellAt, shortestPath } from '../../kit/core/world/path.ts';
import { isClear } from '../../kit/core/world/sight.ts';
import { CONSTANTS } from '../constants.ts';
import { createPatrols } from '../rules/patrols.ts';
import { rules } from '../rules/rules.ts';
import {
  BOX,
  drawHall,
  EXIT,
  HALL_NAMES,
  LAYOUT_NAMES,
  LEVELS,
  layoutOf,
  levelOf,
  type Point,
  START,
  spotsAwayFromWalls,
  terrainOf,
  WORLD,
} from './levels.ts';

const t = tune(CONSTANTS);

// Specification part 1, §9.
test.each([
  ['Player speed', t.playerSpeed, 4],
  ['Player health', t.playerHealth, 100],
  ['Guard contact damage', t.contactDamage, 2],
  ['Guard chase speed', t.chaseFactor, 1.5],
  ['Vision angle', t.visionAngle, 90],
  ['Bullet speed', t.bulletSpeed, 8],
  ['Bullet lifetime', t.bulletLifetime, 60],
  ['Guard kill radius', t.killRadius, 15],
  ['Player and guard box', BOX, 20],
  ['Wall layouts', LAYOUT_NAMES.length, 3],
  ['Level transition delay', t.transitionTicks, 60],
  ['Levels', LEVELS, 5],
])('%s is %d', (_, ours, specified) => {
  expect(ours).toBe(specified);
});

test('canvas, start and exit stand as specified', () => {
  expect(WORLD).toEqual({ width: 800, height: 600 });
  expect(START).toEqual({ x: 50, y: 50 });
  expect(EXIT).toEqual([700, 500, 40, 40]);
});

test('the table of levels', () => {
  const table = Array.from({ length: LEVELS }, (_, index) => {
    const { guardCount, guardSpeed, visionRange, ammoPerPickup } = levelOf(index + 1, t);
    return [index + 1, guardCount, guardSpeed, visionRange, ammoPerPickup].join(' | ');
  });
  expect(['Level | Guards | Speed | Vision | Ammo per pickup', ...table].join('\n')).toBe(
    [
      'Level | Guards | Speed | Vision | Ammo per pickup',
      '1 | 2 | 2 | 130 | 4',
      '2 | 3 | 2.3 | 150 | 5',
      '3 | 4 | 2.5 | 170 | 6',
      '4 | 5 | 2.8 | 190 | 7',
      '5 | 6 | 3 | 210 | 8',
    ].join('\n'),
  );
});

test.each([
  ['corridors', 1460],
  ['rooms', 1100],
  ['pillars', 1100],
] as const)('%s: the shortest walk from start to exit is about %i px', (layout, walk) => {
  const { grid } = terrainOf(layout);
  const path = shortestPath(grid, cellAt(grid, START.x, START.y), cellAt(grid, EXIT[0] + 20, EXIT[1] + 20));
  expect(Math.abs((path.length - 1) * BOX - walk)).toBeLessThanOrEqual(60);
});

test.each(LAYOUT_NAMES)('%s: pickups find ground at least 60 px from every wall', layout => {
  const spots = spotsAwayFromWalls(terrainOf(layout), t.pickupClearance);
  expect(spots.length).toBeGreaterThan(10);
  for (const [x, y] of spots)
    for (const [left, top, width, height] of terrainOf(layout).ground.solids)
      expect(
        Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height)),
      ).toBeGreaterThanOrEqual(60);
});

test('no layout comes twice running, the first is as it was drawn, later ones are mirrored in every way', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 200; seed++) {
    const halls = Array.from({ length: LEVELS }, (_, i) => drawHall(seed, i + 1, seeded(seed, i + 1)));
    expect(LAYOUT_NAMES).toContain(halls[0]);
    for (const [i, hall] of halls.entries()) {
      if (i > 0) expect(layoutOf(hall)).not.toBe(layoutOf(halls[i - 1] as typeof hall));
      seen.add(hall);
    }
    expect(rules.create({ seed, setup: {}, levels: [] }, t).layout).toBe(halls[0]);
  }
  expect([...seen].toSorted()).toEqual([...HALL_NAMES].toSorted());
});

test.each(HALL_NAMES)('%s: start and exit stand free where they always stand, and a way joins them', hall => {
  const { grid, ground } = terrainOf(hall);
  for (const [left, top, width, height] of ground.solids) {
    expect(left + width <= 30 || left >= 70 || top + height <= 30 || top >= 70).toBe(true);
    expect(left + width <= EXIT[0] || left >= 740 || top + height <= EXIT[1] || top >= 540).toBe(true);
  }
  const way = shortestPath(grid, cellAt(grid, START.x, START.y), cellAt(grid, EXIT[0] + 20, EXIT[1] + 20));
  expect(way.length).toBeGreaterThan(50);
});

describe.each(HALL_NAMES)('beats in %s', layout => {
  const place = terrainOf(layout);
  const lines = (corners: readonly Point[]) =>
    corners.map((from, i) => [from, corners[(i + 1) % corners.length] as Point] as const);
  const beats = Array.from({ length: 30 }, (_, seed) =>
    createPatrols(place, { guards: 6, onWay: seed % 4 }, t.startClearance, seeded(seed)),
  );

  test('every guard appears at least 250 px from the start on a free cell', () => {
    for (const { post } of beats.flat()) {
      expect(Math.hypot(post[0] - START.x, post[1] - START.y)).toBeGreaterThanOrEqual(250);
      expect(place.grid.open[cellAt(place.grid, ...post)]).toBe(1);
    }
  });

  test('at least one has the exit in its beat', () => {
    const [left, top, width, height] = EXIT;
    for (const level of beats)
      expect(
        level.some(({ corners }) =>
          lines(corners).some(
            ([[ax, ay], [bx, by]]) =>
              Math.max(Math.min(ax, bx), left) <= Math.min(Math.max(ax, bx), left + width) &&
              Math.max(Math.min(ay, by), top) <= Math.min(Math.max(ay, by), top + height),
          ),
        ),
      ).toBe(true);
  });

  test('every line is straight, long enough to walk, and free for the body', () => {
    for (const { corners } of beats.flat())
      for (const [[ax, ay], [bx, by]] of lines(corners)) {
        expect(ax === bx || ay === by).toBe(true);
        expect(Math.abs(ax - bx) + Math.abs(ay - by)).toBeGreaterThanOrEqual(3 * BOX);
        expect(isClear(ax, ay, bx, by, place.ground.solids, BOX / 2 - 0.01)).toBe(true);
      }
  });
});

test.each([1, 2])('%i guards beside the one at the door cross the middle of the shortest way', onWay => {
  for (const hall of HALL_NAMES) {
    const { grid } = terrainOf(hall);
    const way = shortestPath(grid, cellAt(grid, START.x, START.y), cellAt(grid, EXIT[0], EXIT[1]));
    for (let seed = 0; seed < 10; seed++) {
      const [, ...others] = createPatrols(terrainOf(hall), { guards: 4, onWay }, t.startClearance, seeded(seed));
      const crossing = others.slice(0, onWay).filter(({ post }) => way.includes(cellAt(grid, ...post)));
      expect(crossing, hall).toHaveLength(onWay);
    }
  }
});
