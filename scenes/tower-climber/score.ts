// Result of a run: score, cause of its end, medals.
import type { Result } from '../kit/core/rules.ts';
import type { T } from './constants.ts';
import type { Fate, State } from './state.ts';
import { ZONES, zoneOf } from './zones.ts';

const CAUSES: Readonly<Record<Fate['cause'], string>> = {
  fell: 'You fell.',
  beetle: 'You touched a beetle.',
  hopper: 'A hopper caught you.',
  moth: 'You flew into a moth.',
};

/** Medal Feather: this score without landing lower than the jump began. */
const FEATHER_POINTS = 200;

export const levelOf = ({ difficulty }: Readonly<State>, t: T): number => t.firstLevel + difficulty;

export function resultOf(state: Readonly<State>, t: T): Result | null {
  if (state.phase !== 'over') return null;
  const level = levelOf(state, t);
  const { score, totals, fate } = state;
  return {
    outcome: 'lost',
    score,
    title: 'Game Over!',
    lines: [
      CAUSES[fate?.cause ?? 'fell'],
      `Level ${level}: ${zoneOf(level).name}. ${totals.jumps} ${totals.jumps === 1 ? 'jump' : 'jumps'}.`,
    ],
    again: 'Climb again',
    medals: medalsOf(state, t),
  };
}

function medalsOf({ score, totals, difficulty }: Readonly<State>, t: T): string[] {
  // With a higher first level the medals are by levels climbed.
  const reached = ZONES.slice(1, difficulty + 1)
    .slice(-1)
    .map(({ name }) => `${name}: reached`);
  const feather = score >= FEATHER_POINTS && totals.falls === 0 && t.firstLevel === 1;
  return [...reached, ...(feather ? ['Feather: no step back'] : [])];
}
