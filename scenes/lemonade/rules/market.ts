// The market: what lemons, sugar, ice and cups cost on a day, drawn by the seed alone, with the days before it.
import { random, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { WARES, type Ware } from './state.ts';
import { weatherOf } from './weather.ts';

/** Middle price in cents, and the most that it moves to either side, in percent. */
const PRICES: Readonly<Record<Ware, readonly [cents: number, swing: number]>> = {
  lemons: [32, 70],
  sugar: [8, 35],
  ice: [3, 30],
  cups: [5, 25],
};
/** Days of the past that are shown. */
export const HISTORY = 10;
/** A day's price follows the one before by so little that what is cheap today may be dear tomorrow. */
const FOLLOWS = 0.2;
/** The most that a day adds, as a share of the swing: a little more, so that prices reach both ends. */
const DAY_SHARE = 1.04;
/** Days before the first table from which prices move. */
const SINCE = 24;

export function marketPrice(seed: number, index: number, ware: Ware, t: T): number {
  const [cents, swing] = PRICES[ware];
  const rng = seeded(seed, 4000 + WARES.indexOf(ware));
  let moved = 0;
  for (let day = -SINCE; day <= index; day++) moved = moved * FOLLOWS + (random(rng) * 2 - 1) * DAY_SHARE;
  const price = Math.round(cents * (1 + (Math.max(-1, Math.min(1, moved)) * swing) / 100));
  const isHot = ware === 'ice' && index >= 0 && weatherOf(seed, index, t).special === 'heat';
  return Math.max(1, isHot ? price * 2 : price);
}

/** Prices of the ten days before, and of the day itself. */
export const pricesUntil = (seed: number, index: number, ware: Ware, t: T): readonly number[] =>
  Array.from({ length: HISTORY + 1 }, (_, i) => marketPrice(seed, index - HISTORY + i, ware, t));
