// Unit Battle at length: all duels of the published matrix, and the forecast against two hundred real fights on boards that bots came to.
import { expect, test } from 'vitest';
import { NO_INPUT } from '../../scenes/kit/core/input.ts';
import { duel } from '../../scenes/strategic-battle/duel.ts';
import { fieldOf, forecast, holds } from '../../scenes/strategic-battle/forecast.ts';
import { DUELS, MATRIX } from '../../scenes/strategic-battle/matrix.ts';
import { GOOD, player } from '../../scenes/strategic-battle/pilot.ts';
import { rules } from '../../scenes/strategic-battle/rules.ts';
import { opened, t } from '../../scenes/strategic-battle/testing.ts';
import { UNITS } from '../../scenes/strategic-battle/units.ts';
import { type FieldView, view } from '../../scenes/strategic-battle/view.ts';

test.each(UNITS)('%s is worth what the matrix says', unit => {
  for (const other of UNITS) {
    const said = MATRIX[unit][other];
    if (said === undefined) continue;
    let sum = 0;
    for (let seed = 1; seed <= DUELS; seed++) sum += duel(unit, other, seed, t);
    expect(sum / DUELS, `${unit} against ${other}`).toBeCloseTo(said, 3);
  }
});

const RUNS = 200;
/** Boards whose wave is neither sure to be held nor sure to break through are looked for among these many moments. */
const MOMENTS = 40;
const ENOUGH = 6;
const POINTS = 7;

/** A bot that buys too little comes to boards that may hold or not. */
function* boards(): Generator<FieldView> {
  for (let seed = 1; seed <= MOMENTS; seed++) {
    const state = opened(seed);
    const play = player(seed, { ...GOOD, beat: 150, charges: false });
    const until = 60 * (30 + (seed % 8) * 15);
    while (state.phase === 'playing' && state.tick < until) rules.tick(state, { ...NO_INPUT, ...play(state, t) }, t);
    const { field } = view(state, t);
    if (state.phase === 'playing' && field) yield field;
  }
}

test(`the forecast is within ${POINTS} points of ${RUNS} real fights`, { timeout: 20 * 60_000 }, () => {
  let asked = 0;
  for (const field of boards()) {
    const rough = forecast({ field, runs: 20, seed: 3 });
    if (rough < 3 || rough > 17) continue;
    const said = forecast({ field, runs: RUNS, seed: 1 });
    let real = 0;
    for (let run = 0; run < RUNS; run++) if (holds(fieldOf(field, 9000 + run), t, 1)) real++;
    console.info(`said ${(said * 100) / RUNS} %, really ${(real * 100) / RUNS} %`);
    expect.soft(Math.abs(said - real) / (RUNS / 100)).toBeLessThanOrEqual(POINTS);
    if (++asked >= ENOUGH) break;
  }
  expect(asked).toBeGreaterThanOrEqual(3);
});
