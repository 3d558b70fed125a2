// View model of the HUD: cards, score previews, coach's advice.

import type { YayZeeTuning } from './constants.ts';
import { type AdviceView, adviceFor } from './rules/adviceView.ts';
import { CATEGORIES, type Category, countsOf, scoreOf } from './rules/categories.ts';
import { isStandard } from './rules/coachQuestion.ts';
import { messageOf } from './rules/messages.ts';
import { type Rating, ratingOf } from './rules/rating.ts';
import type { Rulebook } from './rules/rulebook.ts';
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
  openTo,
  paysExtra,
  playerAt,
  scoringOf,
  totalOf,
  upperOf,
  type YayZeeState,
} from './rules/state.ts';

export interface CardView {
  readonly name: string;
  readonly isComputer: boolean;
  readonly scores: readonly (number | null)[];
  readonly upper: number;
  readonly bonus: number;
  /** Points of further YayZees. */
  readonly extras: number;
  readonly total: number;
}

export interface YayZeeView extends AdviceView {
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
  /** Points that these dice pay beside their slot. */
  readonly extra: number;
  readonly rulebook: Rulebook;
  readonly bonusAt: number;
  readonly bonusPoints: number;
  /** The last score can be undone. */
  readonly taken: Category | null;
  readonly coach: Coach;
  /** Reason why there is no coach, or null. */
  readonly noCoach: string | null;
  readonly mayAdvise: boolean;
  readonly helped: boolean;
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
  const rules = scoringOf(t, state, player);
  const open = openTo(state, player, t);
  return {
    mode: state.mode,
    players: players.map(one => ({
      name: one.name,
      isComputer: one.computer !== null,
      scores: one.scores,
      upper: upperOf(one),
      bonus: bonusOf(one, t),
      extras: one.extras * t.extraYayZee,
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
    previews: slots.map((category, slot) => (rolled && open.includes(slot) ? scoreOf(category, counts, rules) : null)),
    extra: rolled && isPersons && paysExtra(state, player) ? t.extraYayZee : 0,
    rulebook: state.rulebook,
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
    ...adviceFor(state, t),
    lastCost: coach === 'off' ? null : (choices.at(-1) ?? null),
    choices,
    rating: coach === 'off' ? null : ratingOf(state),
    isRating: isRating(state, t),
  };
}
