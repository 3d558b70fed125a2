// Textures of the gun: tracks and hull, gunner, both barrels, stakes of the lock.
import type { Cut, Paper, Pen } from '../../kit/phaser/paper.ts';

/** The gun's tracks, standing on y 0. */
const TRACKS: Cut = {
  path: 'M-30 -4L-25 -15H25L30 -4L25 0H-25Z',
  ink: 'navy',
  lighter: 4,
  folds: [
    ['M-30 -4L-25 -15H25L22 -11H-22Z', 14],
    ['M-18 -8a4 4 0 1 0 .1 0ZM0 -8a4 4 0 1 0 .1 0ZM18 -8a4 4 0 1 0 .1 0Z', 2, 'sand'],
    ['M0 -15H25L30 -4L25 0H6Z', -3],
  ],
  lift: 3,
  edge: 1.6,
};

const HULL: Cut = {
  path: 'M-22 -13L-15 -22H15L22 -13Z',
  ink: 'fox',
  lighter: 2,
  folds: [
    ['M0 -22H15L22 -13H0Z', -10],
    ['M-22 -13L-19 -16.5H19L22 -13Z', -6],
  ],
  lift: 2,
  edge: 1.4,
};

/** The gunner, in goggles, seen from the front. */
const FOX: Cut = {
  path: 'M-15 -19L-7 -12H7L15 -19L14 -3L0 14L-14 -3Z',
  ink: 'fox',
  lighter: 5,
  folds: [
    ['M0 -12H7L15 -19L14 -3L0 14Z', -7],
    ['M-15 -19L-9 -13.5L-13 -8Z', -16],
    ['M15 -19L9 -13.5L13 -8Z', -24],
    ['M-14 -3L-3 0L0 14Z', 5, 'cream'],
    ['M14 -3L3 0L0 14Z', -4, 'cream'],
  ],
  lift: 2,
  edge: 1.4,
};

function fox(pen: Pen): void {
  pen.cut(FOX);
  pen.cut({
    path: 'M-12 -8L-3 -8.5L0 -6.5L3 -8.5L12 -8L10 -1L3.5 -1L0 -4L-3.5 -1L-10 -1Z',
    ink: 'navy',
    folds: [
      ['M-10 -7L-4 -7L-5.5 -2.5L-9 -2.5Z', 8, 'sky'],
      ['M10 -7L4 -7L5.5 -2.5L9 -2.5Z', 0, 'sky'],
    ],
    lift: 0.8,
    edge: 0.7,
  });
  pen.cut({ path: 'M-3.4 9L3.4 9L0 14Z', ink: 'navy', lift: 0, edge: 0 });
}

/** Barrels point up from where they turn. */
const CANNON: Cut = {
  path: 'M-6 6L-5 -26L-4 -38H4L5 -26L6 6Z',
  ink: 'fox',
  lighter: -2,
  folds: [
    ['M0 6V-38H4L5 -26L6 6Z', -12],
    ['M-5.6 -24H5.6V-29H-5.6Z', 2, 'gold'],
    ['M-5 -38H5V-34H-5Z', -2, 'navy'],
  ],
  lift: 2,
  edge: 1.4,
};

/** Laid over the cannon as it heats: embers round its mouth, white-hot within. */
const GLOW: Cut = {
  path: 'M-7 -8L-10 -20L-7.5 -24L-11 -33L-7 -36L-8 -43L-3 -40L0 -46L3 -40L8 -43L7 -36L11 -33L7.5 -24L10 -20L7 -8L0 -3Z',
  ink: 'coral',
  lighter: 2,
  folds: [
    ['M-5.5 -12L-6.5 -34L0 -41L6.5 -34L5.5 -12L0 -8Z', 2, 'gold'],
    ['M-3 -24L-4 -35L4 -35L3 -24L0 -19Z', 6, 'cream'],
  ],
  lift: 1,
  edge: 1,
};

const MORTAR: Cut = {
  path: 'M-8 6L-9 -22L-12 -33H12L9 -22L8 6Z',
  ink: 'plum',
  lighter: 8,
  folds: [
    ['M0 6V-33H12L9 -22L8 6Z', -2],
    ['M-9 -20H9V-24H-9Z', 2, 'gold'],
    ['M-12 -33H12L11 -29H-11Z', -2, 'navy'],
  ],
  lift: 2,
  edge: 1.4,
};

/** Stakes that hold a locked gun. */
const STAKES: Cut = {
  path: 'M-40 -12H-32L-30 2L-36 14L-42 2ZM32 -12H40L42 2L36 14L30 2Z',
  ink: 'navy',
  lighter: 16,
  folds: [
    ['M-36 -12H-32L-30 2L-36 14ZM36 -12H40L42 2L36 14Z', 6],
    ['M-41 -12H-31V-8H-41ZM31 -12H41V-8H31Z', 2, 'gold'],
  ],
  lift: 2,
  edge: 1.2,
};

export function bakeGun(paper: Paper): void {
  paper.bake('gunBase', 84, 60, pen => {
    pen.cut(HULL);
    pen.cut(TRACKS);
  });
  paper.bakeCut('stakes', 88, 32, STAKES);
  paper.bake('gunner', 46, 46, fox);
  paper.bakeCut('cannon', 24, 88, CANNON);
  paper.bakeCut('glow', 28, 100, GLOW);
  paper.bakeCut('mortar', 34, 80, MORTAR);
}
