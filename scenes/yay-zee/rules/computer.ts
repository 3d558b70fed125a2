// Computer players without the coach's table: greedy (easy), or expected value of one turn against slot averages (normal).

import { DICE, hold, roll, THROWS } from '../coach/throws.ts';
import type { YayZeeTuning } from '../constants.ts';
import { CATEGORIES, countsOf, type Scoring, scoreOf, UPPER } from './categories.ts';
import { openTo, type Player, scoringOf, type YayZeeState } from './state.ts';

export type Move = { readonly hold: readonly boolean[] } | { readonly slot: number };

/** Average points of each slot in perfect play. */
const PAR = [2.1, 5.3, 8.6, 12.2, 15.7, 19.2, 21.7, 13.1, 22.6, 29.5, 32.7, 16.9, 22.0];
/** Extra value of each point above par in an upper slot: it brings the bonus nearer. */
const TOWARDS_BONUS = 0.5;

type Dice = Pick<YayZeeState, 'dice' | 'rollsLeft' | 'fiveIsFull' | 'rulebook'>;

/** Value of a slot: its points above the slot's average. */
function slotValue(slot: number, points: number): number {
  const above = points - (PAR[slot] as number);
  return slot < UPPER ? above * (1 + TOWARDS_BONUS) : above;
}

function bestSlot(
  state: Dice,
  player: Player,
  t: YayZeeTuning,
  value: (slot: number, points: number) => number,
): number {
  const counts = countsOf(state.dice);
  const rules = scoringOf(t, state, player);
  const free = openTo(state, player, t);
  const values = free.map(slot => value(slot, scoreOf(CATEGORIES[slot] as never, counts, rules)));
  return free[values.indexOf(Math.max(...values))] as number;
}

/** Easy (greedy): holds the most frequent face, and scores the slot with the most points now. */
export function greedy(state: Dice, player: Player, t: YayZeeTuning): Move {
  const counts = countsOf(state.dice);
  const most = Math.max(...counts);
  if (state.rollsLeft === 0 || most === state.dice.length)
    return { slot: bestSlot(state, player, t, (_slot, points) => points) };
  const face = counts.lastIndexOf(most) + 1;
  return { hold: state.dice.map(die => die === face) };
}

/** Normal (expectimax over one turn): holds with the highest expected value, against the slots' averages. */
export function bestExpected(state: Dice, player: Player, t: YayZeeTuning): Move {
  const slot = bestSlot(state, player, t, slotValue);
  if (state.rollsLeft === 0) return { slot };
  if (t.dice !== DICE) return greedy(state, player, t);
  const values = valuesOf(state, player, t);
  for (let left = state.rollsLeft; left > 1; left--) {
    roll(values);
    hold(values);
  }
  roll(values);
  const holds = everyHold(state.dice.length);
  const worths = holds.map(held => values[THROWS.idOf(countsOf(state.dice.filter((_, i) => held[i])))] as number);
  const most = Math.max(...worths);
  // Holding all dice is best: score now.
  if (most <= scoreNow(state, player, t) + 1e-9) return { slot };
  return { hold: holds[worths.indexOf(most)] as readonly boolean[] };
}

const scoreNow = (state: Dice, player: Player, t: YayZeeTuning): number => {
  const slot = bestSlot(state, player, t, slotValue);
  return slotValue(slot, scoreOf(CATEGORIES[slot] as never, countsOf(state.dice), scoringOf(t, state, player)));
};

/** Value of five dice in the best free slot. */
function valuesOf(state: Dice, player: Player, t: YayZeeTuning): Float64Array {
  const values = new Float64Array(THROWS.counts.length).fill(Number.NEGATIVE_INFINITY);
  const worths = cachedSlotValues(t, scoringOf(t, state, player));
  for (const [slot, score] of player.scores.entries()) {
    if (score !== null) continue;
    const ofSlot = worths[slot] as Float64Array;
    for (let id = THROWS.firstWhole; id < values.length; id++)
      if ((ofSlot[id] as number) > (values[id] as number)) values[id] = ofSlot[id] as number;
  }
  return values;
}

/** Values by slot and throw, cached for the current constants and scoring. */
function cachedSlotValues(t: YayZeeTuning, rules: Scoring): readonly Float64Array[] {
  const { fiveIsFull, isJoker } = rules;
  if (cache?.t === t && cache.fiveIsFull === fiveIsFull && cache.isJoker === isJoker) return cache.worths;
  const worths = CATEGORIES.map((category, slot) =>
    Float64Array.from(THROWS.counts, counts => slotValue(slot, scoreOf(category, counts, rules))),
  );
  cache = { t, fiveIsFull, isJoker, worths };
  return worths;
}
let cache:
  | ({ readonly t: YayZeeTuning; readonly worths: readonly Float64Array[] } & Pick<Scoring, 'fiveIsFull' | 'isJoker'>)
  | null = null;

/** All subsets of so many dice, without the whole set. */
export const everyHold = (dice: number): readonly (readonly boolean[])[] =>
  Array.from({ length: (1 << dice) - 1 }, (_, bits) =>
    Array.from({ length: dice }, (_one, i) => (bits & (1 << i)) !== 0),
  );
