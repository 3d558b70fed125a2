// Medals (achievements) and their conditions.
import { type Medal, medalsEarned } from '../kit/core/medals.ts';
import type { YayZeeTuning } from './constants.ts';
import { CATEGORIES, type Category, UPPER } from './rules/categories.ts';
import { isAlone, type Player, totalOf, upperOf, type YayZeeState } from './rules/state.ts';

type State = Readonly<YayZeeState>;

interface Facts {
  readonly own: Player;
  readonly state: Pick<State, 'lightning' | 'nerves'>;
  readonly t: YayZeeTuning;
}

const MUCH = 300;

export const MEDALS: readonly Medal<Facts>[] = [
  { name: 'Upper Hand', how: 'the upper bonus', earned: ({ own, t }) => upperOf(own) >= t.upperBonusAt },
  { name: 'All Equal', how: 'a YayZee', earned: ({ own }) => scoreIn(own, 'yahtzee') > 0 },
  {
    name: 'Tightrope',
    how: 'both straights',
    earned: ({ own }) => scoreIn(own, 'smallStraight') > 0 && scoreIn(own, 'largeStraight') > 0,
  },
  { name: 'No Zero', how: 'points in every slot', earned: ({ own }) => own.scores.every(one => one !== 0) },
  { name: 'Lightning', how: 'a pattern scored on the first throw', earned: ({ state }) => state.lightning },
  {
    name: 'Nerves',
    how: 'a YayZee, large straight or four of a kind after the last roll',
    earned: ({ state }) => state.nerves,
  },
  {
    name: 'High Stakes',
    how: 'five dice in fives or sixes',
    earned: ({ own }) => own.scores.slice(UPPER - 2, UPPER).some((one, i) => (one ?? 0) >= 5 * (UPPER - 1 + i)),
  },
  { name: 'Three Hundred', how: `${MUCH} points`, atScore: MUCH, earned: ({ own, t }) => totalOf(own, t) >= MUCH },
];

const scoreIn = ({ scores }: Player, category: Category): number => scores[CATEGORIES.indexOf(category)] ?? 0;

export function medalsOf(state: State, t: YayZeeTuning): readonly string[] {
  const [own] = state.players;
  if (!own || !isAlone(state) || state.helped) return [];
  return medalsEarned(MEDALS, { own, state, t });
}
