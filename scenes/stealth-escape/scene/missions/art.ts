// Textures of the missions: lockers, switches, paper balls, the lift, the cub.
import type { Cut, Paper } from '../../../kit/phaser/paper.ts';

const LOCKER: Cut = {
  path: 'M-15 -15L15 -15L15 15L-15 15Z',
  ink: 'teal',
  lighter: -16,
  folds: [
    ['M-15 -15L15 -15L11 -10L-11 -10Z', 10],
    ['M-15 -15L-11 -10L-11 10L-15 15Z', 4],
    ['M15 -15L11 -10L11 10L15 15Z', -6],
    ['M-11 -10L11 -10L11 10L-11 10Z', -14],
    ['M-7 -4H7V-2.6H-7ZM-7 0H7V1.4H-7ZM-7 4H7V5.4H-7Z', -2],
  ],
  lift: 2,
  edge: 1.4,
};

const SWITCH: Cut = {
  path: 'M-9 -12L9 -12L9 12L-9 12Z',
  ink: 'cream',
  lighter: -8,
  folds: [
    ['M-9 -12L9 12L-9 12Z', -8],
    ['M-4 -7L4 -7L4 1L-4 1Z', 0, 'gold'],
  ],
  lift: 3,
  edge: 1.4,
};

const BALL: Cut = {
  path: 'M0 -10L7 -8L10 -1L8 7L1 10L-7 8L-10 1L-8 -6Z',
  ink: 'cream',
  folds: [
    ['M0 -10L7 -8L10 -1L2 1Z', -5],
    ['M2 1L8 7L1 10L-7 8Z', -11],
    ['M-8 -6L2 1L-10 1Z', -3],
  ],
  lift: 3,
  edge: 0.8,
};

const LIFT: Cut = {
  path: 'M-18 -18L18 -18L18 18L-18 18Z',
  ink: 'sand',
  lighter: -6,
  folds: [
    ['M-18 -18L18 18L-18 18Z', -6],
    ['M-18 -18H18V-14H-18ZM-18 14H18V18H-18Z', 0, 'coral'],
    ['M-6 -4L0 -10L6 -4ZM-6 4L0 10L6 4Z', 0, 'navy'],
  ],
  lift: 5,
  edge: 1.4,
};

const CUB: Cut = {
  path: 'M14 0L3 -10L-11 -11L-6 -5L-8 0L-6 5L-11 11L3 10Z',
  ink: 'sand',
  lighter: 4,
  folds: [
    ['M14 0L3 10L-11 11L-6 5L-8 0Z', -9],
    ['M-11 -11L-6 -5L0 -10Z', -16],
    ['M-11 11L-6 5L0 10Z', -22],
    ['M14 0L10 -2.6L10 2.6Z', 0, 'navy'],
    ['M1 -5L-2 -2.4L2.4 -2.2ZM1 5L-2 2.4L2.4 2.2Z', 0, 'navy'],
  ],
  lift: 3,
  edge: 1.4,
};

export function bakeMissions(paper: Paper): void {
  paper.bakeCut('locker', 34, 34, LOCKER);
  paper.bakeCut('switch', 22, 28, SWITCH);
  paper.bakeCut('switchUsed', 22, 28, {
    ...SWITCH,
    lighter: -24,
    folds: [
      ['M-9 -12L9 12L-9 12Z', -6],
      ['M-4 -1L4 -1L4 7L-4 7Z', 0, 'navy'],
    ],
  });
  paper.bakeCut('ball', 22, 22, BALL);
  paper.bakeCut('lift', 38, 38, LIFT);
  paper.bakeCut('cub', 30, 26, CUB);
}
