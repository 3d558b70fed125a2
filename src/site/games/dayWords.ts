// Days in words: the date of one, and when the next begins.
const DAY_MS = 86_400_000;
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** '25 November' */
export const dateOf = (day: number): string => DATE.format(day * DAY_MS);

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026' */
export const monthOf = (day: number): string => MONTH.format(day * DAY_MS);

/** When the next day begins, on the visitor's own clock: '01:00'. */
export const nextDayAt = (day: number): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format((day + 1) * DAY_MS);
