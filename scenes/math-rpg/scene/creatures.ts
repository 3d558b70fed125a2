// Shapes of fox, pencil and thirteen enemies, each recognisable by its outline alone. Enemies face left, the fox right;
// (0, 0) is the centre, the ground is y = 90.
import type { Ink } from '../../kit/core/inks.ts';
import type { Cut, Fold } from '../../kit/phaser/paper.ts';

const part = (ink: Ink, path: string, folds: readonly Fold[] = [], lighter = 0): Cut => ({
  path,
  ink,
  lighter,
  folds,
  lift: 3,
  edge: 2,
});
const flat = (ink: Ink, path: string, lighter = 0): Cut => ({ path, ink, lighter, lift: 0, edge: 0 });
/** Eye, looking left. */
const eye = (x: number, y: number, size = 8): readonly Cut[] => [
  flat('paper', `M${x - size} ${y}L${x} ${y - size}L${x + size} ${y}L${x} ${y + size}Z`, 2),
  flat(
    'navy',
    `M${x - size * 0.8} ${y}L${x - size * 0.2} ${y - size * 0.55}L${x + size * 0.3} ${y}L${x - size * 0.2} ${y + size * 0.55}Z`,
    -8,
  ),
];
/** Lowered lid: an angry look. */
const brow = (x: number, y: number, ink: Ink, lighter: number, size = 10): Cut =>
  flat(
    ink,
    `M${x - size} ${y - size * 0.1}L${x + size} ${y - size}L${x + size} ${y - size * 1.5}L${x - size} ${y - size * 0.9}Z`,
    lighter,
  );

export const FOX: readonly Cut[] = [
  part('fox', 'M-34 62L-92 74L-112 34L-98 -6L-78 30L-46 40Z', [
    ['M-112 34L-98 -6L-78 30Z', 0, 'paper'],
    ['M-92 74L-112 34L-78 30L-46 40Z', -9],
  ]),
  part('fox', 'M-44 90L-50 34L-18 -14L24 -4L34 52L26 90L6 90L2 58L-16 58L-20 90Z', [
    ['M24 -4L34 52L26 90L6 90L2 58L-2 10Z', -11],
    ['M2 8L22 0L26 40L8 50Z', 4, 'cream'],
  ]),
  part('fox', 'M-34 -20L-46 -86L-16 -62L22 -66L44 -92L46 -34L78 -8L30 16L-12 10Z', [
    ['M22 -66L44 -92L46 -34L78 -8L30 16L14 -14Z', 8],
    ['M46 -34L78 -8L30 16L14 -12Z', 2, 'paper'],
    ['M-46 -86L-16 -62L-32 -44Z', -20],
    ['M44 -92L42 -62L26 -62Z', -22],
  ]),
  flat('navy', 'M68 -14L80 -8L70 0Z', -4),
  flat('paper', 'M20 -34L30 -44L42 -32L30 -24Z', 2),
  flat('navy', 'M27 -34L34 -40L40 -32L33 -27Z', -6),
];
/** Pencil, as long as a lance: grip at (0, 0), point to the right. */
export const PENCIL: readonly Cut[] = [
  part('gold', 'M-58 -8L64 -8L64 8L-58 8Z', [['M-58 0L64 0L64 8L-58 8Z', -12]]),
  part('sand', 'M64 -8L92 0L64 8Z', [
    ['M64 0L92 0L64 8Z', -10],
    ['M82 -3L92 0L82 3Z', -8, 'navy'],
  ]),
  part('rose', 'M-58 -8L-76 -8L-76 8L-58 8Z', [['M-58 0L-76 0L-76 8L-58 8Z', -10]]),
];

const SNAIL: readonly Cut[] = [
  part('sand', 'M-82 44L-104 -8L-96 -10L-70 38Z', [], -14),
  part('sand', 'M-66 42L-70 -14L-62 -14L-52 40Z', [], -14),
  part('sand', 'M-106 72L-92 34L-56 34L-40 62L70 60L116 90L-96 90Z', [['M-96 90L-40 62L70 60L116 90Z', -10]]),
  part('teal', 'M-36 62L-44 10L-14 -42L40 -54L86 -24L98 28L72 66Z', [
    ['M40 -54L86 -24L98 28L72 66L24 8Z', -10],
    ['M-14 -42L40 -54L24 8L-8 2Z', 10],
    ['M-4 30L24 -14L62 8L46 48L10 46Z', -18],
    ['M14 28L32 6L50 22L40 38Z', 6],
  ]),
  ...eye(-101, -14, 9),
  ...eye(-67, -18, 9),
];

