// Seed of a day's games, the same for everybody: its date, by universal time, as a number: 20261120.

const DAY_MS = 86_400_000;

/** `day` is counted in days since 1970 (day.ts). */
export const seedOfDay = (day: number): number =>
  Number(new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', ''));
