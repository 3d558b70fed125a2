// Medals of a week: the cart, and four ways of running a table well.
import type { Medal } from '../kit/core/medals.ts';
import type { T } from './constants.ts';
import { profitOf } from './rules/evening.ts';
import type { State } from './rules/state.ts';

interface Facts {
  readonly state: Pick<State, 'cash' | 'week' | 'word' | 'ledger'>;
  readonly t: Pick<T, 'goalCents' | 'wordMost'>;
}

export const MEDALS: readonly Medal<Facts>[] = [
  {
    name: 'Enough for a cart',
    how: 'the price of the cart after seven days',
    earned: ({ state, t }) => state.cash >= t.goalCents,
  },
  {
    name: 'Never folded',
    how: 'the cart from the first $20',
    earned: ({ state, t }) => state.week === 0 && state.cash >= t.goalCents,
  },
  {
    name: 'Seven good days',
    how: 'seven open days, each with a profit',
    earned: ({ state: { ledger } }) =>
      ledger.length === 7 && ledger.every(entry => !entry.isClosed && profitOf(entry) > 0),
  },
  {
    name: 'Not a lemon lost',
    how: 'a week with the cart, and no lemon spoiled',
    earned: ({ state: { cash, ledger }, t }) =>
      cash >= t.goalCents && ledger.every(({ spoiled }) => spoiled.count === 0),
  },
  {
    name: 'Talk of the street',
    how: 'the best word of the neighbours on the last evening',
    earned: ({ state: { word }, t }) => word > 0 && word >= t.wordMost,
  },
];
