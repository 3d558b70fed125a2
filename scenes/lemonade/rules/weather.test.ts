// Weather, market and town: the forecast keeps its word, and nothing depends on what was done.
import { expect, test } from 'vitest';
import { factsOf } from './day.ts';
import { HISTORY, marketPrice, pricesUntil } from './market.ts';
import { DAY_TICKS, WARES } from './state.ts';
import { morning, send, t, wait } from './testing.ts';
import { TOWN_SIZE, townOf } from './town.ts';
import { type Weather, WITHIN, weatherOf } from './weather.ts';

const MANY: readonly Weather[] = Array.from({ length: 14_000 }, (_, i) => weatherOf(1 + Math.floor(i / 7), i % 7, t));

test.each([10, 20, 30, 70, 80, 90])(
  'of all half days that say %i percent sun, so many are sunny; the rest is half rain',
  percent => {
    const halves = MANY.flatMap(({ sun, skies }) => [0, 1].flatMap(i => (sun[i] === percent ? [skies[i]] : [])));
    const share = (sky: string) => (halves.filter(one => one === sky).length / halves.length) * 100;
    expect(halves.length).toBeGreaterThan(500);
    // Three standard errors of so many draws.
    const margin = 300 * Math.sqrt(((percent / 100) * (1 - percent / 100)) / halves.length);
    expect(Math.abs(share('sun') - percent)).toBeLessThan(margin);
    expect(Math.abs(share('rain') - (100 - percent) / 2)).toBeLessThan(margin);
  },
);

test('noon is within three degrees of what was said, each as likely', () => {
  const off = MANY.map(({ noon, temperature }) => noon - temperature);
  for (let by = -WITHIN; by <= WITHIN; by++)
    expect(Math.abs(off.filter(one => one === by).length / MANY.length - 1 / 7)).toBeLessThan(0.01);
  expect(off.every(by => Math.abs(by) <= WITHIN)).toBe(true);
});

test('special days come from the third on, and each kind comes', () => {
  expect(MANY.filter((_, i) => i % 7 < 2).every(({ special }) => special === null)).toBe(true);
  expect(new Set(MANY.map(({ special }) => special)).size).toBe(5);
});

test('weather, people and market are the same whatever was done', () => {
  const [busy, lazy] = [morning(5), morning(5)];
  busy.cash = 100_000;
  send(busy, { type: 'set', what: 'price', to: 5 });
  for (let day = 0; day < 7; day++) {
    expect(factsOf(busy, t)).toEqual(factsOf(lazy, t));
    for (const state of [busy, lazy]) send(state, { type: state === busy ? 'open' : 'stay' });
    wait(busy, DAY_TICKS);
    for (const state of [busy, lazy]) send(state, { type: 'next' });
  }
  expect(townOf(5, 0, t)).toHaveLength(TOWN_SIZE);
});

test('prices are whole cents above nothing, and the ten days before end with today', () => {
  for (const ware of WARES)
    for (let seed = 1; seed < 40; seed++) {
      const prices = pricesUntil(seed, 3, ware, t);
      expect(prices).toHaveLength(HISTORY + 1);
      expect(prices.at(-1)).toBe(marketPrice(seed, 3, ware, t));
      expect(prices.every(price => Number.isInteger(price) && price > 0)).toBe(true);
    }
});
