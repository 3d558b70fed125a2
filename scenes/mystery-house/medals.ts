// Medals of a proven case: a rank by moves and survivors, and one for a night on which nobody died.
import type { Medal } from '../kit/core/medals.ts';
import { GUESTS } from './rules/people.ts';

interface Facts {
  readonly moves: number;
  /** Innocent guests alive, of five. */
  readonly survivors: number;
}

/** Ranks for a proven case, the highest first: the most moves and the least survivors for each. */
const RANKS: readonly (readonly [name: string, moves: number, survivors: number])[] = [
  ['Fox among sleuths', 12, 4],
  ['Chief inspector', 16, 3],
  ['Inspector', 22, 2],
  ['Sergeant', 40, 1],
  ['Constable', Infinity, 0],
];

const rankOf = ({ moves, survivors }: Facts): string | undefined =>
  RANKS.find(([, most, least]) => moves <= most && survivors >= least)?.[0];

const rankHow = (moves: number, survivors: number): string => {
  const limits = [
    ...(moves < Infinity ? [`in at most ${moves} moves`] : []),
    ...(survivors > 0 ? [`with at least ${survivors} innocent ${survivors === 1 ? 'guest' : 'guests'} alive`] : []),
  ];
  return ['prove the case', ...limits].join(' ');
};

export const MEDALS: readonly Medal<Facts>[] = [
  ...RANKS.toReversed().map(
    ([name, moves, survivors]): Medal<Facts> => ({
      name,
      how: rankHow(moves, survivors),
      ladder: 'rank',
      earned: facts => rankOf(facts) === name,
    }),
  ),
  {
    name: 'Nobody died',
    how: 'prove the case with every innocent guest alive',
    earned: ({ survivors }) => survivors === GUESTS.length - 1,
  },
];
