// Medals of Cat Crazy's ten minutes.
import type { Medal } from '../kit/core/medals.ts';
import type { State } from './rules/state.ts';

const FIVE = 5;
const READER = 3;

type Facts = Readonly<Pick<State, 'found' | 'pages' | 'granted' | 'missed'>>;

export const MEDALS: readonly Medal<Facts>[] = [
  { name: 'Five coats', how: `${FIVE} coats at home in ten minutes`, earned: ({ found }) => found.length >= FIVE },
  { name: 'Storyteller', how: `${READER} pages of the story`, earned: ({ pages }) => pages >= READER },
  {
    name: 'All ears',
    how: 'every wish granted, and at least one',
    earned: ({ granted, missed }) => granted > 0 && missed === 0,
  },
];
