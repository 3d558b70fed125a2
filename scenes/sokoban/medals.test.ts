// Medals: gold at the minimum of pushes, silver up to a fifth more, bronze for any solution.
import { expect, test } from 'vitest';
import { medalOf, silverLimit } from './medals.ts';

test.each([
  [9, 9, 'gold'],
  [8, 9, 'gold'],
  [10, 9, 'silver'],
  [11, 9, 'silver'],
  [12, 9, 'bronze'],
  [36, 30, 'silver'],
  [37, 30, 'bronze'],
  [1, null, 'bronze'],
] as const)('%i pushes where %s is proven: %s', (pushes, par, medal) => expect(medalOf(pushes, par)).toBe(medal));

test('silver is never nearer than two pushes', () =>
  expect([1, 9, 19, 21, 27, 30].map(silverLimit)).toEqual([3, 11, 23, 26, 33, 36]));
