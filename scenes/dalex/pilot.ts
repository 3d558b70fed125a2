// The bot of conformance tests and of the board behind the start card: walks a sure win where it sees one, else the way it lives longest.
import type { DalexTuning } from './constants.ts';
import { teleportOdds } from './danger.ts';
import { findSureWin, type Limits, type Quest, type Step } from './search/sureWin.ts';
import { outlivesStand } from './stand.ts';
import { type DalexCommand, type DalexState, positionOf } from './state.ts';

/** Few enough for a frame, enough for the early levels. */
const LIMITS: Limits = { width: 12, turns: 14 };

export interface Habits {
  readonly limits: Limits;
  readonly teleports: boolean;
  readonly sonics: boolean;
  readonly stands: boolean;
  readonly gold: boolean;
}

export const questOf = (state: Readonly<DalexState>, t: DalexTuning): Quest => ({
  position: positionOf(state),
  sonics: state.sonics,
  sonicReach: t.sonicReach,
  goal: null,
});

export const pilot =
  () =>
  (state: Readonly<DalexState>, t: DalexTuning): DalexCommand | null =>
    player({ limits: LIMITS, teleports: true, sonics: true, stands: true, gold: true })(state, t);

/** Somebody who plans ahead and remembers the plan for as long as the board is where it was foreseen. */
export function player({
  limits,
  ...may
}: Habits): (state: Readonly<DalexState>, t: DalexTuning) => DalexCommand | null {
  let plan: readonly Step[] = [];
  let foreseen = '';
  return (state, t) => {
    if (state.gameOver || state.gameWon || state.stand !== null) return null;
    const position = positionOf(state);
    if (may.stands && outlivesStand(position)) return { type: 'lastStand' };
    if (plan.length === 0 || foreseen !== `${state.level} ${state.turns}`) {
      const made = planned(state, t, { limits, ...may });
      if (made === null) return { type: 'teleport' };
      plan = made;
    }
    const [step, ...rest] = plan;
    plan = rest;
    foreseen = `${state.level} ${state.turns + 1}`;
    return step ?? { type: 'wait' };
  };
}

/** Null: better teleport. */
function planned(state: Readonly<DalexState>, t: DalexTuning, may: Habits): readonly Step[] | null {
  const quest = questOf(state, t);
  const afoot = { ...quest, sonics: 0 };
  if (may.gold && state.goal !== null) {
    const way = findSureWin({ ...afoot, goal: state.goal }, may.limits);
    if (way.kind === 'sure') return way.steps;
  }
  const first = findSureWin(afoot, may.limits);
  if (first.kind === 'sure') return first.steps;
  const second = may.sonics && state.sonics > 0 ? findSureWin(quest, may.limits) : first;
  if (second.kind === 'sure') return second.steps;
  const { safe, empty } = teleportOdds(quest.position);
  const { longest } = second;
  if (may.teleports && state.teleports > 0 && longest.length <= 1 && safe * 2 > empty) return null;
  return longest.slice(0, 1);
}
