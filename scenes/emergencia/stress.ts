// A crowd for the bench.
import type { Stress } from '../kit/core/rules.ts';

/** The first mission has so many of its own: eight in the crowd and one who hides among them. */
const OWN = 9;

export const stress: Stress = {
  counts: [50, 200],
  overrides: count => ({ extraCivilians: count - OWN }),
};
