// Forecast against play: the same boards played on with the same random numbers.
import { expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { copy } from '../../kit/core/json.ts';
import type { Setup } from '../../kit/core/rules.ts';
import { GOOD, player } from '../bots/pilot.ts';
import { isWaveBeaten, oldestUnbeatenWave } from '../rules/campaign/campaign.ts';
import type { State } from '../rules/state.ts';
import { opened, own, play, t } from '../rules/testing.ts';
import type { UnitName } from '../rules/units.ts';
import { view } from '../view.ts';
import { forecast, forecastRng, type Outcome } from './forecast.ts';

/** A board before a wave: who stands where, and which wave comes. */
function board(seed: number, wave: number, ...stands: readonly (readonly [UnitName, number, number])[]): State {
  const state = opened(seed);
  Object.assign(state, { wave: wave - 1, beaten: wave - 1, nextIn: 200 });
  for (const [kind, row, col] of stands) own(state, kind, row, col);
  return state;
}

const BOARDS: readonly (readonly [what: string, state: State])[] = [
  ['a thin line of archers', board(5, 2, ['Archer', 3, 3], ['Archer', 5, 3], ['Infantry', 4, 4])],
  [
    'archers and infantry against the fourth wave',
    board(3, 4, ['Archer', 3, 3], ['Archer', 4, 3], ['Archer', 5, 3], ['Infantry', 4, 4], ['Infantry', 3, 4]),
  ],
];

const field = (state: State) => {
  const shown = view(state, t).field;
  if (!shown) throw new Error('nothing to forecast');
  return shown;
};

const heldOf = (outcomes: readonly Outcome[]): number => outcomes.filter(({ held }) => held).length;

/** The run itself with this luck and no more orders: is the coming wave beaten? */
function beats(state: State, luck: number): boolean {
  const run = copy(state);
  run.rng = forecastRng(luck);
  while (run.phase === 'playing' && run.beaten <= state.wave) play(run);
  return run.phase !== 'lost';
}

/** Where a bot that buys too little has come to by then; `setup` and `deed` make it another board. */
function come(seed: number, seconds: number, setup: Setup = {}, deed: (state: State) => void = () => {}): State {
  const state = opened(seed, setup);
  const hands = player(seed, { ...GOOD, purchaseTicks: 150, charges: null });
  while (state.tick < 60 * seconds && state.phase === 'playing') play(state, hands(state, t));
  deed(state);
  return state;
}

/** Three rows are on their way. */
const charge = (state: State) => {
  for (const one of state.own) if (one.row >= 3 && one.row <= 5) one.charges = true;
};

test.each([
  ...BOARDS,
  ['in the middle of a fight, the next wave near', come(3, 47)],
  ['stones in the air, riders out, mages mending', come(12, 128)],
  ['on broken ground', come(6, 90, { field: 'broken' })],
  ['while rows charge', come(3, 47, {}, charge)],
] as const)('%s: each run ends as play ends with the same luck', (_what, state) => {
  const seeds = Array.from({ length: times(2, 4) }, (_, i) => i + 1);
  const said = seeds.map(seed => forecast({ field: field(state), runs: 1, seed })[0]?.held);
  expect(said).toEqual(seeds.map(seed => beats(state, seed)));
});

test('a wave is beaten as soon as the oldest of whom somebody is left is younger', () => {
  const state = opened(7);
  const hands = player(7, { ...GOOD, charges: null });
  while (state.tick < 60 * 75 && state.phase === 'playing') {
    play(state, hands(state, t));
    const wrong = [0, 1, 2, 3, 4, 5, 6].find(wave => isWaveBeaten(state, wave) !== oldestUnbeatenWave(state) > wave);
    if (wrong !== undefined) expect.fail(`tick ${state.tick}, wave ${wrong}`);
  }
  expect(state.wave).toBeGreaterThan(3);
  // The rest of it is still to come in.
  const entering = [{ wave: state.wave, kinds: '0', rows: '4', every: 60, ticks: 30 }];
  Object.assign(state, { enemies: [], entering });
  expect([state.wave - 1, state.wave].map(wave => isWaveBeaten(state, wave))).toEqual([true, false]);
});

test('a board that may hold or not: runs are counted, and halves of them add up', () => {
  const [, state] = BOARDS[0] as (typeof BOARDS)[0];
  const asked = { field: field(state), runs: 8, seed: 1 };
  const whole = forecast({ ...asked, runs: 16 });
  expect(heldOf(whole)).toBeGreaterThan(0);
  expect(heldOf(whole)).toBeLessThan(16);
  expect(whole).toEqual([...forecast(asked), ...forecast({ ...asked, seed: 9 })]);
});

test('nobody at home is overrun, and a whole army is not', () => {
  expect(heldOf(forecast({ field: field(board(1, 1)), runs: 5, seed: 1 }))).toBe(0);
  const army = Array.from({ length: 10 }, (_, row) => ['Archer', row, 3] as const);
  expect(heldOf(forecast({ field: field(board(1, 1, ...army)), runs: 5, seed: 1 }))).toBe(5);
});

test('a theme that is not yet announced is not given away', () => {
  const state = opened(1);
  const wave = [2, 3, 4].find(one => {
    Object.assign(state, { wave: one - 1, nextIn: 600 });
    return view(state, t).next === null;
  });
  expect(wave).toBeDefined();
  expect(view(state, t)).toMatchObject({ next: null, theme: null, field: null });
  state.nextIn = 290;
  expect(view(state, t).theme).not.toBeNull();
  expect(view(state, t).field).not.toBeNull();
});

test('a run that breaks tells where, when and by whom, as play ends with the same luck', () => {
  const state = board(1, 1);
  const [outcome] = forecast({ field: field(state), runs: 1, seed: 1 });
  const run = copy(state);
  run.rng = forecastRng(1);
  let ticks = 0;
  for (; run.phase === 'playing'; ticks++) play(run);
  expect(outcome?.foe?.kind).toBe(run.fate?.kind);
  expect(outcome?.foe?.row).toBe(run.fate?.row);
  expect(Math.abs((outcome?.seconds ?? 0) - ticks / 60)).toBeLessThanOrEqual(1);
});

test('in a battle the last wave is what is to be held', () => {
  const state = opened(1, { mode: 'campaign', battle: 1 });
  Object.assign(state, { wave: 6, beaten: 5 });
  expect(forecast({ field: field(state), runs: 2, seed: 1 }).map(({ held }) => held)).toEqual([true, true]);
});
