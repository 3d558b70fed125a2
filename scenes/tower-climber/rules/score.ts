// Result of a run: score, cause of its end, medals.
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Result } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { MEDALS } from '../medals.ts';
import type { Fate, State } from './state.ts';
import { zoneOf } from './zones.ts';

const CAUSES: Readonly<Record<Fate['cause'], string>> = {
  fell: 'You fell.',
  beetle: 'You touched a beetle.',
  hopper: 'A hopper caught you.',
  moth: 'You flew into a moth.',
};

export const levelOf = ({ difficulty }: Readonly<State>, t: T): number => t.firstLevel + difficulty;

export function resultOf(state: Readonly<State>, t: T): Result | null {
  if (state.phase !== 'over') return null;
  const level = levelOf(state, t);
  const { score, totals, difficulty, fate } = state;
  return {
    outcome: 'lost',
    score,
    title: 'Game Over!',
    lines: [
      CAUSES[fate?.cause ?? 'fell'],
      `Level ${level}: ${zoneOf(level).name}. ${totals.jumps} ${totals.jumps === 1 ? 'jump' : 'jumps'}.`,
      ...(totals.cranes > 0 ? [`${totals.cranes} ${totals.cranes === 1 ? 'crane' : 'cranes'} caught.`] : []),
    ],
    again: 'Climb again',
    medals: medalsEarned(MEDALS, {
      ...{ score, difficulty, falls: totals.falls, cranes: totals.cranes, firstLevel: t.firstLevel },
    }),
  };
}
