// Every game has a ladder of players, and its golden table shows what it must.
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { playersOf } from '../../scenes/kit/core/ladder/climb.ts';
import { verdictOf } from '../../scenes/kit/core/ladder/verdict.ts';
import { climbsOf, ladderOf } from './climb.ts';
import { golden } from './golden.ts';

const CLIMBS = climbsOf(CATALOG);

test('other ways to play have ladders of their own', () => {
  expect(CLIMBS.map(({ id }) => id)).toContain('stealth-escape, ladder.night');
});

test.each(CLIMBS)('$id has a ladder, and a golden row for each who plays it', async ({ definition, name }) => {
  const ladder = await ladderOf(definition, name);
  expect(ladder.measure).not.toBe('');
  expect(Object.keys(ladder.players)).toEqual(['naive', 'newcomer', 'practised']);
  const { kind } = (await definition.load()).default;
  const { rows, measure } = golden(definition.id, name);
  expect(measure).toBe(ladder.measure);
  expect(rows.map(({ who }) => who)).toEqual([...playersOf(ladder, kind).keys()]);
});

test.each(CLIMBS)('$id: its golden ladder was played with the rules of today', ({ id, definition, name }) => {
  expect(
    golden(definition.id, name).rules,
    `stale: run RECORD_LADDERS=1 npm run bench -- ladder -t ${id} and review the diff`,
  ).toBe(definition.rulesVersion ?? 1);
});

test.each(CLIMBS)('$id: its golden ladder has no fault but those accepted', async ({ definition, name }) => {
  expect(verdictOf(definition, await ladderOf(definition, name), golden(definition.id, name)).faults).toEqual([]);
});
