// The longest way between two questions, for the bench: a fact stays away for as long as it can, and is weighed most steeply.
import type { Stress } from '../kit/core/rules.ts';

export const stress: Stress = {
  counts: [5, 20],
  overrides: count => ({ unrepeated: count, practice: 4, playerHealth: 300, heal: 100 }),
};
