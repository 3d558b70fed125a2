// Soak test of YayZee: the coach's table solved again and compared with the shipped one (`npm run coach-table` writes it), and two thousand games by it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { advise } from '../../scenes/yay-zee/coach/advise.ts';
import { TABLE_FILES } from '../../scenes/yay-zee/coach/open.ts';
import { solve } from '../../scenes/yay-zee/coach/solve.ts';
import { read, type Table, write } from '../../scenes/yay-zee/coach/table.ts';
import { currentQuestion } from '../../scenes/yay-zee/rules/coachQuestion.ts';
import { bestExpected, greedy, type Move } from '../../scenes/yay-zee/rules/computer.ts';
import { bestOf } from '../../scenes/yay-zee/rules/rating.ts';
import type { Rulebook } from '../../scenes/yay-zee/rules/rulebook.ts';
import { STANDARD } from '../../scenes/yay-zee/rules/standard.ts';
import type { Player, YayZeeState } from '../../scenes/yay-zee/rules/state.ts';
import { finalOf } from '../../scenes/yay-zee/rules/testing.ts';

const fileOf = (rulebook: Rulebook) => `assets/yay-zee/${TABLE_FILES[rulebook]}`;

/** Expected points of perfect play. Published are 245.87, and 254.59 for the forced joker. */
test.each([
  ['standard', 245.870_774_5],
  ['official', 254.587_728_7],
] as const)('the shipped %s table is what solving gives', async (rulebook, points) => {
  const solved = solve(rulebook);
  const file = fileOf(rulebook);
  if (process.env['RECORD_TABLE']) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await write(solved, rulebook));
  }
  const shipped = await read(new Uint8Array(readFileSync(file)), rulebook);
  console.info(`Perfect play by the ${rulebook} rules: ${solved[0]} points.`);
  expect(solved[0]).toBeCloseTo(points, 6);
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

const SEEDS = Array.from({ length: 2000 }, (_, seed) => seed + 1);
const byTable =
  (table: Table) =>
  (state: YayZeeState): Move => {
    const best = bestOf(advise(table, currentQuestion(state)));
    return 'slot' in best ? { slot: best.slot } : { hold: state.dice.map((_, i) => (best.held & (1 << i)) !== 0) };
  };
const tableOf = (rulebook: Rulebook) => read(new Uint8Array(readFileSync(fileOf(rulebook))), rulebook);

test('over 2,000 games each better player scores at least three standard errors more, and the coach what he promises', async () => {
  const players: Readonly<Record<string, (state: YayZeeState, player: Player) => Move>> = {
    naive: (state, player) => greedy({ ...state, rollsLeft: 0 }, player, STANDARD),
    easy: (state, player) => greedy(state, player, STANDARD),
    normal: (state, player) => bestExpected(state, player, STANDARD),
    coach: byTable(await tableOf('standard')),
  };
  const rows = Object.entries(players).map(([who, move]) => ({
    who,
    ...meanOf(SEEDS.map(seed => finalOf(seed, move))),
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

test('by the official rules the coach plays, over 2,000 games, within one standard error of what he promises', async () => {
  const coach = byTable(await tableOf('official'));
  const { mean, error } = meanOf(SEEDS.map(seed => finalOf(seed, coach, { extra: 'official' })));
  console.info(`By the official rules: ${mean.toFixed(2)} ± ${error.toFixed(2)} points.`);
  expect(Math.abs(mean - 254.59)).toBeLessThan(error);
});
