// Any board that the rules may meet, for properties.
import fc from 'fast-check';
import type { Position } from './board.ts';

/** Player, dalexes and piles on different cells of a small board. */
export const anyPosition: fc.Arbitrary<Position> = fc.integer({ min: 2, max: 4 }).chain(half => {
  const size = 2 * half + 1;
  return fc
    .uniqueArray(fc.nat(size * size - 1), { minLength: 2, maxLength: 14 })
    .chain(([player = 0, ...others]) =>
      fc
        .nat(others.length - 1)
        .map(walls => ({ size, player, piles: others.slice(0, walls), dalexes: others.slice(walls) })),
    );
});
