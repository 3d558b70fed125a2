// Medals of a match won against the computer, and what each wants.
import { type Medal, medalsEarned } from '../kit/core/medals.ts';
import type { State } from './rules/state.ts';

type Facts = Pick<State, 'level' | 'valley' | 'folds' | 'unfolds' | 'behind'>;

const EARLY = 7;
const MANY_FOLDS = 6;
const MANY_UNFOLDS = 3;

export const MEDALS: readonly Medal<Facts>[] = [
  { name: 'Glory', how: 'a match won against Normal', ladder: 'glory', earned: ({ level }) => level === 'normal' },
  { name: 'Great glory', how: 'a match won against Hard', ladder: 'glory', earned: ({ level }) => level === 'hard' },
  {
    name: 'Fast start',
    how: `won by turn ${EARLY} as the Wolf`,
    earned: ({ valley }) => isAs(valley, 'wolf') && valley.turn <= EARLY,
  },
  {
    name: 'Long view',
    how: `won after turn ${EARLY} as the Eagle`,
    earned: ({ valley }) => isAs(valley, 'eagle') && valley.turn > EARLY,
  },
  { name: 'Paper folder', how: `${MANY_FOLDS} cards placed folded`, earned: ({ folds }) => folds[0] >= MANY_FOLDS },
  {
    name: 'Opened out',
    how: `${MANY_UNFOLDS} creatures unfolded`,
    earned: ({ unfolds }) => unfolds[0] >= MANY_UNFOLDS,
  },
  {
    name: 'Every gate stands',
    how: 'none of your gates broken',
    earned: ({ valley }) => valley.sides[0].gates.every(stones => stones > 0),
  },
  { name: 'Turned round', how: 'won after losing the first gate', earned: ({ behind }) => behind[0] },
];

const isAs = ({ sides }: State['valley'], guardian: 'wolf' | 'eagle'): boolean => sides[0].guardian === guardian;

export const medalsOf = (facts: Facts): readonly string[] => medalsEarned(MEDALS, facts);
