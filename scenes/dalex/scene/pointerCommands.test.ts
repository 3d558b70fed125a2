// Taps and swipes as commands.
import { expect, test } from 'vitest';
import { nextCell, swipeCommand, tapCommand } from './pointerCommands.ts';

test.each([
  ['beside', 7, { type: 'move', direction: 'n' }],
  ['oneself', 12, { type: 'wait' }],
  ['far to the right, a little up', 9, { type: 'move', direction: 'ne' }],
  ['far away, straight', 2, { type: 'move', direction: 'n' }],
])('a tap on a cell %s', (_name, cell, command) => expect(tapCommand(5, 12, cell)).toEqual(command));

test.each([
  [0, -40, 'n'],
  [33, 31, 'se'],
  [-60, 8, 'w'],
])('a swipe by (%i, %i) steps %s', (dx, dy, direction) =>
  expect(swipeCommand(dx, dy)).toEqual({ type: 'move', direction }),
);

test('a finger that hardly moved has not swiped', () => expect(swipeCommand(12, -20)).toBeNull());

test('the cell that a step would lead into is lit', () => {
  expect(nextCell(5, 12, 2)).toBe(7);
  expect(nextCell(5, 12, 12)).toBe(12);
  expect(nextCell(5, 0, 1)).toBe(1);
});
