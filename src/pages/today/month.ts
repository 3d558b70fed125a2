// Month of a day: its first and last day, in days since 1970.
const DAY_MS = 86_400_000;

export function daysOfMonth(day: number): { readonly first: number; readonly last: number } {
  const date = new Date(day * DAY_MS);
  const firstOf = (month: number) => Date.UTC(date.getUTCFullYear(), month, 1) / DAY_MS;
  return { first: firstOf(date.getUTCMonth()), last: firstOf(date.getUTCMonth() + 1) - 1 };
}
