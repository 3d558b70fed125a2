// What stands beside the fairways of a walk, as cut-outs: two kinds of each landscape, and what is met once in fifty holes.
import type { Cut } from '../../../kit/phaser/paper.ts';
import type { Land, Sight } from '../../levels/walk/land.ts';

const MEADOW_BUSH: Cut = {
  path: 'M-20 8L-17 -8L-4 -17L10 -14L20 -3L17 9L4 14L-10 13Z',
  ink: 'moss',
  lighter: -4,
  folds: [
    ['M-20 8L-17 -8L-4 -17L0 0L4 14L-10 13Z', 5],
    ['M20 -3L17 9L4 14L0 0Z', -7],
  ],
};
const FLOWER: Cut = {
  path: 'M0 -9L4 -4L9 -3L6 2L7 8L0 5L-7 8L-6 2L-9 -3L-4 -4Z',
  ink: 'gold',
  folds: [['M-3 -3L3 -3L4 2L0 4L-4 2Z', 0, 'fox']],
  lift: 1.5,
  edge: 0.8,
};
const PALM: Cut = {
  path: 'M0 0L-22 -8L-8 -9L-12 -23L0 -11L12 -23L9 -9L24 -6L10 1L19 16L3 7L-4 22L-6 6L-22 13Z',
  ink: 'teal',
  lighter: -4,
  folds: [
    ['M0 0L-22 -8L-8 -9L-12 -23L0 -11Z', 9],
    ['M0 0L24 -6L10 1L19 16L3 7Z', -8],
    ['M-4 -4L4 -4L4 4L-4 4Z', -6, 'fox'],
  ],
};
const SHELL: Cut = {
  path: 'M0 9L-10 0L-7 -8L0 -10L7 -8L10 0Z',
  ink: 'rose',
  lighter: 8,
  folds: [
    ['M0 9L-10 0L-7 -8L-2 -9Z', 8],
    ['M0 9L10 0L7 -8L2 -9Z', -6],
  ],
  lift: 1.5,
  edge: 0.8,
};
const AUTUMN_TREE: Cut = {
  path: 'M-22 4L-16 -14L0 -23L16 -15L23 2L15 17L0 22L-15 18Z',
  ink: 'fox',
  folds: [
    ['M-22 4L-16 -14L0 -23L0 0Z', 9],
    ['M0 -23L16 -15L23 2L0 0Z', 3, 'gold'],
    ['M23 2L15 17L0 22L0 0Z', -9],
  ],
};
const MUSHROOM: Cut = {
  path: 'M-11 0L-7 -9L0 -12L8 -9L11 0L4 2L3 11L-3 11L-4 2Z',
  ink: 'coral',
  folds: [
    ['M-4 1L4 1L3 11L-3 11Z', 0, 'cream'],
    ['M-5 -5L-1 -8L1 -4L-3 -2Z', 0, 'paper'],
    ['M4 -5L7 -4L6 -1L3 -2Z', 0, 'paper'],
  ],
  lift: 2,
  edge: 0.8,
};
const SNOW_FIR: Cut = {
  path: 'M0 -27L9 -11L6 -11L15 3L10 3L20 19L-20 19L-10 3L-15 3L-6 -11L-9 -11Z',
  ink: 'teal',
  lighter: -14,
  folds: [
    ['M0 -27L9 -11L6 -11L15 3L10 3L20 19L0 19Z', -8],
    ['M0 -27L6 -16L0 -13L-6 -16Z', 0, 'paper'],
    ['M-10 3L-15 3L-9 -6L-2 -1Z', 0, 'paper'],
    ['M-20 19L-13 8L-3 13L-8 19Z', 0, 'paper'],
  ],
};
const SNOW_HEAP: Cut = {
  path: 'M-20 7L-12 -6L0 -10L13 -5L21 7Z',
  ink: 'paper',
  folds: [['M0 -10L13 -5L21 7L4 7Z', -9, 'sky']],
  lift: 1.5,
  edge: 0,
};
const CACTUS: Cut = {
  path: 'M-5 20L-5 6L-16 2L-16 -10L-10 -10L-10 -2L-5 0L-5 -22L5 -22L5 -4L10 -6L10 -15L16 -15L16 -2L5 4L5 20Z',
  ink: 'moss',
  lighter: -8,
  folds: [
    ['M0 -22L5 -22L5 20L0 20Z', -8],
    ['M10 -15L16 -15L16 -2L10 -6Z', -6],
    ['M-5 -22L5 -22L2 -27L-2 -27Z', 0, 'coral'],
  ],
};
const RED_ROCK: Cut = {
  path: 'M-21 9L-15 -8L-2 -13L12 -9L20 4L14 11L-10 13Z',
  ink: 'fox',
  lighter: -16,
  folds: [
    ['M-21 9L-15 -8L-2 -13L-6 4Z', 7],
    ['M12 -9L20 4L14 11L2 2Z', -8],
  ],
};
const HEATHER: Cut = {
  path: 'M-18 10L-20 -2L-12 -12L-2 -6L4 -15L14 -8L20 3L15 11Z',
  ink: 'plum',
  lighter: 12,
  folds: [
    ['M-18 10L-20 -2L-12 -12L-2 -6L-4 10Z', 9],
    ['M14 -8L20 3L15 11L4 10Z', -9],
  ],
  lift: 2,
};
const STONE: Cut = {
  path: 'M-13 7L-10 -7L2 -11L13 -4L12 7Z',
  ink: 'indigo',
  lighter: 24,
  folds: [
    ['M-13 7L-10 -7L2 -11L-1 7Z', 8],
    ['M13 -4L12 7L4 7Z', -9],
  ],
};
const NIGHT_FIR: Cut = {
  ...SNOW_FIR,
  ink: 'indigo',
  lighter: -6,
  folds: [['M0 -27L9 -11L6 -11L15 3L10 3L20 19L0 19Z', -8]],
  edge: 0.8,
};
const LANTERN: Cut = {
  path: 'M-7 -9L7 -9L10 4L6 11L-6 11L-10 4Z',
  ink: 'gold',
  lighter: 8,
  folds: [
    ['M-7 -9L7 -9L5 -14L-5 -14Z', 0, 'coral'],
    ['M1 -9L7 -9L10 4L6 11L1 11Z', -9],
    ['M-2 -4L2 -4L2 6L-2 6Z', 8],
  ],
};
const CHERRY: Cut = {
  ...AUTUMN_TREE,
  ink: 'rose',
  lighter: 8,
  folds: [
    ['M-22 4L-16 -14L0 -23L0 0Z', 9],
    ['M0 -23L16 -15L23 2L0 0Z', 4],
    ['M23 2L15 17L0 22L0 0Z', -8],
  ],
};
const PETALS: Cut = { ...FLOWER, ink: 'rose', lighter: 14, folds: [['M-3 -3L3 -3L4 2L0 4L-4 2Z', 0, 'coral']] };
const PEAK: Cut = {
  path: 'M-26 18L-8 -16L2 -26L12 -10L26 18Z',
  ink: 'indigo',
  lighter: 16,
  folds: [
    ['M2 -26L12 -10L26 18L6 18Z', -11],
    ['M-8 -16L2 -26L9 -14L3 -9L-1 -13Z', 0, 'paper'],
  ],
};
const PINE: Cut = { ...SNOW_FIR, lighter: -8, folds: [['M0 -27L9 -11L6 -11L15 3L10 3L20 19L0 19Z', -8]] };

