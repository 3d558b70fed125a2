// Medals of Dalex, with short names and the number reached, so that all fit the smallest phone.
import type { Medal } from '../kit/core/medals.ts';
import type { Achievements } from './rules/state.ts';

const PILE = 5;
const STAND = 8;
const GOLD = 1;
const LEVELS = 3;

type Facts = Readonly<Pick<Achievements, 'highestPile' | 'longestStand' | 'goals' | 'grounded'>>;

/** A medal for so much or more, with the number reached after its name. */
const counted = (name: string, how: string, least: number, count: (facts: Facts) => number): Medal<Facts> => ({
  name,
  how,
  count,
  earned: facts => count(facts) >= least,
});

export const MEDALS: readonly Medal<Facts>[] = [
  counted('Mason', `${PILE} dalexes or more in one pile`, PILE, ({ highestPile }) => highestPile),
  counted('Rooted', `${STAND} dalexes or more in one Last Stand`, STAND, ({ longestStand }) => longestStand),
  counted('Golden', 'a gold cell', GOLD, ({ goals }) => goals),
  counted('Afoot', `${LEVELS} levels or more without a teleport`, LEVELS, ({ grounded }) => grounded),
];
