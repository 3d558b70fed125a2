// Soak test of YayZee: the coach's table solved again and compared with the shipped one (`npm run coach-table` writes it), and two thousand games by it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { advise } from '../../scenes/yay-zee/coach/advise.ts';
import { TABLE_FILE } from '../../scenes/yay-zee/coach/open.ts';
import { solve } from '../../scenes/yay-zee/coach/solve.ts';
import { read, write } from '../../scenes/yay-zee/coach/table.ts';
import { currentQuestion } from '../../scenes/yay-zee/coachQuestion.ts';
import { bestExpected, greedy, type Move } from '../../scenes/yay-zee/computer.ts';
import { bestOf } from '../../scenes/yay-zee/rating.ts';
import { STANDARD } from '../../scenes/yay-zee/standard.ts';
import type { Player, YayZeeState } from '../../scenes/yay-zee/state.ts';
import { finalOf } from '../../scenes/yay-zee/testing.ts';

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

/** Mean and its standard error over the dice of so many seeds. */
function meanOf(finals: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = finals.reduce((sum, one) => sum + one, 0) / finals.length;
  const spread = finals.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (finals.length - 1);
  return { mean, error: Math.sqrt(spread / finals.length) };
}

test('over 2,000 games each better player scores at least three standard errors more, and the coach what he promises', async () => {
  const table = await read(new Uint8Array(readFileSync(FILE)));
  const coach = (state: YayZeeState): Move => {
    const best = bestOf(advise(table, currentQuestion(state)));
    return 'slot' in best ? { slot: best.slot } : { hold: state.dice.map((_, i) => (best.held & (1 << i)) !== 0) };
  };
  const players: Readonly<Record<string, (state: YayZeeState, player: Player) => Move>> = {
    naive: (state, player) => greedy({ ...state, rollsLeft: 0 }, player, STANDARD),
    easy: (state, player) => greedy(state, player, STANDARD),
    normal: (state, player) => bestExpected(state, player, STANDARD),
    coach,
  };
  const seeds = Array.from({ length: 2000 }, (_, seed) => seed + 1);
  const rows = Object.entries(players).map(([who, move]) => ({
    who,
    ...meanOf(seeds.map(seed => finalOf(seed, move))),
  }));
  console.table(rows);
  for (const [i, row] of rows.slice(1).entries()) {
    const below = rows[i] ?? row;
    expect(row.mean - below.mean, `${row.who} above ${below.who}`).toBeGreaterThan(
      3 * Math.hypot(row.error, below.error),
    );
  }
  const last = rows.at(-1);
  // Within one standard error a fair sample lies two times in three; within two, nineteen times in twenty.
  expect(Math.abs((last?.mean ?? 0) - 245.87)).toBeLessThan(2 * (last?.error ?? 0));
});
