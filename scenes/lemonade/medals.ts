// Medals of a week: the cart, five times the purse, little poured away; and two other ways of running a table well.
import type { Medal } from '../kit/core/medals.ts';
import type { T } from './constants.ts';
import { profitOf } from './rules/evening.ts';
import type { State } from './rules/state.ts';

interface Facts {
  readonly state: Pick<State, 'cash' | 'week' | 'word' | 'ledger'>;
  readonly t: Pick<T, 'goalCents' | 'wordMost'>;
}

/** Cents of the second medal: half of the practised weeks end with them. */
const HUNDRED = 10_000;
/** Cups of two jugs: one practised week in ten pours no more away. */
const MOST_POURED = 16;

export const MEDALS: readonly Medal<Facts>[] = [
  {
    name: 'Enough for a cart',
    how: 'the price of the cart after seven days',
    earned: ({ state, t }) => state.cash >= t.goalCents,
  },
  {
    name: 'A hundred dollars',
    how: '$100 after seven days, from the first $20',
    earned: ({ state: { cash, week } }) => week === 0 && cash >= HUNDRED,
  },
  {
    name: 'Hardly a drop',
    how: `$100 after seven days, and no more than ${MOST_POURED} cups poured away`,
    earned: ({ state: { cash, ledger } }) =>
      cash >= HUNDRED && ledger.reduce((sum, { poured }) => sum + poured.count, 0) <= MOST_POURED,
  },
  {
    name: 'Seven good days',
    how: 'seven open days, each with a profit',
    earned: ({ state: { ledger } }) =>
      ledger.length === 7 && ledger.every(entry => !entry.isClosed && profitOf(entry) > 0),
  },
  {
    name: 'Talk of the street',
    how: 'the neighbours’ best word on the last evening',
    earned: ({ state: { word }, t }) => word > 0 && word >= t.wordMost,
  },
];
