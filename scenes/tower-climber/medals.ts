// Medals of Tower Climber: the highest zone reached, a climb without a step back, and paper cranes caught.
import type { Medal } from '../kit/core/medals.ts';
import type { State } from './rules/state.ts';
import { ZONES } from './rules/zones.ts';

/** Medal Feather: this score without landing lower than the jump began. */
const FEATHER_POINTS = 200;

/** Medal Flock: so many paper cranes caught in one climb. */
const FLOCK = 3;

type Facts = Readonly<Pick<State, 'score' | 'difficulty'>> & {
  readonly falls: number;
  readonly cranes: number;
  readonly firstLevel: number;
};

export const MEDALS: readonly Medal<Facts>[] = [
  // With a higher first level the medals are by levels climbed.
  ...ZONES.slice(1).map(
    ({ name }, index): Medal<Facts> => ({
      name: `${name}: reached`,
      how: `climb to level ${index + 2}`,
      ladder: 'zone',
      earned: ({ difficulty }) => Math.min(difficulty, ZONES.length - 1) === index + 1,
    }),
  ),
  {
    name: 'Feather: no step back',
    how: `${FEATHER_POINTS} points without landing lower than the jump began`,
    earned: ({ score, falls, firstLevel }) => score >= FEATHER_POINTS && falls === 0 && firstLevel === 1,
  },
  {
    name: 'Flock: three cranes',
    how: `catch ${FLOCK} paper cranes in one climb`,
    earned: ({ cranes }) => cranes >= FLOCK,
  },
];
