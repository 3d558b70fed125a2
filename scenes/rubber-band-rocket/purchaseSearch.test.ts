// Balance: for every order of purchases and any use of the booster, the Ball reaches the Moon in 45 to 70 launches and 9 to 15 minutes.
import { expect, test } from 'vitest';
import { FIRINGS, search } from './purchaseSearch.ts';

test.each(FIRINGS)(
  'every order of buying, booster %s: 45 to 70 launches, 9 to 15 minutes',
  firing => {
    const { fewest, most, quickest, slowest, stalled } = search('ball', firing);
    const minutes = [quickest, slowest].map(ticks => ticks / 3600);
    expect(stalled, 'orders that stall').toBe(0);
    expect(fewest).toBeGreaterThanOrEqual(45);
    expect(most).toBeLessThanOrEqual(70);
    expect(minutes[0]).toBeGreaterThanOrEqual(9);
    expect(minutes[1]).toBeLessThanOrEqual(15);
  },
  60_000,
);
