// Rules of table and cart in real time: keys and presses, the steps of an open day.
import type { Frame } from '../../kit/core/input/input.ts';
import { hypot } from '../../kit/core/math.ts';
import type { Outline, RealtimeRules } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { businessOf, canBuyCart, changePrice, MOST_CHANGES } from './business.ts';
import { buyCart } from './cart/cart.ts';
import { cartOrder, decideCart } from './cart/decide.ts';
import { visitNow } from './day.ts';
import { isDecision, LIMITS, NAMES, readDecision, STEPS, shown } from './plan.ts';
import { result } from './result.ts';
import { toldText } from './speech.ts';
import {
  CART_ROWS,
  type Command,
  DECISIONS,
  type Decision,
  dayIndex,
  type Emit,
  type Event,
  type Row,
  type State,
  type Walker,
} from './state.ts';
import { BODY, REACH } from './street.ts';
import { personOf } from './town.ts';
import { advance, again, morningText, next, open, stay, toEvening } from './week.ts';

function tick(state: State, frame: Frame, t: T): readonly Event[] {
  if (state.phase === 'over') return [];
  const events: Event[] = [];
  const emit: Emit = event => events.push(event);
  handleInput(state, frame, emit, t);
  if (state.phase === 'day') advance(state, state.pace, emit, t);
  return events;
}

function handleInput(state: State, { pressed, pointer }: Frame, emit: Emit, t: T): void {
  if (pointer?.pressed) ask(state, nearest(state, pointer.x, pointer.y)?.id ?? null, emit, t);
  if (pressed === 0) return;
  const by = (pressed & KEY.more ? 1 : 0) - (pressed & KEY.less ? 1 : 0);
  const along = (pressed & KEY.down ? 1 : 0) - (pressed & KEY.up ? 1 : 0);
  if (state.phase === 'day') {
    if (by !== 0) handleCommand(state, { type: 'set', what: 'price', to: stepped(state, 'price', by) }, emit, t);
    if (along !== 0) askAlong(state, along, emit, t);
    if (pressed & KEY.pace1) setPace(state, 1, emit);
    if (pressed & KEY.pace2) setPace(state, 2, emit);
    if (pressed & KEY.pace4) setPace(state, 4, emit);
    if (pressed & KEY.evening) handleCommand(state, { type: 'evening' }, emit, t);
    else if (pressed & KEY.go) setPace(state, state.pace === 0 ? 1 : 0, emit);
    return;
  }
  if (state.phase === 'morning') {
    if (along !== 0) state.row = rowAt(state, along);
    if (by !== 0) change(state, by, emit, t);
    if (pressed & KEY.stay) handleCommand(state, { type: 'stay' }, emit, t);
    else if (pressed & KEY.go) handleCommand(state, { type: 'open' }, emit, t);
    return;
  }
  if (pressed & KEY.go) handleCommand(state, { type: state.phase === 'broke' ? 'again' : 'next' }, emit, t);
}

/** What keys may point at: of the cart its places and things, and what is not handed over. */
export const rowsOf = ({ storey, isByHand }: Readonly<State>): readonly Row[] =>
  storey === 'table' ? DECISIONS : isByHand ? [...CART_ROWS, ...DECISIONS] : CART_ROWS;

function rowAt(state: Readonly<State>, by: number): Row {
  const rows = rowsOf(state);
  return rows[(rows.indexOf(state.row) + by + rows.length) % rows.length] ?? 'jugs';
}

/** Less or more of what keys point at. */
function change(state: State, by: number, emit: Emit, t: T): void {
  const { row } = state;
  const order = cartOrder(state, row, by);
  if (order) handleCommand(state, order, emit, t);
  else if (isDecision(row)) handleCommand(state, { type: 'set', what: row, to: stepped(state, row, by) }, emit, t);
}

/** The value after a step, within the limits. */
export function stepped(state: Readonly<State>, what: Decision, by: number): number {
  const was = valueNow(state, what);
  const [least, most] = LIMITS[what];
  return Math.max(least, Math.min(most, was + by * STEPS[what]));
}

const valueNow = ({ plan, now }: Readonly<State>, what: Decision): number =>
  what === 'price' && now ? now.price : plan[what];

/** People on the street from left to right: in this order keys walk it. */
export const inOrder = (state: Readonly<State>): readonly Walker[] =>
  (state.now?.walkers ?? []).toSorted((a, b) => a.x - b.x || a.id - b.id);

