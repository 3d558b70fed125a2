// Balance: for every order of purchases, any use of the booster, any feathers met and any kits, the Ball reaches the Moon in 45 to 70 launches and 9 to 15 minutes.
import { expect, test } from 'vitest';
import { t } from '../rules/testing.ts';
import { FIRINGS, search } from './purchaseSearch.ts';

/** Hundredths that feathers, net and wax add to a launch: none, feathers alone, and all that any kits add. */
const MET = [0, t.mostFeathers, t.mostFaster];

test.each(FIRINGS.flatMap(firing => MET.map(worn => [firing, worn] as const)))(
  'every order of buying, booster %s, %i hundredths faster in every launch: 45 to 70 launches, 9 to 15 minutes',
  (firing, worn) => {
    const { fewest, most, quickest, slowest, stalled } = search('ball', firing, worn);
    const minutes = [quickest, slowest].map(ticks => ticks / 3600);
    expect(stalled, 'orders that stall').toBe(0);
    expect(fewest).toBeGreaterThanOrEqual(45);
    expect(most).toBeLessThanOrEqual(70);
    expect(minutes[0]).toBeGreaterThanOrEqual(9);
    expect(minutes[1]).toBeLessThanOrEqual(15);
  },
  60_000,
);
