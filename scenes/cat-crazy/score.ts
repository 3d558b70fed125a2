// Score and result of the ten minutes mode; the other mode never ends.
import { grouped } from '../kit/core/digits.ts';
import { medalsEarned } from '../kit/core/medals.ts';
import type { Result } from '../kit/core/rules.ts';
import { BREEDS, COATS_PER_BREED, eggPrice } from './breeds.ts';
import type { T } from './constants.ts';
import { MEDALS } from './medals.ts';
import type { State } from './state.ts';

/** Worth of a coat, in prices of its egg. */
const COAT = 2;

/** Coins and coats: each coat found in this run counts twice its egg. */
export const worthOf = ({ coins, found }: Readonly<Pick<State, 'coins' | 'found'>>, t: T): number =>
  coins +
  found.reduce((sum, index) => sum + COAT * eggPrice(BREEDS[Math.floor(index / COATS_PER_BREED)] ?? 'tabby', t), 0);

export function resultOf(state: Readonly<State>, t: T): Result | null {
  if (!state.isOver) return null;
  const { coins, found, granted, missed, level } = state;
  const medals = medalsEarned(MEDALS, state);
  return {
    outcome: 'ended',
    score: worthOf(state, t),
    title: 'Time is up!',
    lines: [
      `${found.length} ${found.length === 1 ? 'coat' : 'coats'}, ${grouped(coins)} coins, level ${level}`,
      missed > granted ? `${missed} wishes went unheard` : `${granted} wishes granted, ${missed} unheard`,
    ],
    again: 'Play Again',
    ...(medals.length > 0 && { medals }),
  };
}
