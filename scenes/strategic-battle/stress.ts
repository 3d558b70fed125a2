// Two armies in the thick of it, for the bench.
import type { Stress } from '../kit/core/rules.ts';

export const stress: Stress = {
  counts: [50, 500],
  overrides: count => ({
    extraUnits: count,
    firstWaveSeconds: 60,
    infantryHealth: 600,
    archerHealth: 600,
    cavalryHealth: 600,
    mageHealth: 600,
    catapultHealth: 600,
  }),
};
