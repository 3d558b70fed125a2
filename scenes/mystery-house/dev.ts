// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, in the bot's run with this seed: three guests and two bodies in the foyer at dusk. */
export const shot = { seed: 10, ticks: 2180, view: { x: 0, y: 22, width: 720 } };

/** A long log for the benchmark, because the log is what grows in play. */
export const stress: Stress = {
  counts: [20, 200],
  overrides: count => ({ logKept: count, presentChance: 1, deathChance: 0 }),
};
