// Mixes of a game's constants at the ends of their ranges.
import type { Knob } from '../../scenes/kit/core/constants.ts';
import { random, seeded } from '../../scenes/kit/core/rng.ts';

/** Mix 0 has all at the upper end, mix 1 all at the lower one, each further one is drawn. */
export function atEnds(constants: Readonly<Record<string, Knob>>, mix: number): Record<string, number> {
  const rng = seeded(mix, 5);
  return Object.fromEntries(
    Object.entries(constants).flatMap(([name, { range }]) => {
      const drawn = random(rng);
      if (mix === 0 || (mix > 1 && drawn < 0.4)) return [[name, range[1]]];
      return mix === 1 || drawn < 0.8 ? [[name, range[0]]] : [];
    }),
  );
}