/** Large and small things of each landscape. */
export const PROPS: Readonly<Record<Land, readonly [large: Cut, small: Cut]>> = {
  meadow: [MEADOW_BUSH, FLOWER],
  seaside: [PALM, SHELL],
  autumn: [AUTUMN_TREE, MUSHROOM],
  snow: [SNOW_FIR, SNOW_HEAP],
  desert: [CACTUS, RED_ROCK],
  heather: [HEATHER, STONE],
  night: [NIGHT_FIR, LANTERN],
  cherry: [CHERRY, PETALS],
  rocks: [PEAK, PINE],
};

export const SIGHT_CUTS: Readonly<Record<Sight, Cut>> = {
  balloon: {
    path: 'M-24 -14L-18 -32L0 -40L18 -32L24 -14L8 14L8 28L-8 28L-8 14Z',
    ink: 'coral',
    folds: [
      ['M-8 -37L8 -37L10 -14L4 14L-4 14L-10 -14Z', 0, 'cream'],
      ['M18 -32L24 -14L8 14L4 14L10 -14L8 -37Z', -9],
      ['M-8 17L8 17L8 28L-8 28Z', -10, 'fox'],
    ],
    lift: 6,
  },
  fox: {
    path: 'M-26 8L-20 -8L-6 -15L10 -13L20 -20L22 -9L28 2L18 8L10 14L-14 16Z',
    ink: 'fox',
    folds: [
      ['M-6 -15L10 -13L4 2L-12 6Z', 7],
      ['M-26 8L-14 16L-4 15L-14 4Z', 0, 'cream'],
      ['M20 -20L22 -9L15 -12Z', -14],
      ['M28 2L18 8L18 1Z', 0, 'cream'],
      ['M25 1L28 2L25 4Z', 0, 'navy'],
    ],
  },
  boat: {
    path: 'M-30 4L-10 4L0 -24L10 4L30 4L18 20L-18 20Z',
    ink: 'paper',
    folds: [
      ['M0 -24L10 4L0 4Z', -12, 'cream'],
      ['M30 4L18 20L0 20L4 4Z', -14, 'cream'],
    ],
    lift: 5,
  },
  gnome: {
    path: 'M0 -32L10 -8L12 2L14 24L-14 24L-12 2L-10 -8Z',
    ink: 'indigo',
    folds: [
      ['M0 -32L10 -8L-10 -8Z', 0, 'coral'],
      ['M-10 -8L10 -8L8 2L-8 2Z', 0, 'sand'],
      ['M-9 1L9 1L0 16Z', 0, 'paper'],
    ],
    lift: 4,
  },
  crane: {
    path: 'M-34 -14L-8 -2L-4 -24L8 -4L34 -20L16 12L2 10L-18 16Z',
    ink: 'paper',
    folds: [
      ['M-8 -2L-4 -24L8 -4L2 10Z', -8, 'cream'],
      ['M8 -4L34 -20L16 12Z', -12, 'sky'],
      ['M-34 -14L-8 -2L-18 16Z', -5, 'cream'],
    ],
    lift: 5,
  },
};
