// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, of the bot's run with this seed: the seventh wave hangs in the air, a wreck on its way down. */
export const shot = { seed: 4, ticks: 8655, view: { x: 0, y: 100, width: 800 } };

/** A crowd in the air and on the ground, for the bench. */
export const stress: Stress = {
  counts: [100, 1000],
  overrides: count => ({ extraTroopers: count / 2, extraWalkers: count / 2, gunReach: 0 }),
};
