// The golden tables of the ladders are of today's rules, numbers and bots: the first minute of each row, played anew.
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { playersOf } from '../../scenes/kit/core/ladder/climb.ts';
import { verdictOf } from '../../scenes/kit/core/ladder/verdict.ts';
import { climbsOf, firstMinute as firstMinuteOf, ladderOf } from './climb.ts';
import { golden } from './golden.ts';

test.each(climbsOf(CATALOG))('$id: the golden ladder is of today', async ({ definition, name }) => {
  const ladder = await ladderOf(definition, name);
  const { kind } = (await definition.load()).default;
  const players = playersOf(ladder, kind);
  const table = golden(definition.id, name);
  for (const { fault, why } of verdictOf(definition, ladder, table).accepted)
    console.info(`${definition.title}, accepted: ${fault}. ${why}`);
  for (const { who, firstMinute } of table.rows)
    expect(
      await firstMinuteOf(definition, ladder, players.get(who) as never),
      `${who}: rules, numbers or bots changed: run RECORD_LADDERS=1 npm run bench -- ladder ${definition.id} and review the diff`,
    ).toBe(firstMinute);
});
