// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows: one of each breed, two wishes at the folding table, one on its way to bed. */
export const shot = { seed: 7, ticks: 59_440, view: { x: 0, y: 30, width: 720 } };

/** A room full of cats, for the bench. */
export const stress: Stress = { counts: [8, 80], overrides: count => ({ firstCats: count }) };
