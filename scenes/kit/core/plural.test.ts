// A number with its noun.
import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test.each([
  [plural(0, 'diamond'), '0 diamonds'],
  [plural(1, 'diamond'), '1 diamond'],
  [plural(2, 'push', 'pushes'), '2 pushes'],
  [plural(1, 'push', 'pushes'), '1 push'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});
