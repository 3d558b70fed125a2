// Score and result: ten points times its number for each wave beaten, half as much again for a breakthrough.
import { medalsEarned } from '../kit/core/medals.ts';
import type { Result } from '../kit/core/rules.ts';
import { MEDALS } from './medals.ts';
import type { State } from './state.ts';
import { UNITS } from './units.ts';

const POINTS_A_WAVE = 10;
const BREAKTHROUGH = 1.5;

export function scoreOf({ beaten, phase }: Pick<State, 'beaten' | 'phase'>): number {
  const points = (POINTS_A_WAVE * beaten * (beaten + 1)) / 2;
  return phase === 'won' ? Math.round(points * BREAKTHROUGH) : points;
}

export function resultOf(state: Readonly<State>): Result | null {
  const { phase, fate, beaten } = state;
  if (phase === 'playing' || !fate) return null;
  const waves = `${beaten} ${beaten === 1 ? 'wave' : 'waves'} beaten`;
  const most = UNITS.reduce(
    (best, unit) => (state.tally[unit].dealt > state.tally[best].dealt ? unit : best),
    UNITS[0],
  );
  const hero = state.tally[most].dealt > 0 ? `, most damage by ${most}` : '';
  const end =
    phase === 'won'
      ? `Your ${fate.kind} of row ${fate.row + 1} reached the last column.`
      : `An enemy ${fate.kind} of wave ${fate.wave} reached column 0 in row ${fate.row + 1}.`;
  const medals = medalsEarned(MEDALS, state);
  return {
    outcome: phase,
    score: scoreOf(state),
    title: phase === 'won' ? 'Victory!' : 'Game Over!',
    lines: [end, `${waves}${hero}.`],
    again: 'Play Again',
    ...(medals.length > 0 && { medals }),
  };
}
