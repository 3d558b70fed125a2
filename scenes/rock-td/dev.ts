// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, of the bot's run with this seed: a wave that presses on along its way, and the next one behind it. */
export const shot = { seed: 11, ticks: 11_940, view: { x: 0, y: 40, width: 640 } };

/** A crowd on its way past every gem that fits, for the bench. */
export const stress: Stress = {
  counts: [50, 1000],
  overrides: count => ({
    mobs: count,
    firstGems: 31,
    spawnGap: 0,
    health: 100_000,
    startLives: 100,
    mobSpeed: 5,
    mobSpeedPerLevel: 0,
  }),
};
