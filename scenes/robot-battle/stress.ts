// There are never more than two robots; what grows is the match: as many ticks as it may last.
import type { Stress } from '../kit/core/rules.ts';

export const stress: Stress = {
  counts: [120, 1200],
  overrides: count => ({ matchTicks: count, startHealth: 400, hitDamage: 1 }),
};
