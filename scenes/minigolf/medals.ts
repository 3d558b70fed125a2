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
  /** Holes of a walk that are done, and strokes over par on them all; 0 elsewhere. */
  readonly walked: number;
  readonly overPar: number;
}

const isGold = ({ holes }: Facts) => holes.length > 0 && holes.every(hole => hole.isGold);
const isRound = ({ holes, isFresh }: Facts) => holes.length > 1 && !isFresh;
const isNoBogey = ({ holes }: Facts) => holes.every(({ strokes, par }) => strokes <= par);
const sumOver = ({ holes }: Facts) => holes.reduce((sum, { strokes, par }) => sum + strokes - par, 0);

/** Distances of a walk: a run gives the medal of the farthest one that was reached. */
const DISTANCES = [
  { holes: 9, name: 'First stretch' },
  { holes: 18, name: 'Eighteen holes on' },
  { holes: 50, name: 'Wayfarer' },
  { holes: 81, name: 'Nine landscapes' },
  { holes: 200, name: 'Long walker' },
  { holes: 500, name: 'Pilgrim' },
  { holes: 1000, name: 'A thousand holes' },
];

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
    earned: facts => isRound(facts) && !isGold(facts) && !isNoBogey(facts) && sumOver(facts) < 0,
  },
  { name: 'Dry', how: 'a round with no ball in the water', earned: facts => isRound(facts) && facts.splashes === 0 },
  {
    name: 'New ground',
    how: 'a round of new courses within par',
    earned: facts => facts.isFresh && sumOver(facts) <= 0,
  },
  {
    name: 'Pathfinder',
    how: 'a round of new courses, each under par',
    earned: ({ holes, isFresh }) => isFresh && holes.every(({ strokes, par }) => strokes < par),
  },
  ...DISTANCES.map(({ holes: many, name }, index): Medal<Facts> => {
    const next = DISTANCES[index + 1]?.holes ?? Number.POSITIVE_INFINITY;
    const earned = ({ walked }: Facts) => walked >= many && walked < next;
    return { name, how: `${many} holes of one walk`, ladder: 'walk', earned };
  }),
  {
    name: 'Light foot',
    how: 'a walk of 18 holes or more under par',
    earned: ({ walked, overPar }) => walked >= 18 && overPar < 0,
  },
];
