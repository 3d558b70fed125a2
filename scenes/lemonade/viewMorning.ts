// View of a morning: the sky, decisions, the market, the notebook.
import type { T } from './constants.ts';
import { clockOf } from './hud.ts';
import { STREETS } from './rules/cart/streets.ts';
import { placeOf, spendingOf } from './rules/day.ts';
import { pricesUntil } from './rules/market.ts';
import { money, signed } from './rules/money.ts';
import { LIMITS, NAMES, shown } from './rules/plan.ts';
import { SHORT_DAYS, specialText, weekday } from './rules/speech.ts';
import { DAYS, DECISIONS, type Decision, dayIndex, type State, WARES, type Ware } from './rules/state.ts';
import { countOf, orderOf, pricesOf } from './rules/stock.ts';
import { townOf } from './rules/town.ts';
import { specialStreet, WITHIN, weatherOf } from './rules/weather.ts';
import { validateOpen } from './rules/week.ts';
import { type CartView, cartOf } from './viewCart.ts';

export interface ForecastView {
  readonly name: string;
  readonly sun: readonly [morning: number, afternoon: number];
  readonly temperature: string;
  readonly special: string | null;
}

export interface DecisionView {
  readonly what: Decision;
  readonly name: string;
  readonly value: string;
  readonly isPointed: boolean;
  readonly isLeast: boolean;
  readonly isMost: boolean;
}

export interface WareView {
  readonly ware: Ware;
  readonly name: string;
  readonly price: string;
  /** Prices of the last ten days and of today, in cents. */
  readonly prices: readonly number[];
  readonly have: number;
  readonly order: number;
  readonly cost: string;
  /** What becomes of it. */
  readonly keeps: string;
}

export interface NoteView {
  readonly name: string;
  readonly taste: string;
  readonly purse: string;
  readonly habits: string;
  readonly last: string;
}

export interface MorningView {
  readonly today: ForecastView;
  readonly tomorrow: ForecastView | null;
  readonly decisions: readonly DecisionView[];
  readonly wares: readonly WareView[];
  readonly cups: number;
  /** Cost of a cup at today's prices. */
  readonly cupCost: string;
  readonly spending: string;
  readonly left: string;
  readonly refusal: string | null;
  readonly place: string;
  /** What neighbours say; at the cart each street of its map says it. */
  readonly word: string | null;
  readonly notes: readonly NoteView[];
  /** Null at the table. */
  readonly cart: CartView | null;
}

export function forecastOf(state: Readonly<State>, ahead: 0 | 1, t: T): ForecastView | null {
  const isCart = state.storey === 'cart';
  if (!isCart && state.day + ahead >= DAYS) return null;
  const index = dayIndex(state) + ahead;
  const { sun, temperature, special, rival } = weatherOf(state.seed, index, t);
  const where = isCart ? (STREETS[specialStreet(state.seed, index)]?.in ?? null) : null;
  return {
    name: weekday(state.day + ahead),
    sun,
    temperature: `${temperature - WITHIN} to ${temperature + WITHIN}°`,
    special: special && specialText(special, rival, where),
  };
}

export function decisionOf(state: Readonly<State>, what: Decision): DecisionView {
  const value = what === 'price' && state.now ? state.now.price : state.plan[what];
  return {
    what,
    name: NAMES[what],
    value: shown(what, value),
    isPointed: state.now === null && state.row === what,
    isLeast: value <= LIMITS[what][0],
    isMost: value >= LIMITS[what][1],
  };
}

const WARE_NAMES: Readonly<Record<Ware, string>> = { lemons: 'Lemons', sugar: 'Sugar', ice: 'Ice', cups: 'Cups' };

function keepsText({ stock }: Readonly<State>, ware: Ware, t: T): string {
  if (ware === 'ice') return 'melts by the evening';
  if (ware !== 'lemons') return 'keeps';
  const oldest = stock.lemons[0];
  if (!oldest) return `keeps ${t.lemonDays} evenings`;
  const left = t.lemonDays - oldest.age;
  return `${oldest.count} spoil ${left <= 1 ? 'this evening' : left === 2 ? 'tomorrow evening' : `in ${left} evenings`}`;
}

export function morningOf(state: Readonly<State>, t: T): MorningView {
  const [order, prices] = [orderOf(state, t), pricesOf(state, t)];
  const { plan, words } = state;
  const word = words[0] ?? 0;
  const isCart = state.storey === 'cart';
  const jug = plan.lemons * prices.lemons + plan.sugar * prices.sugar + plan.ice * prices.ice;
  const spending = spendingOf(state, t);
  return {
    today: forecastOf(state, 0, t) as ForecastView,
    tomorrow: forecastOf(state, 1, t),
    decisions: DECISIONS.map(what => decisionOf(state, what)),
    wares: WARES.map(ware => ({
      ware,
      name: WARE_NAMES[ware],
      price: `${prices[ware]}¢`,
      prices: pricesUntil(state.seed, dayIndex(state), ware, t),
      have: countOf(state.stock, ware),
      order: order[ware],
      cost: money(order[ware] * prices[ware]),
      keeps: keepsText(state, ware, t),
    })),
    cups: plan.jugs * t.cupsPerJug,
    cupCost: `${Math.round(jug / t.cupsPerJug + prices.cups)}¢`,
    spending: money(spending),
    left: money(state.cash - spending),
    refusal: validateOpen(state, t),
    place: money(placeOf(state, t)),
    word: isCart
      ? null
      : word === 0
        ? 'Neighbours say nothing yet.'
        : `What neighbours say: ${signed(word)} for who never had a cup.`,
    notes: notesOf(state, t),
    cart: isCart ? cartOf(state, t) : null,
  };
}

const LAST = { [-1]: 'did not like it', 0: 'found it all right', 1: 'liked it' } as const;

/** Everybody who has read the sign, with all that decides their visits. */
function notesOf(state: Readonly<State>, t: T): readonly NoteView[] {
  const { folk, seed, storey } = state;
  return townOf(seed, dayIndex(state), t).flatMap((person, who) => {
    const memory = folk[who];
    if (!memory || memory.seen === 0) return [];
    const { name, lemons, sugar, ice, picky, purse, heat, hurry, days, times, staysIn, overBridge, street, errand } =
      person;
    const home = storey === 'cart' ? ` ${STREETS[street]?.in}` : '';
    const way = errand ? `, ${STREETS[errand[0]]?.in} at ${clockOf(errand[1])}` : '';
    return [
      {
        name,
        taste: `${lemons} lemons, ${sugar} sugar${ice === 0 ? '' : ice > 0 ? ', more ice' : ', less ice'}; ${picky}¢ off for each beside`,
        purse: `${money(purse)}, ${heat}¢ a degree, ${hurry}¢ off a head in the queue`,
        habits: `${SHORT_DAYS.filter((_, i) => ((days >> i) & 1) === 1).join(' ')} at ${times.map(clockOf).join(', ')}${home}${way}${staysIn ? ', not in rain' : ''}${overBridge ? ', over the bridge' : ''}`,
        last:
          memory.cups === 0
            ? `no cup yet; saw ${money(memory.seen)}`
            : `${LAST[memory.liked]}; saw ${money(memory.seen)}`,
      },
    ];
  });
}
