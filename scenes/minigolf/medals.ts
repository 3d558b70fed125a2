// Medals of a round of mini golf, played alone.
import type { Medal } from '../kit/core/medals.ts';

interface Hole {
  readonly strokes: number;
  readonly par: number;
  /** In as few strokes as the course's ideal line. */
  readonly isGold: boolean;
}
interface Facts {
  readonly holes: readonly Hole[];
  readonly splashes: number;
  /** A round of new courses: shorter, with medals of its own. */
  readonly isFresh: boolean;
}

const isGold = ({ holes }: Facts) => holes.every(hole => hole.isGold);
const isRound = ({ holes, isFresh }: Facts) => holes.length > 1 && !isFresh;
const isNoBogey = ({ holes }: Facts) => holes.every(({ strokes, par }) => strokes <= par);
const overPar = ({ holes }: Facts) => holes.reduce((sum, { strokes, par }) => sum + strokes - par, 0);

export const MEDALS: readonly Medal<Facts>[] = [
  { name: 'Gold: the ideal line', how: 'every course in the fewest known strokes', earned: isGold },
  {
    name: 'Hole in one',
    how: 'a course in one stroke',
    earned: ({ holes }) => holes.some(hole => hole.strokes === 1),
  },
  {
    name: 'No bogey',
    how: 'a round with no course over par',
    earned: facts => isRound(facts) && !isGold(facts) && isNoBogey(facts),
  },
  {
    name: 'Under par',
    how: 'a whole round under par',
    earned: facts => isRound(facts) && !isGold(facts) && !isNoBogey(facts) && overPar(facts) < 0,
  },
  { name: 'Dry', how: 'a round with no ball in the water', earned: facts => isRound(facts) && facts.splashes === 0 },
  {
    name: 'New ground',
    how: 'a round of new courses within par',
    earned: facts => facts.isFresh && overPar(facts) <= 0,
  },
  {
    name: 'Pathfinder',
    how: 'a round of new courses, each under par',
    earned: ({ holes, isFresh }) => isFresh && holes.every(({ strokes, par }) => strokes < par),
  },
];
