// Development data of the game: the moment of its card's screenshot, and the crowd of its benchmark.
import type { Stress } from '../kit/core/rules.ts';

/** The moment the card shows: Circler has run out of sight and turns in for its volley; the fox has turned with it. */
export const shot = { seed: 2, ticks: 211, view: { x: 36, y: 78, width: 340 } };

/** There are never more than two robots; what grows is the match: as many ticks as it may last. */
export const stress: Stress = {
  counts: [120, 1200],
  overrides: count => ({ matchTicks: count, startHealth: 400, hitDamage: 1 }),
};
