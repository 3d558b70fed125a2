// The longest flights there are, for the bench: what a launch reaches is worked out anew in every tick, and takes longest where falling is slow.
import type { Stress } from '../kit/core/rules.ts';

const TICKS_AT_HOME = 25;

export const stress: Stress = {
  counts: [50, 250],
  overrides: count => ({ moonHeight: 10_000, gravity: TICKS_AT_HOME / count }),
};
