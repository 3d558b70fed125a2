// Scoring: the specification's table row by row, and invariants over all 7,776 throws.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CATEGORIES, type Category, countsOf, scoreOf } from './categories.ts';
import { STANDARD_SCORING, score } from './standard.ts';

const points = (dice: string, category: Category, rules = STANDARD_SCORING) =>
  scoreOf(category, countsOf([...dice].map(Number)), rules);

it.each<[dice: string, category: Category, points: number]>([
  ['11236', 'ones', 2],
  ['23456', 'ones', 0],
  ['22226', 'twos', 8],
  ['33312', 'threes', 9],
  ['44441', 'fours', 16],
  ['55555', 'fives', 25],
  ['66123', 'sixes', 12],
  ['33312', 'threeOfAKind', 12],
  ['33112', 'threeOfAKind', 0],
  ['33333', 'threeOfAKind', 15],
  ['33332', 'fourOfAKind', 14],
  ['33322', 'fourOfAKind', 0],
  ['66666', 'fourOfAKind', 30],
  ['33322', 'fullHouse', 25],
  ['33312', 'fullHouse', 0],
  ['33332', 'fullHouse', 0],
  ['33333', 'fullHouse', 0],
  ['12346', 'smallStraight', 30],
  ['23453', 'smallStraight', 30],
  ['34566', 'smallStraight', 30],
  ['12356', 'smallStraight', 0],
  ['23456', 'smallStraight', 30],
  ['12345', 'largeStraight', 40],
  ['65432', 'largeStraight', 40],
  ['12346', 'largeStraight', 0],
  ['44444', 'yahtzee', 50],
  ['44443', 'yahtzee', 0],
  ['12345', 'chance', 15],
  ['66666', 'chance', 30],
])('%s in %s scores %i', (dice, category, expected) => {
  expect(points(dice, category)).toBe(expected);
});

it('five of a kind is a full house where the option says so, and nothing else becomes one', () => {
  const option = { ...STANDARD_SCORING, fiveIsFull: true };
  expect(points('33333', 'fullHouse', option)).toBe(25);
  expect(points('33332', 'fullHouse', option)).toBe(0);
});

it('of all 7,776 throws so many score', () => {
  const found = new Map<Category, number>(CATEGORIES.map(category => [category, 0]));
  for (let n = 0; n < 7776; n++) {
    const dice = [0, 1, 2, 3, 4].map(place => 1 + (Math.floor(n / 6 ** place) % 6));
    const counts = countsOf(dice);
    for (const category of CATEGORIES)
      if (scoreOf(category, counts, STANDARD_SCORING) > 0) found.set(category, (found.get(category) ?? 0) + 1);
  }
  expect(Object.fromEntries(found)).toEqual({
    ...Object.fromEntries(CATEGORIES.slice(0, 6).map(category => [category, 4651])),
    threeOfAKind: 1656,
    fourOfAKind: 156,
    fullHouse: 300,
    smallStraight: 1200,
    largeStraight: 240,
    yahtzee: 6,
    chance: 7776,
  });
});

it('the order of the dice is nothing to the score', () => {
  const dice = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(dice, all => {
      expect(score(all.toSorted((a, b) => a - b))).toEqual(score(all));
      expect(score(all).chance).toBe(all.reduce((sum, die) => sum + die, 0));
    }),
  );
});

it.each([[[1, 2, 3, 4]], [[1, 2, 3, 4, 7]], ['12345'], [null], [[1, 2, 3, 4, 1.5]]])('%j is no throw', dice => {
  expect(() => score(dice)).toThrow('Dice are a list of five whole numbers from 1 to 6.');
});
