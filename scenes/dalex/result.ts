// How a run ended: why, how far it came, and what was earned on the way.
import type { Result } from '../kit/core/rules.ts';
import type { DalexState, Deeds } from './state.ts';

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

/** Short, so that all of them fit the smallest phone; How to Play says what they are. */
function medalsOf({ highestPile, longestStand, goals, grounded }: Deeds): readonly string[] {
  const { mason, rooted, golden, afoot } = MEDALS;
  return [
    ...(highestPile >= mason.pile ? [`${mason.name} ${highestPile}`] : []),
    ...(longestStand >= rooted.stand ? [`${rooted.name} ${longestStand}`] : []),
    ...(goals >= golden.goals ? [`${golden.name} ${goals}`] : []),
    ...(grounded >= afoot.level ? [`${afoot.name} ${grounded}`] : []),
  ];
}
