// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, of the bot's run with this seed: among moths, diamonds in sight. */
export const shot = { seed: 7, ticks: 1500, view: { x: 0, y: 10, width: 480 } };

/** Cells inside the border. */
const CELLS = 38 * 20;

/** A cave full of moths, for the bench. */
export const stress: Stress = {
  counts: [20, 200],
  overrides: count => ({
    monstersFrom: 1,
    monsterPercent: (count / CELLS) * 100,
    monsterClearance: 3,
    neededFirst: 0,
    neededPerLevel: 0,
  }),
};
