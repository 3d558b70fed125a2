// Textures of the room: walls, table, cushions, nest, bowls, eggs.
import type { Ink } from '../../kit/core/inks.ts';
import { type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { BREEDS, type Breed } from '../rules/cats/breeds.ts';
import { ROOM } from '../rules/room.ts';
import { COATS } from './coats.ts';
import { PUPIL } from './figures.ts';
import { bakeGuests } from './guestArt.ts';
import { bakeIcons, round } from './icons.ts';
import { drawWall } from './wallArt.ts';

/** Margin of the background for the largest camera shake, in pixels. */
export const BEYOND = 8;
const [W, H] = [ROOM.width, ROOM.height];

/** What shows through a cracked shell: the fur of the coat that would hatch. */
export const patchKey = (breed: Breed, coat: number): string => `patch-${breed}-${coat}`;
export const eggKey = (breed: Breed): string => `egg-${breed}`;

export function bakeRoom(paper: Paper): void {
  paper.bake('room', W + 2 * BEYOND, H + 2 * BEYOND, drawRoom, true);
  paper.bake('desk', 240, 110, drawDesk);
  for (const [key, ink] of [
    ['bowl-food', 'coral'],
    ['bowl-water', 'sky'],
  ] as const)
    paper.bake(key, 80, 50, pen => drawBowl(pen, ink));
  paper.bake('basket', 110, 90, drawBasket);
  paper.bakeCut('shadow', 84, 18, { path: 'M-40 0L-24 -7L24 -7L40 0L24 7L-24 7Z', ink: 'navy', lift: 0, edge: 0 });
  paper.bakeCut('pupil', 6, 9, { path: PUPIL, ink: 'navy', lighter: -14, lift: 0, edge: 0 });
  paper.bakeCut('ring', 96, 26, {
    path: 'M-46 0L-28 -9L28 -9L46 0L28 9L-28 9ZM-38 0L-24 6L24 6L38 0L24 -6L-24 -6Z',
    ink: 'gold',
    lighter: 4,
    lift: 1,
    edge: 0.8,
  });
  for (const breed of BREEDS) paper.bake(eggKey(breed), 40, 48, pen => drawEgg(pen, breed));
  paper.bakeCut('crack', 24, 14, {
    path: 'M-12 2L-7 -5L-3 3L1 -6L5 2L9 -4L12 1L9 2L5 6L1 -1L-3 7L-7 0Z',
    ink: 'navy',
    lift: 0,
    edge: 0,
  });
  for (const breed of BREEDS)
    COATS[breed].forEach(({ fur: [ink, lighter] }, coat) =>
      paper.bakeCut(patchKey(breed, coat), 22, 18, {
        path: 'M-10 -2L-3 -8L7 -6L10 2L2 8L-8 6Z',
        ink,
        lighter,
        folds: [['M1 -8L7 -6L10 2L2 8Z', lighter - 7, ink]],
        lift: 0,
        edge: 1,
      }),
    );
  bakeIcons(paper);
  bakeGuests(paper);
}

function drawRoom(pen: Pen): void {
  const { g } = pen;
  g.translate(BEYOND, BEYOND);
  g.fillStyle = pen.ink('cream', 0);
  g.fillRect(-BEYOND, -BEYOND, W + 2 * BEYOND, 290);
  g.fillStyle = pen.ink('sand', 7);
  for (let x = -8; x < W + 20; x += 48) g.fillRect(x, -BEYOND, 24, 290);
  drawWall(pen);
  pen.sheet(`M-20 262L${W + 20} 262V500H-20Z`, 'sand', -6, 8);
  g.fillStyle = pen.ink('sand', -12);
  for (let i = -6; i < 16; i++)
    g.fill(
      new Path2D(
        polygon([
          [360 + i * 52, 266],
          [362.5 + i * 52, 266],
          [363 + i * 92, 490],
          [358 + i * 92, 490],
        ]),
      ),
    );
  pen.cut({ path: `M-20 252H${W + 20}V266H-20Z`, ink: 'paper', lighter: -2, lift: 3, edge: 0 });
  pen.cut({
    path: 'M210 392L250 344L360 326L470 342L520 390L476 440L360 458L244 440Z',
    ink: 'teal',
    lighter: 6,
    folds: [
      ['M250 392L284 356L360 344L440 356L478 390L442 426L360 440L280 426Z', 12],
      ['M290 392L314 366L360 358L412 366L438 390L412 414L360 424L312 414Z', 2],
      ['M360 300L540 300V470H360Z', -3],
    ],
    lift: 5,
    edge: 3,
  });
  drawNest(pen);
  drawCushions(pen);
}

/** The nest: a shelf with straw. */
function drawNest(pen: Pen): void {
  pen.cut({
    path: 'M38 276H196L188 330H46Z',
    ink: 'sand',
    lighter: -24,
    folds: [
      ['M120 276H196L188 330H120Z', -6],
      ['M38 292H196V297H38Z', -14],
      ['M38 310H196V314H38Z', -14],
    ],
    lift: 6,
  });
  const straw: [number, number][] = [];
  for (let i = 0; i <= 22; i++) straw.push([30 + i * 8, i % 2 === 0 ? 262 + (i % 4) * 2 : 274]);
  pen.cut({
    path: polygon([...straw, [196, 286], [38, 286]]),
    ink: 'gold',
    lighter: 2,
    folds: [['M118 250H210V290H118Z', -7]],
    lift: 3,
    edge: 1,
  });
}

function drawCushions(pen: Pen): void {
  for (const [x, ink, lighter] of [
    [236, 'indigo', 16],
    [300, 'coral', 2],
    [362, 'moss', 6],
    [424, 'plum', 16],
  ] as const)
    pen.cut({
      path: `M${x - 40} 300L${x - 30} 284L${x + 28} 282L${x + 40} 298L${x + 30} 314L${x - 32} 316Z`,
      ink,
      lighter,
      folds: [
        [`M${x} 282L${x + 28} 282L${x + 40} 298L${x + 30} 314L${x} 315Z`, -7],
        [`M${x - 40} 300L${x} 296L${x + 40} 298L${x} 301Z`, -14],
      ],
      lift: 4,
    });
}

/** The table at which cats work. */
function drawDesk(pen: Pen): void {
  pen.cut({
    path: 'M-86 -30H86L80 38H-80Z',
    ink: 'sand',
    lighter: -22,
    folds: [
      ['M0 -30H86L80 38H0Z', -5],
      ['M-70 -14H-8V12H-68Z', 5],
      ['M8 -14H70L68 12H8Z', 3],
    ],
    lift: 6,
  });
  pen.cut({
    path: 'M-100 -34L100 -36L104 -24L-104 -22Z',
    ink: 'sand',
    lighter: -12,
    folds: [['M0 -36H104V-22H0Z', -4]],
    lift: 4,
  });
  pen.cut({
    path: 'M-44 -2A4 4 0 1 0 -36 -2A4 4 0 1 0 -44 -2ZM36 -2A4 4 0 1 0 44 -2A4 4 0 1 0 36 -2Z',
    ink: 'gold',
    lift: 1,
    edge: 0,
  });
}

function drawBowl(pen: Pen, ink: Ink): void {
  pen.cut({ path: 'M-30 -6L30 -6L22 16L-22 16Z', ink, folds: [['M2 -6L30 -6L22 16L2 16Z', -9]], lift: 4 });
  pen.cut({
    path: 'M-30 -6L-18 -13L18 -13L30 -6L18 0L-18 0Z',
    ink: ink === 'coral' ? 'sand' : 'sky',
    lighter: ink === 'coral' ? -30 : 14,
    lift: 1,
    edge: 1.4,
  });
}

function drawBasket(pen: Pen): void {
  pen.cut({
    path: polygon(round(-16, -20, 16, 9)),
    ink: 'coral',
    folds: [['M-16 -36L0 -24L-4 -6L-16 -4Z', -9]],
    lift: 2,
  });
  pen.cut({ path: polygon(round(16, -18, 13, 8)), ink: 'sky', folds: [['M16 -31L29 -20L22 -6L16 -6Z', -9]], lift: 2 });
  pen.cut({ path: 'M-4 -40L8 -34L4 -18L-8 -22Z', ink: 'gold', folds: [['M2 -37L8 -34L4 -18L-2 -20Z', -8]], lift: 2 });
  pen.cut({
    path: 'M-40 -12L40 -12L32 30L-32 30Z',
    ink: 'fox',
    lighter: 2,
    folds: [
      ['M0 -12L40 -12L32 30H0Z', -8],
      ['M-38 0H38V4H-38Z', -14],
      ['M-35 14H35V18H-35Z', -14],
    ],
    lift: 5,
  });
}

function drawEgg(pen: Pen, breed: Breed): void {
  const { fur, mark } = COATS[breed][0] as (typeof COATS)['tabby'][number];
  const spots: Readonly<Record<Breed, string>> = {
    tabby: 'M-16 -6L-4 -3L-16 2ZM16 -8L5 -4L16 1ZM-16 8L-5 8L-12 14ZM16 6L6 8L13 14Z',
    siamese: 'M-16 8H16V24H-16Z',
    persian: 'M-16 4L-8 0L0 5L8 0L16 4V10L8 6L0 11L-8 6L-16 10Z',
    sphynx: 'M-15 -2L0 2L15 -2V0L0 4L-15 0ZM-16 6L0 10L16 6V8L0 12L-16 8Z',
    bengal:
      'M-9 -8L-4 -10L-2 -5L-7 -3ZM4 -12L9 -10L7 -5L2 -7ZM3 2L9 0L11 6L5 8ZM-11 5L-5 3L-3 9L-9 11ZM-1 13L5 12L4 17L-1 17Z',
  };
  pen.cut({
    path: 'M0 -20L8 -16L14 -4L15 7L9 17L0 20L-9 17L-15 7L-14 -4L-8 -16Z',
    ink: fur[0],
    lighter: fur[1],
    folds: [
      ['M2 -22L16 -10V22H2Z', fur[1] - 6, fur[0]],
      [spots[breed], mark[1], mark[0]],
    ],
    lift: 3,
  });
}
