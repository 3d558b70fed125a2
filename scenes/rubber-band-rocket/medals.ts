// Medals of Rubber Band Rocket; their names are short enough for the result card of a small phone.
import type { Medal } from '../kit/core/medals.ts';
import { scoreFor } from './rules/scoreFor.ts';

/** Most launches for the medal Straight up. */
const FEW = 48;

interface Facts {
  readonly launches: number;
  readonly snaps: number;
  readonly booster: number;
}

export const MEDALS: readonly Medal<Facts>[] = [
  {
    name: 'Straight up',
    how: `the Moon in ${FEW} launches or fewer`,
    atScore: scoreFor(FEW),
    earned: ({ launches }) => launches <= FEW,
  },
  { name: 'Steady hand', how: 'the Moon with a band that never snapped', earned: ({ snaps }) => snaps === 0 },
  { name: 'Band alone', how: 'the Moon without the Booster', earned: ({ booster }) => booster === 0 },
];
