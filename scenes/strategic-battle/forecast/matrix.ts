// Balance matrix of the unit types: the mean of forty duels at equal cost. A golden test simulates them again.
import type { UnitName } from '../rules/units.ts';

/** Remaining part of the winner's 480 resources: positive if the first type (outer key) wins, negative if the second does. */
export const MATRIX: Readonly<Record<UnitName, Readonly<Partial<Record<UnitName, number>>>>> = {
  Infantry: { Archer: -0.53, Cavalry: 0.683, Mage: -0.8, Catapult: -0.395 },
  Archer: { Infantry: 0.559, Cavalry: -0.479, Mage: 0.087, Catapult: -0.079 },
  Cavalry: { Infantry: -0.709, Archer: 0.451, Mage: 0.183, Catapult: 0.328 },
  Mage: { Infantry: 0.803, Archer: 0.196, Cavalry: -0.164, Catapult: -0.461 },
  Catapult: { Infantry: 0.287, Archer: -0.053, Cavalry: -0.464, Mage: 0.594 },
};

/** Duels for each pair, with the seeds from 1. */
export const DUELS = 40;
