// The waves: 12 helicopters, one every 2000 ms, faster with every wave, the same for everybody with one seed; and how long people last.
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { tune } from '../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import { pilot, player, type Skill } from '../bots/pilot.ts';
import { CONSTANTS } from '../constants.ts';
import { KEY } from '../controls.ts';
import { hud } from '../hud.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';
import { createHelicopter, helicopterSpeed, longestStick, waveTitle } from './waves.ts';

const t = tune(CONSTANTS);
const opened = (seed: number) => rules.create({ seed, setup: {}, levels: [] }, t);

/** Ticks in which a pilot that thinks sees the second wave begin. */
const WAVES_SEEN = times(2000, 4000);

/** In which tick each helicopter came, where and how it flies, while somebody plays. */
function arrivals(seed: number, input: (state: State) => Partial<Frame>, ticks = 4000): string[] {
  const state = opened(seed);
  const seen = new Map<number, string>();
  while (state.tick < ticks) {
    state.walkers = [];
    rules.tick(state, { ...NO_INPUT, ...input(state) }, t);
    for (const { id, y, speed, direction } of state.helicopters)
      if (!seen.has(id)) seen.set(id, `${state.tick} ${y} ${speed} ${direction}`);
  }
  return [...seen.values()];
}

test('helicopters come every 2000 ms without a break, 12 a wave, at heights 40 to 140', () => {
  const seen = arrivals(3, () => ({})).map(line => line.split(' ').map(Number));
  const ticks = seen.map(([tick = 0]) => tick);
  expect(ticks.slice(1).every((tick, i) => tick - (ticks[i] ?? 0) === 120)).toBe(true);
  expect(ticks.length).toBeGreaterThan(30);
  for (const [, y = 0] of seen) expect(y >= 40 && y <= 140).toBe(true);
  expect(new Set(seen.slice(0, 12).map(([, , speed]) => speed))).toEqual(new Set([2]));
  expect(new Set(seen.slice(12, 24).map(([, , speed]) => speed))).toEqual(new Set([2.15]));
});

test('the seed decides the waves, however the gun plays', () => {
  const idle = arrivals(5, () => ({}));
  const decide = pilot(1);
  const byPilot = arrivals(5, state => decide(state, t), WAVES_SEEN);
  expect(byPilot).toEqual(idle.slice(0, byPilot.length));
  expect(byPilot.length).toBeGreaterThan(14);
  expect(arrivals(5, () => ({ held: KEY.fire | KEY.turnLeft }))).toEqual(idle);
  expect(arrivals(6, () => ({}))).not.toEqual(idle);
});

test.each([
  [1, 2],
  [2, 2.15],
  [11, 3.5],
  [21, 5],
  [60, 5],
])('in wave %i they fly %d px a tick', (wave, speed) => expect(helicopterSpeed(wave, t)).toBeCloseTo(speed, 10));

test('sticks: one, then two from wave 2 on, gentle up to wave 6, steeper after each third, and no wall after wave 15', () => {
  const longest = Array.from({ length: 20 }, (_, wave) => longestStick(wave + 1, t));
  expect(longest).toEqual([1, 2, 2, 2, 2, 3, 3, 4, 4, 6, 7, 7, 11, 12, 12, 14, 14, 14, 14, 14]);
});

test.each([
  [1, 0],
  [3, 0],
  [4, 5],
  [5, 0],
  [7, 5],
])('wave %i begins with %i that fly empty, and says so', (wave, empty) => {
  const carried = Array.from(
    { length: t.helicoptersAWave },
    (_, index) => createHelicopter(1, 7, wave, index, t).drops,
  );
  expect(carried.findIndex(drops => drops.length > 0)).toBe(empty);
  const state = opened(7);
  state.waves = { wave, tick: 10, arrived: 0 };
  const said = hud(state, t).flatMap(item => (item.kind === 'message' ? [item.text] : []));
  expect(said.some(text => text.includes('fly empty'))).toBe(empty > 0);
});

test('later waves drop longer sticks, sooner', () => {
  const dropped = (wave: number) => {
    const drops = Array.from({ length: 60 }, (_, index) => createHelicopter(1, 7, wave, index, t).drops).flat();
    return drops.reduce((sum, [, many]) => sum + many, 0);
  };
  expect(
    Math.max(
      ...Array.from({ length: 30 }, (_, i) => createHelicopter(1, i, 1, 0, t).drops)
        .flat()
        .map(([, many]) => many),
    ),
  ).toBe(1);
  expect(dropped(5)).toBeGreaterThan(dropped(1) * 1.3);
  expect(dropped(11)).toBeGreaterThan(dropped(5) * 1.5);
});

test('wave 1 changes twice: low ones from the right after 9 s, the first pair after 15 s, then both sides', () => {
  for (const seed of [1, 7, 23]) {
    const flights = Array.from({ length: 12 }, (_, index) => createHelicopter(1, seed, 1, index, t));
    expect(flights.slice(0, 4).every(({ direction, y }) => direction === 1 && y <= 80)).toBe(true);
    expect(flights.slice(4, 8).every(({ direction, y }) => direction === -1 && y >= 115)).toBe(true);
    const longest = flights.map(({ drops }) => Math.max(0, ...drops.map(([, many]) => many)));
    expect(longest).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1]);
  }
});

test('every wave has a title, and says it as it begins', () => {
  const titles = Array.from({ length: 40 }, (_, wave) => waveTitle(11, wave + 1));
  expect(titles.slice(0, 3)).toEqual(['First flight', 'From both sides', 'Low flyers']);
  expect(new Set(titles).size).toBeGreaterThan(5);
  const state = opened(11);
  const messages = () => hud(state, t).flatMap(item => (item.kind === 'message' ? [item.text] : []));
  rules.tick(state, NO_INPUT, t);
  expect(messages()).toEqual(['Wave 1', 'First flight']);
  while (messages().length > 0) rules.tick(state, NO_INPUT, t);
  expect(state.tick).toBeLessThan(310);
});

describe('how long people last', { timeout: 120_000 }, () => {
  /** The middle one of many runs, in seconds. */
  function median(skill: Skill, runs: number): number {
    const seconds = Array.from({ length: runs }, (_, index) => {
      const state = opened(index + 1);
      const decide = player(index + 1, skill);
      while (state.phase === 'playing' && state.tick < 20 * 60 * 60)
        rules.tick(state, { ...NO_INPUT, ...decide(state, t) }, t);
      return state.tick / 60;
    });
    return seconds.toSorted((a, b) => a - b)[Math.floor(runs / 2)] as number;
  }

  test('nobody at the gun: under 40 s', () => {
    const state = opened(1);
    while (state.phase === 'playing') rules.tick(state, NO_INPUT, t);
    expect(state.tick / 60).toBeGreaterThan(14);
    expect(state.tick / 60).toBeLessThan(40);
  });

  test('a newcomer, who gives no lead and shakes: one to three minutes', () => {
    const seconds = median(
      { reaction: 60, error: 18, lead: 0, patience: 12, restsAt: 0.95, locks: false },
      times(3, 5),
    );
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThan(180);
  });

  test('a good player: many waves, but not for ever', () => {
    const seconds = median({ reaction: 28, error: 6, lead: 0.8, patience: 4, restsAt: 0.8, locks: true }, times(1, 5));
    expect(seconds).toBeGreaterThan(180);
    expect(seconds).toBeLessThan(600);
  });
});
