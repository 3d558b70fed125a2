// The ladder of players of every game: printed, and kept as golden tables. `RECORD_LADDERS=1 npm run bench` records them anew.
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { quantile, verdictOf } from '../../scenes/kit/core/ladder/verdict.ts';
import { climb, climbsOf, ladderOf } from '../ladder/climb.ts';
import { fileOf, golden, textOf } from '../ladder/golden.ts';
import { report, rounded } from './report.ts';

test.each(climbsOf(CATALOG))('$id: the ladder of players', async ({ definition, name }) => {
  const table = await climb(definition, name);
  report(
    `${definition.title}: ${table.measure}`,
    table.rows.map(({ who, values, stages, seconds }) => ({
      what: who,
      median: rounded(quantile(values, 0.5)),
      'lower quarter': rounded(quantile(values, 0.25)),
      'upper quarter': rounded(quantile(values, 0.75)),
      ...(stages && { stage: rounded(quantile(stages, 0.5)) }),
      seconds: rounded(quantile(seconds, 0.5)),
    })),
  );
  const { faults, accepted } = verdictOf(definition, await ladderOf(definition, name), table);
  for (const fault of faults) console.info(`${definition.title}: ${fault}.`);
  for (const { fault, why } of accepted) console.info(`${definition.title}, accepted: ${fault}. ${why}`);
  if (process.env['RECORD_LADDERS']) {
    mkdirSync(`tests/replays/${definition.id}`, { recursive: true });
    writeFileSync(fileOf(definition.id, name), textOf(table));
  } else expect(table).toEqual(golden(definition.id, name));
});
