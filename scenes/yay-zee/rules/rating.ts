// Rating by the coach: the cost of a choice, and a player's rating over all choices.
import { CATEGORIES } from './categories.ts';
import type { Advice, Choice, YayZeeState } from './state.ts';

/** Lost points in a game that halve the rating. */
const HALF_AT = 25;

export type Best =
  | { readonly value: number; readonly held: number }
  | { readonly value: number; readonly slot: number };

/** The best thing to do. A slot wins where a roll promises no more. */
export function bestOf({ holds, slots }: Advice): Best {
  const free = slots.map(value => value ?? Number.NEGATIVE_INFINITY);
  const slot = free.indexOf(Math.max(...free));
  const held = holds.indexOf(Math.max(...holds));
  const rolls = held >= 0 ? (holds[held] as number) : Number.NEGATIVE_INFINITY;
  const takes = free[slot] as number;
  return rolls > takes ? { value: rolls, held } : { value: takes, slot };
}

/** Text of a hold of no dice. */
export const HOLDS_NOTHING = 'nothing';

/** The dice of a hold: '3 3'; 'nothing' where all are rolled. */
export const heldText = (dice: readonly number[] | string, bits: number): string =>
  [...dice].filter((_, i) => (bits & (1 << i)) !== 0).join(' ') || HOLDS_NOTHING;

export function rateChoice(choice: Choice, advice: Advice): Choice {
  const best = bestOf(advice);
  const chosen = choice.held !== null ? advice.holds[choice.held] : advice.slots[choice.slot ?? -1];
  const lost = Math.max(0, best.value - (chosen ?? best.value));
  // Rounded to hundredths, the precision of the table.
  const cost = Math.round(lost * 100) / 100;
  const better = 'slot' in best ? (CATEGORIES[best.slot] as string) : heldText(choice.dice, best.held);
  return { ...choice, cost, better: cost === 0 ? null : better };
}

export interface Rating {
  /** 0 to 100: 100 is perfect play. */
  readonly points: number;
  readonly lost: number;
  /** Choices looked at, and how many of them were the best. */
  readonly looked: number;
  readonly best: number;
  /** All choices so far have been looked at. */
  readonly whole: boolean;
}

/** Null before the coach has looked at anything. */
export function ratingOf({ choices }: Pick<YayZeeState, 'choices'>): Rating | null {
  const looked = choices.filter(({ cost }) => cost !== null);
  if (looked.length === 0) return null;
  const lost = looked.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  return {
    points: Math.round((100 * HALF_AT) / (HALF_AT + lost)),
    lost: Math.round(lost * 10) / 10,
    looked: looked.length,
    best: looked.filter(({ cost }) => cost === 0).length,
    whole: looked.length === choices.length,
  };
}

/** The choice that gave most away. */
export function worstChoice({ choices }: Pick<YayZeeState, 'choices'>): Choice | null {
  const most = Math.max(0, ...choices.map(({ cost }) => cost ?? 0));
  return most === 0 ? null : (choices.find(({ cost }) => cost === most) ?? null);
}
