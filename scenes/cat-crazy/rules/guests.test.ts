// Guests at the window: only while a cat sleeps and none is idle, one trade each, what they ask for and leave, and never the same one twice running.
import { expect, test } from 'vitest';
import { TRADES, trade, validateTrade } from './guests.ts';
import { GUESTS, type Guest, type State } from './state.ts';
import { play, refusal, roomOf, send, t, types } from './testing.ts';

const asleep = { hunger: 80, thirst: 80, happiness: 80, energy: 10, isResting: true };
const stores = ({ coins, food, waterBowls, toys }: State) => ({ coins, food, water: waterBowls, toy: toys });
const withGuest = (who: Guest): State => Object.assign(roomOf(asleep), { coins: 100, guest: { who, left: 300 } });

test('somebody comes a moment after the last cat fell asleep, and nobody while one is idle', () => {
  const awake = roomOf(asleep, { ...asleep, isResting: false, energy: 80 });
  expect(types(play(awake, {}, 600))).not.toContain('guestCame');
  const busy = roomOf(asleep, { ...asleep, isResting: false, isWorking: true, energy: 90 });
  expect(types(play(busy, {}, t.guestPause * 60))).toContain('guestCame');
  const state = roomOf(asleep);
  expect(types(play(state, {}, t.guestPause * 60))).toContain('guestCame');
  const first = state.guest?.who;
  expect(types(play(state, {}, t.guestSeconds * 60))).toContain('guestLeft');
  play(state, {}, t.guestPause * 60);
  expect(state.guest?.who).not.toBe(first);
});

test.each(GUESTS)('the %s takes what it asks for and leaves what it offers', who => {
  const state = withGuest(who);
  const before = stores(state);
  const { asks, gives } = TRADES[who];
  expect(types(send(state, { type: 'trade' }))).toEqual(['traded']);
  const after = stores(state);
  for (const goods of ['coins', 'food', 'water', 'toy'] as const) {
    const by = (gives[1] === goods ? gives[0] : 0) - (asks[1] === goods ? asks[0] : 0);
    expect([goods, after[goods] - before[goods]]).toEqual([goods, by]);
  }
  expect(state.guest).toBeNull();
});

test('a trade without a guest or without the goods is refused with its reason', () => {
  expect(refusal(send(roomOf(asleep), { type: 'trade' }))).toMatch(/^Nobody is at the window/);
  const state = Object.assign(withGuest('magpie'), { toys: 0 });
  expect(refusal(send(state, { type: 'trade' }))).toBe('The magpie wants 1 toy: you have 0.');
  expect(state.guest?.who).toBe('magpie');
});

test('some trades are worth it by the prices of the shop, and some are not', () => {
  const price = { coins: 1, food: t.foodPrice, water: t.waterPrice, toy: t.toyPrice };
  const gain = GUESTS.map(who => {
    const { asks, gives } = TRADES[who];
    return gives[0] * price[gives[1]] - asks[0] * price[asks[1]];
  });
  expect(gain.filter(one => one > 0).length).toBeGreaterThan(2);
  expect(gain.filter(one => one < 0).length).toBeGreaterThan(1);
});

test('the pointer on the window trades with whoever is there', () => {
  const state = withGuest('sparrow');
  const pointer = { x: 360, y: 150, down: true, pressed: true, released: false, cancelled: false };
  expect(types(play(state, { pointer }))).toEqual(['traded']);
  expect(types(play(state, { pointer }))).toEqual([]);
  expect(validateTrade(state)).not.toBeNull();
  trade(state, () => {});
  expect(state.guest).toBeNull();
});
