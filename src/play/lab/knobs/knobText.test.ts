// Finding a constant by its words, and typing its number.
import { expect, test } from 'vitest';
import { knob } from '../../../../scenes/kit/core/constants.ts';
import { isFound, readKnobNumber, short } from './knobText.ts';

const SPEED = knob(2, [0.5, 6], 'px per tick', 'patrol speed on level 1', 0.1);
const DARTS = knob(5, [0, 50], 'darts', 'in hand at the start');

test.each([
  ['', true],
  ['guardspeed', true],
  ['patrol px', true],
  ['GUARDS level', true],
  ['dart', false],
])('a search for "%s": %s', (words, found) => {
  expect(isFound(words, 'guardSpeed', SPEED, 'Guards')).toBe(found);
});

test.each([
  ['3', SPEED, 3],
  [' 3,1 ', SPEED, 3.1],
  ['0.5', SPEED, 0.5],
  ['50', DARTS, 50],
  ['', DARTS, 'Type a number.'],
  ['many', DARTS, 'Type a number.'],
  ['1e999', DARTS, 'Type a number.'],
  ['51', DARTS, 'From 0 to 50 darts: 51 is outside.'],
  ['-1', DARTS, 'From 0 to 50 darts: -1 is outside.'],
  ['7.6', DARTS, 'Steps of 1 from 0: 7.6 lies between 7 and 8.'],
  ['3.17', SPEED, 'Steps of 0.1 from 0.5: 3.17 lies between 3.1 and 3.2.'],
])('typing "%s"', (typed, of, wanted) => {
  expect(readKnobNumber(typed, of)).toBe(wanted);
});

test.each([
  [0.255, '0.26'],
  [9.54, '9.5'],
  [187.6, '188'],
  [-12_400, '-12k'],
])('%s in few digits', (value, text) => {
  expect(short(value)).toBe(text);
});
