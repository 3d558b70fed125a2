// Pips of a die: count, uniqueness and symmetry of each face.
import { expect, test } from 'vitest';
import { PIPS } from './pips.ts';

test.each([1, 2, 3, 4, 5, 6])('a face of %i has as many pips, none twice, alike from both sides', count => {
  const pips = PIPS[count] ?? [];
  expect(pips).toHaveLength(count);
  const places = new Set(pips.map(String));
  expect(places.size).toBe(count);
  for (const [x, y] of pips) expect(places).toContain(String([-x || 0, -y || 0]));
});
