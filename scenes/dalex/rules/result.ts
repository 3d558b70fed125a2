// The result of a run: cause, level, score and medals.
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Result } from '../../kit/core/rules.ts';
import { MEDALS } from '../medals.ts';
import type { DalexState } from './state.ts';

export function result(state: Readonly<DalexState>): Result | null {
  if (!state.gameOver) return null;
  const { level, turns, score, cause, deeds, crowd } = state;
  return {
    outcome: 'lost',
    score,
    scoreLabel: 'Final Score',
    title: 'Game Over!',
    lines: [cause ?? '', `Level ${level}, turn ${turns}.`],
    again: 'New Game',
    menu: 'Menu',
    medals: medalsEarned(MEDALS, deeds),
    ...(crowd && { mode: 'Three kinds' }),
  };
}
