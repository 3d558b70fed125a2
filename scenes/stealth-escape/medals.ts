// Medals of Stealth Escape: of the levels, and of a night watch.
import type { Medal } from '../kit/core/medals.ts';

interface Facts {
  readonly timesSeen: number;
  readonly shots: number;
  readonly isNight: boolean;
}

export const MEDALS: readonly Medal<Facts>[] = [
  {
    name: 'Ghost: never seen',
    how: 'every level without being seen',
    earned: ({ timesSeen, isNight }) => !isNight && timesSeen === 0,
  },
  {
    name: 'Pacifist: no shot',
    how: 'every level without a shot',
    earned: ({ shots, isNight }) => !isNight && shots === 0,
  },
  {
    name: 'Shadow: a night unseen',
    how: 'a whole night watch without being seen',
    earned: ({ timesSeen, isNight }) => isNight && timesSeen === 0,
  },
  {
    name: 'Dove: a night without a shot',
    how: 'a whole night watch without a shot',
    earned: ({ shots, isNight }) => isNight && shots === 0,
  },
];
