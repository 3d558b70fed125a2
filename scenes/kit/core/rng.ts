// Seeded random numbers (sfc32). The generator's state is four integers in the game state, so that a snapshot includes it.
export type Rng = [number, number, number, number];

export interface HasRng {
  rng: Rng;
}

/** A generator for a seed; different streams of one seed are independent. */
export function seeded(seed: number, stream = 0): Rng {
  const rng: Rng = [seed | 0, Math.floor(seed / 2 ** 32) | 0, stream | 0, 1];
  for (let i = 0; i < 15; i++) next(rng);
  return rng;
}

/** The next 32 random bits; advances the generator in place. */
function next(rng: Rng): number {
  const sum = (((rng[0] + rng[1]) | 0) + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** 0 ≤ x < 1. */
export const random = (rng: Rng): number => next(rng) / 2 ** 32;

/** A whole number, 0 ≤ n < below. */
export const randomInt = (rng: Rng, below: number): number => Math.floor(random(rng) * below);

/** min ≤ x < max. */
export const randomBetween = (rng: Rng, min: number, max: number): number => min + random(rng) * (max - min);

/** One of the items, each equally likely. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  const item = items[randomInt(rng, items.length)];
  if (item === undefined) throw new RangeError('pick from an empty list');
  return item;
}
