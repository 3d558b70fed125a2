// Medals of Stealth Escape: of the levels, of a night watch, of a mission's hall.
import type { Medal } from '../kit/core/medals.ts';

interface Facts {
  readonly timesSeen: number;
  readonly shots: number;
  readonly isNight: boolean;
  /** Marks of a mission's hall; absent elsewhere. */
  readonly marks?: number;
}

export const MEDALS: readonly Medal<Facts>[] = [
  {
    name: 'Ghost: never seen',
    how: 'every level without being seen',
    earned: ({ timesSeen, isNight, marks }) => !isNight && marks === undefined && timesSeen === 0,
  },
  {
    name: 'Pacifist: no shot',
    how: 'every level without a shot',
    earned: ({ shots, isNight, marks }) => !isNight && marks === undefined && shots === 0,
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
  {
    name: 'Three stars: a hall in time, unseen, unarmed',
    how: 'a hall of the missions with all three marks',
    earned: ({ marks }) => marks === 3,
  },
];
