// Seed of a day's games, the same for everybody: its date, by universal time, as a number: 20261120; and which runs are the day's.
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';

const DAY_MS = 86_400_000;

/** `day` is counted in days since 1970 (day.ts). */
export const seedOfDay = (day: number): number => Number(dateText(day).replaceAll('-', ''));

/** First day of which the games can still be played, 1 November 2026, in days since 1970. */
export const FIRST_DAY = 20_758;

/** The day of an address or a file: '2026-11-27', from the first day to this one; null for anything else. */
export function dayOf(date: string, today: number): number | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) / DAY_MS : Number.NaN;
  // A browser reads 31 November as 1 December.
  return day >= FIRST_DAY && day <= today && dateText(day) === date ? day : null;
}

/** A day in addresses: '2026-11-27'. */
export const dateText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day up to `today` whose seed this is; null where it is none. */
export const dayOfSeed = (seed: number, today: number): number | null =>
  dayOf(String(seed).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'), today);

/** Whether these answers of the start card are the daily game's, where it has some of its own. */
export const isDailySetup = ({ start: { daily = {} } }: Pick<GameDefinition, 'start'>, setup: Setup): boolean =>
  Object.entries(daily).every(([name, value]) => setup[name] === value);
