// Development data: the moment of the card's screenshot, and the crowd of the benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, of the bot's run with this seed: the crowd, the VIP on the way, an agent who has seen something. */
export const shot = { seed: 3, ticks: 900, view: { x: 120, y: 60, width: 656 } };

/** The first mission has so many of its own: the crowd, and one who hides in it. */
const OWN = 33;

/** A crowd for the bench. */
export const stress: Stress = {
  counts: [50, 200],
  overrides: count => ({ extraCivilians: count - OWN }),
};
