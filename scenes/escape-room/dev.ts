// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, of the bot's game with this seed. */
export const shot = { seed: 4, ticks: 3112, view: { x: 0, y: 20, width: 720 } };

/** The busiest game for the bench: early time warnings and many hints. */
export const stress: Stress = {
  counts: [1, 10],
  overrides: count => ({ hints: count, limitSeconds: 3600, tenseSeconds: 900, lastSeconds: 300 }),
};
