// Days as numbers since 1970, by universal time: the same day for everybody, as the daily seed has it.
const DAY_MS = 86_400_000;

export const dayNumber = (now = Date.now()): number => Math.floor(now / DAY_MS);

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
