// Claims: each sentence is true of what it is drawn from, and together they leave one row.
import { describe, expect, it } from 'vitest';
import { seeded } from '../../kit/core/rng.ts';
import { claimsOfDigits, claimsOfOrder, enough, meaningOf, possible, rowsOf, sentencesOf } from './claims.ts';
import { shuffled } from './drawing.ts';
import { drawRiddle } from './riddles.ts';

it('reads a sentence as it stands there, and takes no other text for one', () => {
  expect(meaningOf('The first is 3 more than the third.')?.([7, 1, 4])).toBe(true);
  expect(meaningOf('The first is 3 more than the third.')?.([4, 1, 7])).toBe(false);
  expect(meaningOf('The second is twice the first.')?.([3, 6, 1])).toBe(true);
  expect(meaningOf('The last is nice.')).toBeNull();
  expect(meaningOf('Red stands left of blue.')?.([1, 0, 2, 3, 4])).toBe(false);
  expect(meaningOf('Two books stand between red and white.')?.([0, 1, 2, 4, 3])).toBe(true);
  expect(meaningOf('Green stands at an end.')?.([2, 0, 1, 3, 4])).toBe(true);
});

it('counts rows of different numbers', () => {
  expect(rowsOf(3, 1, 9)).toHaveLength(504);
  expect(possible('order', [])).toHaveLength(120);
});

describe.each(['digits', 'order'] as const)('%s', field => {
  it('all claims are true, and enough of them leave exactly one row, none without need', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const rng = seeded(seed);
      const row =
        field === 'digits' ? shuffled(rng, [1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 3) : shuffled(rng, [0, 1, 2, 3, 4]);
      const all = field === 'digits' ? claimsOfDigits(row) : claimsOfOrder(row);
      for (const text of all) expect(meaningOf(text)?.(row), text).toBe(true);
      const few = enough(field, shuffled(rng, all));
      expect(possible(field, few)).toEqual([row]);
      for (const text of few)
        expect(
          possible(
            field,
            few.filter(one => one !== text),
          ).length,
        ).toBeGreaterThan(1);
    }
  });
});

it('a memo has three sentences and one solution', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const riddle = drawRiddle(seeded(seed), 'statements');
    if (riddle.kind !== 'statements') throw new Error('another kind');
    expect(riddle.claims).toHaveLength(3);
    expect(possible('digits', sentencesOf(riddle.claims.join(' ')))).toEqual([riddle.code]);
  }
});
