// Medals: at the table the cart, five times the purse, little poured away, two other ways of running it well; at the cart the shop, and streets won.
import type { Medal } from '../kit/core/medals.ts';
import type { T } from './constants.ts';
import { STREETS } from './rules/cart/streets.ts';
import { profitOf } from './rules/evening.ts';
import type { State } from './rules/state.ts';

type Business = Pick<State, 'cash' | 'week' | 'words' | 'ledger'>;
interface Facts {
  readonly state: Business & Pick<State, 'storey' | 'table'>;
  readonly t: Pick<T, 'goalCents' | 'shopCents' | 'wordMost'>;
}

/** Cents of the second medal: half of the practised weeks end with them. */
const HUNDRED = 10_000;
/** Cups of two jugs: one practised week in ten pours no more away. */
const MOST_POURED = 16;
/** Cups of a day at the cart that few days reach. */
const MANY_CUPS = 100;
/** Cups that make a street one's own. */
const CUPS_OF_A_STREET = 50;

type Judge = (business: Business, t: Facts['t']) => boolean;
const atTable =
  (judge: Judge): Medal<Facts>['earned'] =>
  ({ state, t }) => {
    const table = state.storey === 'table' ? state : state.table;
    return table !== null && judge(table, t);
  };
const atCart =
  (judge: Judge): Medal<Facts>['earned'] =>
  ({ state, t }) =>
    state.storey === 'cart' && judge(state, t);

export const MEDALS: readonly Medal<Facts>[] = [
  {
    name: 'Enough for a cart',
    how: 'the price of the cart after seven days',
    earned: atTable(({ cash }, t) => cash >= t.goalCents),
  },
  {
    name: 'A hundred dollars',
    how: '$100 after seven days, from the first $20',
    earned: atTable(({ cash, week }) => week === 0 && cash >= HUNDRED),
  },
  {
    name: 'Hardly a drop',
    how: `$100 after seven days, and no more than ${MOST_POURED} cups poured away`,
    earned: atTable(
      ({ cash, ledger }) => cash >= HUNDRED && ledger.reduce((sum, { poured }) => sum + poured.count, 0) <= MOST_POURED,
    ),
  },
  {
    name: 'Seven good days',
    how: 'seven open days, each with a profit',
    earned: atTable(
      ({ ledger }) => ledger.length === 7 && ledger.every(entry => !entry.isClosed && profitOf(entry) > 0),
    ),
  },
  {
    name: 'Talk of the street',
    how: 'the neighbours’ best word on the last evening of the table',
    earned: atTable(({ words }, t) => (words[0] ?? 0) > 0 && (words[0] ?? 0) >= t.wordMost),
  },
  {
    name: 'Enough for a shop',
    how: 'the price of the shop after the cart’s eight rounds',
    earned: atCart(({ cash }, t) => cash >= t.shopCents),
  },
  {
    name: 'A hundred cups',
    how: `${MANY_CUPS} cups sold in one day of the cart`,
    earned: atCart(({ ledger }) => ledger.some(({ cups }) => cups >= MANY_CUPS)),
  },
  {
    name: 'At home in six streets',
    how: `${CUPS_OF_A_STREET} cups sold in each of the six streets`,
    earned: atCart(({ ledger }) =>
      STREETS.every(
        (_, street) => ledger.reduce((sum, { soldIn }) => sum + (soldIn[street] ?? 0), 0) >= CUPS_OF_A_STREET,
      ),
    ),
  },
];
