// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows: fired into the wind, in the clouds, the best flight beside it. */
export const shot = { seed: 11, ticks: 6190, view: { x: 0, y: 94, width: 660 } };

const TICKS_AT_HOME = 25;

/** The longest flights there are, for the bench: what a launch reaches is worked out anew in every tick, and takes longest where falling is slow. */
export const stress: Stress = {
  counts: [50, 250],
  overrides: count => ({ moonHeight: 10_000, gravity: TICKS_AT_HOME / count }),
};
