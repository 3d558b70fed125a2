// Advice of the coach as it is shown and said: expected final scores of every hold and slot.

import type { YayZeeTuning } from '../constants.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { bestOf, heldText } from './rating.ts';
import { bonusOf, isComputersTurn, isPlayed, playerAt, totalOf, type YayZeeState } from './state.ts';

/** A hold and its expected final score. */
export interface HoldView {
  readonly bits: number;
  readonly text: string;
  readonly final: number;
}

export interface AdviceView {
  /** Expected final score by slot, or null. */
  readonly finals: readonly (number | null)[] | null;
  readonly holds: readonly HoldView[];
  /** Expected final score of the current hold. */
  readonly thisHold: number | null;
  readonly best: {
    readonly text: string;
    readonly held: number | null;
    readonly slot: Category | null;
    readonly final: number;
  } | null;
}

const NONE: AdviceView = { finals: null, holds: [], thisHold: null, best: null };

/** Expected final scores: points on the card and points to come, which include the bonus. */
export function adviceFor(state: Readonly<YayZeeState>, t: YayZeeTuning): AdviceView {
  const { advice, coach, dice, held } = state;
  if (!advice || coach !== 'before' || isComputersTurn(state) || isPlayed(state, t)) return NONE;
  const player = playerAt(state);
  const so = totalOf(player, t) - bonusOf(player, t);
  const final = (value: number) => Math.round((so + value) * 10) / 10;
  const best = bestOf(advice);
  const bits = held.reduce((sum, on, i) => (on ? sum | (1 << i) : sum), 0);
  const now = advice.holds[bits];
  const slot = 'slot' in best ? (CATEGORIES[best.slot] as Category) : null;
  return {
    finals: advice.slots.map(value => (value === null ? null : final(value))),
    holds: holdsOf(advice.holds, dice, final),
    thisHold: now === undefined ? null : final(now),
    best: {
      text: slot ?? heldText(dice, 'held' in best ? best.held : 0),
      held: 'held' in best ? best.held : null,
      slot,
      final: final(best.value),
    },
  };
}

/** Merges holds of the same faces. */
function holdsOf(
  values: readonly number[],
  dice: readonly number[],
  final: (value: number) => number,
): readonly HoldView[] {
  const found = new Map<string, HoldView>();
  values.forEach((value, bits) => {
    const faces = dice.filter((_, i) => (bits & (1 << i)) !== 0).toSorted((a, b) => a - b);
    const text = faces.join(' ') || 'nothing';
    if (!found.has(text)) found.set(text, { bits, text, final: final(value) });
  });
  return [...found.values()].toSorted((a, b) => b.final - a.final);
}
