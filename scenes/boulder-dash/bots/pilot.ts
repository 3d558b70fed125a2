// Bot of conformance tests and of the start card: plans a whole cave, then plays the plan.
import type { Frame } from '../../kit/core/input/input.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { planCave, StepPlanner } from '../levels/planner.ts';
import type { Action } from '../rules/cave.ts';
import { copyOfCave, type State } from '../rules/state.ts';

/** Search budgets in simulated cell ticks: for a plan, and for a single step where there is none. */
const EFFORT = 12_000;
const EFFORT_STEP = 400;

/** Input that does an action. */
export const keysOf = (action: Action): Partial<Frame> => ({ held: action === 'stay' ? 0 : KEY[action] });

interface Plan {
  /** Identifies the cave and the attempt. */
  readonly of: string;
  readonly way: readonly Action[];
  /** Cell tick of its first action. */
  readonly since: number;
}

export const pilot = () => {
  let plan: Plan | null = null;
  return (state: Readonly<State>, t: T): Partial<Frame> => {
    const { phase, level, sub, totals, cave } = state;
    if (phase !== 'playing') return {};
    const of = `${level} ${sub} ${totals.again} ${state.seed}`;
    const now = Math.floor(cave.clock / t.cellTicks);
    if (plan?.of !== of || now < plan.since)
      plan = { of, way: planCave(copyOfCave(state), t, { left: EFFORT }) ?? [], since: now };
    const action = plan.way[now - plan.since];
    if (action) return keysOf(action);
    const step = new StepPlanner(t, { left: EFFORT_STEP }).next(copyOfCave(state));
    return keysOf(step?.action ?? 'stay');
  };
};
