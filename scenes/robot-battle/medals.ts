// Medals of a match won against a house robot: it is beaten, in few lines of code, in few ticks.
import type { Medal } from '../kit/core/medals.ts';
import { type HouseRobotId, LADDER } from './rules/houses.ts';
import { CHALLENGES, NAMES } from './rules/scripts.ts';

interface Facts {
  readonly house: HouseRobotId;
  readonly lines: number;
  readonly ticks: number;
}

const namesWith = (what: 'lines' | 'ticks', par: number): string =>
  LADDER.filter(house => CHALLENGES[house][what] === par)
    .map(house => NAMES[house])
    .join(' or ');

/** Robots with the same par share a medal. */
const inFew = (what: 'lines' | 'ticks', par: number): Medal<Facts> => {
  const words = `${par} ${par === 1 ? what.slice(0, -1) : what}`;
  return {
    name: `In ${words}`,
    how: `${namesWith(what, par)} beaten in ${par === 1 ? '' : 'at most '}${words}${what === 'lines' ? ' of code' : ''}`,
    earned: facts => CHALLENGES[facts.house][what] === par && facts[what] <= par,
  };
};

const parsOf = (what: 'lines' | 'ticks'): readonly number[] =>
  [...new Set(LADDER.map(house => CHALLENGES[house][what]))].toSorted((a, b) => a - b);

export const MEDALS: readonly Medal<Facts>[] = [
  ...LADDER.map(
    (house): Medal<Facts> => ({
      name: `${NAMES[house]} beaten`,
      how: `your robot wins against ${NAMES[house]}`,
      earned: facts => facts.house === house,
    }),
  ),
  ...parsOf('lines').map(par => inFew('lines', par)),
  ...parsOf('ticks').map(par => inFew('ticks', par)),
];
