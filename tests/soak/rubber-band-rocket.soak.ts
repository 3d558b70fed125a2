// The second rocket by the same search: flown by hand the Swallow comes a little behind the Ball, left alone it takes twice as long; it never stalls.
import { expect, test } from 'vitest';
import { FIRINGS, search } from '../../scenes/rubber-band-rocket/bots/purchaseSearch.ts';

test.each(FIRINGS)('the Swallow, every order of buying, wings %s: so many launches', firing => {
  const [least, greatest] = firing === 'left to the apex' ? [54, 145] : [49, 56];
  const { fewest, most, stalled } = search('swallow', firing, 0);
  expect(stalled, 'orders that stall').toBe(0);
  expect(fewest).toBeGreaterThanOrEqual(least);
  expect(most).toBeLessThanOrEqual(greatest);
});