const HEDGEHOG: readonly Cut[] = [
  part(
    'plum',
    'M-48 76L-60 30L-66 -16L-38 -2L-34 -54L-8 -22L14 -72L28 -28L66 -60L60 -14L100 -28L78 14L118 22L84 46L112 70L74 76Z',
    [
      ['M28 -28L66 -60L60 -14L100 -28L78 14L118 22L84 46L112 70L74 76L10 20Z', -9],
      ['M-48 76L-60 30L10 20L40 76Z', 9],
    ],
  ),
  part('sand', 'M-40 84L-116 62L-122 54L-66 14L-40 26L-22 84Z', [['M-116 62L-122 54L-66 14L-72 50Z', 8]]),
  flat('navy', 'M-124 52L-112 48L-112 62Z', -4),
  part('plum', 'M-40 78L-18 78L-22 92L-44 92ZM44 76L68 76L66 92L42 92Z', [], -10),
  ...eye(-76, 42, 8),
  brow(-74, 40, 'plum', -6, 11),
];

const FROG: readonly Cut[] = [
  part('moss', 'M34 90L18 44L62 6L104 48L112 84L84 90L76 62L62 90Z', [['M62 6L104 48L112 84L84 90L76 62Z', -12]], -6),
  part('moss', 'M-96 56L-92 8L-52 -22L30 -16L72 34L56 84L-56 84Z', [
    ['M30 -16L72 34L56 84L-16 84L-8 30Z', -10],
    ['M-92 34L-6 36L-22 74L-66 72Z', 6, 'cream'],
  ]),
  part('moss', 'M-84 -6L-88 -48L-62 -62L-40 -44L-44 -12Z', [['M-62 -62L-40 -44L-44 -12Z', -9]], 6),
  part('moss', 'M-26 -14L-30 -54L-4 -68L20 -50L16 -14Z', [['M-4 -68L20 -50L16 -14Z', -9]], 6),
  part('moss', 'M-62 62L-40 62L-34 90L-86 90ZM-6 62L16 62L26 90L-26 90Z', [], 4),
  flat('navy', 'M-92 22L-8 26L-30 34L-74 32Z', 4),
  ...eye(-66, -38, 11),
  ...eye(-8, -44, 11),
];

const CRAB: readonly Cut[] = [
  part(
    'coral',
    'M-62 62L-96 90L-86 92L-44 72ZM-30 72L-44 92L-34 92L-12 76ZM62 62L96 90L86 92L44 72ZM30 72L44 92L34 92L12 76Z',
    [],
    -12,
  ),
  part(
    'coral',
    'M-66 30L-104 14L-112 -36L-88 -78L-80 -40L-62 -66L-52 -28L-82 -2L-50 14Z',
    [['M-88 -78L-80 -40L-104 14L-112 -36Z', 9]],
    -2,
  ),
  part(
    'coral',
    'M66 30L104 14L112 -36L88 -78L80 -40L62 -66L52 -28L82 -2L50 14Z',
    [['M66 30L104 14L112 -36L88 -78L80 -40L82 -2Z', -10]],
    -2,
  ),
  part('coral', 'M-78 34L-44 0L44 0L78 34L46 78L-46 78Z', [
    ['M44 0L78 34L46 78L0 78L0 34Z', -10],
    ['M-44 0L44 0L0 34Z', 9],
  ]),
  part('coral', 'M-24 4L-30 -30L-20 -30L-14 2ZM14 2L20 -30L30 -30L24 4Z', [], -6),
  ...eye(-25, -36, 10),
  ...eye(25, -36, 10),
  flat('navy', 'M-22 50L0 44L22 50L0 58Z', 4),
];

