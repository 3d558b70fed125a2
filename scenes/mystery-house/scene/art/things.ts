// Paper cuts of the things, and their positions on the stage.

import type { Ink } from '../../../kit/core/inks.ts';
import type { Cut, Fold } from '../../../kit/phaser/paper.ts';
import type { RoomId, ThingId } from '../../rules/house.ts';

const part = (ink: Ink, path: string, folds: readonly Fold[] = [], lighter = 0, edge = 1.5): Cut => ({
  path,
  ink,
  lighter,
  folds,
  lift: 3,
  edge,
});

/** Around (0, 0), within 60 by 60. */
export const THING_CUTS: Readonly<Record<ThingId, readonly Cut[]>> = {
  umbrella: [
    part('navy', 'M-2 -22L2 -22L3 24L-3 24Z', [], 20),
    part('coral', 'M-9 -18L0 -26L9 -18L6 16L0 20L-6 16Z', [['M0 -26L9 -18L6 16L0 20Z', -10]]),
  ],
  footprint: [
    part(
      'sand',
      'M-9 -22L3 -26L10 -16L8 2L-7 2ZM-6 8L8 8L9 18L1 24L-7 19Z',
      [['M2 -26L10 -16L8 2L2 2ZM2 8L8 8L9 18L2 24Z', -8]],
      -36,
      1,
    ),
  ],
  glass: [
    part(
      'sky',
      'M-12 -20L12 -20L8 18L-8 18Z',
      [
        ['M2 -20L12 -20L8 18L2 18Z', -10],
        ['M-10 0L10 0L8 18L-8 18Z', -4, 'coral'],
      ],
      14,
    ),
  ],
  napkin: [
    part(
      'paper',
      'M-22 12L-8 -18L4 -6L20 -16L24 14L2 20Z',
      [
        ['M4 -6L20 -16L24 14L2 20Z', -8],
        ['M-22 12L-8 -18L-2 6Z', -4],
      ],
      0,
      0,
    ),
    {
      path: 'M-22 12L-8 -18L4 -6L20 -16L24 14L2 20Z',
      ink: 'rose',
      lighter: 12,
      lift: 0,
      edge: 0,
      folds: [['M4 -6L20 -16L24 14L2 20Z', -8]],
    },
  ],
  ash: [
    part('cream', 'M-24 4L24 4L16 16L-16 16Z', [['M2 4L24 4L16 16L2 16Z', -10]]),
    part('navy', 'M-14 4L-6 -6L2 -2L10 -8L15 4Z', [['M2 -2L10 -8L15 4L2 4Z', -8]], 26, 0),
  ],
  watch: [
    part('gold', 'M-5 -24L5 -24L4 -16L-4 -16ZM-16 -4L-11 -14L0 -18L11 -14L16 -4L11 8L0 12L-11 8Z', [
      ['M-10 -4L-7 -10L0 -13L7 -10L10 -4L7 3L0 6L-7 3Z', 16, 'cream'],
      ['M-1 -11L1 -11L1 -3L6 -1L5 1L-1 -2Z', 0, 'navy'],
    ]),
  ],
  hairbrush: [
    part(
      'plum',
      'M-24 6L-20 -6L8 -10L14 -2L28 -6L30 2L14 6L8 10L-18 14Z',
      [['M-18 14L-22 4L14 -1L28 -6L30 2L14 6L8 10Z', -9]],
      8,
    ),
  ],
  thread: [part('coral', 'M-24 8L-14 -6L-4 4L6 -10L16 0L24 -10L26 -6L16 6L6 -4L-4 10L-13 0L-21 11Z', [], 0, 1.5)],
  letter: [
    part('cream', 'M-22 -16L10 -20L6 -8L18 -4L14 6L22 16L-20 18Z', [
      ['M-22 -16L10 -20L6 -8Z', -8],
      ['M-14 0L8 -1L8 2L-14 3ZM-14 7L6 6L6 9L-14 10Z', -40],
    ]),
  ],
};

/** Positions of things at the start. */
const PLACES: Readonly<Partial<Record<ThingId, readonly [x: number, y: number]>>> = {
  umbrella: [262, 392],
  footprint: [556, 448],
  glass: [604, 330],
  napkin: [388, 366],
  ash: [122, 288],
  watch: [296, 446],
  hairbrush: [586, 290],
  thread: [480, 340],
};
const LETTER_POSITIONS: Readonly<Partial<Record<RoomId, readonly [x: number, y: number]>>> = {
  living: [296, 448],
  bedroom: [388, 448],
  study: [388, 448],
};

/** The position of a thing: its first one, or on the floor once it was dropped elsewhere. */
export function thingPosition(id: ThingId, room: RoomId, home: RoomId, index: number): readonly [x: number, y: number] {
  const own = id === 'letter' ? LETTER_POSITIONS[room] : PLACES[id];
  return room === home && own ? own : [70 + index * 56, 448];
}
