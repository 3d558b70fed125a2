// The forecast against the thing itself: the same boards fought out tick by tick.
import { expect, test } from 'vitest';
import { copy } from '../kit/core/json.ts';
import { seeded } from '../kit/core/rng.ts';
import { fight } from './battle.ts';
import { fieldOf, forecast } from './forecast.ts';
import type { State } from './state.ts';
import { opened, own, play, t } from './testing.ts';
import { typesOf, type UnitName } from './units.ts';
import { view } from './view.ts';

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

/** The run itself, with other luck, until the wave is beaten or through. */
function beats(state: State, luck: number): boolean {
  const run = copy(state);
  run.rng = seeded(luck, 5);
  while (run.phase === 'playing' && run.beaten <= state.wave) play(run);
  return run.phase === 'playing';
}

test.each(BOARDS)('%s: within 20 points of 40 real runs', (_what, state) => {
  let real = 0;
  for (let run = 0; run < 40; run++) if (beats(state, 900 + run)) real++;
  const said = forecast({ field: field(state), runs: 40, seed: 1 });
  expect(Math.abs(said - real) / 0.4).toBeLessThanOrEqual(20);
});

/** The same fight with no tick left out. */
function holdsTickByTick(state: State, seed: number): boolean {
  const fought = fieldOf(field(state), seed);
  const most = fought.tick + 150 * 60;
  while ((fought.enemies.length > 0 || fought.entering.length > 0) && fought.tick < most) {
    fight(fought, 1, { types: typesOf(t), t });
    if (fought.enemies.some(({ col }) => col <= 0)) return false;
  }
  return true;
}

test.each(BOARDS)('%s: what is skipped while nobody is near changes no fight', (_what, state) => {
  const seeds = Array.from({ length: 16 }, (_, i) => i + 1);
  const said = seeds.map(seed => forecast({ field: field(state), runs: 1, seed }) === 1);
  expect(said).toEqual(seeds.map(seed => holdsTickByTick(state, seed)));
  expect(new Set(said).size, 'some are held, some are not').toBe(2);
});

test('nobody at home is overrun, and a whole army is not', () => {
  expect(forecast({ field: field(board(1, 1)), runs: 5, seed: 1 })).toBe(0);
  const army = Array.from({ length: 10 }, (_, row) => ['Archer', row, 3] as const);
  expect(forecast({ field: field(board(1, 1, ...army)), runs: 5, seed: 1 })).toBe(5);
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