const OWL: readonly Cut[] = [
  part('sand', 'M-30 84L-18 92L-36 92ZM8 84L24 92L2 92Z', [], -26),
  part(
    'plum',
    'M-64 24L-74 -46L-82 -102L-46 -76L28 -76L64 -102L56 -44L54 32L30 86L-40 86Z',
    [['M28 -76L64 -102L56 -44L54 32L30 86L-8 86L-8 -10Z', -9]],
    8,
  ),
  part('sand', 'M-50 0L-8 -12L34 0L24 64L-8 78L-40 64Z', [
    ['M-44 14L-28 28L-12 14L4 28L22 14L20 30L4 44L-12 30L-28 44L-42 30Z', -16],
    ['M-36 46L-22 58L-8 46L8 58L18 46L16 58L-8 74L-32 62Z', -16],
  ]),
  part('plum', 'M42 -20L92 30L60 78L40 40Z', [['M42 -20L92 30L60 78Z', -9]], 2),
  part('cream', 'M-66 -40L-38 -66L-10 -40L-38 -12ZM-6 -40L22 -66L50 -40L22 -12Z', [
    ['M-38 -66L-10 -40L-38 -12ZM22 -66L50 -40L22 -12Z', -8],
  ]),
  ...eye(-38, -38, 14),
  ...eye(20, -38, 14),
  part('fox', 'M-18 -34L0 -34L-12 -6Z', [['M-8 -34L0 -34L-12 -6Z', -10]]),
];

const BAT: readonly Cut[] = [
  part(
    'indigo',
    'M-14 -18L-50 -62L-128 -66L-112 -20L-118 34L-84 10L-58 40L-40 10L-14 26Z',
    [
      ['M-50 -62L-128 -66L-112 -20Z', 12],
      ['M-50 -62L-118 34L-84 10L-58 40Z', -7],
    ],
    8,
  ),
  part(
    'indigo',
    'M14 -18L50 -62L128 -66L112 -20L118 34L84 10L58 40L40 10L14 26Z',
    [['M50 -62L128 -66L112 -20L118 34Z', -7]],
    8,
  ),
  part(
    'indigo',
    'M-30 30L-40 -26L-34 -78L-12 -50L12 -50L34 -78L40 -26L30 30L0 58Z',
    [['M12 -50L34 -78L40 -26L30 30L0 58L0 -20Z', -9]],
    2,
  ),
  ...eye(-17, -18, 11),
  ...eye(15, -18, 11),
  flat('paper', 'M-14 10L-4 10L-9 26ZM4 10L14 10L9 26Z', 2),
];

const BEETLE: readonly Cut[] = [
  part('navy', 'M-30 70L-66 92L-54 94L-10 78ZM20 74L10 94L22 94L42 76ZM66 66L92 92L102 90L86 56Z', [], 4),
  part(
    'plum',
    'M-70 6L-124 -14L-126 -62L-98 -92L-104 -54L-86 -62L-98 -34L-54 -22Z',
    [['M-124 -14L-126 -62L-98 -92L-104 -54L-104 -28Z', 12]],
    -8,
  ),
  part(
    'teal',
    'M-34 74L-48 22L-10 -30L58 -34L104 8L108 50L76 78Z',
    [
      ['M58 -34L104 8L108 50L76 78L34 22Z', -12],
      ['M-10 -30L58 -34L34 22Z', 11],
    ],
    -8,
  ),
  part('plum', 'M-86 60L-94 18L-66 -14L-26 -8L-22 60Z', [['M-66 -14L-26 -8L-22 60L-52 24Z', -9]], -6),
  flat('navy', 'M34 22L40 78L30 78L26 24Z', 2),
  ...eye(-72, 24, 9),
];

const SNAKE: readonly Cut[] = [
  part('moss', 'M-30 66L78 58L116 78L108 90L-40 92L-78 84Z', [['M-30 66L78 58L40 80Z', 10]], -12),
  part(
    'moss',
    'M-56 66L-38 40L70 34L98 54L70 70L-40 76Z',
    [
      ['M-38 40L70 34L30 58Z', 10],
      ['M70 34L98 54L70 70L30 58Z', -10],
    ],
    -4,
  ),
  part(
    'moss',
    'M-34 46L-8 20L22 -6L18 -44L-6 -56L-20 -84L26 -82L58 -48L60 0L34 30L28 44Z',
    [['M-20 -84L26 -82L58 -48L60 0L34 30L22 -6L34 -40Z', -9]],
    2,
  ),
  part(
    'moss',
    'M-6 -50L-60 -42L-104 -62L-98 -84L-58 -108L-8 -98L12 -70Z',
    [['M-104 -62L-98 -84L-58 -108L-8 -98L-40 -76Z', 10]],
    4,
  ),
  part('gold', 'M30 -74L48 -56L40 -46L26 -62ZM54 -36L58 -14L46 -18ZM10 44L34 40L28 54ZM54 38L74 40L66 52Z', [], -6),
  flat('coral', 'M-102 -66L-128 -58L-118 -66L-130 -72L-102 -72Z'),
  ...eye(-60, -82, 9),
  brow(-58, -84, 'moss', -14, 11),
];

