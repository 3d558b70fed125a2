// Times of entries that are listed, and evicted, by age: an entry is never older than one that was there before it, whatever the clock says.

/** Last moment that a `Date` can hold. */
const LAST = 8.64e15;

/** Time of a new entry, in milliseconds since 1970: now, or just after the newest of the others where the clock went back. */
export function timeAfter(others: Iterable<number>, now = Date.now()): number {
  let time = now;
  for (const other of others) if (other >= time && other < LAST) time = Math.floor(other) + 1;
  return time;
}
