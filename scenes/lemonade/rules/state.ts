// State of the business: table or cart, the purse, the stock, the plan of the morning, the street of the day, and the ledger.
import type { HasRng } from '../../kit/core/rng.ts';
import type { Memory, Reason, Recipe, Sky, Visit } from './visit.ts';

export const WARES = ['lemons', 'sugar', 'ice', 'cups'] as const;
export type Ware = (typeof WARES)[number];
/** Something out of the ordinary, announced the evening before. */
export type Special = 'fair' | 'roadworks' | 'heat' | 'rival';

/** Goods bought together, with what was paid for what is left of them. */
export interface Lot {
  count: number;
  cents: number;
}
export interface LemonLot extends Lot {
  /** Evenings since they were bought. */
  age: number;
}
export interface Stock {
  /** The oldest first. */
  lemons: LemonLot[];
  sugar: Lot;
  ice: Lot;
  cups: Lot;
}

/** Decisions of a morning. */
export interface Plan extends Recipe {
  readonly jugs: number;
  /** Cents for a cup. */
  readonly price: number;
  /** Bought ahead, beyond what the jugs need. */
  readonly moreLemons: number;
  readonly moreSugar: number;
  readonly moreCups: number;
  /** Street of the cart in each part of the day. */
  readonly route: Route;
  /** What is bought with the order, as bits of `Tool`. */
  readonly buys: number;
}
/** Streets by number, one for each part of the day. */
export type Route = readonly [number, number, number, number];
export const DECISIONS = ['jugs', 'lemons', 'sugar', 'ice', 'price', 'moreLemons', 'moreSugar', 'moreCups'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What keys of a cart's morning point at: where it stands from a part of the day on, what is bought, by hand or by the rule. */
export const PLACES = ['place0', 'place1', 'place2', 'place3'] as const;
export type Place = (typeof PLACES)[number];
export const CART_ROWS = [...PLACES, 'tool0', 'tool1', 'tool2', 'tool3', 'byHand'] as const;
export type Row = Decision | (typeof CART_ROWS)[number];

/** Somebody on the street. */
export interface Walker {
  /** Number of the pass in its day. */
  readonly id: number;
  readonly who: number;
  readonly at: number;
  x: number;
  y: number;
  /** −1 walks to the left. */
  readonly way: -1 | 1;
  does: 'comes' | 'queues' | 'leaves';
  /** What was decided at the sign; null before. */
  visit: Visit | null;
}

export interface Served {
  readonly id: number;
  readonly doneAt: number;
}

/** An open day. */
export interface Day {
  tick: number;
  /** Next pass of the day's list that enters the street, and next that decides. */
  next: number;
  decided: number;
  /** Part of the day: the cart is in its street, or on the way there. */
  part: number;
  price: number;
  /** Jugs that stand ready, without their ice, and what went into them. */
  readonly mixed: Lot;
  /** Cups left in the jug that is poured from. */
  jug: Lot;
  walkers: Walker[];
  queue: Served[];
  /** Queue of the second stand. */
  standQueue: Served[];
  /** Tick at which the boy is back. */
  boyBackAt: number;
  /** By street: how many read a sign or were asked, and how many bought. */
  met: number[];
  soldIn: number[];
  takings: number;
  cups: number;
  /** What the sold cups cost. */
  used: number;
  passed: number;
  liked: number;
  disliked: number;
  reasons: Partial<Record<Reason, number>>;
  /** Price changes: tick and cents. */
  changes: (readonly [tick: number, price: number])[];
  /** What the morning's order brought, and what was paid for it. */
  readonly paid: Readonly<Record<Ware, Lot>>;
}

/** The ledger of one day. */
export interface Entry {
  readonly day: number;
  readonly isClosed: boolean;
  readonly plan: Plan;
  readonly before: number;
  readonly paid: Readonly<Record<Ware, Lot>>;
  readonly place: number;
  /** The second stand's place, and the boy. */
  readonly wages: number;
  /** What was paid for things that stay. */
  readonly bought: number;
  readonly isByRule: boolean;
  readonly met: readonly number[];
  readonly soldIn: readonly number[];
  readonly takings: number;
  readonly after: number;
  readonly cups: number;
  readonly used: number;
  readonly spoiled: Lot;
  readonly melted: Lot;
  readonly poured: Lot;
  readonly passed: number;
  readonly liked: number;
  readonly disliked: number;
  readonly reasons: Readonly<Partial<Record<Reason, number>>>;
  readonly words: readonly number[];
  readonly lesson: Lesson | null;
}

/** One change of the plan that would have brought more, found by calling the same day again. */
export interface Lesson {
  /** A decision, or a part of the day to be spent elsewhere. */
  readonly what: Decision | Place;
  /** By how much; of a place, the number of its street. */
  readonly by: number;
  /** Cents that the day would have brought more. */
  readonly gain: number;
}

/** What a day was opened with, to call it again. */
export interface Opening {
  readonly cash: number;
  readonly stock: Stock;
  readonly folk: readonly Memory[];
  readonly words: readonly number[];
  readonly owned: number;
}

/** A day as it was decided: all that is needed to call it again. */
export interface Deed {
  readonly plan: Plan;
  readonly isClosed: boolean;
  changes: readonly (readonly [tick: number, price: number])[];
}

export interface State extends HasRng {
  readonly seed: number;
  storey: 'table' | 'cart';
  phase: 'morning' | 'day' | 'evening' | 'broke' | 'over';
  /** Weeks since the first table: one more each time the stand has folded. */
  week: number;
  /** 0 is Monday, at the table and in the cart's first week. */
  day: number;
  cash: number;
  stock: Stock;
  plan: Plan;
  /** Decision that keys point at. */
  row: Row;
  /** Steps of the day in a tick; 0 holds it. */
  pace: 0 | 1 | 2 | 4;
  folk: Memory[];
  /** What neighbours say of the lemonade, in cents, by street. */
  words: number[];
  /** What was bought for the cart, as bits of `Tool`. */
  owned: number;
  /** The cart's morning decides recipe, jugs and price itself, not by the rule. */
  isByHand: boolean;
  /** How the table ended that this cart was bought from. */
  table: Pick<State, 'cash' | 'week' | 'words' | 'ledger'> | null;
  now: Day | null;
  opening: Opening | null;
  ledger: Entry[];
  deeds: Deed[];
  /** Pass of the day that was asked why. */
  asked: number | null;
}

export type Command =
  | { readonly type: 'set'; readonly what: Decision; readonly to: number | string | null }
  | { readonly type: 'open' | 'stay' | 'evening' | 'next' | 'again' | 'buyCart' }
  | { readonly type: 'place'; readonly part: number; readonly street: number }
  | { readonly type: 'point'; readonly row: Row }
  | { readonly type: 'buy'; readonly tool: number }
  | { readonly type: 'byHand'; readonly on: boolean }
  | { readonly type: 'pace'; readonly to: 0 | 1 | 2 | 4 }
  | { readonly type: 'ask'; readonly id: number | null };

export type Event =
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'planned'; readonly what: Decision; readonly to: number }
  | { readonly type: 'placed'; readonly part: number; readonly street: number }
  | { readonly type: 'toolPlanned'; readonly tool: number; readonly on: boolean }
  | { readonly type: 'handSet'; readonly on: boolean; readonly words: string }
  | { readonly type: 'pushedOn'; readonly street: number }
  | { readonly type: 'cartBought'; readonly words: string }
  | { readonly type: 'opened'; readonly plan: Plan; readonly spent: number }
  | { readonly type: 'stayedClosed' }
  | {
      readonly type: 'sold';
      readonly x: number;
      readonly y: number;
      readonly price: number;
      readonly taste: -1 | 0 | 1;
    }
  | { readonly type: 'declined'; readonly x: number; readonly y: number; readonly reason: Reason }
  | { readonly type: 'jugBegun' }
  | { readonly type: 'soldOut' }
  | { readonly type: 'priceChanged'; readonly price: number }
  | { readonly type: 'paceSet'; readonly to: number }
  | { readonly type: 'asked'; readonly name: string; readonly words: string }
  | { readonly type: 'noonCame'; readonly sky: Sky }
  | { readonly type: 'eveningCame'; readonly words: string }
  | { readonly type: 'morningCame'; readonly words: string }
  | { readonly type: 'folded' }
  | { readonly type: 'begunAgain' }
  | { readonly type: 'weekEnded'; readonly cash: number };

export type Emit = (event: Event) => void;

/** Number of a day since the first table. */
export const dayIndex = ({ week, day }: Pick<State, 'week' | 'day'>): number => week * DAYS + day;
/** Times that the stand may fold and begin again. */
export const MOST_WEEKS = 3;
export const DAYS = 7;
/** Number of the cart's first day, however many tables there were: its people and skies are those of the seed. */
export const CART_FROM = MOST_WEEKS * DAYS;
/** The cart's days: one is played, those after it are run by the rule. */
export const BLOCK = 4;
export const CART_DAYS = 8 * BLOCK;
export const HOUR_TICKS = 300;
export const HOURS = 8;
export const DAY_TICKS = HOUR_TICKS * HOURS;
export const OPENS_AT = 9;
