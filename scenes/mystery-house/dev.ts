// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, of the bot's night with this seed: three guests in the foyer at dusk, and two who will say nothing any more. */
export const shot = { seed: 10, ticks: 2180, view: { x: 0, y: 22, width: 720 } };

/** A long log for the bench: it is what grows while one plays. */
export const stress: Stress = {
  counts: [20, 200],
  overrides: count => ({ logKept: count, presentChance: 1, deathChance: 0 }),
};
