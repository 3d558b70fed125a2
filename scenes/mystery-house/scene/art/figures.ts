// Figures: paper cuts of the six guests and the fox. Outline and hat identify a guest; hair, hands and shoes stay hidden, because they are clues.
// (0, 0) is the middle, the feet are at y = 100.
import type { Ink } from '../../../kit/core/inks.ts';
import type { Cut, Fold } from '../../../kit/phaser/paper.ts';

const part = (ink: Ink, path: string, folds: readonly Fold[] = [], lighter = 0): Cut => ({
  path,
  ink,
  lighter,
  folds,
  lift: 3,
  edge: 2,
});
const flat = (ink: Ink, path: string, lighter = 0): Cut => ({ path, ink, lighter, lift: 0, edge: 0 });

/** A face of paper with two eyes; everybody has the same. */
const face = (y = -52): readonly Cut[] => [
  part('sand', `M-21 ${y - 14}L0 ${y - 24}L21 ${y - 14}L19 ${y + 14}L0 ${y + 27}L-19 ${y + 14}Z`, [
    [`M4 ${y - 24}L21 ${y - 14}L19 ${y + 14}L0 ${y + 27}L6 ${y}Z`, -7],
  ]),
  flat('navy', `M-12 ${y}L-8 ${y - 5}L-4 ${y}L-8 ${y + 4}ZM5 ${y}L9 ${y - 5}L13 ${y}L9 ${y + 4}Z`, -6),
];

/** A coat to the floor: it hides hands and shoes. */
const coat = (ink: Ink, lighter: number, shape: string, right: string, more: readonly Fold[] = []): Cut =>
  part(ink, shape, [[right, -9], ...more], lighter);

const ADA: readonly Cut[] = [
  coat('cream', 0, 'M-30 -26L30 -26L46 40L54 100L-54 100L-46 40Z', 'M6 -26L30 -26L46 40L54 100L10 100Z', [
    ['M-22 10L22 10L30 84L-30 84Z', 4, 'paper'],
  ]),
  part('coral', 'M-22 -30L22 -30L6 -8L-4 -14Z', [['M0 -30L22 -30L6 -8Z', -8]]),
  ...face(),
  part('paper', 'M-24 -64L-34 -84L-22 -104L0 -96L20 -106L34 -86L24 -64Z', [
    ['M4 -98L20 -106L34 -86L24 -64L6 -64Z', -6],
    ['M-24 -72L24 -72L24 -64L-24 -64Z', -12],
  ]),
];

const BRUNO: readonly Cut[] = [
  coat('moss', -8, 'M-36 -24L36 -24L48 30L44 100L-44 100L-48 30Z', 'M4 -24L36 -24L48 30L44 100L6 100Z', [
    ['M-20 -24L20 -24L20 40L-20 40Z', 12],
  ]),
  part('sand', 'M-18 -28L18 -28L10 -10L-10 -10Z', [], -24),
  ...face(),
  part('gold', 'M-50 -62L-24 -70L-18 -92L18 -94L26 -70L52 -64L20 -56L-22 -56Z', [
    ['M4 -93L18 -94L26 -70L52 -64L20 -56L4 -57Z', -8],
    ['M-22 -74L24 -74L26 -68L-24 -67Z', 0, 'moss'],
  ]),
];

const CLARA: readonly Cut[] = [
  coat('sky', 6, 'M-28 -24L28 -24L40 34L48 100L-48 100L-40 34Z', 'M4 -24L28 -24L40 34L48 100L6 100Z', [
    ['M-6 -24L6 -24L4 100L-4 100Z', 12],
  ]),
  part('navy', 'M-18 -26L-12 -28L-8 10L8 10L12 -28L18 -26L12 18L-12 18Z', [['M-6 10L6 10L6 22L-6 22Z', 30]], 16),
  ...face(),
  part('paper', 'M-26 -62L-28 -80L0 -92L28 -80L26 -62L0 -70Z', [['M2 -92L28 -80L26 -62L2 -69Z', -7]]),
  flat('coral', 'M-3 -88L3 -88L3 -82L9 -82L9 -77L3 -77L3 -71L-3 -71L-3 -77L-9 -77L-9 -82L-3 -82Z'),
];

