// What the golden ladders say of winning: by Charge where waves have no end, and in each battle of the campaign.
import { expect, test } from 'vitest';
import { golden } from '../../../tests/ladder/golden.ts';
import { BATTLES } from './campaign/battles.ts';

const SEEDS = 20;
const TRIES = 3;

const valuesOf = (ladder: string, who: string): readonly number[] =>
  golden('strategic-battle', ladder).rows.find(row => row.who === who)?.values ?? [];
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
/** Seeds with which one of the tries was won. */
const won = (values: readonly number[]): number => values.filter(value => value > 0).length;

test('whoever plans for Charge breaks through with 5 to 12 of 20 seeds', () => {
  const practised = sum(valuesOf('ladder.charge', 'practised'));
  expect(practised).toBeGreaterThanOrEqual(5);
  expect(practised).toBeLessThanOrEqual(12);
});

test.each(BATTLES.map(({ name }, i) => [i + 1, name] as const))(
  'battle %i, %s: won by the practised, by many a newcomer within three tries, by Infantry alone hardly ever',
  battle => {
    const ladder = `ladder.battle${battle}`;
    expect(valuesOf(ladder, 'practised')).toHaveLength(SEEDS);
    expect(sum(valuesOf(ladder, 'practised')) / TRIES).toBeGreaterThanOrEqual(16);
    expect(won(valuesOf(ladder, 'newcomer'))).toBeGreaterThanOrEqual(6);
    expect(won(valuesOf(ladder, 'newcomer'))).toBeLessThanOrEqual(14);
    expect(won(valuesOf(ladder, 'naive'))).toBeLessThanOrEqual(3);
  },
);
