// Every game has a ladder of players, and its golden table is of today's rules, numbers and bots.
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { climbsOf, firstMinuteOf, ladderOf, playersOf } from './climb.ts';
import { golden } from './golden.ts';
import { faultsOf } from './verdict.ts';

const CLIMBS = climbsOf(CATALOG);

test('other ways to play have ladders of their own', () => {
  expect(CLIMBS.map(({ id }) => id)).toContain('stealth-escape, ladder.night');
});

test.each(CLIMBS)('$id has a ladder', async ({ definition, name }) => {
  const { players, measure } = await ladderOf(definition, name);
  expect(measure).not.toBe('');
  expect(Object.keys(players)).toEqual(['naive', 'newcomer', 'practised']);
});

test.each(CLIMBS)('$id: the golden ladder is of today', async ({ definition, name }) => {
  const ladder = await ladderOf(definition, name);
  const { kind } = (await definition.load()).default;
  const players = playersOf(ladder, kind === 'turns');
  const { rows, measure } = golden(definition.id, name);
  expect(measure).toBe(ladder.measure);
  expect(rows.map(({ who }) => who)).toEqual([...players.keys()]);
  for (const { who, firstMinute } of rows)
    expect(
      await firstMinuteOf(definition, ladder, players.get(who) as never),
      `${who}: rules, numbers or bots changed: run RECORD_LADDERS=1 npm run bench -- ladder ${definition.id} and review the diff`,
    ).toBe(firstMinute);
});

test.each(CLIMBS)('$id: the faults of its golden ladder are those of its rows', async ({ definition, name }) => {
  const table = golden(definition.id, name);
  expect(faultsOf(definition, await ladderOf(definition, name), table)).toEqual(table.faults);
});
