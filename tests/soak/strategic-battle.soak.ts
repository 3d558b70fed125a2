// Unit Battle at length: all duels of the published matrix, the forecast against hundreds of real fights on boards that bots came to, and whether
// each unit is worth its place.
import { expect, test } from 'vitest';
import { NO_INPUT } from '../../scenes/kit/core/input/input.ts';
import { copy } from '../../scenes/kit/core/json.ts';
import { seeded } from '../../scenes/kit/core/rng.ts';
import { newcomer } from '../../scenes/strategic-battle/bots/ladder.ts';
import { ARMIES, army } from '../../scenes/strategic-battle/bots/ladderBattle.ts';
import { GOOD, player, practisedMix } from '../../scenes/strategic-battle/bots/pilot.ts';
import { duel } from '../../scenes/strategic-battle/forecast/duel.ts';
import { forecast } from '../../scenes/strategic-battle/forecast/forecast.ts';
import { DUELS, MATRIX } from '../../scenes/strategic-battle/forecast/matrix.ts';
import definition from '../../scenes/strategic-battle/index.ts';
import { BATTLES } from '../../scenes/strategic-battle/rules/campaign/battles.ts';
import { rules } from '../../scenes/strategic-battle/rules/rules.ts';
import type { State } from '../../scenes/strategic-battle/rules/state.ts';
import { opened, play as playOn, t } from '../../scenes/strategic-battle/rules/testing.ts';
import { UNITS, type UnitName } from '../../scenes/strategic-battle/rules/units.ts';
import { view } from '../../scenes/strategic-battle/view.ts';

test.each(UNITS)('%s is worth what the matrix says', unit => {
  for (const other of UNITS) {
    const said = MATRIX[unit][other];
    if (said === undefined) continue;
    let sum = 0;
    for (let seed = 1; seed <= DUELS; seed++) sum += duel(unit, other, seed, t);
    expect(sum / DUELS, `${unit} against ${other}`).toBeCloseTo(said, 3);
  }
});

/** Two honest samples of so many differ by more than seven points once in two hundred times; of two hundred each, once in six. */
const RUNS = 800;
const POINTS = 7;
/** Boards whose wave is neither sure to be held nor sure to break through are looked for among these many moments. */
const MOMENTS = 400;
const ENOUGH = 6;

/** A bot that buys too little comes to boards that may hold or not. */
function* boards(): Generator<State> {
  for (let seed = 1; seed <= MOMENTS; seed++) {
    const state = opened(seed);
    const play = player(seed, { ...GOOD, purchaseTicks: 90 + (seed % 6) * 60, charges: null });
    const until = 60 * (30 + (seed % 8) * 15);
    while (state.phase === 'playing' && state.tick < until) rules.tick(state, { ...NO_INPUT, ...play(state, t) }, t);
    if (state.phase === 'playing' && view(state, t).field) yield state;
  }
}

/** The run itself with no more orders: is the coming wave beaten? The luck is another than the forecast's. */
function beats(state: State, luck: number): boolean {
  const run = copy(state);
  run.rng = seeded(luck, 5);
  while (run.phase === 'playing' && run.beaten <= state.wave) playOn(run);
  return run.phase !== 'lost';
}

test(`the forecast is within ${POINTS} points of ${RUNS} real fights`, { timeout: 20 * 60_000 }, () => {
  let asked = 0;
  for (const state of boards()) {
    const { field } = view(state, t);
    if (!field) continue;
    const heldOf = (runs: number, seed: number) => forecast({ field, runs, seed }).filter(({ held }) => held).length;
    const rough = heldOf(20, 5001);
    if (rough < 3 || rough > 17) continue;
    const said = heldOf(RUNS, 1);
    let real = 0;
    for (let run = 0; run < RUNS; run++) if (beats(state, 9000 + run)) real++;
    console.info(`said ${(said * 100) / RUNS} %, really ${(real * 100) / RUNS} %`);
    expect.soft(Math.abs(said - real) / (RUNS / 100)).toBeLessThanOrEqual(POINTS);
    if (++asked >= ENOUGH) break;
  }
  expect(asked).toBe(ENOUGH);
});

