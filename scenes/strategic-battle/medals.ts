// Medals of Unit Battle.
import type { Medal } from '../kit/core/medals.ts';
import { ALL_MARKS } from './rules/campaign/progress.ts';
import type { State } from './rules/state.ts';
import { UNITS } from './rules/units.ts';

/** The first wave that earns medals. */
const MEDAL_WAVE = 10;

type Facts = Readonly<Pick<State, 'beaten' | 'barred' | 'tally' | 'phase' | 'battle' | 'progress'>>;

export const MEDALS: readonly Medal<Facts>[] = [
  {
    name: 'Breakthrough',
    how: 'one of your units reaches the last column',
    earned: ({ phase, battle }) => phase === 'won' && battle === 0,
  },
  {
    name: 'Four of five',
    how: `${MEDAL_WAVE} waves beaten without one kind of unit`,
    earned: ({ beaten, barred }) => beaten >= MEDAL_WAVE && barred !== null,
  },
  {
    name: 'Whole army',
    how: `${MEDAL_WAVE} waves beaten with every kind of unit that you have`,
    earned: ({ beaten, barred, tally }) =>
      beaten >= MEDAL_WAVE && UNITS.every(unit => barred === unit || tally[unit].placed > 0),
  },
  { name: 'Twenty waves', how: `${2 * MEDAL_WAVE} waves beaten`, earned: ({ beaten }) => beaten >= 2 * MEDAL_WAVE },
  {
    name: 'Banner won',
    how: 'a battle of the campaign won',
    earned: ({ phase, battle }) => phase === 'won' && battle > 0,
  },
  {
    name: 'Campaigner',
    how: 'all battles of the campaign won',
    earned: ({ phase, battle, progress: { marks } }) => phase === 'won' && battle > 0 && marks.every(mark => mark > 0),
  },
  {
    name: 'Every banner',
    how: 'all banners of the campaign earned',
    earned: ({ phase, battle, progress: { marks } }) =>
      phase === 'won' && battle > 0 && marks.every(mark => mark === ALL_MARKS),
  },
];
