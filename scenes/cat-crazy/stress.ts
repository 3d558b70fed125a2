// A room full of cats, for the bench.
import type { Stress } from '../kit/core/rules.ts';

export const stress: Stress = { counts: [8, 80], overrides: count => ({ firstCats: count }) };
