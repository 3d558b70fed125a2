// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, of the bot's run with this seed: surrounded, two walls built, gold within reach. */
export const shot = { seed: 36, ticks: 2512, view: { x: 0, y: 140, width: 720 } };

/** Many dalexes, for the benchmark. */
export const stress: Stress = {
  counts: [10, 100],
  overrides: count => ({ firstDalexes: count, dalexesPerLevel: 0 }),
};
