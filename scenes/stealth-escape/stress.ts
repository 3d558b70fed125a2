// A crowd of guards, for the bench.
import type { Stress } from '../kit/core/rules.ts';

/** Level 1 has two guards of its own. */
const OWN_GUARDS = 2;

export const stress: Stress = {
  counts: [10, 50],
  overrides: count => ({ extraGuards: count - OWN_GUARDS, playerHealth: 500, contactDamage: 0 }),
};