function askAlong(state: State, by: number, emit: Emit, t: T): void {
  const people = inOrder(state);
  if (people.length === 0) return;
  const at = people.findIndex(({ id }) => id === state.asked);
  const to = at < 0 ? (by > 0 ? 0 : people.length - 1) : (at + by + people.length) % people.length;
  ask(state, people[to]?.id ?? null, emit, t);
}

function nearest(state: Readonly<State>, x: number, y: number): Walker | undefined {
  const reach = (walker: Walker) => hypot(walker.x - x, walker.y - BODY - y);
  return inOrder(state)
    .filter(walker => reach(walker) < REACH)
    .toSorted((a, b) => reach(a) - reach(b))[0];
}

/** Why somebody bought or did not; of who is still on the way, what would be now. */
function ask(state: State, id: number | null, emit: Emit, t: T): void {
  const walker = state.now?.walkers.find(one => one.id === id);
  state.asked = walker?.id ?? null;
  if (!walker) return;
  const { name } = personOf(state.seed, dayIndex(state), walker.who, t);
  const told = walker.visit ?? visitNow(state, walker.who, t);
  if (told) emit({ type: 'asked', name, words: toldText(name, told) });
}

function setPace(state: State, to: State['pace'], emit: Emit): void {
  if (state.pace === to) return;
  state.pace = to;
  emit({ type: 'paceSet', to });
}

function handleCommand(state: State, order: Command, emit: Emit, t: T): void {
  const refuse = (message: string) => emit({ type: 'refused', message });
  const type = order?.type;
  const { phase } = state;
  if (type === 'set' && isDecision(order.what)) set(state, order.what, order.to, emit);
  else if (type === 'pace' && [0, 1, 2, 4].includes(order.to)) setPace(state, order.to, emit);
  else if (type === 'ask' && (order.id === null || Number.isInteger(order.id))) ask(state, order.id, emit, t);
  else if (type === 'open' || type === 'stay') {
    if (phase !== 'morning') refuse('The stand opens in the morning.');
    else if (type === 'open') open(state, emit, t);
    else stay(state, emit, t);
  } else if (type === 'evening') {
    if (phase !== 'day') refuse('The stand is not open.');
    else toEvening(state, emit, t);
  } else if (type === 'next') {
    if (phase !== 'evening') refuse('The day is not over.');
    else next(state, emit, t);
  } else if (type === 'again') {
    if (phase !== 'broke') refuse('The stand has not folded.');
    else again(state, emit, t);
  } else if (type === 'buyCart') {
    if (!canBuyCart(state, t)) refuse('There is no cart to be bought now.');
    else {
      buyCart(state, t);
      emit({ type: 'cartBought', words: morningText(state, t) });
    }
  } else if (state.storey === 'cart' && isCartOrder(order)) {
    if (phase !== 'morning') refuse('That is decided in the morning.');
    else decideCart(state, order, emit, t);
  } else refuse('That is nothing one does with lemons.');
}

const isCartOrder = (order: Command): order is Parameters<typeof decideCart>[1] =>
  ['place', 'point', 'buy', 'byHand'].includes(order.type);

function set(state: State, what: Decision, to: unknown, emit: Emit): void {
  const was = valueNow(state, what);
  const refuse = (message: string) => emit({ type: 'refused', message });
  if (state.phase !== 'morning' && !(state.phase === 'day' && what === 'price')) {
    refuse(`${NAMES[what]}: that is decided in the morning.`);
    return;
  }
  const value = readDecision(what, to, was);
  if (typeof value === 'string') refuse(value);
  else if (value === was) return;
  else if (state.now) {
    if (state.now.changes.length >= MOST_CHANGES) {
      refuse(`The sign has been painted often enough today: it stays at ${shown('price', was)}.`);
      return;
    }
    changePrice(state, value);
    emit({ type: 'priceChanged', price: value });
  } else {
    state.plan = { ...state.plan, [what]: value };
    state.row = what;
    if (state.storey === 'cart') state.isByHand = true;
    emit({ type: 'planned', what, to: value });
  }
}

function outlines(state: Readonly<State>): readonly Outline[] {
  return (state.now?.walkers ?? []).map(({ x, y }) => ({ x, y: y - BODY, r: REACH }));
}

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create: ({ seed, setup, begin }, t) => businessOf(seed, setup['storey'], begin?.kept, t),
  tick,
  command: (state, order, t) => {
    const events: Event[] = [];
    handleCommand(state, order, event => events.push(event), t);
    return events;
  },
  outlines,
  result,
};
