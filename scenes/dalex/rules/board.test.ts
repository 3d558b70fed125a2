// Step of all dalexes as drawings; distances and directions as tables.
import { expect, test } from 'vitest';
import { countCollisions, dalexesWithin, directionTo, distance, emptyCells, neighbour, stepDalexes } from './board.ts';
import { positionOf } from './state.ts';
import { boardState, draw } from './testing.ts';

/** The board after the dalexes stepped, with what broke as piles. */
function after(drawing: string): string {
  const state = boardState(drawing);
  const { dalexes, collisions } = stepDalexes(positionOf(state));
  const grown = [...state.piles.map(({ cell }) => cell), ...collisions.map(({ cell }) => cell)];
  return draw({ ...state, dalexes, piles: [...new Set(grown)].map(cell => ({ cell, dalexes: 2 })) });
}

test.each([
  ['straight', 'D..@.', '.D.@.'],
  ['diagonally first', 'D..../...../..@../...../.....', '...../.D.../..@../...../.....'],
  ['diagonally, then straight', 'D..../...@.', '...../.D.@.'],
  ['all at once, so one steps where another was', 'DD.@.', '.DD@.'],
  ['two that meet break', 'D...D/...../..@../...../.....', '...../.D.D./..@../...../.....'],
  ['three in one cell are one pile', '.D.D./...../..D../...../..@..', '...../..#../...../..D../..@..'],
  ['two in one cell become a pile', 'D.D../...../.@...', '...../.#.../.@...'],
  ['onto a pile', 'D#.@.', '.#.@.'],
  ['a pile in the way of a diagonal is met, too', 'D..../.#.../..@..', '...../.#.../..@..'],
])('dalexes step %s', (_name, before, then) => {
  const rows = (text: string) => draw(boardState(text));
  expect(after(before)).toBe(rows(then));
});

test('who reaches the player is told by where it came from, and makes no pile there', () => {
  const state = boardState('D.D../.@.../.....');
  const { caughtFrom, collisions } = stepDalexes(positionOf(state));
  expect(caughtFrom).toEqual([0, 2]);
  expect(collisions).toEqual([]);
});

test.each([
  ['two that meet are one collision', { cell: 0, dalexes: 2, onPile: false }, 1],
  ['three are two', { cell: 0, dalexes: 3, onPile: false }, 2],
  ['one on a pile is one', { cell: 0, dalexes: 1, onPile: true }, 1],
  ['two on a pile are two', { cell: 0, dalexes: 2, onPile: true }, 2],
])('%s', (_name, collision, count) => expect(countCollisions(collision)).toBe(count));

test.each([
  [1, 0, 'e'],
  [5, 2, 'e'],
  [5, 2.2, 'se'],
  [2, 5, 's'],
  [-1, -1, 'nw'],
  [-7, 1, 'w'],
  [0.4, -1, 'n'],
  [0.5, -1, 'ne'],
  [0, 0, null],
])('a hand that goes (%f, %f) means %s', (dx, dy, direction) => expect(directionTo(dx, dy)).toBe(direction));

test('the board ends at its edges', () => {
  expect(neighbour(5, 0, 'n')).toBeNull();
  expect(neighbour(5, 0, 'w')).toBeNull();
  expect(neighbour(5, 4, 'e')).toBeNull();
  expect(neighbour(5, 24, 's')).toBeNull();
  expect(neighbour(5, 12, 'ne')).toBe(8);
});

test('a diagonal counts as one step', () => {
  expect(distance(15, 0, 16)).toBe(1);
  expect(distance(15, 0, 2 * 15 + 7)).toBe(7);
  expect(dalexesWithin(positionOf(boardState('D.@.D/.D...')), 2, 1)).toEqual([6]);
});

test('empty is what holds nobody and nothing', () => {
  expect(emptyCells(positionOf(boardState('@D/#*')))).toEqual([3]);
});
