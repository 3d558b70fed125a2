// Solver for a custom cave: the planner that proves the levels, with a larger search budget.
import { tune } from '../kit/core/constants.ts';
import { openCustomCave } from './bdcff/customCave.ts';
import { openExit } from './cave.ts';
import { CONSTANTS } from './constants.ts';
import { planCave } from './planner.ts';

export interface SolveTask {
  readonly input: string;
  /** Length of the solution in cell ticks; null where none was found. */
  readonly output: number | null;
  readonly progress: never;
}

/** Search budget in simulated cell ticks. */
const SEARCH_TICKS = 400_000;

export function solveCustomCave(bdcff: string): number | null {
  const cave = openCustomCave(bdcff, 1);
  openExit(cave, () => {});
  return planCave(cave, tune(CONSTANTS), { left: SEARCH_TICKS })?.length ?? null;
}
