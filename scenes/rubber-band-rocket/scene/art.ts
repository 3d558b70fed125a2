// Baked textures of folded paper: fox, sling, sheets of sky with torn edges, clouds and stars.
import type { Ink } from '../../kit/core/inks.ts';
import { type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';

/** Size of a sky sheet, in px: wider than any picture, so that it may sway. */
export const SHEET = { width: 800, height: 760 } as const;
/** Land is drawn 1,040 px wide; only its middle is ever visible. */
const LAND = 700;
const LAND_LEFT = (1040 - LAND) / 2;
/** Scale-down factor of a sheet's plain part, to save texture memory. */
export const COARSE = 4;
export const EDGE_HEIGHT = 64;

/** The sheets of the sky, from the ground up. */
export const SHEETS: readonly (readonly [key: string, ink: Ink, lighter: number])[] = [
  ['meadow', 'cream', 1],
  ['sky', 'sky', 12],
  ['swallows', 'gold', 14],
  ['clouds', 'sky', 0],
  ['stratosphere', 'indigo', 9],
  ['aurora', 'teal', -12],
  ['orbits', 'plum', -4],
  ['comets', 'indigo', -6],
  ['moon', 'navy', 2],
];

export function bakeAll(paper: Paper): void {
  for (const sheet of SHEETS) bakeSheet(paper, ...sheet);
  bakeLand(paper);
  bakeFox(paper);
  bakeFloats(paper);
  bakeFeather(paper);
  bakeThings(paper);
  bakeParts(paper);
}

function bakeSheet(paper: Paper, key: string, ink: Ink, lighter: number): void {
  const [width, height] = [SHEET.width / COARSE, SHEET.height / COARSE];
  paper.bake(`sheet-${key}`, width, height, pen => {
    pen.g.fillStyle = pen.ink(ink, lighter);
    pen.g.fillRect(-width / 2, -height / 2, width, height);
  });
  paper.bake(
    `edge-${key}`,
    SHEET.width,
    EDGE_HEIGHT,
    pen => pen.cut({ path: torn(SHEET.width, key.length), ink, lighter, lift: 8, edge: 3 }),
    true,
  );
}

/** A strip torn along its lower side; the same every time. */
function torn(width: number, seed: number): string {
  const points: [number, number][] = [
    [-20, -20],
    [width + 20, -20],
  ];
  for (let x = width + 20, i = 0; x >= -20; x -= 18, i++) {
    const wave = Math.sin(x / 90 + seed) * 9 + Math.sin(x / 37 + seed * 3) * 4;
    points.push([x, 26 + wave + (i % 2 === 0 ? 3 : -3)]);
  }
  return polygon(points);
}

/** Hills behind one another, and the meadow that everything stands on. */
export const HILLS: readonly (readonly [key: string, ink: Ink, lighter: number, path: string])[] = [
  ['hills-far', 'sky', 2, 'M0 120Q150 40 300 92T620 60T1040 110V320H0Z'],
  ['hills-middle', 'teal', 4, 'M0 150Q220 60 420 128T800 96T1040 150V320H0Z'],
  ['hills-near', 'moss', -4, 'M0 170Q180 110 380 160T760 140T1040 176V320H0Z'],
];

function bakeLand(paper: Paper): void {
  for (const [key, ink, lighter, path] of HILLS)
    paper.bake(key, LAND, 320, pen => layLand(pen, path, 180, ink, lighter), true);
  paper.bake('ground', LAND, 260, drawGround, true);
  paper.bakeCut('post', 22, 120, {
    path: 'M-9 60L-7 -46L-10 -58L-2 -60L0 -48L3 -60L10 -57L7 -46L9 60Z',
    ink: 'plum',
    folds: [['M0 -48L3 -60L10 -57L7 -46L9 60H0Z', -9]],
    lift: 4,
  });
  paper.bakeCut('sun', 130, 130, {
    path: 'M0 -62L24 -57L44 -44L57 -24L62 0L57 24L44 44L24 57L0 62L-24 57L-44 44L-57 24L-62 0L-57 -24L-44 -44L-24 -57Z',
    ink: 'gold',
    lighter: 4,
    folds: [['M24 -57L44 -44L57 -24L62 0L57 24L44 44L24 57L0 62L10 10Z', -6]],
    lift: 6,
  });
  paper.bakeCut('moon', 380, 380, {
    path: 'M0 -186L92 -160L160 -92L186 0L160 92L92 160L0 186L-92 160L-160 92L-186 0L-160 -92L-92 -160Z',
    ink: 'cream',
    folds: [
      ['M0 -186L92 -160L160 -92L186 0L160 92L92 160L0 186L40 40Z', -7],
      ['M-70 -60L-30 -84L6 -56L-6 -16L-52 -14Z', -12],
      ['M30 60L70 44L92 78L60 108L28 92Z', -18],
      ['M-96 60L-64 52L-54 84L-84 96Z', -12],
    ],
    lift: 14,
    edge: 4,
  });
}

/** Sheet of land, plain from `plain` down. Only the part above casts a shadow, because a large soft shadow is expensive. */
function layLand(pen: Pen, path: string, plain: number, ink: Ink, lighter: number, lift?: number): void {
  const { g } = pen;
  g.translate(-LAND_LEFT, 0);
  g.fillStyle = pen.ink(ink, lighter);
  g.fillRect(0, plain, 1040, 320);
  g.save();
  g.beginPath();
  g.rect(0, 0, 1040, plain);
  g.clip();
  pen.sheet(path, ink, lighter, lift);
  g.restore();
}

function drawGround(pen: Pen): void {
  layLand(pen, 'M0 26Q260 8 520 20T1040 24V260H0Z', 40, 'moss', 6, 14);
  pen.cut({
    path: 'M360 70Q520 44 680 70L760 260H280Z',
    ink: 'sand',
    folds: [['M520 52Q620 56 680 70L760 260H560Z', -6]],
    lift: 2,
    edge: 0,
  });
  for (const [x, y] of [
    [210, 96],
    [800, 66],
    [700, 150],
    [330, 150],
  ] as const)
    pen.cut({ path: 'M-8 8L-5 -9L-1 4L2 -13L5 4L9 -7L9 8Z', ink: 'moss', lighter: -8, lift: 1, edge: 0 }, { x, y });
  for (const [x, y, ink] of [
    [260, 130, 'rose'],
    [760, 120, 'paper'],
  ] as const)
    pen.cut({ path: 'M0 -6L4 -2L7 1L2 3L0 8L-2 3L-7 1L-4 -2Z', ink, lift: 1, edge: 0.8 }, { x, y });
}

/** The fox, folded to a ball: two ears, cream cheeks. */
function bakeFox(paper: Paper): void {
  paper.bake('fox', 74, 74, pen => {
    pen.cut({ path: 'M-20 -8L-19 -29L-4 -17ZM20 -8L19 -29L4 -17Z', ink: 'fox', lighter: -6, lift: 3 });
    pen.cut({
      path: 'M0 -22L12 -19L20 -9L22 2L17 13L8 20L0 22L-8 20L-17 13L-22 2L-20 -9L-12 -19Z',
      ink: 'fox',
      folds: [
        ['M0 -22L12 -19L20 -9L22 2L17 13L8 20L0 22Z', -9],
        ['M-22 2L-8 4L0 14L0 22L-8 20L-17 13Z', 0, 'cream'],
        ['M22 2L8 4L0 14L0 22L8 20L17 13Z', 0, 'sand'],
      ],
      lift: 4,
    });
    pen.cut({ path: 'M-3.5 11L3.5 11L0 15.5Z', ink: 'navy', lift: 0, edge: 0 });
    for (const x of [-8, 8])
      pen.cut({ path: 'M0 -3.4L2.6 0L0 3.4L-2.6 0Z', ink: 'navy', lift: 0, edge: 0 }, { x, y: -2 });
  });
  paper.bakeCut('wings', 108, 44, {
    path: 'M0 8L-16 -2L-52 -20L-38 2L-16 14L0 20L16 14L38 2L52 -20L16 -2Z',
    ink: 'indigo',
    lighter: 8,
    folds: [
      ['M0 8L16 -2L52 -20L38 2L16 14L0 20Z', -10],
      ['M-16 -2L-52 -20L-38 2Z', 9],
    ],
    lift: 3,
  });
  paper.bakeCut('flame', 30, 46, {
    path: 'M0 23L-13 -10L-7 -5L-5 -21L0 -10L6 -20L8 -5L13 -9Z',
    ink: 'coral',
    folds: [['M0 18L-7 -6L0 -12L7 -5Z', 0, 'gold']],
    lift: 2,
  });
  paper.bakeCut('puff', 22, 22, {
    path: 'M-9 2L-4 -8L5 -9L10 -1L6 8L-4 9Z',
    ink: 'cream',
    folds: [['M5 -9L10 -1L6 8L0 0Z', -8]],
    lift: 1,
    edge: 1,
  });
  paper.bakeCut('gust', 34, 22, {
    path: 'M-17 10L0 -10L17 10L0 1Z',
    ink: 'paper',
    folds: [['M0 -10L17 10L0 1Z', -9]],
    lift: 2,
    edge: 0,
  });
  paper.bakeCut('arrow', 18, 18, {
    path: 'M-8 0L8 -8L4 0L8 8Z',
    ink: 'fox',
    folds: [['M-8 0L4 0L8 8Z', -10]],
    lift: 2,
    edge: 1.4,
  });
}

/** Textures of floating objects, by zone. */
export const FLOATS: Readonly<Record<string, readonly string[]>> = {
  meadow: ['bird', 'cloud-small', 'bird'],
  sky: ['cloud-small', 'kite', 'cloud-large', 'bird'],
  swallows: ['swallow', 'cloud-small', 'swallow', 'kite', 'swallow'],
  clouds: ['cloud-large', 'cloud-small', 'cloud-large', 'plane'],
  stratosphere: ['star', 'balloon', 'star', 'wisp', 'star'],
  aurora: ['aurora', 'star', 'aurora', 'star', 'balloon'],
  orbits: ['satellite', 'star', 'satellite', 'star'],
  comets: ['comet', 'star', 'comet', 'star', 'star'],
  moon: ['star', 'satellite', 'star', 'star', 'comet'],
};

function bakeFloats(paper: Paper): void {
  const cut = (
    key: string,
    w: number,
    h: number,
    path: string,
    ink: Ink,
    folds: readonly (readonly [string, number, Ink?])[],
    lighter = 0,
  ) => paper.bakeCut(key, w, h, { path, ink, folds, lighter, lift: 4 });
  cut('cloud-small', 120, 52, 'M-58 22L-50 2L-30 -6L-14 -22L12 -20L26 -8L48 -4L58 22Z', 'paper', [
    ['M12 -20L26 -8L48 -4L58 22H18Z', -6],
  ]);
  cut('cloud-large', 210, 84, 'M-102 38L-90 8L-56 0L-36 -34L10 -38L40 -14L82 -10L102 38Z', 'paper', [
    ['M10 -38L40 -14L82 -10L102 38H26Z', -7],
    ['M-102 38L-90 8L-56 0L-20 38Z', -3],
  ]);
  cut('bird', 44, 24, 'M-22 -8L-2 2L20 -12L6 10L-6 8Z', 'paper', [['M-2 2L20 -12L6 10Z', -10]]);
  cut('swallow', 64, 34, 'M-30 -14L-6 -2L4 -6L30 -12L12 6L22 14L4 9L-4 8L-12 14L-8 4Z', 'indigo', [
    ['M4 -6L30 -12L12 6L4 9Z', -9],
    ['M-30 -14L-6 -2L-8 4Z', 9],
  ]);
  cut('kite', 40, 56, 'M0 -28L18 -6L0 28L-18 -6Z', 'rose', [
    ['M0 -28L18 -6L0 28Z', -9],
    ['M-18 -6L0 -2L0 28Z', 7],
  ]);
  cut('plane', 62, 34, 'M-30 -6L30 2L-22 16L-14 4Z', 'gold', [['M-14 4L30 2L-22 16Z', -10]]);
  cut('balloon', 54, 78, 'M-6 36L-24 4L-26 -14L-14 -34L14 -34L26 -14L24 4L6 36Z', 'coral', [
    ['M0 -34L14 -34L26 -14L24 4L6 36H0Z', -9],
    ['M-14 -34L-8 36L-24 4L-26 -14Z', 8],
  ]);
  cut(
    'wisp',
    150,
    22,
    'M-74 6Q-30 -12 20 -4Q50 2 74 -8Q60 10 20 8Q-30 4 -74 6Z',
    'sky',
    [['M20 -4Q50 2 74 -8Q60 10 20 8Z', -6]],
    8,
  );
  cut(
    'aurora',
    170,
    90,
    'M-82 40L-70 -20L-44 -38L-14 -16L16 -40L48 -22L82 -42L70 30L40 22L8 42L-24 24L-52 44Z',
    'teal',
    [
      ['M-14 -16L16 -40L8 42L-24 24Z', 12, 'moss'],
      ['M48 -22L82 -42L70 30L40 22Z', 8, 'rose'],
    ],
    10,
  );
  cut('star', 18, 18, 'M0 -9L2.4 -2.4L9 0L2.4 2.4L0 9L-2.4 2.4L-9 0L-2.4 -2.4Z', 'cream', [
    ['M0 -9L2.4 -2.4L9 0L0 0Z', 4],
  ]);
  cut('satellite', 76, 34, 'M-36 -10H-12V-4H-8V-12H8V-4H12V-10H36V10H12V4H8V12H-8V4H-12V10H-36Z', 'teal', [
    ['M-8 -12H8V12H-8Z', 6, 'sand'],
    ['M12 -10H36V10H12Z', -9],
  ]);
  cut('comet', 84, 30, 'M-40 12L22 -8L32 -12L38 -2L30 8L20 4Z', 'gold', [['M22 -8L32 -12L38 -2L30 8Z', 6]]);
}

/** A golden feather on a pale disc: round, as everything that one picks up. */
function bakeFeather(paper: Paper): void {
  paper.bake('feather', 60, 60, pen => {
    for (const [radius, alpha] of [
      [24, 0.22],
      [17, 0.3],
    ] as const) {
      pen.g.fillStyle = pen.ink('paper', 0, alpha);
      pen.g.beginPath();
      pen.g.arc(0, 0, radius, 0, 2 * Math.PI);
      pen.g.fill();
    }
    pen.cut({
      path: 'M-14 18L-8 4L-9 -3L-3 -5L-3 -11L4 -11L6 -17L15 -18L13 -8L8 -5L9 1L3 3L2 8L-6 9L-11 19Z',
      ink: 'gold',
      folds: [
        ['M-12 18L14 -17L13 -8L8 -5L9 1L3 3L2 8L-6 9L-10 18Z', -9],
        ['M-13 18L13 -16L14 -15L-11 19Z', 12],
      ],
      edge: 1.6,
    });
  });
}

/** A pale disc behind what one picks up, so that it shows on every sky. */
function disc(pen: Pen, radius: number): void {
  const { g } = pen;
  for (const [part, alpha] of [
    [1, 0.22],
    [0.7, 0.3],
  ] as const) {
    g.fillStyle = pen.ink('paper', 0, alpha);
    g.beginPath();
    g.arc(0, 0, radius * part, 0, 2 * Math.PI);
    g.fill();
  }
}

/** Parcels, a find, and what carries. */
function bakeThings(paper: Paper): void {
  const thing = (key: string, cuts: readonly Parameters<Pen['cut']>[0][], size = 84) =>
    paper.bake(key, size, size, pen => {
      disc(pen, size / 2.6);
      for (const cut of cuts) pen.cut({ edge: 1.6, lift: 3, ...cut });
    });
  thing(
    'parcel',
    [
      { path: 'M-16 -10L0 -16L16 -10V10L0 16L-16 10Z', ink: 'sand', folds: [['M0 -4L16 -10V10L0 16Z', -8]] },
      { path: 'M-3 -15L3 -15L3 -3L3 15L-3 15L-3 -3Z', ink: 'coral', lift: 0, edge: 0 },
    ],
    60,
  );
  thing(
    'find',
    [
      { path: 'M-17 -6L0 -12L17 -6V14H-17Z', ink: 'plum', lighter: 14, folds: [['M0 -2L17 -6V14H0Z', -8]] },
      { path: 'M0 -24L4 -14L14 -14L6 -8L9 2L0 -4L-9 2L-6 -8L-14 -14L-4 -14Z', ink: 'gold' },
    ],
    64,
  );
  const bird = 'M-14 -5L-3 0L3 -3L15 -7L6 4L10 9L2 6L-3 5L-7 8L-5 3Z';
  thing('geese', [
    {
      path: 'M0 -22L6 -16L22 -20L8 -8L2 -4L-8 -8L-22 -20L-6 -16Z',
      ink: 'paper',
      folds: [['M0 -22L6 -16L22 -20L8 -8L2 -4Z', -10]],
    },
    { path: 'M-14 8L-8 12L2 8L-8 20L-12 22L-18 18L-26 10Z', ink: 'paper', folds: [['M-8 12L2 8L-8 20Z', -10]] },
    { path: 'M18 8L24 12L32 8L24 20L20 22L14 18L8 10Z', ink: 'cream', folds: [['M24 12L32 8L24 20Z', -10]] },
  ]);
  thing('tinBird', [
    {
      path: bird.replace('M-14 -5', 'M-26 -8').replace('L15 -7', 'L26 -12'),
      ink: 'teal',
      folds: [['M3 -3L26 -12L6 4Z', -10]],
    },
    { path: 'M-6 -12L0 -20L6 -12L2 -10H-2Z', ink: 'coral', lift: 1 },
  ]);
  thing('warmAir', [
    { path: 'M-18 22Q-26 8 -16 -2T-18 -24L-8 -20Q-4 -8 -10 0T-8 22Z', ink: 'coral', lighter: 8 },
    { path: 'M-2 22Q-10 8 0 -2T-2 -26L8 -22Q12 -8 6 0T8 22Z', ink: 'gold' },
    { path: 'M16 22Q8 8 18 -2T16 -22L24 -18Q28 -8 22 0T24 22Z', ink: 'rose', lighter: 6 },
  ]);
  thing('whirl', [
    { path: 'M-26 -18Q0 -30 26 -18Q0 -8 -26 -18Z', ink: 'sky', lighter: 10 },
    { path: 'M-18 -6Q0 -16 18 -6Q0 2 -18 -6Z', ink: 'sky', lighter: 2 },
    { path: 'M-11 6Q0 -3 11 6Q0 12 -11 6Z', ink: 'sky', lighter: -6 },
    { path: 'M-5 17Q0 10 5 17Q0 26 -5 17Z', ink: 'teal' },
  ]);
  thing('jet', [
    {
      path: 'M-28 12Q-4 8 6 -4L-2 -8L26 -20L20 8L14 0Q0 16 -28 18Z',
      ink: 'paper',
      folds: [['M26 -20L20 8L14 0Z', -10]],
    },
    { path: 'M-24 24Q0 22 14 12L16 18Q0 28 -24 28Z', ink: 'sky', lighter: 6 },
  ]);
  thing('shootingStar', [
    { path: 'M-28 26L2 -8L10 2Z', ink: 'gold', lighter: 10, lift: 1 },
    {
      path: 'M10 -24L14 -11L27 -11L17 -3L21 10L10 2L-1 10L3 -3L-7 -11L6 -11Z',
      ink: 'gold',
      folds: [['M10 -24L14 -11L27 -11L17 -3L21 10L10 2Z', -8]],
    },
  ]);
}

/** Parts on the fox, in strong inks with a white rim. */
function bakeParts(paper: Paper): void {
  const part = (key: string, size: number, cuts: readonly Parameters<Pen['cut']>[0][]) =>
    paper.bake(`part-${key}`, size, size, pen => {
      for (const cut of cuts) pen.cut({ edge: 2, lift: 3, ...cut });
    });
  part('balloon', 84, [
    {
      path: 'M0 -34L18 -28L28 -12L26 6L12 22L4 26L7 32H-7L-4 26L-12 22L-26 6L-28 -12L-18 -28Z',
      ink: 'coral',
      folds: [
        ['M0 -34L18 -28L28 -12L26 6L12 22L4 26Z', -8],
        ['M-18 -28L-10 -12L-12 22L-26 6L-28 -12Z', 8],
      ],
    },
  ]);
  part('magnet', 48, [
    {
      path: 'M-18 -16H-7V2Q0 9 7 2V-16H18V4Q12 20 0 20Q-12 20 -18 4Z',
      ink: 'rose',
      lighter: -8,
      folds: [['M7 -16H18V4Q12 20 0 20V6Q5 6 7 2Z', -8]],
    },
    { path: 'M-18 -16H-7V-8H-18ZM7 -16H18V-8H7Z', ink: 'paper', lift: 0, edge: 0 },
  ]);
  part('glider', 150, [
    {
      path: 'M0 -20L70 4L64 12L22 6L0 12L-22 6L-64 12L-70 4Z',
      ink: 'teal',
      folds: [
        ['M0 -20L70 4L64 12L22 6L0 12Z', -8],
        ['M-30 -10L-70 4L-64 12L-22 6Z', 8],
      ],
    },
  ]);
  part('parachute', 116, [
    {
      path: 'M-52 18Q-50 -34 0 -38Q50 -34 52 18L34 10L17 18L0 10L-17 18L-34 10Z',
      ink: 'gold',
      folds: [
        ['M0 -38Q50 -34 52 18L34 10Q30 -24 0 -38Z', -8],
        ['M0 -38Q-30 -24 -34 10L-17 18L0 10L17 18L34 10Q30 -24 0 -38Z', 6, 'paper'],
        ['M0 -38Q-14 -20 -17 18L0 10L17 18Q14 -20 0 -38Z', 0],
      ],
    },
  ]);
  part('kite', 84, [
    {
      path: 'M0 -36L24 -8L0 30L-24 -8Z',
      ink: 'plum',
      lighter: 12,
      folds: [
        ['M0 -36L24 -8L0 30Z', -8],
        ['M-24 -8L0 -8L0 30Z', 8, 'rose'],
      ],
    },
  ]);
  part('stage', 56, [
    {
      path: 'M-13 -20H13V8L20 20L8 16L0 24L-8 16L-20 20L-13 8Z',
      ink: 'indigo',
      lighter: 10,
      folds: [['M0 -20H13V8L20 20L8 16L0 24Z', -10]],
    },
    { path: 'M-13 -10H13V-3H-13Z', ink: 'gold', lift: 0, edge: 0 },
  ]);
}
