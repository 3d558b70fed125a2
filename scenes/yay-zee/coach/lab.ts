// Coach for scripts (`window.lab.coach`); every argument is checked.
import { CATEGORIES, type Category } from '../rules/categories.ts';
import { bestOf } from '../rules/rating.ts';
import { diceFrom, STANDARD } from '../rules/standard.ts';
import { advise, valueBefore } from './advise.ts';
import { openTable } from './open.ts';
import { isPossible } from './solve.ts';

export interface Advised {
  /** Expected points still to come, with the upper bonus. */
  readonly value: number;
  readonly hold?: readonly boolean[];
  readonly slot?: Category;
}

export async function coach(moment: unknown): Promise<Advised> {
  const { used, upper = 0, dice = null, rollsLeft } = Object(moment) as Partial<Record<string, unknown>>;
  const slots = Array.isArray(used) ? used.map(one => CATEGORIES.indexOf(one as Category)) : [-1];
  if (slots.includes(-1) || new Set(slots).size !== slots.length)
    throw new TypeError('`used` is a list of different categories of the card.');
  const bits = slots.reduce((sum, slot) => sum | (1 << slot), 0);
  if (!Number.isInteger(upper) || !isPossible(bits, upper as number))
    throw new TypeError('`upper` is what the used upper slots hold together: no game comes to this sum.');
  const card = { used: bits, upper: upper as number };
  const table = await openTable('standard');
  if (dice === null || slots.length === CATEGORIES.length) return { value: valueBefore(table, card) };
  const shown = diceFrom(dice);
  if (rollsLeft === STANDARD.rollsPerTurn) return { value: valueBefore(table, card) };
  if (!Number.isInteger(rollsLeft) || (rollsLeft as number) < 0 || (rollsLeft as number) > STANDARD.rollsPerTurn)
    throw new TypeError('`rollsLeft` is a whole number from 0 to 3.');
  const best = bestOf(
    advise(table, { ...card, dice: shown.join(''), left: rollsLeft as number, rulebook: 'standard' }),
  );
  if ('slot' in best) return { value: best.value, slot: CATEGORIES[best.slot] as Category };
  return { value: best.value, hold: shown.map((_, i) => (best.held & (1 << i)) !== 0) };
}
