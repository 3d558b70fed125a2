// Result of a run: score by the number of launches, and medals.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Result } from '../../kit/core/rules.ts';
import { MEDALS } from '../medals.ts';
import { scoreFor } from './scoreFor.ts';
import type { State } from './state.ts';

export function resultOf({ isHome, launches, snaps, met, tick, upgrades, rocket }: Readonly<State>): Result | null {
  if (!isHome) return null;
  const medals = medalsEarned(MEDALS, { launches, snaps, booster: upgrades.booster });
  return {
    outcome: 'won',
    score: scoreFor(launches),
    title: 'On the Moon!',
    lines: [
      `${launches} ${launches === 1 ? 'launch' : 'launches'} in ${clock(tick)}`,
      ...(snaps === 0 ? [] : [`The band snapped ${snaps === 1 ? 'once' : `${snaps} times`}`]),
      ...(met === 0 ? [] : [`${met} ${met === 1 ? 'feather' : 'feathers'} met`]),
      rocket === 'ball' ? 'Next: the Swallow' : 'Flown by the Swallow',
    ],
    again: 'Play Again',
    ...(medals.length > 0 && { medals }),
  };
}

const clock = (ticks: number): string => {
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
