// A business: its first morning, and one that was kept, called again day by day from its decisions; also what Continue keeps.

import { tune } from '../../kit/core/constants.ts';
import type { Json } from '../../kit/core/json.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { SaveFormat } from '../../kit/game.ts';
import { CONSTANTS, type T } from '../constants.ts';
import { beginCart, buyCart } from './cart/cart.ts';
import { PARTS, STREETS } from './cart/streets.ts';
import { ALL_TOOLS } from './cart/tools.ts';
import { money } from './money.ts';
import { FIRST_PLAN, LIMITS } from './plan.ts';
import { weekday } from './speech.ts';
import {
  BLOCK,
  CART_DAYS,
  DAY_TICKS,
  DAYS,
  DECISIONS,
  type Deed,
  MOST_WEEKS,
  type Plan,
  type Route,
  type State,
} from './state.ts';
import { emptyStock } from './stock.ts';
import { TOWN_SIZE } from './town.ts';
import { advance, again, next, open, stay, toEvening } from './week.ts';

/** Price changes that are kept of a day: who paints the sign more often is refused. */
export const MOST_CHANGES = 40;

export function newBusiness(seed: number, t: T): State {
  return {
    rng: seeded(seed),
    seed,
    storey: 'table',
    phase: 'morning',
    week: 0,
    day: 0,
    cash: t.startCents,
    stock: emptyStock(),
    plan: FIRST_PLAN,
    row: 'jugs',
    pace: 1,
    folk: Array.from({ length: TOWN_SIZE }, () => ({ seen: 0, liked: 0, cups: 0 })),
    words: [0],
    owned: 0,
    isByHand: false,
    table: null,
    now: null,
    opening: null,
    ledger: [],
    deeds: [],
    asked: null,
  };
}

/** A cart that is begun by itself. */
export function newCart(seed: number, t: T): State {
  const state = newBusiness(seed, t);
  state.plan = { ...FIRST_PLAN, price: t.cartPrice };
  beginCart(state, t.cartCents, t);
  return state;
}

/** What is kept: the decisions. The days themselves are called again from them. */
interface Kept {
  readonly seed: number;
  /** The storey that it began with, and how many of its days were the table's. */
  readonly from: State['storey'];
  readonly atTable: number;
  readonly isByHand: boolean;
  /** Each: the plan's numbers, 1 for a closed day, then tick and price of each change. */
  readonly days: readonly (readonly number[])[];
  readonly phase: State['phase'];
  /** Tick of an open day; else 0. */
  readonly tick: number;
  readonly plan: readonly number[];
  readonly cash: number;
}

const planNumbers = (plan: Plan): number[] => [...DECISIONS.map(what => plan[what]), ...plan.route, plan.buys];
const ROUTE_FROM = DECISIONS.length;
const PLAN_NUMBERS = ROUTE_FROM + PARTS + 1;
const planFrom = (numbers: readonly number[]): Plan => ({
  ...(Object.fromEntries(DECISIONS.map((what, i) => [what, numbers[i]])) as unknown as Plan),
  route: numbers.slice(ROUTE_FROM, ROUTE_FROM + PARTS) as unknown as Route,
  buys: numbers[PLAN_NUMBERS - 1] ?? 0,
});

export const savedGame: SaveFormat<State> = {
  version: 2,
  serialize(state) {
    const { seed, deeds, phase, now, plan, cash, storey, isByHand, table } = state;
    if (phase === 'over' || deeds.length === 0) return null;
    const from = storey === 'cart' && !table ? 'cart' : 'table';
    const atTable = storey === 'table' ? deeds.length : deeds.length - cartDeeds(state);
    const days = deeds.map((deed, i) => [
      ...planNumbers(deed.plan),
      deed.isClosed ? 1 : 0,
      ...(now && i === deeds.length - 1 ? now.changes : deed.changes).flat(),
    ]);
    const tick = now?.tick ?? 0;
    return { seed, from, atTable, isByHand, days, phase, tick, plan: planNumbers(plan), cash } satisfies Kept;
  },
  summary: kept => {
    const read = readKept(kept);
    if (typeof read === 'string') return '';
    const state = replayKept(read, tune(CONSTANTS));
    return state
      ? `${state.storey === 'cart' ? 'The cart, ' : ''}${weekday(state.day)}, ${money(state.cash)} in the purse`
      : '';
  },
  validate(kept) {
    const read = readKept(kept);
    if (typeof read === 'string') return read;
    return replayKept(read, tune(CONSTANTS)) ? null : OTHER_RULES;
  },
};

/** Played days of the cart. */
const cartDeeds = ({ day, phase }: Readonly<State>): number => Math.floor(day / BLOCK) + (phase === 'morning' ? 0 : 1);

const NO_BUSINESS = 'That is no kept lemonade stand.';
const OTHER_RULES = 'This stand was run by other rules: its days would end with other coins today.';

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most && !Object.is(value, -0);
const PHASES: ReadonlySet<unknown> = new Set<State['phase']>(['morning', 'day', 'evening', 'broke']);
const isPlan = (numbers: unknown): numbers is readonly number[] =>
  Array.isArray(numbers) &&
  DECISIONS.every((what, i) => isWhole(numbers[i], ...LIMITS[what])) &&
  numbers.slice(ROUTE_FROM, ROUTE_FROM + PARTS).every(street => isWhole(street, 0, STREETS.length - 1)) &&
  isWhole(numbers[PLAN_NUMBERS - 1], 0, ALL_TOOLS);

