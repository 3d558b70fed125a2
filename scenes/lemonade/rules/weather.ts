// Weather and special days: a forecast that keeps its word, drawn by the seed alone.
import { type Rng, random, randomInt, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { HOME, STREETS } from './cart/streets.ts';
import { CART_FROM, DAY_TICKS, DAYS, HOUR_TICKS, type Special } from './state.ts';
import type { Hour, Sky } from './visit.ts';

export interface Forecast {
  /** Percent of sun in the morning and in the afternoon. What is left is half cloud, half rain. */
  readonly sun: readonly [morning: number, afternoon: number];
  /** Degrees at noon; it may be `WITHIN` more or less. */
  readonly temperature: number;
  readonly special: Special | null;
  /** Price of the stand across the street on a day with a rival; else 0. */
  readonly rival: number;
}

export interface Weather extends Forecast {
  /** What came. */
  readonly skies: readonly [morning: Sky, afternoon: Sky];
  readonly noon: number;
}

export const WITHIN = 3;
const CHANCES = [10, 20, 30, 70, 80, 90];
const SPECIALS: readonly Special[] = ['fair', 'roadworks', 'heat', 'rival'];
export const HEAT_WAVE = 7;
/** First day of a week that may be special: the evening before announces it. */
const SPECIAL_FROM = 2;
const STREAM = 1000;
/** Degrees of each hour beside those at noon. */
const BY_HOUR = [-5, -3, -2, 0, 0, 0, -1, -2];

export function weatherOf(seed: number, index: number, t: T): Weather {
  const rng = seeded(seed, STREAM + index);
  const mild = 17 + randomInt(rng, 12);
  const sun: [number, number] = [chance(rng), chance(rng)];
  const isSpecial = random(rng) < t.eventShare && index % DAYS >= SPECIAL_FROM;
  const drawn = SPECIALS[randomInt(rng, SPECIALS.length)] ?? 'fair';
  const rivalPrice = 55 + 5 * randomInt(rng, 6);
  const special = isSpecial ? drawn : null;
  const temperature = mild + (special === 'heat' ? HEAT_WAVE : 0);
  const skies: [Sky, Sky] = [skyOf(rng, sun[0]), skyOf(rng, sun[1])];
  const noon = temperature + randomInt(rng, 2 * WITHIN + 1) - WITHIN;
  return { sun, temperature, special, rival: special === 'rival' ? rivalPrice : 0, skies, noon };
}

/** Street of a day's fair, or of its rival: that of the table, from the cart on any. */
export const specialStreet = (seed: number, index: number): number =>
  index < CART_FROM ? HOME : randomInt(seeded(seed, 6000 + index), STREETS.length);

const chance = (rng: Rng): number => CHANCES[randomInt(rng, CHANCES.length)] ?? 60;

function skyOf(rng: Rng, percent: number): Sky {
  const drawn = random(rng) * 100;
  if (drawn < percent) return 'sun';
  return drawn < percent + (100 - percent) / 2 ? 'cloud' : 'rain';
}

/** Weather at a tick of the day. */
export function hourAt({ skies, noon }: Weather, tick: number): Hour {
  const hour = Math.min(BY_HOUR.length - 1, Math.floor(tick / HOUR_TICKS));
  return { temperature: noon + (BY_HOUR[hour] ?? 0), sky: skies[tick < DAY_TICKS / 2 ? 0 : 1] };
}
