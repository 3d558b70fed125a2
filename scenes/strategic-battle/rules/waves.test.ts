// Wave generator: specified budgets, incomes and times; first waves of types; themes, one in four and announced.
import { describe, expect, test } from 'vitest';
import { opened, play, quiet, t, types } from './testing.ts';
import { THEMES, themeOf } from './themes.ts';
import { typesOf } from './units.ts';
import { budgetOf, gapAfter, incomeOf, wavePlan } from './waves.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

test.each([
  [1, 55, 25],
  [2, 77, 30],
  [5, 161, 45],
  [10, 361, 70],
])('wave %i may spend %i and brings %i', (wave, budget, income) => {
  expect([Math.round(budgetOf(wave, t)), incomeOf(wave, t)]).toEqual([budget, income]);
});

test('a wave spends what it may, down to change for no Infantry', () => {
  const stats = typesOf(t);
  for (const seed of SEEDS)
    for (let wave = 1; wave <= 20; wave++) {
      const { kinds, rows } = wavePlan(seed, wave, t);
      const spent = kinds.reduce((sum, kind) => sum + stats[kind].cost, 0);
      expect(spent).toBeLessThanOrEqual(budgetOf(wave, t));
      expect(spent).toBeGreaterThan(budgetOf(wave, t) - stats.Infantry.cost);
      expect(rows).toHaveLength(kinds.length);
      expect(rows.every(row => row >= 0 && row < 10)).toBe(true);
    }
});

test.each([
  ['Archer', 3],
  ['Cavalry', 5],
  ['Mage', 7],
  ['Catapult', 9],
] as const)('%s comes from wave %i on', (kind, from) => {
  const has = (wave: number) => SEEDS.some(seed => wavePlan(seed, wave, t).kinds.includes(kind));
  for (let wave = 1; wave < from; wave++) expect(has(wave), `wave ${wave}`).toBe(false);
  expect(has(from) || has(from + 1)).toBe(true);
});

test('the first waves come in the middle rows, and the front widens until every row must be guarded', () => {
  const rowsIn = (wave: number) =>
    [...new Set(SEEDS.flatMap(seed => wavePlan(seed, wave, t).rows))].sort((a, b) => a - b);
  expect(rowsIn(1)).toEqual([3, 4, 5, 6]);
  expect(rowsIn(5)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(rowsIn(13)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('who is new comes seldom at first: one Cavalry is met before many are', () => {
  const riders = (wave: number) => {
    const plans = Array.from({ length: 200 }, (_, seed) => wavePlan(seed, wave, t)).filter(({ theme }) => !theme);
    return plans.reduce((sum, { kinds }) => sum + kinds.filter(kind => kind === 'Cavalry').length, 0) / plans.length;
  };
  expect(riders(5)).toBeLessThan(1);
  expect(riders(8)).toBeGreaterThan(3 * riders(5));
});

test('the first wave comes after 8 seconds, the next 15 to 20 later', () => {
  const state = opened(3);
  expect(types(play(state, {}, 479))).not.toContain('waveCame');
  expect(types(play(state, {}, 1))).toContain('waveCame');
  expect(state.resources).toBe(125);
  for (const seed of SEEDS)
    for (let wave = 1; wave < 20; wave++) {
      expect(gapAfter(seed, wave, t)).toBeGreaterThanOrEqual(15 * 60);
      expect(gapAfter(seed, wave, t)).toBeLessThanOrEqual(20 * 60);
    }
});

describe('themes', () => {
  test('one of every four waves has one, never the first, and none twice running', () => {
    for (const seed of SEEDS) {
      let before = '';
      for (let block = 0; block < 8; block++) {
        const themes = [1, 2, 3, 4].map(i => themeOf(seed, block * 4 + i)).filter(theme => theme !== null);
        expect(themes).toHaveLength(1);
        expect(themes[0]?.name).not.toBe(before);
        before = themes[0]?.name ?? '';
      }
      expect(themeOf(seed, 1)).toBeNull();
    }
  });

  test('each comes with some seed, and is what it says', () => {
    const met = new Set<string>();
    const stats = typesOf(t);
    const spent = new Map<string, number[]>();
    for (let seed = 1; seed <= 40; seed++)
      for (let wave = 2; wave <= 24; wave++) {
        const { theme, kinds, rows } = wavePlan(seed, wave, t);
        if (!theme) continue;
        met.add(theme.name);
        if (theme.rows) expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(theme.rows);
        const { kinds: only } = theme;
        if (!only) continue;
        const about = kinds.filter(kind => only.includes(kind)).reduce((sum, kind) => sum + stats[kind].cost, 0);
        spent.set(theme.name, [...(spent.get(theme.name) ?? []), about / budgetOf(wave, t)]);
      }
    for (const [name, parts] of spent) {
      const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
      expect(mean, `${name} is mostly what it says`).toBeGreaterThan(0.45);
    }
    expect([...met].sort()).toEqual(THEMES.map(({ name }) => name).sort());
  });

  test('one is announced five seconds before it comes', () => {
    const state = quiet();
    const wave = [2, 3, 4].find(one => themeOf(1, one)) as number;
    Object.assign(state, { wave: wave - 1, nextIn: 301 });
    expect(play(state, {}, 1)).toContainEqual(expect.objectContaining({ type: 'themeAnnounced', wave }));
    expect(types(play(state, {}, 300))).toContain('waveCame');
  });
});

test('a wave is beaten once nobody of it and of those before is left', () => {
  const state = opened(2);
  play(state, {}, 480 + 600);
  expect([state.wave, state.beaten]).toEqual([1, 0]);
  state.enemies = [];
  expect(types(play(state, {}, 1))).toEqual(['waveBeaten']);
  expect(state.beaten).toBe(1);
});
