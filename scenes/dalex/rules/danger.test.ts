// Danger map and teleport odds are exact: the rules then do what they say.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyCells, neighbour, stepDalexes } from './board.ts';
import { dangerMap, isInDanger, openDirections, percentOf, safeDirections, teleportOdds } from './danger.ts';
import { positionOf } from './state.ts';
import { anyPosition, boardState, SYMMETRIES, transformed, transformedDirection } from './testing.ts';

const mapOf = (drawing: string) => {
  const state = boardState(drawing);
  const map = dangerMap(state);
  return Array.from({ length: state.size }, (_, row) =>
    [...map.slice(row * state.size, (row + 1) * state.size)].map(cell => (cell ? 'x' : '.')).join(''),
  ).join('/');
};

test('deadly is every cell within a step of a dalex', () => {
  expect(mapOf('D..../...../...../...D./.....')).toBe('xx.../xx.../..xxx/..xxx/..xxx');
});

test.each([
  ['nobody near', '@..../...../....D', false, ['e', 's', 'se']],
  ['one two cells away: beside it is deadly, away from it is not', '@.D../...../.....', false, ['s']],
  ['one beside', '@D.../...../.....', true, []],
  ['a pile shuts a way', '@#.../...../...D.', false, ['s', 'se']],
])('ways with %s', (_name, drawing, danger, ways) => {
  const position = positionOf(boardState(drawing));
  expect(isInDanger(position)).toBe(danger);
  expect([...safeDirections(position)].sort()).toEqual([...ways].sort());
});

test('a way is open where the cell is empty', () => {
  expect(openDirections(positionOf(boardState('D#./.@./...')))).toEqual(['ne', 'e', 'se', 's', 'sw', 'w']);
});

test('whoever steps, waits or lands in a marked cell is caught, and nobody else is', () => {
  fc.assert(
    fc.property(anyPosition, position => {
      const map = dangerMap(position);
      for (const cell of [...emptyCells(position), position.player]) {
        const caught = stepDalexes({ ...position, player: cell }).caughtFrom.length > 0;
        expect(map[cell] === 1, `cell ${cell}`).toBe(caught);
      }
    }),
    { numRuns: 60 },
  );
});

test('the odds are counted over every empty cell', () => {
  fc.assert(
    fc.property(anyPosition, position => {
      const cells = emptyCells(position);
      const outlived = cells.filter(cell => stepDalexes({ ...position, player: cell }).caughtFrom.length === 0);
      expect(teleportOdds(position)).toEqual({ safe: outlived.length, empty: cells.length });
    }),
    { numRuns: 60 },
  );
});

test.each([
  [0, 0, 0],
  [0, 40, 0],
  [1, 400, 1],
  [3, 4, 75],
  [399, 400, 99],
  [400, 400, 100],
])('%i of %i are %i percent: 0 and 100 only where they are true', (safe, empty, percent) =>
  expect(percentOf({ safe, empty })).toBe(percent),
);

test('a turned or mirrored board is as dangerous', () => {
  fc.assert(
    fc.property(anyPosition, fc.constantFrom(...SYMMETRIES), (position, symmetry) => {
      const other = transformed(position, symmetry);
      expect(teleportOdds(other)).toEqual(teleportOdds(position));
      const ways = safeDirections(position).map(direction => transformedDirection(direction, symmetry));
      expect([...safeDirections(other)].sort()).toEqual(ways.sort());
      for (const direction of safeDirections(other))
        expect(dangerMap(other)[neighbour(other.size, other.player, direction) as number]).toBe(0);
    }),
    { numRuns: 100 },
  );
});
