// Development data: the moment of the card's screenshot, and the crowd of the benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** Seed and tick of the bot's run that the card shows: a chase near the door. */
export const shot = { seed: 9, ticks: 2053, view: { x: 130, y: 190, width: 656 } };

/** Guards of level 1. */
const OWN_GUARDS = 2;

/** Benchmark: a crowd of guards. */
export const stress: Stress = {
  counts: [10, 50],
  overrides: count => ({ extraGuards: count - OWN_GUARDS, playerHealth: 500, contactDamage: 0 }),
};
