// The days of table and cart: mornings, open and closed days, evenings; the stand that folds and begins again; the end.
import type { T } from '../constants.ts';
import { betweenText, isCartOver, prepare, runBetween } from './cart/cart.ts';
import { closeDay, factsOf, finishDay, openDay, spendingOf, stepDay } from './day.ts';
import { dayText } from './evening.ts';
import { copyOpening, lessonOf } from './lesson.ts';
import { money } from './money.ts';
import { weekday } from './speech.ts';
import {
  BLOCK,
  DAY_TICKS,
  DAYS,
  type Deed,
  type Emit,
  type Entry,
  MOST_WEEKS,
  type Plan,
  type State,
} from './state.ts';
import { emptyStock, lot, spoil } from './stock.ts';

/** A sentence why the stand cannot open, or null. */
export function validateOpen(state: State, t: T): string | null {
  const spending = spendingOf(state, t);
  return spending <= state.cash
    ? null
    : `Order and place come to ${money(spending)}; there is ${money(state.cash)} in the purse.`;
}

export function open(state: State, emit: Emit, t: T): void {
  const refusal = validateOpen(state, t);
  if (refusal !== null) {
    emit({ type: 'refused', message: refusal });
    return;
  }
  const { cash } = state;
  state.opening = copyOpening(state);
  state.deeds.push({ plan: state.plan, isClosed: false, changes: [] });
  openDay(state, t);
  Object.assign(state, { phase: 'day', asked: null });
  emit({ type: 'opened', plan: state.plan, spent: cash - state.cash });
}

export function stay(state: State, emit: Emit, t: T): void {
  state.deeds.push({ plan: state.plan, isClosed: true, changes: [] });
  const entry = closedDay(state, t);
  state.plan = { ...state.plan, buys: 0 };
  state.phase = 'evening';
  emit({ type: 'stayedClosed' });
  emit({ type: 'eveningCame', words: dayText(entry, factsOf(state, t).weather) });
}

function closedDay(state: State, t: T): Entry {
  const before = state.cash;
  const nothing = lot();
  const isByRule = state.storey === 'cart' && state.day % BLOCK !== 0;
  const entry: Entry = {
    ...{ day: state.day, isClosed: true, plan: state.plan, before, after: before, place: 0, takings: 0 },
    ...{ wages: 0, bought: 0, isByRule, met: [], soldIn: [] },
    paid: { lemons: nothing, sugar: nothing, ice: nothing, cups: nothing },
    ...{ cups: 0, used: 0, poured: nothing, ...spoil(state.stock, t) },
    ...{ passed: 0, liked: 0, disliked: 0, reasons: {}, words: [...state.words], lesson: null },
  };
  state.ledger.push(entry);
  return entry;
}

/** Steps of the open day; the last one closes it. */
export function advance(state: State, steps: number, emit: Emit, t: T): void {
  for (let i = 0; i < steps && state.now; i++) {
    stepDay(state, emit, t);
    if (state.now.tick >= DAY_TICKS) close(state, emit, t);
  }
}

/** The rest of the day at once. */
export function toEvening(state: State, emit: Emit, t: T, changes: Deed['changes'] = [], teaches = true): void {
  finishDay(state, t, changes);
  close(state, emit, t, teaches);
}

function close(state: State, emit: Emit, t: T, teaches = true): void {
  const { opening, now, plan } = state;
  const deed = state.deeds.at(-1);
  if (!opening || !now || !deed) return;
  deed.changes = now.changes;
  const entry = closeDay(state, opening, t);
  const lesson = teaches ? lessonOf(state, opening, deed, t) : null;
  const told = { ...entry, lesson };
  state.ledger.push(told);
  state.plan = { ...plan, price: now.price, moreLemons: 0, moreSugar: 0, moreCups: 0, buys: 0 };
  Object.assign(state, { phase: 'evening', opening: null, asked: null });
  emit({ type: 'eveningCame', words: dayText(told, factsOf(state, t).weather) });
}

/** From the evening on: to the next morning, the fold, or the end. */
export function next(state: State, emit: Emit, t: T): void {
  if (state.storey === 'cart') nextBlock(state, emit, t);
  else if (state.day === DAYS - 1) {
    state.phase = 'over';
    emit({ type: 'weekEnded', cash: state.cash });
  } else if (state.cash < t.brokeUnder) {
    state.phase = state.week < MOST_WEEKS - 1 ? 'broke' : 'over';
    emit(state.phase === 'broke' ? { type: 'folded' } : { type: 'weekEnded', cash: state.cash });
  } else {
    state.day++;
    state.phase = 'morning';
    emit({ type: 'morningCame', words: morningText(state, t) });
  }
}

/** The days between, then the next morning of the cart, or its end. */
function nextBlock(state: State, emit: Emit, t: T): void {
  // The last lesson is told in the morning, too; those before it a business that is kept need not find again.
  const last = state.ledger.length - 1;
  state.ledger = state.ledger.map((entry, i) => (i < last && entry.lesson ? { ...entry, lesson: null } : entry));
  runBetween(state, one => closedDay(one, t), t);
  if (isCartOver(state, t)) {
    state.phase = 'over';
    emit({ type: 'weekEnded', cash: state.cash });
    return;
  }
  state.day++;
  state.phase = 'morning';
  prepare(state, t);
  emit({ type: 'morningCame', words: `${betweenText(state)} ${morningText(state, t)}` });
}

/** $20 again: what people remember of the lemonade stays, and so does the recipe. */
export function again(state: State, emit: Emit, t: T): void {
  state.week++;
  Object.assign(state, { day: 0, phase: 'morning', cash: t.startCents, stock: emptyStock(), words: [0], ledger: [] });
  state.plan = { ...state.plan, jugs: FEW_JUGS } satisfies Plan;
  emit({ type: 'begunAgain' });
}
const FEW_JUGS = 2;

export function morningText(state: Readonly<State>, t: T): string {
  const { weather } = factsOf(state, t);
  return `${weekday(state.day)}: sun ${weather.sun[0]} % in the morning, ${weather.sun[1]} % in the afternoon, about ${weather.temperature}°. ${money(state.cash)} in the purse.`;
}
