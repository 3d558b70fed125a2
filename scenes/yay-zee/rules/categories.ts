// Categories: the thirteen slots of the card in the specification's order, and their scoring (part 1, §5).
import type { YayZeeTuning } from '../constants.ts';

export const CATEGORIES = [
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'threeOfAKind',
  'fourOfAKind',
  'fullHouse',
  'smallStraight',
  'largeStraight',
  'yahtzee',
  'chance',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The first six are the upper slots: ones to sixes. */
export const UPPER = 6;
export const FACES = 6;

/** Display name of each category. */
export const NAMES: Readonly<Record<Category, string>> = {
  ones: 'Ones',
  twos: 'Twos',
  threes: 'Threes',
  fours: 'Fours',
  fives: 'Fives',
  sixes: 'Sixes',
  threeOfAKind: 'Three of a kind',
  fourOfAKind: 'Four of a kind',
  fullHouse: 'Full house',
  smallStraight: 'Small straight',
  largeStraight: 'Large straight',
  yahtzee: 'YayZee',
  chance: 'Chance',
};

/** Constants of scoring, in points. */
export type Scoring = Pick<
  YayZeeTuning,
  'threeEqual' | 'fourEqual' | 'fullHouse' | 'smallRun' | 'smallStraight' | 'largeRun' | 'largeStraight' | 'yahtzee'
> & {
  /** The option: five of a kind is a full house too. */
  readonly fiveIsFull: boolean;
  /** Five equal dice are a joker: they pay in full as a full house and as straights. */
  readonly isJoker: boolean;
};

/** How many dice show each face, from one to six. */
export type Counts = readonly number[];

export function countsOf(dice: readonly number[]): Counts {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const die of dice) counts[die - 1] = (counts[die - 1] ?? 0) + 1;
  return counts;
}

export function scoreOf(category: Category, counts: Counts, rules: Scoring): number {
  const all = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const most = Math.max(...counts);
  const isJoker = rules.isJoker && counts.filter(count => count > 0).length === 1;
  switch (category) {
    case 'threeOfAKind':
      return most >= rules.threeEqual ? all : 0;
    case 'fourOfAKind':
      return most >= rules.fourEqual ? all : 0;
    case 'fullHouse':
      return isJoker || isFull(counts, rules) ? rules.fullHouse : 0;
    case 'smallStraight':
      return isJoker || longestRun(counts) >= rules.smallRun ? rules.smallStraight : 0;
    case 'largeStraight':
      return isJoker || longestRun(counts) >= rules.largeRun ? rules.largeStraight : 0;
    case 'yahtzee':
      return counts.filter(count => count > 0).length === 1 ? rules.yahtzee : 0;
    case 'chance':
      return all;
    default: {
      const index = CATEGORIES.indexOf(category);
      return (counts[index] ?? 0) * (index + 1);
    }
  }
}

/** Three of one face and two of another. Five of one face is no full house, unless the option is on. */
function isFull(counts: Counts, { fiveIsFull }: Scoring): boolean {
  const threes = counts.filter(count => count >= 3).length;
  const pairs = counts.filter(count => count >= 2).length;
  return (threes > 0 && pairs > 1) || (fiveIsFull && counts.some(count => count >= 5));
}

function longestRun(counts: Counts): number {
  let [run, longest] = [0, 0];
  for (const count of counts) {
    run = count > 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
