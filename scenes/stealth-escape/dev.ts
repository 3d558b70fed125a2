// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, of the bot's run with this seed: seen, chased, and the door in sight. */
export const shot = { seed: 9, ticks: 2053, view: { x: 130, y: 190, width: 656 } };

/** Level 1 has two guards of its own. */
const OWN_GUARDS = 2;

/** A crowd of guards, for the bench. */
export const stress: Stress = {
  counts: [10, 50],
  overrides: count => ({ extraGuards: count - OWN_GUARDS, playerHealth: 500, contactDamage: 0 }),
};
