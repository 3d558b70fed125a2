// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows, of the bot's game with this seed: the owl on the ridge at sunset, weak to plus. */
export const shot = { seed: 3, ticks: 3765, view: { x: 0, y: 0, width: 720 } };

/** Worst case of question selection, for the benchmark: most rejections, steepest weights. */
export const stress: Stress = {
  counts: [5, 20],
  overrides: count => ({ unrepeated: count, practice: 4, playerHealth: 300, heal: 100 }),
};
