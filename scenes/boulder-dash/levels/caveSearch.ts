// Search for a solvable cave (rejection sampling): generates caves of a level until the planner solves one under the real rules and random numbers.
import type { Json } from '../../kit/core/json.ts';
import { CONSTANTS, type T } from '../constants.ts';
import { type CaveNumber, generate } from './generate.ts';
import { MOST_TRIES, UNPROVEN } from './levels.ts';
import { planCave, type SearchBudget } from './planner.ts';

/** With a lamp, a solution may use at most this part of the light: a person needs more time than the planner. */
const MOST_LIGHT_USED = 0.6;
/** Search budgets in simulated cell ticks: for one cave, and for one query. With the game's own numbers 5,100 were the most that one took. */
const TICKS_PER_CAVE = 3_000;
const TICKS_IN_ALL = 24_000;

/** A request of the rules: a level without its sub-seed, and the constants. */
export interface CaveQuery extends Omit<CaveNumber, 'sub'> {
  readonly t: T;
}

/** Sub-seed of the first cave that is solved, or UNPROVEN. */
export function firstProven({ t, ...order }: CaveQuery, onTry: (tries: number) => void = () => {}): number {
  // A cell tick of a slower game holds more ticks.
  let all = TICKS_IN_ALL / Math.max(1, t.cellTicks / CONSTANTS.cellTicks.value);
  for (let sub = 1; sub <= MOST_TRIES && all > 0; sub++) {
    onTry(sub - 1);
    const effort: SearchBudget = { left: Math.min(TICKS_PER_CAVE, all) };
    const before = effort.left;
    const cave = generate({ ...order, sub }, t);
    const way = planCave(cave, t, effort);
    if (way && way.length * t.cellTicks <= MOST_LIGHT_USED * (cave.lamp ?? Number.POSITIVE_INFINITY)) return sub;
    all -= before - effort.left;
  }
  return UNPROVEN;
}

export interface CaveSearchTask {
  readonly input: Json;
  readonly output: Json;
  /** Part of the tries that are done: 0 to 1. */
  readonly progress: number;
}

/** The search as a task: a request of the rules in, a sub-seed out. */
export const findCave = (question: Json, report: (part: number) => void = () => {}): Json =>
  firstProven(question as unknown as CaveQuery, tries => report(tries / MOST_TRIES));
