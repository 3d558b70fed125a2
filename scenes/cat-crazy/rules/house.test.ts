// The house: a room is the wish of a coat that is at home, dearer each time, given back, kept, and counted; and guests who are given something count.
import { expect, test } from 'vitest';
import { view } from '../view.ts';
import { rules } from './rules.ts';
import { readSavedGame, savedGame } from './savedGame.ts';
import { pointsOf } from './score.ts';
import { priceOf } from './shop.ts';
import type { State } from './state.ts';
import { GOALS, goalOfBefore } from './stories/goals.ts';
import { opened, play, refusal, roomOf, send, t, types } from './testing.ts';

const AT_HOME = { experience: 150 } as const;
const build = (state: State) => send(state, { type: 'buy', ware: 'room' });

test('a room is for the coat of the chosen cat, from level 2 on, once', () => {
  const state = roomOf({ name: 'Momo', coat: 2 }, { ...AT_HOME, name: 'Lotte', type: 'bengal', coat: 4 });
  state.coins = 10_000;
  expect(refusal(build(state))).toBe('A room is for a cat that is at home: Momo is from level 2 on.');
  send(state, { type: 'choose', cat: state.cats[1]?.id ?? 0 });
  expect(types(build(state))).toEqual(['roomBuilt']);
  expect(state).toMatchObject({ rooms: [24], coins: 9800 });
  expect(view(state, t).rooms).toEqual([24]);
  expect(refusal(build(state))).toBe('The coat of Lotte has its room. Choose another cat.');
  expect(refusal(build(opened()))).toBe('A room is for a cat that is at home: there is none yet.');
});

test('each room costs as much more as the first one, so that coins have a use to the end', () => {
  const state = opened();
  const prices = Array.from({ length: 25 }, (_, built) => {
    state.rooms = Array.from({ length: built }, (__, coat) => coat);
    return priceOf(state, 'room', t);
  });
  expect(prices.slice(0, 3)).toEqual([200, 400, 600]);
  expect(prices.reduce((sum, price) => sum + price, 0)).toBe(65_000);
});

test('a room is given back for what it cost while Undo stands', () => {
  const state = roomOf(AT_HOME);
  state.coins = 200;
  build(state);
  expect(types(send(state, { type: 'giveBack' }))).toEqual(['givenBack']);
  expect(state).toMatchObject({ rooms: [], coins: 200 });
});

test('rooms are kept; a game of before stands at the same goal as it did', () => {
  const state = roomOf(AT_HOME);
  Object.assign(state, { coins: 200, goal: 12 });
  build(state);
  const kept = JSON.parse(JSON.stringify(savedGame.serialize(state)));
  expect(readSavedGame(kept)).toMatchObject({ rooms: [0], goal: 12 });
  const { rooms: _none, ...before } = kept;
  const ten = GOALS.findIndex(({ text }) => text === 'Do what cats wish for, ten times');
  expect(readSavedGame({ ...before, goal: 11 })).toMatchObject({ rooms: [], goal: ten });
  expect(GOALS[goalOfBefore(22)]?.text).toBe('All 25 coats at home');
  for (const torn of [[25], [-1], [1, 1], 'all', [0.5]])
    expect(readSavedGame({ ...kept, rooms: torn })).toMatch(/rooms/);
});

test('against the clock a room counts 100, a guest who is given food, water or a toy 40, and coins nothing', () => {
  const state = roomOf(AT_HOME);
  const before = pointsOf(state, t).all;
  state.coins = 5000;
  expect(pointsOf(state, t).all).toBe(before);
  build(state);
  expect(pointsOf(state, t).all).toBe(before + 100);
  state.guest = { who: 'sparrow', left: 99 };
  send(state, { type: 'trade' });
  state.guest = { who: 'mouse', left: 99 };
  send(state, { type: 'trade' });
  expect(pointsOf(state, t)).toMatchObject({ all: before + 140, guests: 40 });
});

test('the goal says how, and is reached with the first room', () => {
  const at = GOALS.findIndex(({ text }) => text === 'Give a coat that is at home a room of its own');
  const state = roomOf(AT_HOME);
  Object.assign(state, { goal: at, coins: 500 });
  play(state);
  expect(view(state, t).goal).toMatchObject({ have: 0, of: 1 });
  build(state);
  expect(types(rules.tick(state, { held: 0, pressed: 0, released: 0 }, t) as never)).toContain('goalReached');
});
