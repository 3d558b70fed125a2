// Rota of the day: every daily game has its turn, neighbours differ in kind, and a long game comes at most twice a week, over the end of the ring too.
import { expect, test } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import { factsOf } from './gameFacts.ts';
import { kindsOf } from './gameKinds.ts';
import { gameOfDay, isLong, rotaOf } from './rota.ts';

const DAILY = CATALOG.map(factsOf).filter(({ usesSeed }) => usesSeed);
const kindOn = (day: number) => kindsOf(gameOfDay(DAILY, day)?.card.tags ?? [])[0]?.id;

test('every daily game has one turn in a round', () => {
  expect(new Set(rotaOf(DAILY))).toEqual(new Set(DAILY));
  expect(rotaOf(DAILY)).toHaveLength(DAILY.length);
});

test('no two days running show the same kind, over the end of a round too', () => {
  for (let day = 20_000; day < 20_000 + 3 * DAILY.length; day++)
    expect(kindOn(day + 1), String(day)).not.toBe(kindOn(day));
});

test('a week has at most two games of ten minutes or more, and never two of them running', () => {
  const isLongOn = (day: number) => [gameOfDay(DAILY, day)].some(game => game && isLong(game));
  for (let day = 20_000; day < 20_000 + 3 * DAILY.length; day++) {
    const week = Array.from({ length: 7 }, (_, index) => isLongOn(day + index));
    expect(week.filter(Boolean).length, String(day)).toBeLessThanOrEqual(2);
    expect(week[0] && week[1], String(day)).toBe(false);
  }
});

test('one game, and none', () => {
  expect(gameOfDay(DAILY.slice(0, 1), 7)).toBe(DAILY[0]);
  expect(gameOfDay([], 7)).toBeUndefined();
});
