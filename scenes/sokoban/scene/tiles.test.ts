// Autotiling: walls by their neighbours, floor by its shadows, only shadows outside.
import { expect, test } from 'vitest';
import { FORTY } from '../levels/forty/levels.ts';
import { floorMask } from '../rules/level.ts';
import { levelOf } from '../rules/state.ts';
import { on } from '../rules/testing.ts';
import { allTileKeys, groundKeys, SIDE, underKeys, wallKeys } from './tiles.ts';

const level = levelOf(on('#####\n#@$.#\n#  ##\n####'));
const at = (row: number, column: number) => row * level.width + column;
const { north, east, south, west, northWest } = SIDE;

test.each([
  ['the corner at the top left', 0, 0, east | south],
  ['the top', 0, 1, east | west],
  ['a corner of the floor', 2, 3, east | south],
  ['the right end', 2, 4, north | west],
])('%s grows together with its neighbours', (_name, row, column, beside) => {
  expect(wallKeys(level)[at(row, column)]).toBe(`wall-${beside}-${(row + column) % 2}`);
  expect(underKeys(level)[at(row, column)]).toBe(`under-${beside}`);
});

test.each([
  ['below and right of walls', 1, 1, `floor-0-0-${north | west | northWest}`],
  ['a goal below a wall', 1, 3, `floor-1-0-${north | northWest}`],
  ['in the open', 2, 2, 'floor-0-0-0'],
])('floor %s', (_name, row, column, key) => expect(groundKeys(level, floorMask(level))[at(row, column)]).toBe(key));

test('outside there is table, where a shadow falls on it', () => {
  const ground = groundKeys(level, floorMask(level));
  expect(ground[at(3, 4)]).toBe(`table-${north | west | northWest}`);
  expect(ground[at(0, 0)]).toBeNull();
  expect(wallKeys(level)[at(1, 1)]).toBeNull();
});

test('what is drawn ahead is all that a board may need, and no more of each kind than there can be', () => {
  const ahead = new Set(allTileKeys());
  const needed = new Set<string>();
  for (const { level: one } of [...FORTY, { level }])
    for (const key of [...groundKeys(one, floorMask(one)), ...wallKeys(one), ...underKeys(one)])
      if (key !== null) needed.add(key);
  expect([...needed].filter(key => !ahead.has(key))).toEqual([]);
  expect(needed.size).toBeGreaterThan(ahead.size / 2);
  expect(ahead.size).toBeLessThan(100);
});
