// One step of all dalexes, drawn; ways, distances and directions as tables.
import { expect, test } from 'vitest';
import { approach, collisionsIn, directionTo, distance, emptyCells, neighbour, within } from './board.ts';
import { positionOf } from './state.ts';
import { draw, on } from './testing.ts';

/** The board after the dalexes stepped, with what broke as piles. */
function after(drawing: string): string {
  const state = on(drawing);
  const { dalexes, wrecks } = approach(positionOf(state));
  const grown = [...state.piles.map(({ cell }) => cell), ...wrecks.map(({ cell }) => cell)];
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
  const rows = (text: string) => draw(on(text));
  expect(after(before)).toBe(rows(then));
});

test('who reaches the player is told by where it came from, and makes no pile there', () => {
  const state = on('D.D../.@.../.....');
  const { caughtFrom, wrecks } = approach(positionOf(state));
  expect(caughtFrom).toEqual([0, 2]);
  expect(wrecks).toEqual([]);
});

test.each([
  ['two that meet are one collision', { cell: 0, dalexes: 2, onPile: false }, 1],
  ['three are two', { cell: 0, dalexes: 3, onPile: false }, 2],
  ['one on a pile is one', { cell: 0, dalexes: 1, onPile: true }, 1],
  ['two on a pile are two', { cell: 0, dalexes: 2, onPile: true }, 2],
])('%s', (_name, wreck, collisions) => expect(collisionsIn(wreck)).toBe(collisions));

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
  expect(within(positionOf(on('D.@.D/.D...')), 2, 1)).toEqual([6]);
});

test('empty is what holds nobody and nothing', () => {
  expect(emptyCells(positionOf(on('@D/#*')))).toEqual([3]);
});
