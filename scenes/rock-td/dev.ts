// Development data: the moment of the card's screenshot, and the crowd of the benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** Seed and tick of the bot's run that the card shows: a wave on its path, and the next one behind it. */
export const shot = { seed: 11, ticks: 11_940, view: { x: 0, y: 40, width: 640 } };

/** Benchmark: a crowd of mobs and a field full of gems. */
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
