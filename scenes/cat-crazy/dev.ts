// Development data: the moment of the card's screenshot, and the crowd of the benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** Seed and tick of the bot's run that the card shows: one cat of each breed, two wishes. */
export const shot = { seed: 7, ticks: 59_440, view: { x: 0, y: 30, width: 720 } };

/** Benchmark: a room full of cats. */
export const stress: Stress = { counts: [8, 80], overrides: count => ({ firstCats: count }) };
