// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, of the bot's run: the last putt of the Grand Tour on its way to the hole. */
export const shot = { seed: 1, ticks: 3848 };

/** More walls to test in every step, for the benchmark. */
export const stress: Stress = {
  counts: [10, 100],
  overrides: count => ({ extraWalls: count }),
};
