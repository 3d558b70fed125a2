// Which of a level's caves is shown: the first that a planner finishes on its real laws and luck.
import type { Json } from '../kit/core/json.ts';
import type { T } from './constants.ts';
import { type CaveOrder, generate } from './generate.ts';
import { MOST_TRIES, UNPROVEN } from './levels.ts';
import { type Effort, findWay } from './planner.ts';

/** A proof by lamplight leaves a person time: it needs at most this part of the light. */
const LIGHT = 0.6;
/** Cell ticks that may be tried out for one cave, and for one question. */
const EFFORT_EACH = 12_000;
const EFFORT_IN_ALL = 240_000;

export interface Question extends Omit<CaveOrder, 'sub'> {
  readonly t: T;
}

/** The number of the first cave that is proven, or UNPROVEN. */
export function firstProven({ t, ...order }: Question, onTry: (tries: number) => void = () => {}): number {
  let all = EFFORT_IN_ALL;
  for (let sub = 1; sub <= MOST_TRIES && all > 0; sub++) {
    onTry(sub - 1);
    const effort: Effort = { left: Math.min(EFFORT_EACH, all) };
    const before = effort.left;
    const cave = generate({ ...order, sub }, t);
    const way = findWay(cave, t, effort);
    if (way && way.length * t.cellTicks <= LIGHT * (cave.lamp ?? Number.POSITIVE_INFINITY)) return sub;
    all -= before - effort.left;
  }
  return UNPROVEN;
}

export interface CaveTask {
  readonly input: Json;
  readonly output: Json;
  /** How much of the work is done at the most: 0 to 1. */
  readonly progress: number;
}

/** Answers a question of the rules. */
export const prove = (question: Json, report: (part: number) => void = () => {}): Json =>
  firstProven(question as unknown as Question, tries => report(tries / MOST_TRIES));
