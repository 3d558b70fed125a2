// Solver for a custom cave: the planner that proves the levels, with a larger search budget.
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS } from '../constants.ts';
import { openExit } from '../rules/cave.ts';
import { secondsOf } from '../rules/timing.ts';
import { type CaveProof, lettersOf, openCustomCave } from './bdcff/customCave.ts';
import { planCave } from './planner.ts';

export interface SolveTask {
  readonly input: string;
  /** A way through; null where none was found. */
  readonly output: CaveProof | null;
  /** Part of the search that is done: 0 to 1. */
  readonly progress: number;
}

/** Search budget in simulated cell ticks. */
const SEARCH_TICKS = 400_000;

export function solveCustomCave(bdcff: string, report: (part: number) => void = () => {}): CaveProof | null {
  const cave = openCustomCave(bdcff);
  const pace = tune(CONSTANTS);
  openExit(cave, () => {});
  const effort = { left: SEARCH_TICKS };
  const way = planCave(cave, pace, effort, () => report(1 - effort.left / SEARCH_TICKS));
  return way && { seconds: Math.ceil(secondsOf(way.length, cave, pace)), letters: lettersOf(way) };
}
