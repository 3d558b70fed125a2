// Balance matrix: within 0.05 of the decided values, every type with a counter and a prey, and still equal to simulated duels.
import { expect, test } from 'vitest';
import { t } from '../rules/testing.ts';
import { UNITS, type UnitName } from '../rules/units.ts';
import { duel } from './duel.ts';
import { DUELS, MATRIX } from './matrix.ts';

const DECIDED: readonly (readonly [UnitName, UnitName, number])[] = [
  ['Infantry', 'Cavalry', 0.65],
  ['Cavalry', 'Archer', 0.5],
  ['Archer', 'Infantry', 0.51],
  ['Cavalry', 'Catapult', 0.36],
  ['Catapult', 'Mage', 0.55],
  ['Mage', 'Infantry', 0.82],
  ['Mage', 'Archer', 0.17],
  ['Catapult', 'Infantry', 0.24],
];

test.each(DECIDED)('%s against %s: %f, within 0.05', (first, second, margin) => {
  expect(Math.abs((MATRIX[first][second] ?? 0) - margin)).toBeLessThanOrEqual(0.05);
});

test.each(UNITS)('%s beats somebody and is beaten by somebody', unit => {
  const margins = Object.values(MATRIX[unit]);
  expect(Math.max(...margins)).toBeGreaterThan(0.05);
  expect(Math.min(...margins)).toBeLessThan(-0.05);
});

/** Few on the field: these take a moment. The soak fights all twenty. */
test.each([
  ['Catapult', 'Mage'],
  ['Cavalry', 'Catapult'],
] as const)('%s against %s is what its duels come to', (first, second) => {
  let sum = 0;
  for (let seed = 1; seed <= DUELS; seed++) sum += duel(first, second, seed, t);
  expect(sum / DUELS).toBeCloseTo(MATRIX[first][second] ?? 0, 3);
});
