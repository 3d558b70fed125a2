// More walls to look at in every step, for the bench.
import type { Stress } from '../kit/core/rules.ts';

export const stress: Stress = {
  counts: [10, 100],
  overrides: count => ({ extraWalls: count }),
};
