// Pictures of the last house: paper animals on their threads, what they are when they have unfolded, and doors of folded paper; and a page, folded small.
import type { Ink } from '../../../kit/core/inks.ts';
import type { Cut } from '../../../kit/phaser/paper.ts';
import { box, door, type Figure, flat, page, part, round, star } from './shapes.ts';

const THREAD = flat('navy', box(-0.7, -102, 1.4, 96), 20);
/** The sheet that an animal was, with its creases. */
const unfolded = (ink: Ink): readonly Cut[] => [
  THREAD,
  part(
    ink,
    'M-56 -4L0 -58L56 -4L0 50Z',
    [
      ['M0 -58L56 -4H0Z', 5],
      ['M-56 -4H0V50Z', -6],
      ['M0 -4L56 -4L0 50Z', -2],
      ['M-28 -31L0 -4L-28 23Z', 3],
    ],
    0,
    3,
  ),
];
const animal = (ink: Ink, ...cuts: readonly Cut[]): Figure => ({ shut: [THREAD, ...cuts], open: unfolded(ink) });

export const LAST_FIGURES: Readonly<Record<string, Figure>> = {
  foldedPage: {
    shut: [
      part(
        'cream',
        'M-20 -12L14 -16L22 10L-14 16Z',
        [
          ['M-20 -12L14 -16L0 2Z', -7],
          ['M14 -16L22 10L0 2Z', 5],
        ],
        4,
        4,
      ),
      flat('coral', round(1, 2, 3.5, 8), 6),
    ],
    open: page(40, 34, 4, 'cream'),
  },
  crane: animal(
    'sky',
    part('sky', 'M8 14L62 -28L30 32Z', [['M8 14L62 -28L20 24Z', 6]], -6),
    part('sky', 'M-6 20L-52 -22L-64 -12L-50 -10L-24 30Z', [['M-6 20L-52 -22L-50 -10Z', 5]], -2),
    part('sky', 'M-8 22L-26 -50L20 12Z', [], -12),
    part('sky', 'M-26 26L32 26L4 48Z', [['M4 26L32 26L4 48Z', -8]], -4),
    part('sky', 'M-14 26L26 -54L28 22Z', [['M-14 26L26 -54L10 24Z', 7]], 4),
  ),
  hare: animal(
    'sand',
    part('sand', 'M-16 -16L-14 -58L0 -14Z', [['M-14 -58L0 -14L-8 -16Z', -8]], -4),
    part('sand', 'M-4 -14L16 -52L12 -4Z', [['M16 -52L12 -4L4 -10Z', -8]], 2),
    part('sand', 'M-36 44L-22 6L16 -4L50 44Z', [['M16 -4L50 44H10Z', -8]], 0),
    part('sand', 'M-44 0L-16 -22L10 -4L-14 16Z', [['M-16 -22L10 -4L-14 16Z', 5]], 3),
    flat('navy', round(-20, -4, 3, 8), 6),
  ),
  boat: animal(
    'cream',
    part('cream', 'M0 -50L36 8H-36Z', [['M0 -50L36 8H0Z', -8]], 3),
    part('cream', 'M-62 4L-20 12H20L62 4L38 44H-38Z', [['M20 12L62 4L38 44H0Z', -8]], -2),
  ),
  swan: animal(
    'paper',
    part('paper', 'M-30 22L-44 -36L-26 -52L-12 -40L-28 -30L-16 20Z', [['M-44 -36L-26 -52L-28 -30Z', -8]], 0),
    part('coral', 'M-14 -44L6 -34L-14 -34Z', [], 4, 1),
    part('paper', 'M-44 40L-36 12L16 24L60 -14L46 40Z', [['M16 24L60 -14L46 40Z', -8]], -3),
    part('paper', 'M-20 20L36 -24L30 28Z', [['M-20 20L36 -24L16 22Z', -6]], 0),
  ),
  whale: animal(
    'teal',
    part('teal', 'M44 10L50 -26L62 -10L76 -18L60 16Z', [['M62 -10L76 -18L60 16Z', -8]], -4),
    part('teal', 'M-62 8L-36 -26L18 -22L56 10L36 36H-44Z', [['M-62 8H56L36 36H-44Z', 12]], 4),
    flat('navy', round(-38, -2, 3.5, 8), -6),
    flat('sky', 'M-14 -28L-24 -46L-16 -42L-12 -52L-8 -42L0 -46Z', 8),
  ),
  star: animal(
    'gold',
    part(
      'gold',
      star(0, 0, 56, 25, 5),
      [0, 1, 2, 3, 4].map(i => {
        const at = (turn: number, reach: number) =>
          `${Math.round(reach * Math.sin(turn * 2 * Math.PI))} ${Math.round(-reach * Math.cos(turn * 2 * Math.PI))}`;
        return [`M0 0L${at(i / 5, 56)}L${at((i + 0.5) / 5, 25)}Z`, -9] as const;
      }),
      4,
    ),
  ),
  paperFox: animal(
    'fox',
    part('fox', 'M-46 -46L-12 -22H12L46 -46L38 10L0 50L-38 10Z', [['M0 -22L46 -46L38 10L0 50Z', -6]], 2),
    part('paper', 'M-38 10L-14 14L0 50Z', [], 0, 1),
    part('paper', 'M38 10L14 14L0 50Z', [], -4, 1),
    flat('navy', round(-15, -2, 4, 8), 4),
    flat('navy', round(15, -2, 4, 8), 4),
    flat('navy', 'M-7 40H7L0 50Z', 4),
  ),
  paperDoor: door('cream', -4, 104, 246, 'gold'),
  paperExit: door('cream', 2, 140, 270, 'sky'),
};
