// What is new early in a climb, what is said of it and where, and how much of what comes the picture shows.
import { expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { WORLD } from '../constants.ts';
import { CRANE, hud, PULL, SPRING } from '../hud.ts';
import { START_Y } from './heights.ts';
import { bare, opened, t, tick } from './testing.ts';
import { extendTower } from './tower.ts';

const newsOf = (state: ReturnType<typeof bare>) => hud(state, t).filter(({ id }) => id === 'news');

test('with every seed a spring stands by 105 points, and with most of them a crane hangs', () => {
  const cranes: number[] = [];
  for (let seed = 1; seed <= times(30, 400); seed++) {
    const state = opened(seed);
    const met = { spring: Infinity, crane: Infinity };
    for (let camera = 0; camera > -2000; camera -= 40) {
      Object.assign(state, { camera, base: camera });
      extendTower(state, t);
      for (const { kind, y } of state.platforms)
        if (kind === 'spring') met.spring = Math.min(met.spring, (START_Y - y) / t.pxPerPoint);
      for (const { y } of state.cranes) met.crane = Math.min(met.crane, (START_Y - y) / t.pxPerPoint);
    }
    expect(met.spring, `seed ${seed}`).toBeLessThan(105);
    cranes.push(met.crane);
  }
  expect(cranes.filter(points => points < 85).length / cranes.length).toBeGreaterThan(0.7);
});

test('the first spring is explained while one stands on it, beside the picture', () => {
  const state = bare([{ kind: 'spring' }]);
  expect(newsOf(state)).toEqual([]);
  Object.assign(state.player, { x: 200, y: 390, carriedBy: 100 });
  expect(newsOf(state)).toEqual([{ kind: 'prompt', id: 'news', text: SPRING }]);
  state.totals.springs = 1;
  expect(newsOf(state)).toEqual([]);
});

test('who pulls towards a ledge before anything was reached is told to pull away from it', () => {
  const state = bare();
  const pulled = (y: number) => Object.assign(state, { pull: { fromX: 200, fromY: 300, x: 200, y } });
  expect(newsOf(pulled(400))).toEqual([]);
  expect(newsOf(pulled(295))).toEqual([]);
  expect(newsOf(pulled(220))).toMatchObject([{ text: PULL }]);
  state.score = 9;
  expect(newsOf(pulled(220))).toEqual([]);
});

test('a level says its news for five seconds, a crane what it is for', () => {
  const state = bare();
  Object.assign(state, { difficulty: 1, reachedAt: 100, tick: 399 });
  expect(newsOf(state)).toMatchObject([{ text: 'Level 2: ledges that slide' }]);
  state.craneSeenAt = 300;
  expect(newsOf(state)).toMatchObject([{ text: CRANE }]);
  Object.assign(state, { craneSeenAt: null, tick: 400 });
  expect(newsOf(state)).toEqual([]);
});

test('who stands high up sees 400 px of what comes; who falls is followed to where he may fall', () => {
  const state = bare([{ y: -1000 }]);
  Object.assign(state.player, { y: -1010, carriedBy: 100, airTicks: 9 });
  for (let i = 0; i < 100; i++) tick(state);
  expect(state.player.y - state.camera).toBeCloseTo(400, 0);
  expect(state.base).toBeGreaterThan(state.camera + 100);
  Object.assign(state.player, { carriedBy: null, y: -800, vy: 0 });
  for (let i = 0; i < 60; i++) {
    Object.assign(state.player, { y: -800, carriedBy: null });
    tick(state);
  }
  expect(state.camera).toBeCloseTo(state.base, 0);
  expect(state.player.y - state.camera).toBeLessThan(WORLD.height);
});
