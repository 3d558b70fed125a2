// Medals of Unit Battle.
import type { Medal } from '../kit/core/medals.ts';
import type { State } from './state.ts';
import { UNITS } from './units.ts';

/** The first wave that earns medals. */
const MEDAL_WAVE = 10;

type Facts = Readonly<Pick<State, 'beaten' | 'barred' | 'tally' | 'phase'>>;

export const MEDALS: readonly Medal<Facts>[] = [
  { name: 'Breakthrough', how: 'one of your units reaches the last column', earned: ({ phase }) => phase === 'won' },
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
];
