// What each type is worth against each other: the mean of forty duels at equal cost. A golden test fights them again.
import type { UnitName } from './units.ts';

/** Of 480 resources on either side, what part the first (at the left) has left when it is over; below 0 the second has it. */
export const MATRIX: Readonly<Record<UnitName, Readonly<Partial<Record<UnitName, number>>>>> = {
  Infantry: { Archer: -0.53, Cavalry: 0.683, Mage: -0.8, Catapult: -0.395 },
  Archer: { Infantry: 0.559, Cavalry: -0.479, Mage: 0.087, Catapult: -0.079 },
  Cavalry: { Infantry: -0.709, Archer: 0.451, Mage: 0.183, Catapult: 0.328 },
  Mage: { Infantry: 0.803, Archer: 0.196, Cavalry: -0.164, Catapult: -0.461 },
  Catapult: { Infantry: 0.287, Archer: -0.053, Cavalry: -0.464, Mage: 0.594 },
};

/** Duels for each pair, with the seeds from 1. */
export const DUELS = 40;
