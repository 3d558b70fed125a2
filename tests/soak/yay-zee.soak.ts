// The coach's table solved anew and compared with the one that is shipped (`npm run coach-table` writes it), and two thousand games by it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { TABLE_FILE } from '../../scenes/yay-zee/coach/open.ts';
import { solve } from '../../scenes/yay-zee/coach/solve.ts';
import { read, write } from '../../scenes/yay-zee/coach/table.ts';

const FILE = `assets/yay-zee/${TABLE_FILE}`;

test('the shipped table is what solving gives', async () => {
  const solved = solve();
  if (process.env['RECORD_TABLE']) {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, await write(solved));
  }
  const shipped = await read(new Uint8Array(readFileSync(FILE)));
  expect(solved[0]).toBeCloseTo(245.870_774_5, 6);
  expect(shipped).toHaveLength(solved.length);
  let worst = 0;
  for (let i = 0; i < solved.length; i++) worst = Math.max(worst, Math.abs((solved[i] ?? 0) - (shipped[i] ?? 0)));
  expect(worst).toBeLessThan(0.0001);
});
