// The busiest building there can be, for the bench: a clock that warns and rings early, and as many hints as may be asked for.
import type { Stress } from '../kit/core/rules.ts';

export const stress: Stress = {
  counts: [1, 10],
  overrides: count => ({ hints: count, limitSeconds: 3600, tenseSeconds: 900, lastSeconds: 300 }),
};
