// Decoration's chance: seeded, and apart from the rules', so that the same frames of the same run show the same picture.
import { type Rng, random, randomBetween, randomInt, seeded } from '../core/rng.ts';

/** Far from the streams that rules and bots draw from. */
const STREAM = 90_001;

export class DecorRandom {
  #rng: Rng = seeded(0, STREAM);

  /** From here on it draws what this seed always draws. */
  reseed(seed: number): void {
    this.#rng = seeded(seed, STREAM);
  }

  /** 0 ≤ x < 1. */
  fraction(): number {
    return random(this.#rng);
  }

  between(min: number, max: number): number {
    return randomBetween(this.#rng, min, max);
  }

  /** To either side: −reach ≤ x < reach. */
  spread(reach: number): number {
    return randomBetween(this.#rng, -reach, reach);
  }

  /** One of the items; undefined of none. */
  pick<T>(items: readonly T[]): T | undefined {
    return items[randomInt(this.#rng, items.length)];
  }
}
