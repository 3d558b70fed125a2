// Textures of Dalex, baked from paper cuts: board, fox, dalexes, piles and cell markers.
import type { Cut, Paper, Pen } from '../../kit/phaser/paper.ts';
import { polygon } from '../../kit/phaser/paper.ts';
import { cellSize, MARGIN, WORLD } from '../rules/geometry.ts';
import { CROWD } from './crowdArt.ts';

/** Heights of piles, in dalexes, from which the next larger picture shows them. */
const PILES = [0, 3, 5] as const;
export const pileKey = (height: number): string => `pile-${PILES.findLastIndex(least => height >= least)}`;

export function bakeAll(paper: Paper, size: number): void {
  paper.bake('board', WORLD, WORLD, pen => drawBoard(pen, size), true);
  paper.bake('fox', 56, 56, pen => FOX.forEach(cut => pen.cut({ lift: 3, edge: 1.6, ...cut })));
  for (const [key, cuts] of Object.entries({ dalex: DALEX, ...CROWD }))
    paper.bake(key, 56, 56, pen => cuts.forEach(cut => pen.cut({ lift: 2.5, edge: 1.3, ...cut })));
  PILES.forEach((_, index) =>
    paper.bake(`pile-${index}`, 60, 60, pen =>
      HEAPS.slice(0, 3 + 2 * index).forEach(cut => pen.cut({ lift: 2, edge: 1.1, ...cut })),
    ),
  );
  paper.bakeCut('gold', 34, 34, GOLD);
  paper.bake('deadly', 46, 46, drawDeadly);
  paper.bake('safe', 46, 46, drawSafe);
  paper.bake('safe-wakes', 46, 46, drawSafeButWakes);
  paper.bakeCut('cursor', 46, 46, cornersCut('gold'));
  paper.bakeCut('cursor-deadly', 46, 46, cornersCut('coral'));
  paper.bakeCut('wave', 100, 100, ringCut(48, 43, 'gold'));
  paper.bakeCut('gate', 60, 60, ringCut(27, 22, 'sky'));
  paper.bakeCut('caught', 58, 58, cornersCut('coral', 27));
}

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

function fill(pen: Pen, path: string, ink: Parameters<Pen['ink']>[0], lighter: number, alpha = 1): void {
  pen.g.fillStyle = pen.ink(ink, lighter, alpha);
  pen.g.fill(new Path2D(path));
}

/** A sheet folded into cells, lit where the fox begins. */
function drawBoard(pen: Pen, size: number): void {
  fill(pen, rectangle(0, 0, WORLD, WORLD), 'indigo', -18);
  fill(pen, `M0 0H${WORLD * 0.7}L0 ${WORLD * 0.6}Z`, 'indigo', -14);
  fill(pen, `M${WORLD} ${WORLD}V${WORLD * 0.3}L${WORLD * 0.4} ${WORLD}Z`, 'indigo', -22);
  const side = cellSize(size);
  const field = size * side;
  pen.cut(
    { path: rectangle(-2.5, -2.5, field + 5, field + 5), ink: 'indigo', lighter: 6, lift: 7, edge: 0 },
    { x: MARGIN, y: MARGIN },
  );
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) drawCell(pen, row, column, side, size);
}

function drawCell(pen: Pen, row: number, column: number, side: number, size: number): void {
  const [x, y] = [MARGIN + column * side, MARGIN + row * side];
  const middle = (size - 1) / 2;
  const far = Math.hypot(row - middle, column - middle) / middle;
  const isValley = (row + column) % 2 === 0;
  const light = 9 - 13 * Math.min(1, far) + (isValley ? -3 : 0);
  fill(pen, rectangle(x, y, side + 0.5, side + 0.5), 'indigo', light);
  const fold = isValley
    ? ([
        [x + side, y],
        [x + side, y + side],
        [x, y + side],
      ] as const)
    : ([
        [x, y],
        [x + side, y + side],
        [x, y + side],
      ] as const);
  fill(pen, polygon(fold), 'indigo', light - 2.2);
  fill(pen, rectangle(x, y, side, 1), 'indigo', light + 9, 0.6);
  fill(pen, rectangle(x, y, 1, side), 'indigo', light + 7, 0.5);
}

const FOX: readonly Cut[] = [
  {
    path: 'M9 12L19 10L24 -2L26 8L20 19L9 20Z',
    ink: 'fox',
    lighter: -4,
    folds: [['M20 6L24 -2L26 8L23 13Z', 6, 'cream']],
  },
  { path: 'M-9 6L9 6L13 20L-13 20Z', ink: 'fox', lighter: -7, folds: [['M-4 6L4 6L5 20L-5 20Z', 2, 'cream']] },
  {
    path: 'M-18 -23L-9 -14L9 -14L18 -23L17 -2L0 13L-17 -2Z',
    ink: 'fox',
    lighter: 4,
    folds: [
      ['M0 -14L9 -14L18 -23L17 -2L0 13Z', -8],
      ['M-18 -23L-9 -14L-17.4 -9Z', -15],
      ['M18 -23L9 -14L17.4 -9Z', -20],
      ['M-17 -2L-5 -2L0 13Z', 4, 'cream'],
      ['M17 -2L5 -2L0 13Z', -4, 'cream'],
      ['M-4 8.6L4 8.6L0 13.4Z', 0, 'navy'],
      ['M-10.5 -6.4L-4.4 -4.6L-6.2 -1.8Z', 0, 'navy'],
      ['M10.5 -6.4L4.4 -4.6L6.2 -1.8Z', 0, 'navy'],
    ],
  },
];

