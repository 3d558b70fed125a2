// Gem Tower Defense at length: every gem earns its place on HARD, and the practised bot goes as far on EASY and INSANE as it should.
import { expect, test } from 'vitest';
import { tune } from '../../scenes/kit/core/constants.ts';
import { NO_INPUT } from '../../scenes/kit/core/input/input.ts';
import { GOOD, player, type Skill } from '../../scenes/rock-td/bots/pilot.ts';
import { CONSTANTS } from '../../scenes/rock-td/constants.ts';
import { TYPES } from '../../scenes/rock-td/rules/gems.ts';
import { rules } from '../../scenes/rock-td/rules/rules.ts';
import type { State } from '../../scenes/rock-td/rules/state.ts';

const t = tune(CONSTANTS);
const seedsTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** Ticks of twenty minutes. */
const MOST = 20 * 3600;

function end(seed: number, difficulty: string, skill: Partial<Skill> = {}): Readonly<State> {
  const state = rules.create({ seed, setup: { difficulty }, levels: [] }, t);
  const decide = player(seed, { ...GOOD, ...skill });
  for (let tick = 0; tick < MOST && state.phase !== 'over'; tick++)
    rules.tick(state, { ...NO_INPUT, ...decide(state, t) }, t);
  return state;
}

/** How much more one has than the other, seed by seed, in standard errors. */
function more(one: readonly number[], other: readonly number[]): number {
  const by = one.map((value, index) => value - (other[index] ?? 0));
  const mean = by.reduce((sum, value) => sum + value, 0) / by.length;
  const spread = Math.sqrt(by.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (by.length - 1));
  return mean / (spread / Math.sqrt(by.length));
}

test('without any one gem the practised bot falls sooner, or calls fewer waves, on HARD', {
  timeout: 40 * 60_000,
}, () => {
  const seeds = seedsTo(100);
  const all = seeds.map(seed => end(seed, 'HARD'));
  for (const type of TYPES) {
    const without = seeds.map(seed => end(seed, 'HARD', { shuns: [type] }));
    const [levels, calls] = (['level', 'called'] as const).map(what =>
      more(
        all.map(state => state[what]),
        without.map(state => state[what]),
      ),
    );
    console.info(`without ${type}: levels ${levels?.toFixed(1)}, calls ${calls?.toFixed(1)} standard errors fewer`);
    expect.soft(Math.max(levels ?? 0, calls ?? 0), type).toBeGreaterThan(2);
  }
});

test('EASY: level 50 with at least 10 of 20 seeds, and nobody for ever; INSANE: past 10 with 6 to 14', {
  timeout: 10 * 60_000,
}, () => {
  const easy = seedsTo(20).map(seed => end(seed, 'EASY'));
  expect(easy.filter(({ level }) => level >= 50).length).toBeGreaterThanOrEqual(10);
  expect(easy.every(({ phase }) => phase === 'over')).toBe(true);
  const insane = seedsTo(20).filter(seed => end(seed, 'INSANE').level > 10).length;
  expect(insane).toBeGreaterThanOrEqual(6);
  expect(insane).toBeLessThanOrEqual(14);
});
