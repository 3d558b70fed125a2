// Expected value of every hold and slot in a position, by one turn of lookahead on the coach's table.

import { CATEGORIES, type Counts, countsOf } from '../rules/categories.ts';
import type { Question } from '../rules/coachQuestion.ts';
import { ALL_SLOTS, isJoker, openSlots, PAYS_EXTRA, type Rulebook } from '../rules/rulebook.ts';
import { STANDARD } from '../rules/standard.ts';
import type { Advice } from '../rules/state.ts';
import { cardsOf, fillScoreValues, followingIn, indexOf, isCard, pointsOf, valuesOfThrows } from './solve.ts';
import type { Table } from './table.ts';
import { DICE, hold, roll, THROWS } from './throws.ts';

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Expected value before the first roll of a turn. */
export const valueBefore = (table: Table, { used, upper }: Pick<Question, 'used' | 'upper'>): number =>
  table[indexOf(used, upper)] as number;

export function advise(table: Table, { used, upper, dice, left, rulebook }: Question): Advice {
  const shown = [...dice].map(Number);
  const counts = countsOf(shown);
  const id = THROWS.idOf(counts);
  const following = followingIn(table, used, upper, rulebook);
  const open = openSlots(used, counts, rulebook);
  const extra = paidBeside(used, counts, rulebook);
  const slots = CATEGORIES.map((_, slot) => {
    if ((open & (1 << slot)) === 0) return null;
    const points = pointsOf(slot, id, used, rulebook);
    return rounded(points + following(slot, points - extra));
  });
  if (left === 0) return { holds: [], slots };
  const values = valuesOfThrows();
  fillScoreValues(values, used, following, rulebook);
  for (let more = left; more > 1; more--) {
    roll(values);
    hold(values);
  }
  roll(values);
  const holds = Array.from({ length: (1 << DICE) - 1 }, (_, bits) => {
    const held = shown.filter((_die, i) => (bits & (1 << i)) !== 0);
    return rounded(values[THROWS.idOf(countsOf(held))] as number);
  });
  return { holds, slots };
}

/** What five equal dice pay beside their slot. */
const paidBeside = (used: number, counts: Counts, rulebook: Rulebook): number =>
  (used & PAYS_EXTRA) !== 0 && isJoker(used, counts, rulebook) ? STANDARD.extraYayZee : 0;

/** Parses an untrusted question; null where no game reaches its position. */
export function readQuestion(question: unknown): Question | null {
  const { used, upper, dice, left, rulebook } = Object(question) as Partial<Record<string, unknown>>;
  const whole = (value: unknown, most: number): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
  if (rulebook !== 'standard' && rulebook !== 'official') return null;
  if (!whole(used, cardsOf(rulebook) - 1) || !isCard(used) || (used & ALL_SLOTS) === ALL_SLOTS) return null;
  if (!whole(upper, 105) || !whole(left, STANDARD.rollsPerTurn - 1)) return null;
  return typeof dice === 'string' && /^[1-6]{5}$/.test(dice) ? { used, upper, dice, left, rulebook } : null;
}
