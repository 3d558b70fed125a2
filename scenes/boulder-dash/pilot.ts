// The bot of conformance tests and of the cave behind the start card: plans a whole cave, then walks the plan.
import type { Frame } from '../kit/core/input.ts';
import type { Action } from './cave.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { findWay, Walker } from './planner.ts';
import { copyOf, type State } from './state.ts';

/** Cell ticks that the bot tries out for a plan, and for a single step where it has none. */
const EFFORT = 12_000;
const EFFORT_STEP = 400;

/** The keys of an action. */
export const keysOf = (action: Action): Partial<Frame> => ({ held: action === 'stay' ? 0 : KEY[action] });

interface Plan {
  /** Of which attempt at which cave it is. */
  readonly of: string;
  readonly way: readonly Action[];
  /** Cell ticks that had passed at its first action. */
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
      plan = { of, way: findWay(copyOf(state), t, { left: EFFORT }) ?? [], since: now };
    const action = plan.way[now - plan.since];
    if (action) return keysOf(action);
    const step = new Walker(t, { left: EFFORT_STEP }).next(copyOf(state));
    return keysOf(step?.action ?? 'stay');
  };
};
