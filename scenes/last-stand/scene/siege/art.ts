// Textures of the Siege mode: carriers (whole or damaged, shut or open), gliders, the airship and its hatch.
import type { Cut, Paper, Pen } from '../../../kit/phaser/paper.ts';

/** Rolling to the right, its middle on (0, 0), tracks down to y 18. */
const TRACKS: Cut = {
  path: 'M-42 10L-35 3H35L42 10L36 18H-36Z',
  ink: 'navy',
  lighter: 5,
  folds: [
    ['M-42 10L-35 3H35L38 6H-38Z', 13],
    ['M-27 7.5a4 4 0 1 0 .1 0ZM-9 7.5a4 4 0 1 0 .1 0ZM9 7.5a4 4 0 1 0 .1 0ZM27 7.5a4 4 0 1 0 .1 0Z', 0, 'sand'],
    ['M0 3H35L42 10L36 18H8Z', -2],
  ],
  lift: 3,
  edge: 1.6,
};

const HULL: Cut = {
  path: 'M-41 6L-39 -7L-29 -17H20L40 -3V6Z',
  ink: 'indigo',
  lighter: 2,
  folds: [
    ['M-41 6L-39 -7L-36 -1H38L40 6Z', -9],
    ['M-29 -17H20L26 -13H-33Z', 9],
  ],
  lift: 3,
  edge: 1.6,
};

/** Two armour plates over the hull; the first explosion removes one. */
const PLATE_BEHIND: Cut = {
  path: 'M-38 4L-36 -6L-28 -14H-5V4Z',
  ink: 'plum',
  lighter: 4,
  folds: [
    ['M-38 4L-37 -2H-5V4Z', -8],
    ['M-33 -8.5h3v3h-3ZM-12 -11h3v3h-3ZM-12 -1h3v3h-3ZM-33 0h3v3h-3Z', 8, 'sand'],
  ],
  lift: 1.6,
  edge: 1.3,
};
const PLATE_AHEAD: Cut = {
  path: 'M-1 4V-14H18L29 -6V4Z',
  ink: 'plum',
  lighter: 4,
  folds: [
    ['M-1 4V-2H29V4Z', -8],
    ['M3 -11h3v3h-3ZM3 -1h3v3h-3ZM22 -4h3v3h-3Z', 8, 'sand'],
  ],
  lift: 1.6,
  edge: 1.3,
};
/** Torn card in place of a removed plate. */
const TORN: Cut = {
  path: 'M-3 5L-2 -6L2 -3L4 -13L9 -7L13 -14L16 -6L23 -8L22 -1L28 1L26 5Z',
  ink: 'navy',
  lighter: 8,
  folds: [['M0 4L3 -3L7 -1L11 -6L14 -1L20 -2L21 4Z', 0, 'fox']],
  lift: 0.8,
  edge: 0.8,
};

const HATCH_SHUT: Cut = {
  path: 'M30 -8L41 -1V8H31Z',
  ink: 'coral',
  lighter: -4,
  folds: [['M31 0H41V8H31Z', -10]],
  lift: 1.4,
  edge: 1.2,
};
const HATCH_HOLE: Cut = {
  path: 'M28 -11L41 -3V8H28Z',
  ink: 'gold',
  lighter: 4,
  folds: [['M31 -6L39 -1V8H31Z', 0, 'navy']],
  lift: 0.6,
  edge: 1.4,
};
const RAMP: Cut = {
  path: 'M33 7L42 5L60 15L55 18Z',
  ink: 'coral',
  folds: [['M33 7L55 18L57 16.5L37 6Z', -9]],
  lift: 2,
  edge: 1.3,
};

function carrier(pen: Pen, isWhole: boolean, isOpen: boolean): void {
  if (isOpen) pen.cut(RAMP);
  pen.cut(HULL);
  pen.cut(PLATE_BEHIND);
  pen.cut(isWhole ? PLATE_AHEAD : TORN);
  pen.cut(isOpen ? HATCH_HOLE : HATCH_SHUT);
  pen.cut(TRACKS);
}

/** Flying to the right: a dart, its pilot below. */
const WING: Cut = {
  path: 'M29 1L-25 -10L-17 -1L-24 5L-6 3Z',
  ink: 'rose',
  lighter: 6,
  folds: [
    ['M29 1L-17 -1L-24 5L-6 3Z', -12],
    ['M29 1L-25 -10L-20 -4Z', 5, 'cream'],
  ],
  lift: 3,
  edge: 1.6,
};
function glider(pen: Pen): void {
  pen.cut(WING);
  pen.cut({
    path: 'M-14 4L-10 1H3L8 3.5L3 7H-11Z',
    ink: 'plum',
    lighter: 3,
    folds: [['M3 1L8 3.5L3 7L1 4Z', 0, 'cream']],
    lift: 1,
    edge: 1,
  });
}

/** Its bow to the right. */
const BALLOON: Cut = {
  path: 'M95 -1L80 -15L46 -25H-40L-78 -14L-95 0L-78 15L-40 26H46L80 15Z',
  ink: 'plum',
  lighter: 7,
  folds: [
    ['M95 -1L-95 0L-78 15L-40 26H46L80 15Z', -9],
    ['M46 -25H8L2 -1L95 -1L80 -15Z', 3],
    ['M-18 -25H8L2 -1H-24Z', 2, 'rose'],
    ['M-24 -1H2L8 26H-18Z', -8, 'rose'],
  ],
  lift: 5,
  edge: 2,
};
const FINS: Cut = {
  path: 'M-66 -12L-96 -27L-88 -4L-100 0L-88 5L-96 27L-66 13Z',
  ink: 'indigo',
  lighter: 4,
  folds: [['M-66 0L-100 0L-88 5L-96 27L-66 13Z', -9]],
  lift: 3,
  edge: 1.6,
};
/** The armoured keel that holds the hatch. */
const KEEL: Cut = {
  path: 'M-44 22H44L34 29H-34Z',
  ink: 'navy',
  lighter: 8,
  folds: [['M-44 22H44L40 25H-40Z', 16]],
  lift: 2,
  edge: 1.2,
};
const BAY_SHUT: Cut = {
  path: 'M-20 -7H20L15 7H-15Z',
  ink: 'navy',
  lighter: 12,
  folds: [
    ['M0 -7H20L15 7H0Z', 4],
    ['M-1.5 -7H1.5V7H-1.5Z', -2, 'coral'],
  ],
  lift: 2,
  edge: 1.3,
};
const BAY_OPEN: Cut = {
  path: 'M-20 -7H20L28 7L17 4H-17L-28 7Z',
  ink: 'coral',
  folds: [
    ['M-16 -6H16L14 4H-14Z', 6, 'gold'],
    ['M-11 -6H11L9 1H-9Z', 0, 'navy'],
  ],
  lift: 2.4,
  edge: 1.5,
};

export function bakeSiege(paper: Paper): void {
  for (const isWhole of [true, false])
    for (const isOpen of [false, true])
      paper.bake(carrierKey(isWhole, isOpen), 128, 48, pen => carrier(pen, isWhole, isOpen));
  paper.bake('glider', 66, 32, glider);
  paper.bake('airship', 214, 68, pen => {
    pen.cut(FINS);
    pen.cut(BALLOON);
    pen.cut(KEEL);
  });
  paper.bakeCut('bayShut', 50, 22, BAY_SHUT);
  paper.bakeCut('bayOpen', 64, 24, BAY_OPEN);
}

export const carrierKey = (isWhole: boolean, isOpen: boolean): string =>
  `carrier${isWhole ? 'Whole' : 'Torn'}${isOpen ? 'Open' : ''}`;
