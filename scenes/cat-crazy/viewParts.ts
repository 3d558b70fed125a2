// Parts of the view model that know nothing of cats: eggs, the guest at the window, the goal.

import type { T } from './constants.ts';
import { type Breed, KINDS } from './rules/cats/breeds.ts';
import { isPatient } from './rules/cats/coatChoice.ts';
import { stirs, validateWarm } from './rules/cats/eggs.ts';
import { tradeText, validateTrade } from './rules/guests.ts';
import type { Egg, Guest, State } from './rules/state.ts';
import { coinsOf, doneOf, GOALS } from './rules/stories/goals.ts';

export interface EggView {
  readonly id: number;
  readonly breed: Breed;
  readonly breedName: string;
  readonly part: number;
  readonly refusal: string | null;
  /** It stirs: warmed now it is warmed in time. */
  readonly stirs: boolean;
  readonly inTime: number;
  /** What each warming in time brings the kitten. */
  readonly inTimeXp: number;
  readonly inTimeBars: number;
  /** Warmings in time that hatch the first coat. */
  readonly needed: number;
  /** Names of the coats that hatch with enough warmings in time, and without. */
  readonly patient: string;
  readonly hasty: string;
  /** Coat that would hatch now, 0 to 4. */
  readonly coat: number;
}

/** The next goal, or the one just reached. */
export interface GoalView {
  readonly text: string;
  readonly coins: number;
  readonly have: number;
  readonly of: number;
  /** Cat slots that it brings. */
  readonly slots: number;
  readonly how: string | null;
  readonly isReached: boolean;
  /** It was reached when it was set. */
  readonly isAlready: boolean;
}

/** Who is at the window, with its trade. */
export interface GuestView {
  readonly who: Guest;
  readonly text: string;
  readonly refusal: string | null;
  readonly left: number;
}

export function eggView(state: Readonly<State>, egg: Readonly<Egg>, t: T): EggView {
  const { id, type: breed, hatchProgress: part, inTime, coats } = egg;
  const [patient, hasty] = coats;
  return {
    id,
    breed,
    breedName: KINDS[breed].name,
    part,
    refusal: validateWarm(state, egg, t),
    stirs: stirs(state, egg, t),
    inTime,
    inTimeXp: t.inTimeXp,
    inTimeBars: t.inTimeBars,
    needed: t.inTimeNeeded,
    patient: KINDS[breed].coats[patient] ?? '',
    hasty: KINDS[breed].coats[hasty] ?? '',
    coat: isPatient(egg, t) ? patient : hasty,
  };
}

export const guestView = (state: Readonly<State>, { who, left }: NonNullable<State['guest']>): GuestView => ({
  who,
  text: `${tradeText(who)}?`,
  refusal: validateTrade(state),
  left: Math.ceil(left / 60),
});

export function goalView(state: Readonly<State>, t: T): GoalView | null {
  const { reached } = state;
  const goal = GOALS[reached?.at ?? state.goal];
  if (!goal) return null;
  const { text, of, slots } = goal;
  return {
    text,
    coins: reached?.coins ?? coinsOf(state, goal),
    have: reached ? of : doneOf(state, goal, t),
    of,
    slots,
    how: goal.how(t),
    isReached: reached !== null,
    isAlready: reached?.already ?? false,
  };
}
