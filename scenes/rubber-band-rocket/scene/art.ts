// Baked textures of folded paper: fox, sling, sheets of sky with torn edges, clouds and stars.
import type { Ink } from '../../kit/core/inks.ts';
import { type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { bakeFeather, bakeParts, bakeThings } from './thingArt.ts';

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
