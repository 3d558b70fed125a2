// A board with everybody on it, forecast before anybody asks: an engine is quick only with what it has done often.
import { tune } from '../kit/core/constants.ts';
import { CONSTANTS } from './constants.ts';
import { newFighter } from './fighter.ts';
import type { ForecastQuestion } from './forecast.ts';
import { LAST_COLUMN, ROWS } from './grid.ts';
import { typesOf, UNITS } from './units.ts';

const t = tune(CONSTANTS);
const types = typesOf(t);
const WAVE = 9;
const ARMY = 20;

/** The whole army stands in two columns; half as many enemies are on their way. */
const own = Array.from({ length: ARMY }, (_, i) => {
  const kind = UNITS[(i * 3) % UNITS.length] ?? 'Infantry';
  return newFighter(1 + i, kind, { row: i % ROWS, col: 3 + Math.floor(i / ROWS) }, types[kind].health);
});
const enemies = Array.from({ length: ARMY / 2 }, (_, i) => {
  const kind = UNITS[i % UNITS.length] ?? 'Infantry';
  return newFighter(1 + ARMY + i, kind, { row: i, col: LAST_COLUMN - 6 }, types[kind].health, WAVE);
});

export const REHEARSAL: ForecastQuestion = {
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
    t,
  },
  runs: 24,
  seed: 1,
};
