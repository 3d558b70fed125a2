// Medals of Math RPG, by count: the highest step reached gives the medal.
import type { Medal } from '../kit/core/medals.ts';
import type { MathState } from './rules/state.ts';

type Facts = Readonly<Pick<MathState, 'bestStreak' | 'level' | 'ridges'>>;

/** One medal for each step, the lowest first. */
function steps(
  ladder: string,
  counts: readonly number[],
  count: (facts: Facts) => number,
  words: (step: number) => { readonly name: string; readonly how: string },
): readonly Medal<Facts>[] {
  return counts.map((step, index) => ({
    ...words(step),
    ladder,
    earned: facts => count(facts) >= step && count(facts) < (counts[index + 1] ?? Number.POSITIVE_INFINITY),
  }));
}

export const MEDALS: readonly Medal<Facts>[] = [
  ...steps(
    'streak',
    [10, 25, 50, 100],
    ({ bestStreak }) => bestStreak,
    step => ({ name: `${step} in a row`, how: `${step} right answers in a row` }),
  ),
  ...steps(
    'level',
    [4, 7, 10, 13, 26],
    ({ level }) => level,
    step => ({ name: `Level ${step}`, how: `reach level ${step}` }),
  ),
  ...steps(
    'ridges',
    [3, 5, 10],
    ({ ridges }) => ridges,
    step => ({ name: `${step} ridges`, how: `${step} enemies beaten on the ridge in one run` }),
  ),
];
