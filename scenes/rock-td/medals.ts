// Medals of Gem Tower Defense.
import type { Medal } from '../kit/core/medals.ts';
import { TYPES } from './rules/gems.ts';
import { findPath } from './rules/path.ts';
import { DIFFICULTIES, type State } from './rules/state.ts';

const SPOTLESS = 10;
const LONG_WAY = 90;
const ALCHEMIST = 4;

type Facts = Readonly<Pick<State, 'map' | 'walls' | 'bestClean' | 'fused' | 'rocks' | 'won' | 'difficulty'>>;

const kindsStanding = ({ rocks }: Facts) => new Set(rocks.flatMap(({ gem }) => (gem ? [gem.kind] : [])));

export const MEDALS: readonly Medal<Facts>[] = [
  {
    name: `Spotless: ${SPOTLESS}`,
    how: `${SPOTLESS} levels in a row in which nothing got through`,
    earned: ({ bestClean }) => bestClean >= SPOTLESS,
  },
  {
    name: `Long way: ${LONG_WAY}`,
    how: `a way of ${LONG_WAY} steps or more for the mobs`,
    earned: ({ map, walls }) => (findPath(map, walls)?.length ?? 0) >= LONG_WAY,
  },
  {
    name: `Alchemist: ${ALCHEMIST}`,
    how: `${ALCHEMIST} different gems fused`,
    earned: ({ fused }) => new Set(fused).size >= ALCHEMIST,
  },
  {
    name: `Jeweller: ${TYPES.length}`,
    how: `all ${TYPES.length} kinds of gem stand at the end`,
    earned: facts => {
      const standing = kindsStanding(facts);
      return TYPES.every(type => standing.has(type));
    },
  },
  ...DIFFICULTIES.map(
    (name, difficulty): Medal<Facts> => ({
      name: `Won on ${name}`,
      how: `victory on ${name.toLowerCase()}, on any map`,
      earned: facts => facts.won && facts.difficulty === difficulty,
    }),
  ),
];
