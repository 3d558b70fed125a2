// Bounds of the gems of Gem Tower Defense, judged over the measured table: every kind is missed somewhere, and on HARD nobody does better without one.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import definition from '../../scenes/rock-td/index.ts';
import type { Kind } from '../../scenes/rock-td/rules/gems.ts';
import { DIFFICULTIES } from '../../scenes/rock-td/rules/state.ts';
import { type Difficulty, type GemRuns, KINDS, meanOf, TABLE, type Table } from './gems.ts';

const TABLES = JSON.parse(readFileSync(TABLE, 'utf8')) as Table;
const MEASURED = DIFFICULTIES.filter(difficulty => TABLES[difficulty]);

test('every difficulty was measured by the rules of today', () => {
  const stale = MEASURED.filter(difficulty => TABLES[difficulty]?.rules !== definition.rulesVersion);
  expect(stale, 'MEASURE_GEMS=<these> npm run bench -- gems').toEqual([]);
  expect(MEASURED).toContain('HARD');
});

/** Without it the practised player falls a level sooner, in the mean, or wins a tenth of the runs less. */
const isMissed = (all: GemRuns, without: GemRuns): boolean =>
  meanOf(all) - meanOf(without) >= 1 || all.won - without.won >= all.levels.length / 10;

function missedOn(kind: Kind): readonly Difficulty[] {
  return MEASURED.filter(difficulty => {
    const { practised, without } = TABLES[difficulty] ?? {};
    return practised && without?.[kind] && isMissed(practised, without[kind]);
  });
}

test.each(KINDS)('%s is missed on one difficulty at least', kind => {
  expect(missedOn(kind)).not.toEqual([]);
});

/** By how many standard errors one who never has the kind gets further, seed by seed. */
function betterBy(all: GemRuns, without: GemRuns): number {
  const by = without.levels.map((level, index) => level - (all.levels[index] as number));
  const mean = by.reduce((sum, value) => sum + value, 0) / by.length;
  const spread = Math.sqrt(by.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (by.length - 1));
  return mean <= 0 ? 0 : mean / (spread / Math.sqrt(by.length));
}

test.each(KINDS)('on HARD nobody does better without %s', kind => {
  const { practised, without } = TABLES.HARD ?? {};
  expect(betterBy(practised as GemRuns, without?.[kind] as GemRuns)).toBeLessThan(2);
});
