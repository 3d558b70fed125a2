// Gem shapes as SVG paths for stage and HUD; each kind differs in shape, not only in colour.
import type { Ink } from '../../kit/core/inks.ts';
import type { Kind } from '../rules/gems.ts';

export interface Shape {
  /** SVG path round (0, 0), about 30 wide. */
  readonly path: string;
  readonly ink: Ink;
  readonly lighter?: number;
  readonly folds: readonly (readonly [path: string, lighter: number, ink?: Ink])[];
}

export const SHAPES: Readonly<Record<Kind, Shape>> = {
  phoenix: {
    path: 'M0 -17C4 -11 8 -11 17 -13C15 -3 12 4 5 7L8 16L0 11L-8 16L-5 7C-12 4 -15 -3 -17 -13C-8 -11 -4 -11 0 -17Z',
    ink: 'fox',
    folds: [
      ['M0 -17C4 -11 8 -11 17 -13C15 -3 12 4 5 7L0 -4Z', 8, 'gold'],
      ['M0 -4L5 7L8 16L0 11L-8 16L-5 7Z', 0, 'coral'],
    ],
  },
  glacier: {
    path: 'M0 -17L8 -6L15 -8L13 12H-13L-15 -8L-8 -6Z',
    ink: 'sky',
    lighter: -6,
    folds: [
      ['M0 -17L8 -6L0 12L-8 -6Z', 18, 'paper'],
      ['M15 -8L13 12H0L8 -6Z', -12],
    ],
  },
  comet: {
    path: 'M15 -15L11 -1C14 8 6 16 -3 14C-12 12 -15 3 -10 -4L-3 -3L0 -11L5 -6Z',
    ink: 'indigo',
    lighter: 14,
    folds: [
      ['M15 -15L11 -1L5 -6Z', 10, 'gold'],
      ['M-3 14C-12 12 -15 3 -10 -4L-3 -3L2 6Z', 0, 'coral'],
    ],
  },
  maelstrom: {
    path: 'M0 -15C9 -15 15 -8 15 0S9 15 0 15S-15 9 -15 0S-9 -15 0 -15Z',
    ink: 'teal',
    lighter: -4,
    folds: [
      ['M0 -15C9 -15 15 -8 15 0L6 0C6 -4 3 -6 0 -6Z', 16],
      ['M0 15C-9 15 -15 8 -15 0L-6 0C-6 4 -3 6 0 6Z', 10, 'sky'],
      ['M-4 0L0 -4L4 0L0 4Z', 0, 'gold'],
    ],
  },
  ruby: {
    path: 'M-6 -14H6L14 -6V6L6 14H-6L-14 6V-6Z',
    ink: 'coral',
    folds: [
      ['M-6 -14H6L14 -6L0 0L-14 -6Z', 9],
      ['M-14 6L0 0L14 6L6 14H-6Z', -11],
    ],
  },
  sapphire: {
    path: 'M0 -15L13 -7V7L0 15L-13 7V-7Z',
    ink: 'indigo',
    lighter: 10,
    folds: [
      ['M0 -15L13 -7L0 0L-13 -7Z', 12],
      ['M0 0L13 -7V7L0 15Z', -10],
    ],
  },
  emerald: {
    path: 'M-9 -15H9L12 -11V11L9 15H-9L-12 11V-11Z',
    ink: 'moss',
    folds: [
      ['M-9 -15H9L5 -8H-5L-12 -11Z', 14],
      ['M-5 -8H5V8H-5Z', 8],
      ['M12 -11V11L9 15H-9L5 8V-8Z', -10],
    ],
  },
  topaz: {
    path: 'M0 -15L15 12H-15Z',
    ink: 'gold',
    folds: [
      ['M0 -15L0 4L-15 12Z', 7],
      ['M-15 12L0 4L15 12Z', -15],
    ],
  },
  diamond: {
    path: 'M-9 -12H9L16 -3L0 16L-16 -3Z',
    ink: 'paper',
    lighter: -6,
    folds: [
      ['M-9 -12H9L16 -3H-16Z', 0, 'paper'],
      ['M0 16L-5 -3H5Z', -4, 'sky'],
      ['M16 -3L0 16L5 -3Z', -16, 'sky'],
    ],
  },
  amethyst: {
    path: 'M0 -17L11 4L0 15L-11 4Z',
    ink: 'plum',
    lighter: 6,
    folds: [
      ['M0 -17L0 15L-11 4Z', 13],
      ['M-11 4L0 9L11 4L0 15Z', -10],
    ],
  },
  opal: {
    path: 'M0 -13C9 -13 14 -7 14 0S9 13 0 13S-14 7 -14 0S-9 -13 0 -13Z',
    ink: 'rose',
    folds: [
      ['M-14 0C-14 -8 -8 -13 0 -13L2 0Z', 12, 'cream'],
      ['M2 0L14 0C14 7 9 13 0 13Z', -6, 'sky'],
    ],
  },
  aquamarine: {
    path: 'M-15 0L-6 -9H6L15 0L6 9H-6Z',
    ink: 'teal',
    lighter: 8,
    folds: [
      ['M-15 0L-6 -9H6L0 0Z', 12],
      ['M0 0L15 0L6 9H-6Z', -10],
    ],
  },
  wildfire: {
    path: 'M0 -17C3 -10 12 -8 12 3C12 10 7 15 0 15S-12 10 -12 3C-12 -3 -7 -5 -6 -11C-2 -9 -2 -13 0 -17Z',
    ink: 'coral',
    folds: [
      ['M0 -4C2 1 6 2 6 8C6 12 3 15 0 15S-6 12 -6 8C-6 3 -2 2 0 -4Z', 0, 'gold'],
      ['M0 6C1 8 3 9 3 11S2 15 0 15S-3 13 -3 11S-1 8 0 6Z', 0, 'moss'],
    ],
  },
  frostfan: {
    path: 'M0 14L-16 -6L-10 -9L-8 -14L0 -11L8 -14L10 -9L16 -6Z',
    ink: 'sky',
    folds: [
      ['M0 14L-16 -6L-10 -9Z', 12],
      ['M0 14L-4 -12L4 -12Z', 0, 'gold'],
      ['M0 14L10 -9L16 -6Z', -14],
    ],
  },
  starlance: {
    path: 'M0 -17L4 -4L17 0L4 4L0 17L-4 4L-17 0L-4 -4Z',
    ink: 'paper',
    lighter: -4,
    folds: [
      ['M0 -17L4 -4L0 0Z', 0, 'plum'],
      ['M17 0L4 4L0 0Z', 0, 'plum'],
      ['M0 17L-4 4L0 0Z', 0, 'plum'],
      ['M-17 0L-4 -4L0 0Z', 0, 'plum'],
    ],
  },
  beehive: {
    path: 'M-7 -14H7L14 -4L12 8L5 14H-5L-12 8L-14 -4Z',
    ink: 'gold',
    lighter: -4,
    folds: [
      ['M-7 -14H7L14 -4H-14Z', 8, 'gold'],
      ['M-13 2H13L12 8H-12Z', -6, 'teal'],
      ['M-3 -2H3V10H-3Z', 0, 'rose'],
    ],
  },
  landslide: {
    path: 'M-16 12L-8 -6L-3 0L4 -14L16 12Z',
    ink: 'fox',
    folds: [
      ['M4 -14L16 12H4L1 -2Z', -14],
      ['M4 -14L8 -5L3 -3L-1 -4Z', 0, 'paper'],
      ['M-16 12L-8 -6L-6 12Z', 9],
    ],
  },
  stormnet: {
    path: 'M-5 -16H8L2 -4H12L-6 16L-2 2H-11Z',
    ink: 'plum',
    lighter: 10,
    folds: [
      ['M-5 -16H8L2 -4L-4 -2Z', 0, 'gold'],
      ['M2 -4H12L-6 16L-2 2Z', -8],
    ],
  },
  hex: {
    path: 'M-13 -13L0 -8L13 -13L8 0L13 13L0 8L-13 13L-8 0Z',
    ink: 'moss',
    lighter: -4,
    folds: [
      ['M-13 -13L0 -8L0 0L-8 0Z', 14],
      ['M0 -5L5 0L0 5L-5 0Z', 0, 'rose'],
    ],
  },
  tide: {
    path: 'M-15 6C-12 -8 -2 -14 6 -13C2 -10 3 -5 8 -4C12 -3 15 0 15 6C10 13 -10 13 -15 6Z',
    ink: 'indigo',
    lighter: 14,
    folds: [
      ['M-15 6C-12 -8 -2 -14 6 -13C-3 -8 -4 0 -8 5Z', 12, 'teal'],
      ['M-15 6C-6 9 6 9 15 6C10 13 -10 13 -15 6Z', -8],
    ],
  },
};