const BOAR: readonly Cut[] = [
  part('plum', 'M-46 60L-22 60L-26 92L-48 92ZM66 56L92 50L94 92L72 92Z', [], -10),
  part(
    'rose',
    'M-70 66L-64 -14L-22 -50L52 -52L100 -22L112 30L92 72L-20 78Z',
    [
      ['M52 -52L100 -22L112 30L92 72L26 76L20 0Z', -11],
      ['M-22 -50L52 -52L20 0L-30 -6Z', 8],
    ],
    -16,
  ),
  part(
    'plum',
    'M-40 -42L-36 -82L-14 -58L2 -88L18 -58L42 -84L50 -54L78 -66L84 -34L20 -38Z',
    [['M2 -88L18 -58L42 -84L50 -54L20 -38Z', -8]],
    -6,
  ),
  part(
    'rose',
    'M-44 66L-98 70L-122 50L-118 26L-84 14L-74 -26L-34 -34L-6 6L-14 46Z',
    [['M-74 -26L-34 -34L-6 6L-14 46L-50 22Z', -9]],
    -10,
  ),
  part('rose', 'M-122 50L-118 26L-100 22L-98 62Z', [], 4),
  part('cream', 'M-92 62L-108 22L-98 6L-90 30L-74 56Z', [['M-108 22L-98 6L-90 30Z', 5]]),
  part('plum', 'M-46 -28L-62 -66L-20 -40Z', [], -8),
  ...eye(-62, 6, 8),
  brow(-60, 3, 'plum', -8, 12),
];

const MOTH: readonly Cut[] = [
  part(
    'gold',
    'M-6 -10L-44 -84L-118 -92L-124 -34L-84 4L-12 14Z',
    [
      ['M-44 -84L-118 -92L-124 -34Z', 6],
      ['M-108 -70L-84 -74L-78 -48L-100 -42Z', 0, 'plum'],
    ],
    -6,
  ),
  part(
    'gold',
    'M6 -10L44 -84L118 -92L124 -34L84 4L12 14Z',
    [
      ['M44 -84L118 -92L124 -34L84 4Z', -12],
      ['M108 -70L84 -74L78 -48L100 -42Z', 0, 'plum'],
    ],
    -6,
  ),
  part('fox', 'M-8 8L-78 18L-90 58L-56 80L-26 54Z', [['M-78 18L-90 58L-56 80Z', 6]], 4),
  part('fox', 'M8 8L78 18L90 58L56 80L26 54Z', [['M78 18L90 58L56 80L30 50Z', -10]], 4),
  part('plum', 'M-12 -20L-46 -60L-40 -64L-4 -32L4 -32L40 -64L46 -60L12 -20Z', [], -6),
  part('sand', 'M-18 -30L0 -44L18 -30L16 40L0 74L-16 40Z', [
    ['M0 -44L18 -30L16 40L0 74Z', -12],
    ['M-16 4L16 4L16 14L-16 14ZM-14 30L14 30L12 40L-12 40Z', -24],
  ]),
  ...eye(-9, -22, 8),
  ...eye(9, -22, 8),
];

const OCTOPUS: readonly Cut[] = [
  part('rose', 'M-50 20L-92 32L-112 68L-96 90L-78 70L-62 64L-34 44Z', [['M-92 32L-112 68L-96 90L-78 70Z', 9]], -12),
  part('rose', 'M50 20L92 32L112 68L96 90L78 70L62 64L34 44Z', [['M50 20L92 32L112 68L96 90L78 70Z', -9]], -12),
  part('rose', 'M-40 28L-62 62L-54 92L-34 90L-38 66L-10 40Z', [], -4),
  part('rose', 'M40 28L62 62L54 92L34 90L38 66L10 40Z', [], -14),
  part('rose', 'M-22 34L-26 70L-12 92L8 90L-2 68L14 36Z', [], -8),
  part('rose', 'M-60 34L-72 -18L-58 -72L-12 -104L34 -98L66 -58L70 -10L58 36L0 50Z', [
    ['M34 -98L66 -58L70 -10L58 36L0 50L16 -30Z', -10],
    ['M-58 -72L-12 -104L34 -98L16 -30L-30 -40Z', 8],
  ]),
  flat('plum', 'M34 -70L46 -66L42 -52L30 -56ZM46 -36L54 -32L50 -22L42 -28ZM18 -84L26 -80L22 -72Z', 6),
  ...eye(-34, -14, 14),
  ...eye(16, -14, 14),
  brow(-34, -20, 'rose', -22, 15),
];

