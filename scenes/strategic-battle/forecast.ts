// How likely the present board holds until the coming wave is beaten, if nobody is placed or sold any more: the run itself, again and again
// with other luck. By the rules' own steps, later waves included: they come before the next is beaten. By tenths of a second, or without the
// wave after the next, the answer was up to seventy points off.

import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { type Rng, seeded } from '../kit/core/rng.ts';
import { fight } from './battle.ts';
import type { War } from './blows.ts';
import { type T, ticksIn } from './constants.ts';
import { callWave, isBeaten, throughOf, winnerOf } from './course.ts';
import { copied } from './fighter.ts';
import type { Campaign } from './state.ts';
import { flying } from './stones.ts';
import { typesOf } from './units.ts';

/** The present board and who comes when, as a forecast is asked about it. It is what the rules go on with: to be read at once, never kept. */
export interface FieldView extends Omit<Campaign, 'rng'> {
  /** The numbers of this run. */
  readonly t: T;
}

export interface ForecastQuestion {
  readonly field: FieldView;
  readonly runs: number;
  /** The luck of the first run; each further one has that of the next number. */
  readonly seed: number;
}

/** The task of the Worker. */
export interface ForecastTask {
  readonly input: ForecastQuestion;
  readonly output: number;
  readonly progress: never;
}

/** Whoever still stands against each other after so long has held. */
const MOST_SECONDS = 300;

/** Of so many runs, in how many nobody is through before the coming wave is beaten. */
export function forecast({ field, runs, seed }: ForecastQuestion): number {
  const { t } = field;
  const bout: Bout = { war: { types: typesOf(t), t }, wave: field.wave + 1, until: field.tick + ticksIn(MOST_SECONDS) };
  const shared = untilLuck(copyOf(field, luckOf(seed)), bout);
  let held = 0;
  for (let run = 0; run < runs; run++)
    if (holds(copyOf(shared, luckOf(seed + run)), bout, bout.until) !== false) held++;
  return held;
}

/** What is fought, and how far. */
interface Bout {
  readonly war: War;
  /** The wave that is to be beaten. */
  readonly wave: number;
  readonly until: number;
}

/** Luck is asked for by strikes alone: until the first one all runs are one, and it is fought once. */
function untilLuck(campaign: Campaign, bout: Bout): Campaign {
  let shared = campaign;
  for (;;) {
    const ahead = copyOf(shared, [...shared.rng]);
    const ended = holds(ahead, bout, ahead.tick + TICKS_PER_SECOND) !== null;
    if (ended || ahead.tick >= bout.until || ahead.rng.some((part, i) => part !== shared.rng[i])) return shared;
    shared = ahead;
  }
}

/** Goes on until then: true where the wave is beaten, false where somebody gets to column 0, null where neither. */
function holds(run: Campaign, { war, wave }: Bout, until: number): boolean | null {
  // Nobody is told to any more.
  const charges = run.own.some(one => one.charges);
  while (run.tick < until) {
    callWave(run, war.t);
    fight(run, 1, war);
    if (throughOf(run)) return false;
    if (isBeaten(run, wave) || (charges && winnerOf(run))) return true;
    // Nobody is left to stop those who are here.
    if (run.own.length === 0 && run.stones.length === 0 && run.enemies.length > 0) return false;
  }
  return null;
}

/** The luck of a run; strikes draw from it. */
export const luckOf = (seed: number) => seeded(seed, 5000);

/** All in one shape each, named part by part: an engine takes what is spread for another kind of thing each time, and begins to learn anew. */
const copyOf = (run: Omit<Campaign, 'rng'>, rng: Rng): Campaign => ({
  seed: run.seed,
  wave: run.wave,
  nextIn: run.nextIn,
  rng,
  tick: run.tick,
  own: run.own.map(copied),
  enemies: run.enemies.map(copied),
  entering: run.entering.map(({ wave, kinds, rows, every, ticks }) => ({ wave, kinds, rows, every, ticks })),
  stones: run.stones.map(flying),
  nextId: run.nextId,
  terrain: run.terrain,
});
