// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, of the bot’s run with this seed: stones fly at the wave that meets the line. */
export const shot = { seed: 7, ticks: 8118 };

/** Two armies in melee, for the bench. */
export const stress: Stress = {
  counts: [50, 500],
  overrides: count => ({
    extraUnits: count,
    firstWaveSeconds: 60,
    infantryHealth: 600,
    archerHealth: 600,
    cavalryHealth: 600,
    mageHealth: 600,
    catapultHealth: 600,
  }),
};