const WOLF: readonly Cut[] = [
  part('indigo', 'M72 30L112 -8L132 -46L128 16L98 58Z', [['M112 -8L132 -46L128 16L98 58Z', -8]], 6),
  part('indigo', 'M-40 90L-36 30L-14 30L-18 90ZM56 90L52 30L84 26L80 62L90 90L72 90L64 62L68 90Z', [], -6),
  part(
    'indigo',
    'M-62 52L-52 -30L4 -40L70 -24L96 26L82 54L10 48L-36 62Z',
    [['M4 -40L70 -24L96 26L82 54L10 48L20 0Z', -7]],
    8,
  ),
  part('sky', 'M-56 -20L-30 -30L-12 0L-30 66L-58 50L-66 12Z', [['M-30 -30L-12 0L-30 66L-40 10Z', -10]], 8),
  part(
    'indigo',
    'M-30 -22L-66 -4L-116 -14L-126 -30L-88 -58L-92 -108L-60 -76L-36 -112L-22 -66L-8 -40Z',
    [
      ['M-36 -112L-22 -66L-8 -40L-30 -22L-54 -54Z', -8],
      ['M-126 -30L-88 -58L-60 -76L-70 -34Z', 8],
    ],
    12,
  ),
  flat('paper', 'M-112 -15L-104 0L-98 -13L-90 2L-84 -9Z', 2),
  flat('navy', 'M-128 -32L-116 -38L-114 -26Z', -6),
  ...eye(-70, -52, 9),
  brow(-68, -53, 'indigo', -4, 13),
];

const DRAGON: readonly Cut[] = [
  part('coral', 'M56 44L108 54L134 14L120 78L68 88L36 70Z', [['M108 54L134 14L120 78L68 88Z', -10]], -10),
  part('plum', 'M14 -6L28 -84L62 -118L138 -108L104 -74L118 -34L82 -36L84 2L50 0Z', [
    ['M28 -84L62 -118L138 -108L104 -74Z', 12],
    ['M104 -74L118 -34L82 -36L84 2L50 0Z', -6],
  ]),
  part('coral', 'M-48 90L-42 50L-10 50L-14 90ZM32 90L26 52L66 48L64 72L74 90Z', [], -12),
  part(
    'coral',
    'M-60 58L-52 -4L-8 -24L44 -14L78 28L72 66L20 74L-40 74Z',
    [['M44 -14L78 28L72 66L20 74L10 20Z', -11]],
    -4,
  ),
  part(
    'gold',
    'M-56 16L-30 4L-18 40L-30 72L-58 62Z',
    [['M-58 30L-22 26L-22 34L-60 40ZM-60 48L-20 46L-22 56L-58 58Z', -14]],
    2,
  ),
  part('coral', 'M-52 6L-40 -44L-20 -70L8 -40L2 0Z', [['M-20 -70L8 -40L2 0L-16 -20Z', -10]], -4),
  part('coral', 'M-28 -44L-78 -36L-124 -52L-130 -70L-92 -92L-58 -108L-14 -96L6 -62Z', [
    ['M-130 -70L-92 -92L-58 -108L-44 -74Z', 9],
    ['M-58 -108L-14 -96L6 -62L-28 -44L-44 -74Z', -6],
  ]),
  part('gold', 'M-34 -100L-2 -138L-14 -94ZM-58 -106L-46 -140L-38 -102Z', [['M-34 -100L-2 -138L-14 -94Z', -8]]),
  part('plum', 'M2 -62L26 -58L10 -40ZM8 -34L30 -26L10 -14Z', [], -4),
  flat('paper', 'M-122 -52L-114 -38L-106 -48L-98 -36L-90 -44Z', 2),
  ...eye(-66, -78, 9),
  brow(-64, -80, 'plum', -10, 13),
];

/** Shapes in the order of `enemies.ts`. */
export const CREATURES: readonly (readonly Cut[])[] = [
  SNAIL,
  HEDGEHOG,
  FROG,
  CRAB,
  OWL,
  BAT,
  BEETLE,
  SNAKE,
  BOAR,
  MOTH,
  OCTOPUS,
  WOLF,
  DRAGON,
];
/** Enemies that fly. */
export const FLIES: ReadonlySet<number> = new Set([5, 9]);
