// A crowd on its way past every gem that fits, for the bench.
import type { Stress } from '../kit/core/rules.ts';

export const stress: Stress = {
  counts: [50, 1000],
  overrides: count => ({
    mobs: count,
    firstGems: 31,
    spawnGap: 0,
    health: 100_000,
    startLives: 100,
    mobSpeed: 5,
    mobSpeedPerLevel: 0,
  }),
};
