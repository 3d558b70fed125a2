// Result of a run, medals, outlines of the rules for debugging.
import type { Outline, Result } from '../kit/core/rules.ts';
import { TYPES } from './gems.ts';
import { findPath } from './path.ts';
import { nameOf } from './round.ts';
import { centreX, centreY, DIFFICULTIES, type Rock, type State } from './state.ts';

const SPOTLESS = 10;
const LONG_WAY = 90;
const ALCHEMIST = 4;

export const bestGem = ({ rocks }: Readonly<State>): Rock | undefined =>
  rocks.filter(({ gem }) => gem).toSorted((a, b) => (b.gem?.dealt ?? 0) - (a.gem?.dealt ?? 0))[0];

export function resultOf(state: Readonly<State>): Result | null {
  if (state.phase !== 'over') return null;
  const { score, level, difficulty, won, cause } = state;
  const best = bestGem(state)?.gem;
  const medals = medalsOf(state);
  return {
    outcome: won ? 'won' : 'lost',
    score,
    title: won ? 'Game Complete!' : 'Game Over!',
    lines: [
      `Level ${level}, ${DIFFICULTIES[difficulty]}`,
      ...(cause ? [cause] : []),
      ...(best ? [`Best: ${nameOf(best)}`] : []),
    ],
    again: 'Play Again',
    menu: 'Menu',
    ...(medals.length > 0 && { medals }),
  };
}

function medalsOf(state: Readonly<State>): string[] {
  const { map, walls, bestClean, fused, rocks, won, difficulty } = state;
  const standing = new Set(rocks.flatMap(({ gem }) => (gem ? [gem.kind] : [])));
  return [
    ...(bestClean >= SPOTLESS ? ['Spotless: 10'] : []),
    ...((findPath(map, walls)?.length ?? 0) >= LONG_WAY ? ['Long way: 90'] : []),
    ...(new Set(fused).size >= ALCHEMIST ? ['Alchemist: 4'] : []),
    ...(TYPES.every(type => standing.has(type)) ? ['Jeweller: 8'] : []),
    ...(won ? [`50 on ${DIFFICULTIES[difficulty]}`] : []),
  ];
}

export const outlinesOf = ({ rocks, mobs }: Readonly<State>): readonly Outline[] => [
  ...rocks.map(({ cell, gem }) => ({ x: centreX(cell), y: centreY(cell), r: gem?.range ?? 30 })),
  ...mobs.map(({ x, y }) => ({ x, y, r: 6 })),
];
