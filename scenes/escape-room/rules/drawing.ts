// Random draws without repeats: distinct numbers of a range, and a shuffled list.
import { type Rng, randomInt } from '../../kit/core/rng.ts';

/** The items in random order. */
export function shuffled<T>(rng: Rng, items: readonly T[]): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(rng, left.length), 1));
}

/** Distinct numbers of a range, in random order. */
export const drawDistinct = (rng: Rng, count: number, least: number, most: number): readonly number[] =>
  shuffled(
    rng,
    Array.from({ length: most - least + 1 }, (_, i) => least + i),
  ).slice(0, count);
