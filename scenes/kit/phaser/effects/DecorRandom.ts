// Random numbers for decoration: a seeded stream apart from the rules' own, so that the same frames of the same run show the same picture.
import { type Rng, random, randomBetween, randomInt, seeded } from '../../core/rng.ts';

/** Stream number, far from those of rules and bots. */
const STREAM = 90_001;

export class DecorRandom {
  #rng: Rng = seeded(0, STREAM);

  /** Starts the sequence of this seed again. */
  reseed(seed: number): void {
    this.#rng = seeded(seed, STREAM);
  }

  /** A number 0 ≤ x < 1. */
  fraction(): number {
    return random(this.#rng);
  }

  between(min: number, max: number): number {
    return randomBetween(this.#rng, min, max);
  }

  /** A number −reach ≤ x < reach. */
  spread(reach: number): number {
    return randomBetween(this.#rng, -reach, reach);
  }

  /** One of the items; undefined where there are none. */
  pick<T>(items: readonly T[]): T | undefined {
    return items[randomInt(this.#rng, items.length)];
  }
}
