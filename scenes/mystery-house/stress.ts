// A long log for the bench: it is what grows while one plays.
import type { Stress } from '../kit/core/rules.ts';

export const stress: Stress = {
  counts: [20, 200],
  overrides: count => ({ logKept: count, presentChance: 1, deathChance: 0 }),
};
