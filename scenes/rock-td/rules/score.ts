// Result of a run, outlines of the rules for debugging.
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Outline, Result } from '../../kit/core/rules.ts';
import { MEDALS } from '../medals.ts';
import { nameOf } from './round.ts';
import { centreX, centreY, DIFFICULTIES, type Rock, type State } from './state.ts';

export const bestGem = ({ rocks }: Readonly<State>): Rock | undefined =>
  rocks.filter(({ gem }) => gem).toSorted((a, b) => (b.gem?.dealt ?? 0) - (a.gem?.dealt ?? 0))[0];

export function resultOf(state: Readonly<State>): Result | null {
  if (state.phase !== 'over') return null;
  const { score, level, difficulty, won, cause } = state;
  const best = bestGem(state)?.gem;
  const medals = medalsEarned(MEDALS, state);
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

export const outlinesOf = ({ rocks, mobs }: Readonly<State>): readonly Outline[] => [
  ...rocks.map(({ cell, gem }) => ({ x: centreX(cell), y: centreY(cell), r: gem?.range ?? 30 })),
  ...mobs.map(({ x, y }) => ({ x, y, r: 6 })),
];
