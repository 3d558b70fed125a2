// Decisions of a cart's morning: where it stands from which part of the day on, what is bought, what is done by hand.
import type { T } from '../../constants.ts';
import { money } from '../money.ts';
import { CART_ROWS, type Command, type Emit, PLACES, type Place, type Row, type State } from '../state.ts';
import { prepare } from './cart.ts';
import { RULE } from './rule.ts';
import { PARTS, placedFrom, STREETS } from './streets.ts';
import { TOOLS } from './tools.ts';

type Order = Extract<Command, { readonly type: 'place' | 'buy' | 'byHand' | 'point' }>;

const isBelow = (value: unknown, limit: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit;

/** What less or more of a row of the cart's morning asks: the street before or after, bought or not, by hand or by the rule. */
export function cartOrder({ plan }: Readonly<State>, row: Row, by: number): Order | null {
  const at = CART_ROWS.indexOf(row as (typeof CART_ROWS)[number]);
  if (at < 0) return null;
  if (at < PARTS) {
    const street = ((plan.route[at] as number) + by + STREETS.length) % STREETS.length;
    return { type: 'place', part: at, street };
  }
  return row === 'byHand' ? { type: 'byHand', on: by > 0 } : { type: 'buy', tool: at - PARTS };
}

export function decideCart(state: State, order: Order, emit: Emit, t: T): void {
  const refuse = (message: string) => emit({ type: 'refused', message });
  if (order.type === 'point') {
    if (!CART_ROWS.includes(order.row as (typeof CART_ROWS)[number])) return refuse('There is nothing to point at.');
    state.row = order.row;
    return;
  }
  if (order.type === 'place') {
    const { part, street } = order;
    if (!isBelow(part, PARTS) || !isBelow(street, STREETS.length)) return refuse('There is no such street.');
    state.plan = { ...state.plan, route: placedFrom(state.plan.route, part, street) };
    state.row = PLACES[part] as Place;
    emit({ type: 'placed', part, street });
  } else if (order.type === 'buy') {
    const { tool } = order;
    const wanted = isBelow(tool, TOOLS.length) ? TOOLS[tool] : undefined;
    if (!wanted) return refuse('Nobody sells that.');
    if ((state.owned >> tool) & 1) return refuse(`${wanted.name}: you have it already.`);
    const isOn = ((state.plan.buys >> tool) & 1) === 0;
    if (isOn && wanted.price(t) > state.cash)
      return refuse(`${wanted.name} costs ${money(wanted.price(t))}; there is ${money(state.cash)} in the purse.`);
    state.row = CART_ROWS[PARTS + tool] as Row;
    state.plan = { ...state.plan, buys: state.plan.buys ^ (1 << tool) };
    emit({ type: 'toolPlanned', tool, on: isOn });
  } else {
    if (typeof order.on !== 'boolean') return refuse('By hand, or by the rule?');
    state.isByHand = order.on;
    state.row = 'byHand';
    emit({ type: 'handSet', on: state.isByHand, words: state.isByHand ? 'By hand today' : `By the rule. ${RULE}` });
  }
  prepare(state, t);
}
