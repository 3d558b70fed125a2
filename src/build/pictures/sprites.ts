// Sprites of Gem Tower Defense on a transparent background: 256 pixels square, origin in the middle.
import { css } from '../../../scenes/kit/core/inks.ts';
import { cut } from './paper.ts';

const big = { scale: 2.6, lift: 6, edge: 5 } as const;

export const rock = cut({
  ...big,
  outline: 'M-28-14-10-34 16-32 34-10 28 22 4 36-24 28-38 4Z',
  ink: 'navy',
  lighter: 22,
  facets: [
    ['M-28-14-10-34 4-8-14 8-38 4Z', 'navy', 36],
    ['M-10-34 16-32 34-10 4-8Z', 'navy', 29],
    ['M34-10 28 22 4 36 4-8Z', 'navy', 10],
    ['M-14 8 4-8 4 36-24 28Z', 'navy', 18],
  ],
});

export const waypoint =
  cut({
    ...big,
    outline: 'M-34 26 0 10 34 26 0 42Z',
    ink: 'sand',
    facets: [['M0 10 34 26 0 42Z', 'sand', -9]],
  }) +
  cut({
    ...big,
    outline: 'M-4-44H3V28H-4Z',
    ink: 'navy',
    lighter: 8,
    facets: [['M0-44H3V28H0Z', 'navy']],
  }) +
  cut({
    ...big,
    outline: 'M3-42 40-36 28-22 42-6 3-8Z',
    ink: 'coral',
    facets: [
      ['M3-42 20-39 18-7 3-8Z', 'coral', 6],
      ['M28-22 42-6 18-7 20-39 40-36Z', 'coral', -6],
    ],
  });

export const gemBase = cut({
  ...big,
  outline: 'M-24-38H24L42 0 24 38H-24L-42 0Z',
  ink: 'sand',
  facets: [
    ['M-24-38H24L14-22H-14Z', 'sand', 9],
    ['M24-38 42 0H26L14-22Z', 'sand', 2],
    ['M42 0 24 38 14 22 26 0Z', 'sand', -10],
    ['M24 38H-24L-14 22H14Z', 'sand', -16],
    ['M-24 38-42 0H-26L-14 22Z', 'sand', -7],
    ['M-42 0-24-38-14-22-26 0Z', 'sand', 5],
    ['M-14-22H14L26 0 14 22H-14L-26 0Z', 'navy', 14],
    ['M-14-22H14L26 0H-26Z', 'navy', 6],
  ],
});

/** A beetle that looks where it goes: to the right. */
export const mob =
  cut({
    ...big,
    outline:
      'M-30-28-20-20 2-30 10-38 16-30 14-22 34-14 40 0 34 14 14 22 16 30 10 38 2 30-20 20-30 28-34 22-26 14-38 0-26-14-34-22Z',
    ink: 'moss',
    lighter: -16,
    facets: [],
  }) +
  cut({
    ...big,
    outline: 'M-34 0-22-20 6-24 24-12 24 12 6 24-22 20Z',
    ink: 'moss',
    lift: 3,
    edge: 3,
    facets: [
      ['M-34 0-22-20 6-24 8-1Z', 'moss', 9],
      ['M-34 0-22 20 6 24 8 1Z', 'moss', -7],
      ['M6-24 24-12V12L6 24 8 0Z', 'moss', -14],
    ],
  }) +
  `<g transform="scale(2.6)"><path d="M27-10 36-7 28-4ZM27 10 36 7 28 4Z" fill="${css('gold', 6)}"/></g>`;

/** A moth; its wings are pointed and plum. */
export const mobAir =
  cut({
    ...big,
    outline: 'M6-8 0-44-30-38-22-24-38-16-14-6-14 6-38 16-22 24-30 38 0 44 6 8Z',
    ink: 'plum',
    facets: [
      ['M6-8 0-44-30-38-14-6Z', 'plum', 12],
      ['M-14-6-22-24-38-16Z', 'plum', 4],
      ['M6 8 0 44-30 38-14 6Z', 'plum', -4],
      ['M-14 6-22 24-38 16Z', 'plum', -10],
      ['M-8-28-2-32-4-22ZM-8 28-2 32-4 22Z', 'rose', 6],
    ],
  }) +
  cut({
    ...big,
    outline: 'M-26 0-8-10 18-9 30-14 26-5 32 0 26 5 30 14 18 9-8 10Z',
    ink: 'coral',
    lift: 3,
    edge: 3,
    facets: [
      ['M-26 0-8 10 18 9 30 14 26 5 32 0Z', 'coral', -10],
      ['M18-7 26-4 19-2ZM18 7 26 4 19 2Z', 'navy'],
    ],
  });