/** The ladder's own seeds, and 201 to 220, are those by which the numbers were found: here are others. */
const twenty = (from: number): readonly number[] => Array.from({ length: 20 }, (_, i) => from + i);
const FRESH = 101;
const MORE = 121;
const MOST_TICKS = 20 * 3600;

/** Played alone, by hands of a bot, to its end. */
function ended(seed: number, hands: ReturnType<typeof player>): State {
  const state = opened(seed);
  while (state.phase === 'playing' && state.tick < MOST_TICKS)
    rules.tick(state, { ...NO_INPUT, ...hands(state, t) }, t);
  return state;
}

function beatenWithout(unit: UnitName | null, seed: number): number {
  const mix: typeof practisedMix = (wave, coming) => ({
    ...practisedMix(wave, coming),
    ...(unit && { [unit]: 0 }),
  });
  return ended(seed, player(seed, { ...GOOD, charges: null, mix })).beaten;
}

/** With all five, by the first seed; played when it is first asked for. */
const wholes = new Map<number, readonly number[]>();

/** Waves fewer without it, in standard errors. */
function worth(unit: UnitName, from: number): number {
  const seeds = twenty(from);
  const whole = wholes.get(from) ?? seeds.map(seed => beatenWithout(null, seed));
  wholes.set(from, whole);
  const fewer = seeds.map((seed, i) => (whole[i] ?? 0) - beatenWithout(unit, seed));
  const mean = fewer.reduce((sum, value) => sum + value, 0) / fewer.length;
  const spread = Math.sqrt(fewer.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (fewer.length - 1));
  const errors = mean / (spread / Math.sqrt(fewer.length));
  console.info(`from ${from} without ${unit}: ${mean.toFixed(2)} waves fewer, ${errors.toFixed(1)} standard errors`);
  return errors;
}

const FRESHLY = { timeout: 10 * 60_000 };
test.each([...UNITS.map(unit => [unit, FRESH] as const), ['Cavalry', MORE] as const])(
  'on seeds that no number was found by, the practised player without %s beats fewer waves: from %i',
  FRESHLY,
  (unit, from) => {
    expect(worth(unit, from)).toBeGreaterThan(1);
  },
);

test("and a newcomer's run lasts what the card says, half as much more or less", FRESHLY, () => {
  const seconds = twenty(FRESH).map(seed => ended(seed, newcomer(seed)).tick / 60);
  const median = seconds.sort((one, other) => one - other)[seconds.length / 2] ?? 0;
  console.info(`a newcomer lasts ${Math.round(median)} s`);
  expect(median).toBeGreaterThan(0.5 * 60 * definition.card.minutes);
  expect(median).toBeLessThan(1.5 * 60 * definition.card.minutes);
});

/** Victories of twenty of an army that buys the same whatever comes. */
function victories(name: string, battle: number): number {
  let won = 0;
  for (const seed of twenty(FRESH)) {
    const state = opened(seed, { mode: 'campaign', battle });
    const hands = army(name)(seed);
    for (let i = 0; state.phase === 'playing' && i < MOST_TICKS; i++)
      rules.tick(state, { ...NO_INPUT, ...hands(state, t) }, t);
    if (state.phase === 'won') won++;
  }
  return won;
}

test('the army that is best in one battle loses at least three others', { timeout: 30 * 60_000 }, () => {
  const table = Object.keys(ARMIES).map(name => ({ name, won: BATTLES.map((_, i) => victories(name, i + 1)) }));
  for (const { name, won } of table) console.info(`${name}: ${won.join(' ')}`);
  for (const [i, battle] of BATTLES.entries()) {
    const most = Math.max(...table.map(({ won }) => won[i] ?? 0));
    for (const { name, won } of table)
      if (most > 0 && won[i] === most)
        expect(won.filter(one => one < 10).length, `${name}, best in ${battle.name}`).toBeGreaterThanOrEqual(3);
  }
});
