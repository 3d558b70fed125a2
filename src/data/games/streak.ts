// Streak of days with a daily game. It is forgiving: one missed day in seven does not break it.

/** Days in which one may be missed. */
const FORGIVEN_IN = 7;

export interface Streak {
  /** Days played in the streak; missed ones are not counted. */
  readonly length: number;
  /** Its first day, in days since 1970; null where there is none. */
  readonly since: number | null;
}

/**
 * The streak is the longest stretch of days that begins with a played one, ends today (yesterday, while today is not played) and of which no seven days
 * in a row have two missed. Days after today, written while the clock was ahead, do not count until they have come.
 */
export function streakOf(days: readonly number[], today: number): Streak {
  const played = new Set(days.filter(day => day <= today));
  const first = Math.min(...played);
  let streak: Streak = { length: 0, since: null };
  let nextMissed = Number.POSITIVE_INFINITY;
  for (let day = played.has(today) ? today : today - 1; day >= first; day--) {
    if (played.has(day)) streak = { length: streak.length + 1, since: day };
    else if (nextMissed - day < FORGIVEN_IN) break;
    else nextMissed = day;
  }
  return streak;
}

/** A day for the calendar: missed but forgiven, today and still open, and the others. */
export type DayMark = 'played' | 'forgiven' | 'open' | 'missed';

/** The last so many days, the oldest first. */
export function lastDays(days: readonly number[], today: number, count: number): readonly DayMark[] {
  const played = new Set(days);
  const { since } = streakOf(days, today);
  return Array.from({ length: count }, (_, index): DayMark => {
    const day = today - count + 1 + index;
    if (played.has(day)) return 'played';
    if (day === today) return 'open';
    return since !== null && day > since ? 'forgiven' : 'missed';
  });
}
