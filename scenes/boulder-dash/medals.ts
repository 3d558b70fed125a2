// Medals of Boulder Dash.
import type { Medal } from '../kit/core/medals.ts';
import type { State } from './rules/state.ts';

const DEEP = [5, 10, 15] as const;
const BURSTS = 3;

type Facts = Readonly<Pick<State['totals'], 'caves' | 'bursts' | 'again'>>;

export const MEDALS: readonly Medal<Facts>[] = [
  ...DEEP.map(
    (depth): Medal<Facts> => ({
      name: `${depth} caves deep`,
      how: `${depth} caves left through their exits in one run`,
      earned: ({ caves }) => caves >= depth,
    }),
  ),
  {
    name: 'Moth catcher: three moths made diamonds',
    how: `${BURSTS} moths burst into diamonds in one run`,
    earned: ({ bursts }) => bursts >= BURSTS,
  },
  {
    name: 'No cave begun twice',
    how: `${DEEP[0]} caves, each at the first attempt`,
    earned: ({ caves, again }) => caves >= DEEP[0] && again === 0,
  },
];
