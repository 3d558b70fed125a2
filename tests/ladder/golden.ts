// The golden tables of the ladders: a change of rules, numbers or bots shows as a diff of them.
import { existsSync, readFileSync } from 'node:fs';
import type { RecordedTable } from '../../scenes/kit/core/ladder/verdict.ts';

export const fileOf = (id: string, name = 'ladder'): string => `tests/replays/${id}/${name}.json`;

export function golden(id: string, name = 'ladder'): RecordedTable {
  const file = fileOf(id, name);
  if (!existsSync(file))
    throw new Error(`${id} has no golden ladder: run RECORD_LADDERS=1 npm run bench and commit ${file}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A line a player, so that a diff reads like a table. */
export function textOf({ rows, ...rest }: RecordedTable): string {
  const lines = rows.map(row => `    ${JSON.stringify(row)}`).join(',\n');
  const body = JSON.stringify(rest, null, 2).slice(0, -2);
  return `${body},\n  "rows": [\n${lines}\n  ]\n}\n`;
}
