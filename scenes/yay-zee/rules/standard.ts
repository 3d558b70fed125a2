// Scoring with the standard constants, for scripts and the coach.
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS } from '../constants.ts';
import { CATEGORIES, type Category, countsOf, FACES, type Scoring, scoreOf } from './categories.ts';

export const STANDARD = tune(CONSTANTS);
export const STANDARD_SCORING: Scoring = { ...STANDARD, fiveIsFull: false, isJoker: false };

/** Dice of a script, untrusted. */
export function diceFrom(dice: unknown): readonly number[] {
  const isDie = (die: unknown) => Number.isInteger(die) && (die as number) >= 1 && (die as number) <= FACES;
  if (!Array.isArray(dice) || dice.length !== STANDARD.dice || !dice.every(isDie))
    throw new TypeError('Dice are a list of five whole numbers from 1 to 6.');
  return dice;
}

/** Points of five dice in every slot. */
export function score(dice: unknown): Record<Category, number> {
  const counts = countsOf(diceFrom(dice));
  const scores = CATEGORIES.map(category => [category, scoreOf(category, counts, STANDARD_SCORING)]);
  return Object.fromEntries(scores) as Record<Category, number>;
}
