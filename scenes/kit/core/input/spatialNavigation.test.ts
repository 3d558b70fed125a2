// Spatial navigation by arrow keys: the nearest target ahead, wrap-around at the edges, every target reachable.
import { expect, it, test } from 'vitest';
import { type Hotspot, nearestInDirection } from './spatialNavigation.ts';

/** A drawing of places: each letter is one. */
const drawn = (rows: readonly string[]): Hotspot[] =>
  rows.flatMap((row, y) => [...row].flatMap((id, x) => (id === '.' ? [] : [{ id, x: x * 50, y: y * 100 }])));
const WALL = drawn(['a...b...c', '.........', '..d......', '.....e..f']);
const ARROWS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

test.each([
  ['a', 'right', 'b'],
  ['b', 'right', 'c'],
  ['c', 'right', 'a'],
  ['a', 'left', 'c'],
  ['b', 'down', 'd'],
  ['d', 'right', 'e'],
  ['e', 'up', 'b'],
  ['f', 'up', 'c'],
] as const)('from %s %s to %s', (from, arrow, to) => {
  expect(nearestInDirection(WALL, from, ARROWS[arrow])?.id).toBe(to);
});

it('from nowhere it is the first; alone one stays; without places there is none', () => {
  expect(nearestInDirection(WALL, null, ARROWS.up)?.id).toBe('a');
  expect(nearestInDirection(drawn(['a']), 'a', ARROWS.up)?.id).toBe('a');
  expect(nearestInDirection([], null, ARROWS.up)).toBeNull();
});

it('arrows reach every place from every place', () => {
  for (const { id: start } of WALL) {
    const reached = new Set([start]);
    for (const id of reached)
      for (const arrow of Object.values(ARROWS)) reached.add(nearestInDirection(WALL, id, arrow)?.id ?? id);
    expect(reached.size, start).toBe(WALL.length);
  }
});
