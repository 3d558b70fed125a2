// A cliff between two stages is found, and a slope is not called one: planted runs.
import { expect, test } from 'vitest';
import { cliffsOf, curveText, survivalOf } from './slope.ts';

/** So many runs end in each stage, from the first on. */
const ended = (...many: readonly number[]): number[] =>
  many.flatMap((count, index) => Array.from({ length: count }, () => index + 1));

test.each<[what: string, runs: readonly number[], enough: number, cliffs: readonly string[]]>([
  ['a slope', ended(10, 15, 20, 20, 15, 10, 10), 20, []],
  [
    'a wall after easy stages',
    ended(0, 5, 5, 70, 20),
    30,
    ['stage 3 is passed by 90 of 95 (95 %), stage 4 is passed by 20 of 90 (22 %)'],
  ],
  [
    'a wall before easy ones',
    ended(70, 0, 5, 25),
    30,
    ['stage 1 is passed by 30 of 100 (30 %), stage 2 is passed by 30 of 30 (100 %)'],
  ],
  ['what few reach says nothing', ended(10, 20, 40, 29, 1), 31, []],
])('%s', (_what, runs, enough, cliffs) => {
  expect(cliffsOf(survivalOf(runs, enough))).toEqual(cliffs);
});

test('the curve reads as shares', () => {
  expect(curveText(survivalOf(ended(10, 45, 45), 20))).toBe('1: 0.90, 2: 0.50, 3: 0.00');
});
