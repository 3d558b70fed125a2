// State of the table: the week, the purse, the stock, the plan of the morning, the street of the day, and the ledger.
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
}
export const DECISIONS = ['jugs', 'lemons', 'sugar', 'ice', 'price', 'moreLemons', 'moreSugar', 'moreCups'] as const;
export type Decision = (typeof DECISIONS)[number];

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

/** An open day. */
export interface Day {
  tick: number;
  /** Next pass of the day's list. */
  next: number;
  price: number;
  /** Jugs that stand ready, without their ice, and what went into them. */
  readonly mixed: Lot;
  /** Cups left in the jug that is poured from. */
  jug: Lot;
  walkers: Walker[];
  queue: { readonly id: number; readonly doneAt: number }[];
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
  readonly word: number;
  readonly lesson: Lesson | null;
}

/** One change of the plan that would have brought more, found by calling the same day again. */
export interface Lesson {
  readonly what: Decision;
  readonly by: number;
  /** Cents that the day would have brought more. */
  readonly gain: number;
}

/** What a day was opened with, to call it again. */
export interface Opening {
  readonly cash: number;
  readonly stock: Stock;
  readonly folk: readonly Memory[];
  readonly word: number;
}

/** A day as it was decided: all that is needed to call it again. */
export interface Deed {
  readonly plan: Plan;
  readonly isClosed: boolean;
  changes: readonly (readonly [tick: number, price: number])[];
}

export interface State extends HasRng {
  readonly seed: number;
  phase: 'morning' | 'day' | 'evening' | 'broke' | 'over';
  /** Weeks since the first table: one more each time the stand has folded. */
  week: number;
  /** 0 is Monday. */
  day: number;
  cash: number;
  stock: Stock;
  plan: Plan;
  /** Decision that keys point at. */
  row: Decision;
  /** Steps of the day in a tick; 0 holds it. */
  pace: 0 | 1 | 2 | 4;
  folk: Memory[];
  word: number;
  now: Day | null;
  opening: Opening | null;
  ledger: Entry[];
  deeds: Deed[];
  /** Pass of the day that was asked why. */
  asked: number | null;
}

export type Command =
  | { readonly type: 'set'; readonly what: Decision; readonly to: number | string | null }
  | { readonly type: 'open' | 'stay' | 'evening' | 'next' | 'again' }
  | { readonly type: 'pace'; readonly to: 0 | 1 | 2 | 4 }
  | { readonly type: 'ask'; readonly id: number | null };

export type Event =
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'planned'; readonly what: Decision; readonly to: number }
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
export const DAYS = 7;
export const HOUR_TICKS = 300;
export const HOURS = 8;
export const DAY_TICKS = HOUR_TICKS * HOURS;
export const OPENS_AT = 9;
