// The result of a run: cause, level, score and medals.
import type { Result } from '../kit/core/rules.ts';
import type { Achievements, DalexState } from './state.ts';

const MEDALS = {
  mason: { name: 'Mason', pile: 5 },
  rooted: { name: 'Rooted', stand: 8 },
  golden: { name: 'Golden', goals: 1 },
  afoot: { name: 'Afoot', level: 3 },
} as const;

export function result(state: Readonly<DalexState>): Result | null {
  if (!state.gameOver) return null;
  const { level, turns, score, cause, deeds } = state;
  return {
    outcome: 'lost',
    score,
    scoreLabel: 'Final Score',
    title: 'Game Over!',
    lines: [cause ?? '', `Level ${level}, turn ${turns}.`],
    again: 'New Game',
    menu: 'Menu',
    medals: medalsOf(deeds),
  };
}

/** Medals with short names, so that all fit the smallest phone; How to Play explains them. */
function medalsOf({ highestPile, longestStand, goals, grounded }: Achievements): readonly string[] {
  const { mason, rooted, golden, afoot } = MEDALS;
  return [
    ...(highestPile >= mason.pile ? [`${mason.name} ${highestPile}`] : []),
    ...(longestStand >= rooted.stand ? [`${rooted.name} ${longestStand}`] : []),
    ...(goals >= golden.goals ? [`${golden.name} ${goals}`] : []),
    ...(grounded >= afoot.level ? [`${afoot.name} ${grounded}`] : []),
  ];
}
