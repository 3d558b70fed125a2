// The bot of conformance tests and of the board behind the start card: walks a sure win where it sees one, else the way it lives longest.
import type { DalexTuning } from './constants.ts';
import { teleportOdds } from './danger.ts';
import { findSureWin, type Limits, type Quest, type Step } from './search/sureWin.ts';
import { outlivesStand } from './stand.ts';
import { type DalexCommand, type DalexState, positionOf } from './state.ts';

/** Few enough for a frame, enough for the early levels. */
const LIMITS: Limits = { width: 6, turns: 10 };

/** For gold one looks so much harder. */
const FOR_GOLD = 4;

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

export const BOT: Habits = { limits: LIMITS, teleports: true, sonics: true, stands: true, gold: true };

/** Plans anew each time: behind the start card and under Undo no board is the one it foresaw. */
export const pilot =
  () =>
  (state: Readonly<DalexState>, t: DalexTuning): DalexCommand | null =>
    player(BOT)(state, t);

/** Somebody who plans ahead and remembers the plan for as long as the board is where it was foreseen. */
export function player({
  limits,
  ...may
}: Habits): (state: Readonly<DalexState>, t: DalexTuning) => DalexCommand | null {
  let plan: readonly Step[] = [];
  let foreseen = '';
  let isForGold = false;
  return (state, t) => {
    if (state.gameOver || state.gameWon || state.stand !== null) return null;
    if (plan.length === 0 || foreseen !== `${state.level} ${state.turns}`) {
      const golden = may.gold ? wayToGold(state, t, limits) : null;
      isForGold = golden !== null;
      plan = golden ?? [];
    }
    if (may.stands && !(isForGold && state.goal !== null) && outlivesStand(positionOf(state)))
      return { type: 'lastStand' };
    if (plan.length === 0) {
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

/** A sure win that steps on the gold before; null where there is none or none was found. */
function wayToGold(state: Readonly<DalexState>, t: DalexTuning, { width, turns }: Limits): readonly Step[] | null {
  if (state.goal === null) return null;
  const quest = { ...questOf(state, t), sonics: 0, goal: state.goal };
  const way = findSureWin(quest, { width: width * FOR_GOLD, turns });
  return way.kind === 'sure' ? way.steps : null;
}

/** Null: better teleport. */
function planned(state: Readonly<DalexState>, t: DalexTuning, may: Habits): readonly Step[] | null {
  const quest = questOf(state, t);
  const afoot = { ...quest, sonics: 0 };
  const first = findSureWin(afoot, may.limits);
  if (first.kind === 'sure') return first.steps;
  const second = may.sonics && state.sonics > 0 ? findSureWin(quest, may.limits) : first;
  if (second.kind === 'sure') return second.steps;
  const { safe, empty } = teleportOdds(quest.position);
  const { longest } = second;
  if (may.teleports && state.teleports > 0 && longest.length <= 1 && safe * 2 > empty) return null;
  return longest.slice(0, 1);
}
