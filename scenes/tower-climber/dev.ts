// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, of the bot's run with this seed: a leap drawn, and where it will land. */
export const shot = { seed: 9, ticks: 474, view: { x: 0, y: 95, width: 400 } };

/** Wandering platforms and beetles beside the tower, for the bench. */
export const stress: Stress = {
  counts: [10, 100],
  overrides: count => ({ extraPlatforms: count, mostEnemies: count }),
};
