// Shapes of the player's fox with a lamp: feet at y = 90, facing right.
import type { Cut } from '../../../kit/phaser/paper.ts';
import { flat, part } from './shapes.ts';

export const FOX: readonly Cut[] = [
  part('fox', 'M-30 66L-84 60L-108 22L-100 -14L-82 20L-54 34Z', [
    ['M-108 22L-100 -14L-82 20L-92 40Z', 0, 'paper'],
    ['M-30 66L-84 60L-92 40L-54 34Z', -9],
  ]),
  part('fox', 'M-40 90L-44 30L-16 -16L20 -8L34 44L30 90L10 90L6 60L-10 60L-16 90Z', [
    ['M20 -8L34 44L30 90L10 90L6 60L0 8Z', -10],
    ['M2 2L20 -6L26 36L10 46Z', 4, 'cream'],
  ]),
  part('fox', 'M-36 -22L-40 -88L-14 -64L18 -66L40 -90L44 -34L72 -10L28 12L-10 8Z', [
    ['M18 -66L40 -90L44 -34L72 -10L28 12L10 -16Z', 7],
    ['M44 -34L72 -10L28 12L12 -14Z', 2, 'paper'],
    ['M-40 -88L-14 -64L-30 -46Z', -20],
    ['M40 -90L38 -60L22 -62Z', -22],
  ]),
  flat('navy', 'M63 -16L75 -10L65 -2Z', -4),
  flat('navy', 'M20 -36L28 -43L35 -35L27 -29Z', -4),
  flat('paper', 'M26 -39L30 -41L31 -37Z'),
  part('teal', 'M-16 -4L30 -2L32 10L-20 8Z', [['M6 -3L30 -2L32 10L6 9Z', -9]], -4),
];
