// Hard's value of a valley: the same from both sides, certain at the end, and higher for what is plainly better.
import { expect, test } from 'vitest';
import { drawn, t } from '../rules/testing.ts';
import { chancesOf } from './chances.ts';

const EVEN = ['5 . | . | . 5', '5 . | . | . 5', '5 . | . | . 5'];

test.each([
  { what: 'a stone more', better: ['5 . | . | . 4', EVEN[1], EVEN[2]], worse: EVEN },
  { what: 'a second gate that shakes', better: ['5 . | . | . 1', '5 . | . | . 1', EVEN[2]], worse: EVEN },
  { what: 'who stands alone in the middle', better: ['5 . | Otter5 | . 5', EVEN[1], EVEN[2]], worse: EVEN },
  {
    what: 'the stronger of two who met',
    better: ['5 . | Otter5 | ~Frog2 5', EVEN[1], EVEN[2]],
    worse: ['5 . | Otter1 | ~Frog2 5', EVEN[1], EVEN[2]],
  },
  {
    what: 'a road where a gate still stands',
    better: ['5 . | Otter5 | . 5', '5 . | . | . 0', EVEN[2]],
    worse: ['5 . | . | . 5', '5 . | Otter5 | . 0', EVEN[2]],
  },
  {
    what: 'a great card that lies folded',
    better: ['5 [Bear]5 | . | . 5', EVEN[1], EVEN[2]],
    worse: ['5 [Otter]5 | . | . 5', EVEN[1], EVEN[2]],
  },
])('$what is better, and as much worse for the other', ({ better, worse }) => {
  for (const turn of [3, 8]) {
    const [good, bad] = [better, worse].map(roads => drawn(turn, roads as string[]));
    if (!good || !bad) throw new Error('drawn');
    expect(chancesOf(good, 0, t)).toBeGreaterThan(chancesOf(bad, 0, t));
    expect(chancesOf(good, 1, t)).toBeCloseTo(-chancesOf(good, 0, t), 9);
  }
});

test('a match that is over has its certain value', () => {
  const lost = drawn(5, ['0 . | . | . 5', '0 . | . | . 5', '5 . | . | . 5']);
  expect([chancesOf(lost, 0, t), chancesOf(lost, 1, t)]).toEqual([-100, 100]);
});
