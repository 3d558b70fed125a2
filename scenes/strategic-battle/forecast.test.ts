// The forecast against the thing itself: the same boards fought out tick by tick.
import { expect, test } from 'vitest';
import { fieldOf, forecast, holds } from './forecast.ts';
import type { State } from './state.ts';
import { opened, own, t } from './testing.ts';
import type { UnitName } from './units.ts';
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

test.each(BOARDS)('%s: within 15 points of 60 real fights', (_what, state) => {
  const asked = field(state);
  let real = 0;
  for (let run = 0; run < 60; run++) if (holds(fieldOf(asked, 900 + run), t, 1)) real++;
  const said = forecast({ field: asked, runs: 60, seed: 1 });
  expect(Math.abs(said - real) / 0.6).toBeLessThanOrEqual(15);
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
