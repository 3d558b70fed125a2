// Number of today, in days since 1970: the same day for everybody, as the daily seed has it.
const DAY_MS = 86_400_000;

export const dayNumber = (now = Date.now()): number => Math.floor(now / DAY_MS);
