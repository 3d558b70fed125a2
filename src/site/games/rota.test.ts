// Rota of the day: every daily game has its turn, and neighbours differ in kind, over the end of the ring too.
import { expect, test } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import { factsOf } from './gameFacts.ts';
import { kindsOf } from './gameKinds.ts';
import { gameOfDay, rotaOf } from './rota.ts';

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

test('one game, and none', () => {
  expect(gameOfDay(DAILY.slice(0, 1), 7)).toBe(DAILY[0]);
  expect(gameOfDay([], 7)).toBeUndefined();
});
