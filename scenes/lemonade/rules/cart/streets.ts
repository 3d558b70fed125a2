// The six streets: how they lie, when they are busy, what they are like; and where the cart stands at a tick of the day.
import type { T } from '../../constants.ts';
import { DAY_TICKS, type Route } from '../state.ts';

export interface Street {
  readonly name: string;
  /** How it is spoken of: 'at the Station'. */
  readonly in: string;
  /** Place on the map: column and row. */
  readonly at: readonly [column: number, row: number];
  /** Hours since opening at which people come by, the busy ones more often. */
  readonly busy: readonly number[];
  /** Cents beside the purse of Linden Street, and cents more lost for a head in the queue. */
  readonly purse: number;
  readonly hurry: number;
  /** Nobody is out in the rain. */
  readonly isOpen?: true;
}

/** Hours at which people like to be on their way; noon and the end of school are busy. */
const LINDEN = [0, 0, 1, 2, 3, 3, 3, 4, 5, 6, 6, 6, 7, 7];

export const STREETS: readonly Street[] = [
  { name: 'Linden Street', in: 'in Linden Street', at: [2, 0], busy: LINDEN, purse: 0, hurry: 0 },
  { name: 'Station', in: 'at the Station', at: [0, 0], busy: [0, 0, 0, 0, 1, 1, 6, 7, 7, 7], purse: 6, hurry: 2 },
  { name: 'Market', in: 'at the Market', at: [1, 0], busy: [1, 2, 2, 2, 2, 3, 3, 3, 4], purse: 0, hurry: 0 },
  { name: 'School Lane', in: 'in School Lane', at: [2, 1], busy: [0, 3, 4, 4, 5, 5, 5, 5, 6], purse: -10, hurry: -1 },
  { name: 'Park', in: 'in the Park', at: [1, 1], busy: [3, 4, 4, 5, 5, 6, 6, 6, 7], purse: 4, hurry: -1, isOpen: true },
  { name: 'Harbour', in: 'at the Harbour', at: [0, 1], busy: [1, 2, 3, 3, 3, 3, 4, 6], purse: 10, hurry: 1 },
];
export const HOME = 0;
export const PARK = 4;

export const PARTS = 4;
export const PART_TICKS = DAY_TICKS / PARTS;
export const partAt = (tick: number): number => Math.min(PARTS - 1, Math.floor(tick / PART_TICKS));

/** Streets along the map from one to another. */
export function stepsBetween(from: number, to: number): number {
  const [a, b] = [STREETS[from]?.at ?? [0, 0], STREETS[to]?.at ?? [0, 0]];
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
}

/** Streets beside each. */
const NEIGHBOURS: readonly (readonly number[])[] = STREETS.map((_, street) =>
  STREETS.flatMap((_other, other) => (stepsBetween(street, other) === 1 ? [other] : [])),
);
export const neighboursOf = (street: number): readonly number[] => NEIGHBOURS[street] ?? [];

/** Tick at which the cart stands in the street of a part: each street along the map costs time. */
export function arrivesAt(route: Route, part: number, t: T): number {
  const from = part === 0 ? route[0] : (route[part - 1] as number);
  return part * PART_TICKS + stepsBetween(from, route[part] as number) * t.pushTicks;
}

/** Street in which the cart stands; null while it is pushed. */
export function placeAt(route: Route, tick: number, t: T): number | null {
  const part = partAt(tick);
  return tick < arrivesAt(route, part, t) ? null : (route[part] as number);
}

/** The route with another street from a part of the day on, until it was to be left anyway. */
export function placedFrom(route: Route, part: number, street: number): Route {
  const until = route.findIndex((was, i) => i > part && was !== route[part]);
  return route.map((was, i) => (i < part || (until >= 0 && i >= until) ? was : street)) as unknown as Route;
}
/** The route with another street in one part of the day alone. */
export const placedIn = (route: Route, part: number, street: number): Route =>
  route.map((was, i) => (i === part ? street : was)) as unknown as Route;
export const stayingIn = (street: number): Route => [street, street, street, street];

/** Neighbours talk: in the evening each street hears a quarter of what is said beside it. */
export function spreadWords(words: readonly number[]): number[] {
  return words.map((word, street) => {
    const beside = neighboursOf(street).map(one => words[one] ?? 0);
    const heard = beside.reduce((sum, one) => sum + one, 0) / beside.length;
    return word + Math.trunc((heard - word) / 4) + 0;
  });
}
