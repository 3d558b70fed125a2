// Wandering platforms and beetles beside the tower, for the bench.
import type { Stress } from '../kit/core/rules.ts';

export const stress: Stress = {
  counts: [10, 100],
  overrides: count => ({ extraPlatforms: count, mostEnemies: count }),
};
