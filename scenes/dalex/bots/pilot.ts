// The bot: follows a sure win found by beam search, else the line of play that lasts longest. Used by the start card, conformance tests and the ladder.
import type { DalexTuning } from '../constants.ts';
import { survivesLastStand, teleportOdds } from '../rules/danger.ts';
import { type DalexCommand, type DalexState, positionOf } from '../rules/state.ts';
import { findSureWin, type SearchLimits, type SearchProblem, type Step } from '../search/sureWin.ts';

/** A search that fits into a frame and wins early levels. */
const LIMITS: SearchLimits = { width: 6, turns: 10 };

/** Factor of the beam width when searching a way to the gold cell. */
const GOLD_WIDTH_FACTOR = 4;

/** Options of a planning player: its search limits, and which tools it uses. */
export interface PlayerOptions {
  readonly limits: SearchLimits;
  readonly teleports: boolean;
  readonly sonics: boolean;
  /** Last Stands. */
  readonly stands: boolean;
  /** Goes for the gold cell. */
  readonly gold: boolean;
}

export const searchProblem = (state: Readonly<DalexState>, t: DalexTuning): SearchProblem => ({
  position: positionOf(state),
  sonics: state.sonics,
  sonicReach: t.sonicReach,
  goal: null,
});

export const BOT: PlayerOptions = { limits: LIMITS, teleports: true, sonics: true, stands: true, gold: true };

/** Makes a new plan for every command, because undo and the start card may change the board. */
export const pilot =
  () =>
  (state: Readonly<DalexState>, t: DalexTuning): DalexCommand | null =>
    planningPlayer(BOT)(state, t);

/** A player that keeps its plan for as long as level and turn are those it was made for. */
export function planningPlayer({
  limits,
  ...options
}: PlayerOptions): (state: Readonly<DalexState>, t: DalexTuning) => DalexCommand | null {
  let plan: readonly Step[] = [];
  let plannedFor = '';
  let isForGold = false;
  return (state, t) => {
    if (state.gameOver || state.gameWon || state.stand !== null) return null;
    if (plan.length === 0 || plannedFor !== `${state.level} ${state.turns}`) {
      const goldPlan = options.gold ? planToGold(state, t, limits) : null;
      isForGold = goldPlan !== null;
      plan = goldPlan ?? [];
    }
    if (options.stands && !(isForGold && state.goal !== null) && survivesLastStand(positionOf(state)))
      return { type: 'lastStand' };
    if (plan.length === 0) {
      const newPlan = makePlan(state, t, { limits, ...options });
      if (newPlan === null) return { type: 'teleport' };
      plan = newPlan;
    }
    const [step, ...rest] = plan;
    plan = rest;
    plannedFor = `${state.level} ${state.turns + 1}`;
    return step ?? { type: 'wait' };
  };
}

/** A sure win that takes the gold cell first; null where none was found. */
function planToGold(
  state: Readonly<DalexState>,
  t: DalexTuning,
  { width, turns }: SearchLimits,
): readonly Step[] | null {
  if (state.goal === null) return null;
  const problem = { ...searchProblem(state, t), sonics: 0, goal: state.goal };
  const result = findSureWin(problem, { width: width * GOLD_WIDTH_FACTOR, turns });
  return result.kind === 'sure' ? result.steps : null;
}

/** The next steps; null where a teleport is better. */
function makePlan(state: Readonly<DalexState>, t: DalexTuning, options: PlayerOptions): readonly Step[] | null {
  const problem = searchProblem(state, t);
  const withoutSonics = { ...problem, sonics: 0 };
  const first = findSureWin(withoutSonics, options.limits);
  if (first.kind === 'sure') return first.steps;
  const second = options.sonics && state.sonics > 0 ? findSureWin(problem, options.limits) : first;
  if (second.kind === 'sure') return second.steps;
  const { safe, empty } = teleportOdds(problem.position);
  const { longest } = second;
  if (options.teleports && state.teleports > 0 && longest.length <= 1 && safe * 2 > empty) return null;
  return longest.slice(0, 1);
}
