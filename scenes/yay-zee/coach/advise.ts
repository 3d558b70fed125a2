// Expected value of every hold and slot in a position, by one turn of lookahead on the coach's table.

import { CATEGORIES, countsOf } from '../categories.ts';
import type { Question } from '../coachQuestion.ts';
import { STANDARD } from '../standard.ts';
import type { Advice } from '../state.ts';
import { fillScoreValues, followingIn, indexOf, pointsOf, valuesOfThrows } from './solve.ts';
import type { Table } from './table.ts';
import { DICE, hold, roll, THROWS } from './throws.ts';

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Expected value before the first roll of a turn. */
export const valueBefore = (table: Table, { used, upper }: Pick<Question, 'used' | 'upper'>): number =>
  table[indexOf(used, upper)] as number;

export function advise(table: Table, { used, upper, dice, left }: Question): Advice {
  const shown = [...dice].map(Number);
  const id = THROWS.idOf(countsOf(shown));
  const following = followingIn(table, used, upper);
  const slots = CATEGORIES.map((_, slot) => {
    if ((used & (1 << slot)) !== 0) return null;
    const points = pointsOf(slot, id);
    return rounded(points + following(slot, points));
  });
  if (left === 0) return { holds: [], slots };
  const values = valuesOfThrows();
  fillScoreValues(values, used, following);
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

/** Parses an untrusted question; null where no game reaches its position. */
export function readQuestion(question: unknown): Question | null {
  const { used, upper, dice, left } = Object(question) as Partial<Record<string, unknown>>;
  const whole = (value: unknown, most: number): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
  const isFull = (1 << CATEGORIES.length) - 1;
  if (!whole(used, isFull) || used === isFull || !whole(upper, 105) || !whole(left, STANDARD.rollsPerTurn - 1))
    return null;
  return typeof dice === 'string' && /^[1-6]{5}$/.test(dice) ? { used, upper, dice, left } : null;
}
