// A crowd on the board, for the bench.
import type { Stress } from '../kit/core/rules.ts';

export const stress: Stress = {
  counts: [10, 100],
  overrides: count => ({ firstDalexes: count, dalexesPerLevel: 0 }),
};
