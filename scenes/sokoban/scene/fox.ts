// Textures of the fox in four directions.
import type { Cut, Paper, Pen } from '../../kit/phaser/paper.ts';
import type { Direction } from '../rules/level.ts';

/** To the left it is the right one mirrored. */
export const foxKey = (direction: Direction): string => `fox-${direction === 'l' ? 'r' : direction}`;

export function bakeFox(paper: Paper): void {
  for (const direction of ['u', 'd', 'r'] as const)
    paper.bake(foxKey(direction), 64, 68, pen => {
      for (const part of PARTS[direction]) drawPart(pen, part);
    });
}

function drawPart(pen: Pen, part: Cut): void {
  pen.cut({ lift: 2.5, edge: 1.4, ...part });
}

const PARTS: Readonly<Record<'u' | 'd' | 'r', readonly Cut[]>> = {
  d: [
    {
      path: 'M7 12L19 8L23 -5L26 4L21 16L9 17Z',
      ink: 'fox',
      lighter: -5,
      folds: [['M19 8L23 -5L26 4Z', 0, 'cream']],
    },
    { path: 'M-9 0L9 0L12 17L-12 17Z', ink: 'fox', lighter: -8, folds: [['M-4 0L4 0L5 17L-5 17Z', 0, 'cream']] },
    {
      path: 'M-16 -26L-8 -17L8 -17L16 -26L15 -5L0 9L-15 -5Z',
      ink: 'fox',
      lighter: 3,
      folds: [
        ['M0 -17L8 -17L16 -26L15 -5L0 9Z', -8],
        ['M-16 -26L-8 -17L-15.4 -12Z', -15],
        ['M16 -26L8 -17L15.4 -12Z', -20],
        ['M-15 -5L-5 -5L0 9Z', 4, 'cream'],
        ['M15 -5L5 -5L0 9Z', -4, 'cream'],
        ['M-3.4 5L3.4 5L0 9.4Z', 0, 'navy'],
        ['M-9 -9.5L-4 -8L-5.4 -5.6Z', 0, 'navy'],
        ['M9 -9.5L4 -8L5.4 -5.6Z', 0, 'navy'],
      ],
    },
  ],
  u: [
    { path: 'M-10 -4L10 -4L13 16L-13 16Z', ink: 'fox', lighter: -7, folds: [['M0 -4L10 -4L13 16L0 16Z', -6]] },
    {
      path: 'M-16 -26L-8 -17L8 -17L16 -26L15 -6L0 3L-15 -6Z',
      ink: 'fox',
      lighter: 3,
      folds: [
        ['M0 -17L8 -17L16 -26L15 -6L0 3Z', -8],
        ['M-8 -17L0 -11L8 -17Z', 8],
      ],
    },
    {
      path: 'M-2 2L6 3L11 12L4 20L-6 17L-7 9Z',
      ink: 'fox',
      lighter: 6,
      folds: [
        ['M2 2L6 3L11 12L4 20Z', -9],
        ['M-6 17L4 20L-1 12Z', 0, 'cream'],
      ],
    },
  ],
  r: [
    {
      path: 'M-9 8L-20 4L-26 -7L-27 4L-21 14L-9 16Z',
      ink: 'fox',
      lighter: -5,
      folds: [['M-20 4L-26 -7L-27 4Z', 0, 'cream']],
    },
    {
      path: 'M-12 3L6 -1L10 17L-12 17Z',
      ink: 'fox',
      lighter: -7,
      folds: [['M2 0L6 -1L10 17L0 17Z', 0, 'cream']],
    },
    {
      path: 'M-11 -10L-8 -27L0 -17L8 -16L22 -4L9 4L-7 5Z',
      ink: 'fox',
      lighter: 3,
      folds: [
        ['M-11 -10L-8 -27L-4 -16Z', -15],
        ['M22 -4L9 4L-7 5L4 -4Z', 4, 'cream'],
        ['M-11 -10L-4 -16L4 -4L-7 5Z', -7],
        ['M17 -8L22.4 -4L16.5 -2Z', 0, 'navy'],
        ['M5 -11L10 -9.5L6.4 -7Z', 0, 'navy'],
      ],
    },
  ],
};
