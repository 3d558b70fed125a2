// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** Screenshot moment: booster fired in the wind, in the clouds, the ghost beside it. */
export const shot = { seed: 11, ticks: 6190, view: { x: 0, y: 94, width: 660 } };

const TICKS_AT_HOME = 25;

/** Benchmark: reach is predicted anew in every tick, which takes longest where gravity is low. */
export const stress: Stress = {
  counts: [50, 250],
  overrides: count => ({ moonHeight: 10_000, gravity: TICKS_AT_HOME / count }),
};