const DORIAN: readonly Cut[] = [
  coat('plum', -4, 'M-26 -26L26 -26L58 60L62 100L-62 100L-58 60Z', 'M4 -26L26 -26L58 60L62 100L8 100Z', [
    ['M-26 -26L-4 -26L-2 100L-30 100Z', 9],
  ]),
  part('gold', 'M-24 -30L24 -30L0 -8Z', [['M0 -30L24 -30L0 -8Z', -10]]),
  ...face(),
  part(
    'navy',
    'M-34 -60L-22 -66L-22 -110L22 -112L24 -66L36 -60L0 -56Z',
    [
      ['M4 -111L22 -112L24 -66L36 -60L4 -57Z', -6],
      ['M-22 -78L23 -78L24 -67L-22 -66Z', 0, 'coral'],
    ],
    6,
  ),
];

const EDITH: readonly Cut[] = [
  coat('indigo', 4, 'M-24 -24L24 -24L34 20L56 100L-56 100L-34 20Z', 'M4 -24L24 -24L34 20L56 100L8 100Z', [
    ['M-34 20L34 20L36 28L-36 28Z', 16],
  ]),
  ...face(),
  part('rose', 'M-30 -34L-30 -70L0 -90L30 -70L30 -34L18 -18L20 -60L0 -72L-20 -60L-18 -18Z', [
    ['M2 -89L30 -70L30 -34L18 -18L20 -60L2 -71Z', -9],
  ]),
  part('paper', 'M-17 -52L-9 -58L-1 -52L-9 -45ZM1 -52L9 -58L17 -52L9 -45Z'),
  flat('navy', 'M-13 -52L-9 -56L-4 -52L-9 -47ZM5 -52L9 -56L14 -52L9 -47Z', -6),
];

const FELIX: readonly Cut[] = [
  coat('teal', -6, 'M-34 -24L34 -24L42 40L38 100L-38 100L-42 40Z', 'M4 -24L34 -24L42 40L38 100L4 100Z', [
    ['M-24 -24L-14 -24L-12 30L-24 30ZM14 -24L24 -24L24 30L12 30Z', 14],
    ['M-42 44L42 44L41 54L-41 54Z', -20],
  ]),
  part('cream', 'M-14 -28L14 -28L0 -12Z'),
  ...face(),
  part(
    'sand',
    'M-30 -60L-26 -82L0 -94L28 -82L44 -62L24 -58L-26 -56Z',
    [['M2 -94L28 -82L44 -62L24 -58L4 -58Z', -8]],
    -30,
  ),
  part(
    'sky',
    'M-22 -72L-10 -80L0 -72L-10 -65ZM2 -72L12 -80L22 -72L12 -65Z',
    [['M-10 -80L0 -72L-10 -65ZM12 -80L22 -72L12 -65Z', -10]],
    8,
  ),
];

export const FIGURES: readonly (readonly Cut[])[] = [ADA, BRUNO, CLARA, DORIAN, EDITH, FELIX];
export const FIGURE = { width: 150, height: 240 } as const;

/** The detective, from behind one shoulder: the warmest thing in the room. */
export const FOX: readonly Cut[] = [
  part('fox', 'M-58 96L-88 60L-76 14L-56 30L-44 70Z', [
    ['M-88 60L-76 14L-64 26Z', 2, 'paper'],
    ['M-58 96L-88 60L-64 44L-44 70Z', -9],
  ]),
  part(
    'indigo',
    'M-46 100L-44 30L-18 -12L26 -10L44 34L48 100Z',
    [
      ['M4 -10L26 -10L44 34L48 100L6 100Z', -8],
      ['M-18 -12L26 -10L14 12L-4 10Z', 14],
    ],
    6,
  ),
  part('fox', 'M-38 -26L-46 -86L-14 -64L20 -66L44 -92L42 -34L74 -8L28 14L-14 6Z', [
    ['M20 -66L44 -92L42 -34L74 -8L28 14L12 -16Z', 8],
    ['M42 -34L74 -8L28 14L12 -14Z', 2, 'paper'],
    ['M-46 -86L-14 -64L-32 -46Z', -20],
    ['M44 -92L40 -62L24 -64Z', -22],
  ]),
  flat('navy', 'M64 -14L76 -8L66 0Z', -4),
  flat('navy', 'M24 -34L31 -42L38 -34L31 -28Z', -6),
];
/** A magnifying glass, held at the end of its handle. */
export const LENS: readonly Cut[] = [
  part('sand', 'M-5 -2L5 -2L4 44L-4 44Z', [['M0 -2L5 -2L4 44L0 44Z', -10]], -36),
  part('gold', 'M-24 -26L-16 -44L0 -50L16 -44L24 -26L16 -8L0 -2L-16 -8Z', [
    ['M-16 -26L-11 -38L0 -42L11 -38L16 -26L11 -14L0 -10L-11 -14Z', 10, 'sky'],
    ['M-11 -38L0 -42L4 -40L-8 -28Z', 20, 'sky'],
  ]),
];
