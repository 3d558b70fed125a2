// A cave full of moths, for the bench.
import type { Stress } from '../kit/core/rules.ts';

/** Cells inside the border. */
const CELLS = 38 * 20;

export const stress: Stress = {
  counts: [20, 200],
  overrides: count => ({
    monstersFrom: 1,
    monsterPercent: (count / CELLS) * 100,
    monsterClearance: 3,
    neededFirst: 0,
    neededPerLevel: 0,
  }),
};
