// Warm-up request of the forecast: a board with all unit types, simulated once so that the Worker's code is optimised before the first question.
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS } from '../constants.ts';
import { newFighter } from '../rules/fighter.ts';
import { LAST_COLUMN, ROWS } from '../rules/grid.ts';
import { typesOf, UNITS } from '../rules/units.ts';
import type { ForecastRequest } from './forecast.ts';

const t = tune(CONSTANTS);
const types = typesOf(t);
const WAVE = 9;
const ARMY = 20;

/** The own army stands in two columns; half as many enemies approach. */
const own = Array.from({ length: ARMY }, (_, i) => {
  const kind = UNITS[(i * 3) % UNITS.length] ?? 'Infantry';
  return newFighter(1 + i, kind, { row: i % ROWS, col: 3 + Math.floor(i / ROWS) }, types[kind].health);
});
const enemies = Array.from({ length: ARMY / 2 }, (_, i) => {
  const kind = UNITS[i % UNITS.length] ?? 'Infantry';
  return newFighter(1 + ARMY + i, kind, { row: i, col: LAST_COLUMN - 6 }, types[kind].health, WAVE);
});

export const WARM_UP: ForecastRequest = {
  field: {
    seed: 1,
    wave: WAVE,
    nextIn: 60,
    tick: 0,
    own,
    enemies,
    entering: [],
    stones: [],
    nextId: 1 + 2 * ARMY,
    terrain: [],
    battle: 0,
    upgrades: [],
    t,
  },
  runs: 24,
  seed: 1,
};
