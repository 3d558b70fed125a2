// Results: a week at the table, which may lead on to the cart; thirty-two days of the cart.
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Result, ScoreTable } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { MEDALS } from '../medals.ts';
import { canBuyCart } from './business.ts';
import { tableSells } from './cart/cart.ts';
import { STREETS } from './cart/streets.ts';
import { profitOf } from './evening.ts';
import { money, signed } from './money.ts';
import { weekday } from './speech.ts';
import { BLOCK, CART_DAYS, type Entry, type State } from './state.ts';

/** Records of the cart are its own. */
export const CART_MODE = 'The cart';

export function result(state: Readonly<State>, t: T): Result | null {
  if (state.phase !== 'over') return null;
  const shared = {
    score: Math.floor(state.cash / 100),
    scoreLabel: 'Dollars in the purse',
    medals: medalsEarned(MEDALS, { state, t }),
  };
  return state.storey === 'cart' ? { ...shared, ...cartResult(state, t) } : { ...shared, ...tableResult(state, t) };
}

type Texts = Omit<Result, 'score' | 'scoreLabel' | 'medals'>;

function tableResult(state: Readonly<State>, t: T): Texts {
  const { cash, ledger, week } = state;
  const isWon = cash >= t.goalCents;
  return {
    outcome: isWon ? 'won' : 'lost',
    title: isWon ? 'Enough for a cart' : 'Seven days, no cart yet',
    lines: [
      `${money(cash)} in the purse; the cart costs ${money(t.goalCents)}.`,
      week === 0 ? 'From $20, in one week.' : `The stand folded ${week === 1 ? 'once' : 'twice'} before.`,
      ...(isWon ? [`The table sells for ${money(tableSells(t))}: with that and the rest the cart begins.`] : []),
    ],
    table: {
      columns: ['Day', 'Cups', 'Price', 'Brought'],
      rows: ledger.map(entry => [
        weekday(entry.day),
        entry.cups,
        entry.isClosed ? 'closed' : money(entry.plan.price),
        signed(profitOf(entry)),
      ]),
      total: [['In all', sumOf(ledger, ({ cups }) => cups), '', signed(cash - t.startCents)]],
    },
    again: 'Another week',
    ...(canBuyCart(state, t) && { goOn: { label: 'Buy the cart', command: { type: 'buyCart' } } }),
  };
}

function cartResult({ cash, ledger, day }: Readonly<State>, t: T): Texts {
  const isWon = cash >= t.shopCents;
  return {
    outcome: isWon ? 'won' : 'lost',
    mode: CART_MODE,
    isLater: true,
    title: isWon ? 'Enough for a shop' : day < CART_DAYS - 1 ? 'The cart is sold' : 'Eight rounds, no shop yet',
    lines: [
      `${money(cash)} in the purse; the shop costs ${money(t.shopCents)}.`,
      isWon
        ? 'The shop itself is not built yet.'
        : 'A street’s crowd by the hour, and its taste, stay the same in this town.',
    ],
    table: roundsTable(ledger),
    again: 'Another cart',
  };
}

/** A row for each day played with the days after it. */
function roundsTable(ledger: readonly Entry[]): ScoreTable {
  const rounds = Array.from({ length: Math.ceil(ledger.length / BLOCK) }, (_, i) =>
    ledger.slice(i * BLOCK, (i + 1) * BLOCK),
  );
  return {
    columns: ['Round', 'Best street', 'Cups', 'Brought'],
    rows: rounds.map((days, i) => [
      i + 1,
      bestStreet(days),
      sumOf(days, ({ cups }) => cups),
      signed(sumOf(days, profitOf)),
    ]),
    total: [['In all', '', sumOf(ledger, ({ cups }) => cups), signed(sumOf(ledger, profitOf))]],
  };
}

function bestStreet(days: readonly Entry[]): string {
  const sold = STREETS.map((_, street) => sumOf(days, ({ soldIn }) => soldIn[street] ?? 0));
  const most = Math.max(...sold);
  return most > 0 ? (STREETS[sold.indexOf(most)]?.name ?? '') : '';
}

const sumOf = (entries: readonly Entry[], of: (entry: Entry) => number): number =>
  entries.reduce((sum, entry) => sum + of(entry), 0);
