// A crowd in the air and on the ground, for the bench.
import type { Stress } from '../kit/core/rules.ts';

export const stress: Stress = {
  counts: [100, 1000],
  overrides: count => ({ extraTroopers: count / 2, extraWalkers: count / 2, gunReach: 0 }),
};
