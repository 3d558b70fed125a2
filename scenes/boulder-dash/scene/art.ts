// Textures of the cave: torn earth, folded walls, boulders, diamonds and the exit.
import { type Cut, type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { SIDE } from '../rules/cells.ts';
import { bakeClassicTile } from './classicArt.ts';
import { drawFox, drawMoth, fill } from './figures.ts';
import { NEIGHBOUR } from './tileKeys.ts';

const HALF = SIDE / 2;
/** Neighbouring sheets overlap by this, so that no seam shows at odd zooms. */
const BLEED = 0.4;

export function bakePieces(paper: Paper): void {
  paper.bakeCut('boulder', 28, 28, BOULDER);
  paper.bakeCut('diamond', 26, 26, DIAMOND);
  paper.bake('exit', 48, 48, drawExit);
  paper.bakeCut('glint', 12, 12, GLINT);
  paper.bakeCut('bloom', 60, 60, BLOOM);
  for (const wings of ['up', 'down'] as const) paper.bake(`moth-${wings}`, 46, 44, pen => drawMoth(pen, wings));
  for (const step of [0, 1] as const) paper.bake(`fox-${step}`, 52, 48, pen => drawFox(pen, step));
}

/** Bakes a ground texture by its key (`groundTile` in tileKeys.ts). */
export function bakeGroundTile(paper: Paper, key: string): void {
  if (bakeClassicTile(paper, key)) return;
  const [kind, ...numbers] = key.split('-');
  const [a = 0, b = 0] = numbers.map(Number);
  const size = SIDE + 2 * BLEED;
  if (kind === 'wall') paper.bake(key, size, size, pen => drawWall(pen, a, b));
  else if (kind === 'dirt') paper.bake(key, size, size, pen => drawDirt(pen, a, b));
  else paper.bake(key, size, size, pen => drawFloor(pen, a));
}

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The dark sheet at the bottom, and the shadows that stand on it. */
function drawFloor(pen: Pen, from: number): void {
  const edge = HALF + BLEED;
  const side = 2 * edge;
  fill(pen, rectangle(-edge, -edge, side, side), 'navy', -4);
  fill(pen, `M${-edge} ${edge}L${edge} ${-edge}V${edge}Z`, 'navy', -6);
  const { g } = pen;
  for (const [reach, alpha] of [
    [9, 0.18],
    [6, 0.2],
    [3, 0.28],
  ] as const) {
    g.fillStyle = `rgba(8, 6, 22, ${alpha})`;
    if (from & NEIGHBOUR.north) g.fillRect(-edge, -edge, side, reach);
    if (from & NEIGHBOUR.west) g.fillRect(-edge, -edge, reach * 0.75, side);
    if (from === NEIGHBOUR.northWest) g.fillRect(-edge, -edge, reach * 0.75, reach);
  }
}

/** Torn sides: how far the earth stands back from its cell's edge, along that edge. */
const TORN = [
  [3.2, 1.4, 2.9, 1.8, 3.4],
  [2, 3.3, 1.5, 3, 2.2],
  [3, 2, 3.4, 1.5, 2.6],
] as const;

/** A sheet of earth: whole towards its like, torn with a pale edge towards the open. */
function drawDirt(pen: Pen, beside: number, shade: number): void {
  const edge = HALF + BLEED;
  drawFloor(pen, 0);
  const torn = TORN[shade % TORN.length] as (typeof TORN)[number];
  const reach = (side: number, i: number) => ((beside & side) !== 0 ? -BLEED : (torn[i] as number) * 0.8);
  const places = [-edge, -edge / 2, 0, edge / 2, edge];
  const outline = (inset: number): [number, number][] => {
    const at = (side: number, i: number) => HALF - reach(side, i) - ((beside & side) !== 0 ? 0 : inset);
    const along = (i: number, low: number, high: number) => {
      const [from, to] = [-at(low, 2), at(high, 2)];
      return i === 0 ? from : i === 4 ? to : (places[i] as number);
    };
    return [
      ...[0, 1, 2, 3, 4].map((i): [number, number] => [
        along(i, NEIGHBOUR.west, NEIGHBOUR.east),
        -at(NEIGHBOUR.north, i),
      ]),
      ...[1, 2, 3, 4].map((i): [number, number] => [at(NEIGHBOUR.east, i), along(i, NEIGHBOUR.north, NEIGHBOUR.south)]),
      ...[3, 2, 1, 0].map((i): [number, number] => [along(i, NEIGHBOUR.west, NEIGHBOUR.east), at(NEIGHBOUR.south, i)]),
      ...[3, 2, 1].map((i): [number, number] => [-at(NEIGHBOUR.west, i), along(i, NEIGHBOUR.north, NEIGHBOUR.south)]),
    ];
  };
  fill(pen, polygon(outline(0)), 'cream', -12);
  const { g } = pen;
  g.save();
  g.clip(new Path2D(polygon(outline(1.3))));
  fill(pen, rectangle(-edge, -edge, 2 * edge, 2 * edge), 'sand', -33 + shade);
  const folds = [
    `M${-edge} ${edge}L${edge} ${-edge * 0.3}V${edge}Z`,
    `M${edge} ${-edge}L${edge} ${edge}L${-edge * 0.2} ${edge}Z`,
    `M${-edge} ${-edge * 0.1}L${edge} ${edge * 0.45}V${edge}H${-edge}Z`,
  ];
  fill(pen, folds[shade % folds.length] as string, 'sand', -37 + shade);
  for (const [x, y, r] of SPECKS[shade % SPECKS.length] as (typeof SPECKS)[number])
    fill(
      pen,
      polygon([
        [x - r, y + r * 0.4],
        [x, y - r],
        [x + r, y + r * 0.5],
      ]),
      'sand',
      -22,
    ); // prettier-ignore
  g.restore();
}

const SPECKS = [
  [
    [-8, -6, 1.8],
    [6, 4, 1.5],
  ],
  [
    [3, -8, 1.6],
    [-5, 7, 1.9],
    [10, 8, 1.3],
  ],
  [
    [-9, 4, 1.5],
    [8, -5, 1.8],
  ],
] as const;

/** Walls are the darkest folded sheets, with a lit rim where they end. */
function drawWall(pen: Pen, beside: number, shade: number): void {
  const edge = HALF + BLEED;
  const has = (side: number) => (beside & side) !== 0;
  fill(pen, rectangle(-edge, -edge, 2 * edge, 2 * edge), 'indigo', -13 + shade);
  fill(pen, `M${edge} ${-edge}V${edge}H${-edge}Z`, 'indigo', -17 + shade);
  fill(
    pen,
    polygon([
      [-9, 0],
      [0, -9],
      [9, 0],
      [0, 9],
    ]),
    'indigo',
    1 + shade,
  ); // prettier-ignore
  fill(
    pen,
    polygon([
      [9, 0],
      [0, 9],
      [-9, 0],
    ]),
    'indigo',
    -11 + shade,
  ); // prettier-ignore
  const rim = 1.8;
  if (!has(NEIGHBOUR.north)) fill(pen, rectangle(-edge, -edge, 2 * edge, rim), 'paper', -4);
  if (!has(NEIGHBOUR.west)) fill(pen, rectangle(-edge, -edge, rim, 2 * edge), 'paper', -8);
  if (!has(NEIGHBOUR.east)) fill(pen, rectangle(HALF - rim + BLEED, -edge, rim, 2 * edge), 'indigo', 8);
  if (!has(NEIGHBOUR.south)) fill(pen, rectangle(-edge, HALF - 4, 2 * edge, 4 + BLEED), 'indigo', -26);
}

const BOULDER: Cut = {
  path: 'M-12 -5L-6 -12L5 -13L12 -6L13 4L6 12L-5 13L-13 6Z',
  ink: 'paper',
  lighter: -22,
  folds: [
    ['M-12 -5L-6 -12L5 -13L-2 -2L-13 6Z', 10],
    ['M13 4L6 12L-5 13L-13 6L-2 -2Z', -18],
    ['M12 -6L13 4L-2 -2L5 -13Z', -6],
  ],
  lift: 3,
  edge: 1.3,
};

/** Round and gold: what is wanted. */
const DIAMOND: Cut = {
  path: 'M-6 -11L6 -11L12 -4L0 13L-12 -4Z',
  ink: 'gold',
  folds: [
    ['M-6 -11L6 -11L5 -4L-5 -4Z', 13],
    ['M-6 -11L-5 -4L-12 -4Z', 6],
    ['M6 -11L12 -4L5 -4Z', -6],
    ['M5 -4L12 -4L0 13Z', -16],
    ['M-5 -4L5 -4L0 13Z', -4],
  ],
  lift: 3,
  edge: 1.4,
};

const GLINT: Cut = {
  path: 'M0 -6L1.4 -1.4L6 0L1.4 1.4L0 6L-1.4 1.4L-6 0L-1.4 -1.4Z',
  ink: 'paper',
  lift: 0,
  edge: 0,
};

/** What a moth unfolds to. */
const BLOOM: Cut = {
  path: polygon(
    Array.from({ length: 16 }, (_, i): [number, number] => {
      const reach = i % 2 === 0 ? 28 : 14;
      return [Math.cos((i * Math.PI) / 8) * reach, Math.sin((i * Math.PI) / 8) * reach];
    }),
  ),
  ink: 'gold',
  lighter: 4,
  folds: [['M0 0L28 0L13 5L20 20L5 13L0 28L0 0Z', -9]],
  lift: 4,
  edge: 1.6,
};

/** A door of light, folded open. */
function drawExit(pen: Pen): void {
  pen.cut({ path: rectangle(-15, -15, 30, 30), ink: 'moss', lighter: -8, lift: 3, edge: 1.4 });
  fill(pen, rectangle(-11, -11, 22, 26), 'paper', 1);
  fill(pen, 'M-11 -11L-3 -6V11L-11 15Z', 'moss', 12);
  fill(pen, 'M11 -11L3 -6V11L11 15Z', 'moss', 4);
  fill(
    pen,
    polygon([
      [0, -7],
      [5, -2],
      [2, -2],
      [2, 5],
      [-2, 5],
      [-2, -2],
      [-5, -2],
    ]),
    'gold',
    -6,
  ); // prettier-ignore
}