/** Reads what comes from outside: whole numbers within their limits, changes in their order. */
function readKept(kept: Json): Kept | string {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return NO_BUSINESS;
  const { seed, from, atTable, isByHand, days, phase, tick, plan, cash } = kept as Readonly<Record<string, unknown>>;
  const isRight =
    isWhole(seed, 0, Number.MAX_SAFE_INTEGER) &&
    PHASES.has(phase) &&
    isWhole(tick, 0, DAY_TICKS - 1) &&
    isWhole(cash, 0, 1e9) &&
    isPlan(plan) &&
    plan.length === PLAN_NUMBERS &&
    (from === 'table' || from === 'cart') &&
    typeof isByHand === 'boolean' &&
    Array.isArray(days) &&
    isWhole(atTable, 0, from === 'table' ? DAYS * MOST_WEEKS : 0) &&
    days.length > 0 &&
    days.length >= atTable &&
    days.length <= atTable + CART_DAYS / BLOCK &&
    days.every(isDay);
  return isRight ? (kept as unknown as Kept) : NO_BUSINESS;
}

function isDay(day: unknown): day is readonly number[] {
  if (!isPlan(day)) return false;
  const [closed, ...changes] = day.slice(PLAN_NUMBERS);
  if (!isWhole(closed, 0, 1) || changes.length % 2 !== 0 || changes.length > 2 * MOST_CHANGES) return false;
  let from = 0;
  for (let i = 0; i < changes.length; i += 2) {
    if (!isWhole(changes[i], from, DAY_TICKS - 1) || !isWhole(changes[i + 1], ...LIMITS.price)) return false;
    from = (changes[i] as number) + 1;
  }
  return true;
}

const inPairs = (numbers: readonly number[]): Deed['changes'] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0] as const);

/** The business of these decisions; null where these rules come to another end. */
function replayKept(kept: Kept, t: T): State | null {
  const state = kept.from === 'cart' ? newCart(kept.seed, t) : newBusiness(kept.seed, t);
  const nothing = () => undefined;
  const goOn = (days: number) => {
    if (state.phase === 'evening') next(state, nothing, t);
    if (state.phase === 'broke') again(state, nothing, t);
    if (days === kept.atTable && kept.from === 'table' && canBuyCart(state, t)) buyCart(state, t);
  };
  for (const [i, numbers] of kept.days.entries()) {
    goOn(i);
    if (state.phase !== 'morning') return null;
    const isLast = i === kept.days.length - 1;
    const [closed, ...changes] = numbers.slice(PLAN_NUMBERS);
    state.plan = planFrom(numbers);
    if (closed === 1) stay(state, nothing, t);
    else {
      open(state, nothing, t);
      if (!state.now) return null;
      const teaches = i >= kept.days.length - 2 || state.storey === 'table';
      runOn(state, inPairs(changes), isLast && kept.phase === 'day' ? kept.tick : DAY_TICKS, teaches, t);
    }
  }
  if (kept.phase !== state.phase && state.phase === 'evening') next(state, nothing, t);
  if (kept.phase === 'morning') goOn(kept.days.length);
  state.isByHand = kept.isByHand;
  if (state.phase !== kept.phase || state.cash !== kept.cash) return null;
  if (state.phase !== 'day') state.plan = planFrom(kept.plan);
  return state;
}

/** A table whose seven days are over, with enough for the cart. */
export const canBuyCart = ({ storey, phase, cash }: Readonly<State>, t: T): boolean =>
  storey === 'table' && phase === 'over' && cash >= t.goalCents;

/** An open day up to a tick, or at once to its evening. */
function runOn(state: State, changes: Deed['changes'], until: number, teaches: boolean, t: T): void {
  if (until === DAY_TICKS) {
    toEvening(state, () => undefined, t, changes, teaches);
    return;
  }
  for (let at = 0; state.now; ) {
    const change = changes[at];
    if (change?.[0] === state.now.tick) {
      changePrice(state, change[1]);
      at++;
    }
    if (state.now.tick >= until) return;
    advance(state, 1, () => undefined, t);
  }
}

/** A new price on the sign of an open day; within one tick the last one counts. */
export function changePrice(state: State, price: number): void {
  const day = state.now;
  if (!day) return;
  if (day.changes.at(-1)?.[0] === day.tick) day.changes.pop();
  day.changes.push([day.tick, price]);
  day.price = price;
}

/** The business that a run begins with: the kept one, if these rules can go on with it; else one of the storey that was chosen. */
export function businessOf(seed: number, storey: unknown, kept: Json | undefined, t: T): State {
  const read = kept === undefined ? NO_BUSINESS : readKept(kept);
  const going = typeof read === 'string' ? null : replayKept(read, t);
  return going ?? (storey === 'cart' ? newCart(seed, t) : newBusiness(seed, t));
}