/** Its eyes look to the right; towards a player on its left it is mirrored. */
const DALEX: readonly Cut[] = [
  {
    path: 'M-12 -8L-7 -8L-4.5 -15L4.5 -15L7 -8L12 -8L18 20L-18 20Z',
    ink: 'teal',
    lighter: 3,
    folds: [
      ['M2 -15L4.5 -15L7 -8L12 -8L18 20L2 20Z', -13],
      ['M-14.4 3L14.4 3L15.4 8L-15.4 8Z', -22],
      ['M-18 20L-17 15.4L17 15.4L18 20Z', 2, 'navy'],
      ['M-10.6 -5L12.4 -5L13.8 2L-11.8 2Z', 0, 'navy'],
      ['M-5.6 -3.4L-0.6 -3.4L-0.4 0.6L-5.8 0.6Z', 3, 'gold'],
      ['M4.2 -3.4L9.2 -3.4L9.8 0.6L4.4 0.6Z', 3, 'gold'],
    ],
  },
  { path: 'M-5 -14L0 -25L5 -14Z', ink: 'coral', lighter: 4, folds: [['M0 -25L5 -14L0 -14Z', -12]] },
  { path: 'M13 7L25 9L14 13Z', ink: 'coral', lighter: 2, folds: [['M13.5 10L25 9L14 13Z', -12]] },
];

/** Parts of a pile; higher piles show more of them. */
const HEAPS: readonly Cut[] = [
  { path: 'M-17 19L-12 2L-2 6L6 -1L17 8L18 19Z', ink: 'navy', lighter: 3, folds: [['M6 -1L17 8L18 19L4 19Z', -8]] },
  { path: 'M-14 10L-7 -6L1 -2L-3 12Z', ink: 'teal', lighter: -14, folds: [['M-7 -6L1 -2L-3 12Z', -8]] },
  { path: 'M4 12L8 -3L15 2L14 14Z', ink: 'coral', lighter: -14, folds: [['M8 -3L15 2L14 14Z', -10]] },
  { path: 'M-19 20L-16 9L-6 13L-5 21Z', ink: 'navy', lighter: 14, folds: [['M-6 13L-5 21L-14 20Z', -9]] },
  { path: 'M-8 2L-2 -15L6 -10L4 4Z', ink: 'navy', lighter: 8, folds: [['M-2 -15L6 -10L4 4L0 3Z', -10]] },
  { path: 'M4 2L12 -14L19 -6L14 6Z', ink: 'teal', lighter: -10, folds: [['M12 -14L19 -6L14 6Z', -9]] },
  { path: 'M-15 2L-12 -15L-3 -9L-6 4Z', ink: 'navy', lighter: 2, folds: [['M-12 -15L-3 -9L-6 4Z', 8]] },
];

const circle = (radius: number, points: number): [number, number][] =>
  Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

const GOLD: Cut = {
  path: polygon(circle(15, 12)),
  ink: 'gold',
  lighter: 4,
  folds: [
    [polygon([[0, -15], ...circle(15, 12).slice(1, 7), [0, 0]]), -9],
    [polygon(circle(8, 10).map(([x, y], i) => (i % 2 ? [x * 0.45, y * 0.45] : [x, y]))), 12],
  ],
  lift: 3,
  edge: 1.8,
};

/** Deadly cell: marked by colour and shape. */
function drawDeadly(pen: Pen): void {
  fill(pen, rectangle(-21, -21, 42, 42), 'coral', -6, 0.3);
  fill(pen, 'M-7 6L0 -8L7 6Z', 'coral', 0, 0.75);
  fill(pen, 'M0 -8L7 6L0 6Z', 'coral', -14, 0.75);
}

/** A cell that may be stepped on. */
function drawSafe(pen: Pen): void {
  pen.g.beginPath();
  pen.g.arc(0, 0, 6, 0, 2 * Math.PI);
  pen.g.fillStyle = pen.ink('cream', 0, 0.85);
  pen.g.fill();
  fill(pen, 'M-3 0L-1 2.4L3.4 -2.6', 'moss', 0, 0);
}

/** A cell that may be stepped on, but a sleeper wakes. */
function drawSafeButWakes(pen: Pen): void {
  fill(pen, 'M0 -10L10 0L0 10L-10 0Z', 'cream', 0, 0.85);
  fill(pen, rectangle(-1.5, -6, 3, 7), 'plum', 0);
  fill(pen, rectangle(-1.5, 3, 3, 3), 'plum', 0);
}

/** Four corners of a frame. */
function cornersCut(ink: Cut['ink'], reach = 22): Cut {
  const arm = 9;
  const corner = (sx: number, sy: number) =>
    `M${sx * reach} ${sy * reach}L${sx * (reach - arm)} ${sy * reach}L${sx * (reach - arm)} ${sy * (reach - 4)}L${sx * (reach - 4)} ${sy * (reach - 4)}L${sx * (reach - 4)} ${sy * (reach - arm)}L${sx * reach} ${sy * (reach - arm)}Z`;
  return {
    path: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)].join(''),
    ink,
    lighter: 4,
    lift: 1.5,
    edge: 1,
  };
}

/** A ring as one outline: out along the rim, back along the hole. */
function ringCut(outer: number, inner: number, ink: Cut['ink']): Cut {
  const points = 28;
  const rim = (radius: number, way: number) =>
    Array.from({ length: points + 1 }, (_, i): [number, number] => {
      const angle = (way * i * 2 * Math.PI) / points;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    });
  return { path: polygon([...rim(outer, 1), ...rim(inner, -1)]), ink, lighter: 6, lift: 1, edge: 0.8 };
}
