// The cart: how it begins, its mornings, the days between that the rule runs, and its end.
import { copy } from '../../../kit/core/json.ts';
import type { T } from '../../constants.ts';
import { closeDay, finishDay, openDay, spendingOf } from '../day.ts';
import { money } from '../money.ts';
import { FIRST_PLAN } from '../plan.ts';
import { weekday } from '../speech.ts';
import { BLOCK, CART_DAYS, CART_FROM, MOST_WEEKS, type State } from '../state.ts';
import { emptyStock } from '../stock.ts';
import { townOf } from '../town.ts';
import { ruledPlan } from './rule.ts';
import { HOME, STREETS, stayingIn } from './streets.ts';

/** Least in the purse when the cart is bought: the table is sold for it. */
export const tableSells = (t: T): number => t.startCents;

/** From a table that has earned it: the cart is paid, the table sold; what people remember comes along. */
export function buyCart(state: State, t: T): void {
  const { cash, week, words, ledger } = state;
  state.table = copy({ cash, week, words, ledger });
  beginCart(state, cash - t.goalCents + tableSells(t), t);
}

/** The first morning of the cart, with so much in the purse. */
export function beginCart(state: State, cash: number, t: T): void {
  const people = townOf(state.seed, CART_FROM, t).length;
  const strangers = Array.from({ length: people - state.folk.length }, () => ({ seen: 0, liked: 0 as const, cups: 0 }));
  const word = state.words[HOME] ?? 0;
  Object.assign(state, { storey: 'cart', phase: 'morning', week: MOST_WEEKS, day: 0, cash, pace: 1 });
  Object.assign(state, { ledger: [], now: null, opening: null, asked: null, row: 'place0', isByHand: false, owned: 0 });
  state.stock = emptyStock();
  state.folk = [...state.folk, ...strangers];
  state.words = STREETS.map((_, street) => (street === HOME ? word : 0));
  state.plan = { ...FIRST_PLAN, ...state.plan, route: stayingIn(HOME), buys: 0 };
  prepare(state, t);
}

/** A morning of the cart: what is handed over is planned by the rule. */
export function prepare(state: State, t: T): void {
  if (state.storey === 'cart' && !state.isByHand) state.plan = ruledPlan(state, t);
}

/** The days between: the same way, everything else by the rule; a day that cannot be paid stays closed. */
export function runBetween(state: State, stay: (state: State) => void, t: T): void {
  while (state.day + 1 < CART_DAYS && (state.day + 1) % BLOCK !== 0) {
    state.day++;
    state.plan = { ...ruledPlan(state, t), buys: 0 };
    const { cash, owned } = state;
    if (spendingOf(state, t) > cash) {
      stay(state);
      continue;
    }
    openDay(state, t);
    finishDay(state, t);
    state.ledger.push(closeDay(state, { cash, owned }, t));
  }
}

export const isCartOver = ({ day, cash }: Readonly<State>, t: T): boolean =>
  day >= CART_DAYS - 1 || cash < t.brokeUnder;

/** The days between, in a sentence. */
export function betweenText({ ledger }: Readonly<State>): string {
  const days = ledger.slice(ledger.findLastIndex(({ isByRule }) => !isByRule) + 1);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const cups = days.reduce((sum, entry) => sum + entry.cups, 0);
  const poured = days.reduce((sum, entry) => sum + entry.poured.count, 0);
  return `${weekday(first.day)} to ${weekday(last.day)}, by the rule: ${cups} cups sold, ${poured} poured away, ${money(last.after - first.before)} earned.`;
}
