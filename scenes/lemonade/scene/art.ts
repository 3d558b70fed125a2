// Textures of the street: sky by the hour, houses, pavement, the table, its sign, what falls and what is stacked.

import type { Ink } from '../../kit/core/inks.ts';
import { type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { WORLD } from '../rules/street.ts';

/** World pixels that the background reaches beyond the stage. */
export const BEYOND = 24;
export const WIDE = WORLD.width + 2 * BEYOND;
export const TALL = WORLD.height + 2 * BEYOND;
/** Y of the kerb, and of the houses' feet. */
export const KERB = 352;

/** Skies of morning, noon and evening, from top to horizon. */
const SKIES: Readonly<Record<'dawn' | 'noon' | 'dusk' | 'grey', readonly (readonly [Ink, number])[]>> = {
  dawn: [
    ['rose', 16],
    ['rose', 20],
    ['gold', 12],
  ],
  noon: [
    ['sky', 8],
    ['sky', 13],
    ['sky', 18],
  ],
  dusk: [
    ['indigo', 6],
    ['plum', 14],
    ['coral', 8],
  ],
  grey: [
    ['navy', 38],
    ['navy', 43],
    ['navy', 49],
  ],
};
export type SkyName = keyof typeof SKIES;
export const SKY_NAMES = Object.keys(SKIES) as readonly SkyName[];
export const skyKey = (name: SkyName): string => `sky-${name}`;

export function bakeStreet(paper: Paper): void {
  for (const name of SKY_NAMES) paper.bake(skyKey(name), WIDE, TALL, pen => drawSky(pen, SKIES[name]), true);
  paper.bake('houses', WIDE, TALL, drawHouses, true);
  paper.bakeCut('sun', 92, 92, {
    path: polygon(round(0, 0, 40, 14)),
    ink: 'gold',
    folds: [[polygon(round(8, 8, 26, 12)), -7]],
    lift: 3,
  });
  paper.bakeCut('cloud', 150, 60, {
    path: 'M-70 20L-60 0L-36 -4L-26 -22L4 -26L22 -12L46 -12L60 4L72 20Z',
    ink: 'paper',
    folds: [['M-36 -4L4 8L22 -12L46 -12L60 4L72 20H-70Z', -6]],
    lift: 3,
  });
  paper.bakeCut('drop', 4, 14, { path: 'M-1 -7L1 -7L2 5L0 7L-2 5Z', ink: 'sky', lighter: -4, lift: 0, edge: 0 });
  bakeStand(paper);
  paper.bakeCut('umbrella', 60, 34, {
    path: 'M-28 8L-18 -10L0 -16L18 -10L28 8L14 4L0 8L-14 4Z',
    ink: 'coral',
    folds: [['M0 -16L18 -10L28 8L14 4L0 8Z', -8]],
    lift: 2,
    edge: 1.5,
  });
  paper.bakeCut('cup', 14, 18, {
    path: 'M-6 -8H6L4 8H-4Z',
    ink: 'paper',
    folds: [['M-5 -3H5L4 8H-4Z', 0, 'gold']],
    lift: 1,
    edge: 1,
  });
  paper.bakeCut('no', 18, 18, {
    path: polygon(round(0, 0, 8, 8)),
    ink: 'coral',
    folds: [['M-5 1H5V4H-5Z', 0, 'paper']],
    lift: 1,
    edge: 1.5,
  });
  paper.bakeCut('pointer', 26, 20, {
    path: 'M-11 -8H11L0 9Z',
    ink: 'fox',
    folds: [['M0 -8H11L0 9Z', -9]],
    lift: 2,
    edge: 2,
  });
  paper.bakeCut('coin', 22, 10, {
    path: polygon(oval(10, 4)),
    ink: 'gold',
    folds: [[polygon(oval(6, 2)), -9]],
    lift: 1,
    edge: 1,
  });
}

function drawSky(pen: Pen, bands: readonly (readonly [Ink, number])[]): void {
  const { g } = pen;
  const [top] = bands;
  g.fillStyle = pen.ink(top?.[0] ?? 'sky', top?.[1]);
  g.fillRect(0, 0, WIDE, TALL);
  bands.slice(1).forEach(([ink, lighter], i) => {
    const y = 120 + i * 95;
    pen.sheet(
      `M-20 ${y}L130 ${y - 16}L300 ${y + 6}L470 ${y - 12}L640 ${y + 8}L${WIDE + 20} ${y - 6}V${TALL}H-20Z`,
      ink,
      lighter,
      6,
    );
  });
}

const HOUSES: readonly (readonly [x: number, width: number, height: number, Ink, lighter: number, roof: Ink])[] = [
  [-20, 96, 128, 'rose', 6, 'plum'],
  [84, 78, 168, 'sand', 4, 'coral'],
  [170, 104, 118, 'teal', 12, 'indigo'],
  [284, 84, 150, 'cream', -2, 'fox'],
  [470, 92, 140, 'rose', 14, 'coral'],
  [570, 76, 176, 'sky', 2, 'indigo'],
  [654, 120, 124, 'sand', 9, 'plum'],
];

/** Hills behind a street; what is drawn after it is in world pixels. */
export function drawGround(pen: Pen): void {
  pen.g.translate(BEYOND, BEYOND);
  pen.sheet(`M-40 280L90 234L220 266L360 226L520 264L660 232L${WIDE} 260V${KERB + 10}H-40Z`, 'moss', 10, 5);
}

/** Pavement and road before a street. */
export function drawPavement(pen: Pen): void {
  pen.sheet(`M-40 ${KERB}L200 ${KERB - 3}L460 ${KERB + 2}L${WIDE} ${KERB - 2}V${TALL}H-40Z`, 'cream', 1, 4);
  pen.sheet(`M-40 448L260 444L520 449L${WIDE} 445V${TALL}H-40Z`, 'navy', 30, 3);
}

function drawHouses(pen: Pen): void {
  drawGround(pen);
  for (const [x, width, height, ink, lighter, roof] of HOUSES) drawHouse(pen, x, width, height, ink, lighter, roof);
  drawPavement(pen);
  for (const x of [420, 446]) drawTree(pen, x, x === 420 ? 0.9 : 1.15);
  drawTree(pen, 276, 1);
}

export function drawHouse(
  pen: Pen,
  x: number,
  width: number,
  height: number,
  ink: Ink,
  lighter: number,
  roof: Ink,
): void {
  const top = KERB - height;
  const middle = x + width / 2;
  pen.cut({
    path: `M${x} ${KERB + 4}V${top}H${x + width}V${KERB + 4}Z`,
    ink,
    lighter,
    folds: [[`M${middle} ${top}H${x + width}V${KERB + 4}H${middle}Z`, -4]],
    lift: 4,
  });
  pen.cut({
    path: `M${x - 7} ${top + 3}L${middle} ${top - 34}L${x + width + 7} ${top + 3}Z`,
    ink: roof,
    folds: [[`M${middle} ${top - 34}L${x + width + 7} ${top + 3}H${middle}Z`, -8]],
    lift: 3,
  });
  for (let y = top + 16; y < KERB - 48; y += 38)
    for (const at of [x + width * 0.2, x + width * 0.62])
      pen.cut({
        path: `M${at} ${y}h15v21h-15Z`,
        ink: 'indigo',
        lighter: 26,
        folds: [[`M${at} ${y}l15 0l-15 21Z`, 34]],
        lift: 0,
        edge: 1.5,
      });
  pen.cut({ path: `M${middle - 9} ${KERB + 2}v-32h18v32Z`, ink: roof, lighter: 8, lift: 1, edge: 1.5 });
}

export function drawTree(pen: Pen, x: number, scale: number): void {
  pen.cut({ path: 'M-4 0V-34H4V0Z', ink: 'sand', lighter: -40, lift: 1, edge: 1 }, { x, y: KERB + 3, scale });
  pen.cut(
    {
      path: 'M0 -104L22 -74L16 -70L30 -40L0 -30L-30 -40L-16 -70L-22 -74Z',
      ink: 'moss',
      folds: [['M0 -104L22 -74L16 -70L30 -40L0 -30Z', -8]],
      lift: 3,
    },
    { x, y: KERB + 3, scale },
  );
}

function bakeStand(paper: Paper): void {
  paper.bake('stand', 190, 200, pen => {
    for (const x of [-66, 60]) pen.cut({ path: `M${x} 86V-60h6V86Z`, ink: 'sand', lighter: -30, lift: 1, edge: 1 });
    const stripes = Array.from(
      { length: 4 },
      (_, i) => `M${-80 + i * 40} -48L${-70 + i * 35} -84h17.5L${-60 + i * 40} -48L${-70 + i * 40} -40Z`,
    );
    pen.cut({
      path: 'M-70 -84H70L80 -48L70 -40L60 -48L50 -40L40 -48L30 -40L20 -48L10 -40L0 -48L-10 -40L-20 -48L-30 -40L-40 -48L-50 -40L-60 -48L-70 -40L-80 -48Z',
      ink: 'paper',
      folds: stripes.map(path => [path, 0, 'coral'] as const),
      lift: 4,
    });
    pen.cut({ path: 'M-72 20H72L66 34H-66Z', ink: 'sand', lighter: -18, lift: 3 });
    pen.cut({
      path: 'M-64 34H64V88H-64Z',
      ink: 'gold',
      lighter: 4,
      folds: [
        ['M-64 34L64 34L-64 88Z', 6],
        ['M-20 61L-8 50L10 50L22 61L10 72L-8 72Z', 0, 'paper'],
      ],
      lift: 2,
    });
    pen.cut({ path: 'M-13 61L-6 54L6 54L15 61L6 68L-6 68Z', ink: 'gold', lighter: 10, lift: 1, edge: 1 });
  });
  paper.bake('fox', 96, 120, pen => {
    pen.cut({
      path: 'M-22 56L-16 14L0 6L16 14L22 56Z',
      ink: 'indigo',
      lighter: 6,
      folds: [
        ['M0 6L16 14L22 56H4Z', -2],
        ['M-6 10L0 26L6 10Z', 0, 'paper'],
      ],
      lift: 2,
    });
    pen.cut({
      path: 'M-26 -34L-12 -24H12L26 -34L24 -6L0 18L-24 -6Z',
      ink: 'fox',
      folds: [
        ['M12 -24L26 -34L24 -6L0 18Z', -8],
        ['M-24 -6L-8 -4L0 18ZM24 -6L8 -4L0 18Z', 0, 'paper'],
        ['M-4 11H4L0 18Z', 0, 'navy'],
        ['M-11 -9L-6 -11L-6 -6ZM11 -9L6 -11L6 -6Z', 0, 'navy'],
      ],
      lift: 2,
    });
    pen.cut({
      path: 'M-20 -26L-12 -29L-11 -50H11L12 -29L20 -26L0 -23Z',
      ink: 'navy',
      folds: [
        ['M-12 -34L12 -34L12 -29L-12 -29Z', 0, 'gold'],
        ['M2 -50H11L12 -34H2Z', 8],
      ],
      lift: 2,
    });
  });
  paper.bake('stand-folded', 190, 80, pen => {
    pen.cut({ path: 'M-80 26L74 10L78 20L-76 36Z', ink: 'sand', lighter: -18, lift: 3 });
    pen.cut({
      path: 'M-64 12L40 -8L58 6L-50 28Z',
      ink: 'gold',
      lighter: 2,
      folds: [['M-64 12L58 6L-50 28Z', -7]],
      lift: 3,
    });
    pen.cut({ path: 'M-40 4L20 -16L34 -6L-24 16Z', ink: 'coral', folds: [['M-40 4L34 -6L-24 16Z', -8]], lift: 3 });
  });
  paper.bake('jug', 44, 54, pen => {
    pen.cut({ path: 'M12 -12L20 -8L20 8L12 12V8L16 5V-5L12 -8Z', ink: 'sky', lighter: 14, lift: 1, edge: 1 });
    pen.cut({
      path: 'M-14 -20H12L10 20H-12Z',
      ink: 'sky',
      lighter: 18,
      folds: [
        ['M-13 -6H11L10 20H-12Z', 0, 'gold'],
        ['M0 -6H11L10 20H0Z', -6, 'gold'],
      ],
      lift: 2,
      edge: 1.5,
    });
  });
  paper.bake('sign', 86, 190, pen => {
    pen.cut({ path: 'M-3 0H3V92H-3Z', ink: 'sand', lighter: -30, lift: 1, edge: 1 });
    pen.cut({ path: 'M-38 -26H38V8H-38Z', ink: 'paper', folds: [['M26 8H38V-4Z', -12]], lift: 3 });
  });
}

/** A circle as corners. */
export function round(x: number, y: number, radius: number, corners: number): [number, number][] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}
const oval = (width: number, height: number): [number, number][] =>
  round(0, 0, 1, 10).map(([x, y]) => [x * width, y * height]);
