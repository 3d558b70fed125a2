// View model of the HUD: cards, score previews, coach's advice.

import { CATEGORIES, type Category, countsOf, scoreOf } from './categories.ts';
import { isStandard } from './coachQuestion.ts';
import type { YayZeeTuning } from './constants.ts';
import { messageOf } from './messages.ts';
import { bestOf, heldText, type Rating, ratingOf } from './rating.ts';
import {
  activeSlots,
  bonusOf,
  type Choice,
  type Coach,
  isAlone,
  isComputersTurn,
  isPlayed,
  isRating,
  mayRoll,
  playerAt,
  scoringOf,
  totalOf,
  upperOf,
  type YayZeeState,
} from './state.ts';

export interface CardView {
  readonly name: string;
  readonly isComputer: boolean;
  readonly scores: readonly (number | null)[];
  readonly upper: number;
  readonly bonus: number;
  readonly total: number;
}

/** A hold and its expected final score. */
export interface HoldView {
  readonly bits: number;
  readonly text: string;
  readonly final: number;
}

export interface YayZeeView {
  readonly mode: YayZeeState['mode'];
  readonly players: readonly CardView[];
  readonly at: number;
  readonly isComputers: boolean;
  readonly message: string;
  readonly dice: readonly number[];
  readonly held: readonly boolean[];
  readonly rollsLeft: number;
  readonly rolled: boolean;
  readonly mayRoll: boolean;
  readonly mayHold: boolean;
  readonly slots: readonly Category[];
  /** Score preview by slot; null where it is used, or nothing was rolled. */
  readonly previews: readonly (number | null)[];
  readonly bonusAt: number;
  readonly bonusPoints: number;
  /** The last score can be undone. */
  readonly taken: Category | null;
  readonly coach: Coach;
  /** Reason why there is no coach, or null. */
  readonly noCoach: string | null;
  readonly mayAdvise: boolean;
  readonly helped: boolean;
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
  readonly lastCost: Pick<Choice, 'cost' | 'better'> | null;
  readonly choices: readonly Choice[];
  readonly rating: Rating | null;
  readonly isRating: boolean;
}

export function view(state: Readonly<YayZeeState>, t: YayZeeTuning): YayZeeView {
  const { players, at, dice, held, rollsLeft, rolled, taken, coach, choices } = state;
  const player = playerAt(state);
  const slots = CATEGORIES.slice(0, activeSlots(t));
  const isPersons = !isComputersTurn(state) && !isPlayed(state, t);
  const counts = countsOf(dice);
  const rules = scoringOf(t, state);
  return {
    mode: state.mode,
    players: players.map(one => ({
      name: one.name,
      isComputer: one.computer !== null,
      scores: one.scores,
      upper: upperOf(one),
      bonus: bonusOf(one, t),
      total: totalOf(one, t),
    })),
    at,
    isComputers: isComputersTurn(state) && !isPlayed(state, t),
    message: messageOf(state, t),
    dice,
    held,
    rollsLeft,
    rolled,
    mayRoll: isPersons && mayRoll(state),
    mayHold: isPersons && rolled && rollsLeft > 0,
    slots,
    previews: slots.map((category, slot) =>
      rolled && player.scores[slot] === null ? scoreOf(category, counts, rules) : null,
    ),
    bonusAt: t.upperBonusAt,
    bonusPoints: t.upperBonus,
    taken: taken ? (CATEGORIES[taken.slot] ?? null) : null,
    coach,
    noCoach: !isAlone(state)
      ? 'The coach sits with one person only.'
      : isStandard(t, state)
        ? null
        : 'The coach knows the standard rules only.',
    mayAdvise: state.mode !== 'duel',
    helped: state.helped,
    ...adviceOf(state, t, isPersons),
    lastCost: coach === 'off' ? null : (choices.at(-1) ?? null),
    choices,
    rating: coach === 'off' ? null : ratingOf(state),
    isRating: isRating(state, t),
  };
}

type AdviceView = Pick<YayZeeView, 'finals' | 'holds' | 'thisHold' | 'best'>;

/** Expected final scores: points on the card and points to come, which include the bonus. */
function adviceOf(state: Readonly<YayZeeState>, t: YayZeeTuning, isPersons: boolean): AdviceView {
  const { advice, coach, dice, held } = state;
  if (!advice || coach !== 'before' || !isPersons) return { finals: null, holds: [], thisHold: null, best: null };
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
