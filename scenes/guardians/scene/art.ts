// Textures of the valley: dusk, hills, three roads as folded ribbons, steps, gates of stones, guardians, figures.
import type { Ink } from '../../kit/core/inks.ts';
import { type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { CARDS } from '../rules/cards.ts';
import type { Guardian } from '../rules/valley.ts';
import { FIGURE, figureCut, SIDE_INK } from './figures.ts';
import { alongOf, GATE_Y, roadX, scaleAt, stepY, WORLD } from './geometry.ts';

const { width: WIDTH, height: HEIGHT } = WORLD;
const ROAD_INKS: readonly Ink[] = ['moss', 'sand', 'teal'];
/** Half width of a road at its lower end. */
const HALF = 86;
const STONE = { width: 30, height: 20 };
export const figureKey = (card: number, guardian: Guardian): string => `figure-${guardian}-${card}`;

export function bakeAll(paper: Paper): void {
  paper.bake('valley', WIDTH, HEIGHT, drawValley, true);
  for (const guardian of ['wolf', 'eagle'] as const) {
    for (const card of CARDS.keys())
      paper.bakeCut(figureKey(card, guardian), FIGURE, FIGURE, figureCut(card, guardian));
    paper.bake(`stone-${guardian}`, STONE.width + 10, STONE.height + 12, pen => drawStone(pen, SIDE_INK[guardian]));
    paper.bake(`lying-${guardian}`, 70, 44, pen => drawLying(pen, SIDE_INK[guardian]));
  }
  paper.bake('wolf', 110, 100, drawWolf);
  paper.bake('eagle', 130, 100, drawEagle);
  paper.bake('gap', STONE.width + 6, STONE.height + 8, drawGap);
  for (const road of [0, 1, 2]) paper.bake(`glow-${road}`, WIDTH, HEIGHT, pen => drawGlow(pen, road), true);
}

const ribbon = (road: number, half: number, from = -0.04, to = 1.04): string => {
  const at = (along: number) => HEIGHT - 30 - along * (HEIGHT - 120);
  const wide = (along: number) => half * (1 - 0.34 * along);
  return polygon([
    [roadX(road, from) - wide(from), at(from)],
    [roadX(road, to) - wide(to), at(to)],
    [roadX(road, to) + wide(to), at(to)],
    [roadX(road, from) + wide(from), at(from)],
  ]);
};

function drawValley(pen: Pen): void {
  const { g } = pen;
  g.fillStyle = pen.ink('indigo', 2);
  g.fillRect(0, 0, WIDTH, HEIGHT);
  pen.sheet('M-20 74L90 22L190 66L300 14L420 62L540 20L640 60L740 30V620H-20Z', 'indigo', -6);
  pen.sheet('M-20 104L120 74L260 96L380 70L520 98L650 72L740 96V620H-20Z', 'plum', -6);
  pen.sheet('M-20 128L200 112L420 130L740 112V620H-20Z', 'moss', -24);
  pen.sheet('M-20 300L180 288L400 304L740 286V620H-20Z', 'moss', -18);
  pen.sheet('M-20 466L240 452L480 468L740 454V620H-20Z', 'moss', -13);
  for (const road of [0, 1, 2]) drawRoad(pen, road);
}

/** A ribbon with a fold at each step. */
function drawRoad(pen: Pen, road: number): void {
  const ink = ROAD_INKS[road] as Ink;
  const folds = [0, 1, 2, 3, 4, 5].map(
    part => [ribbon(road, HALF + 4, part / 5.5 - 0.06, part / 5.5 + 0.035), part % 2 === 0 ? 7 : -6] as const,
  );
  pen.cut({ path: ribbon(road, HALF), ink, lighter: 2, folds, lift: 7, edge: 2 });
  for (const pos of [0, 2, 4]) {
    const [x, y, scale] = [roadX(road, alongOf(pos)), stepY(pos) + 22, scaleAt(pos)];
    pen.g.fillStyle = pen.ink('navy', 0, 0.16);
    pen.g.beginPath();
    pen.g.ellipse(x, y, 66 * scale, 22 * scale, 0, 0, 7);
    pen.g.fill();
  }
  if (road === 0) for (const [x, y, scale] of TREES) drawTree(pen, x, y, scale);
  if (road === 1) for (let rail = 0; rail < 7; rail++) drawRails(pen, rail / 6.5);
  if (road === 2) for (const [x, y] of WAVES) drawWave(pen, x, y);
}

const TREES = [
  [26, 250, 0.7],
  [14, 330, 0.85],
  [34, 408, 1],
  [12, 500, 1.15],
  [116, 176, 0.5],
] as const;
const WAVES = [
  [560, 210],
  [606, 290],
  [580, 372],
  [634, 430],
  [572, 498],
] as const;

const drawTree = (pen: Pen, x: number, y: number, scale: number) =>
  pen.cut(
    {
      path: 'M0 -46L20 -8L10 -8L24 22L-24 22L-10 -8L-20 -8Z',
      ink: 'moss',
      lighter: -8,
      folds: [['M0 -46L24 22L0 22Z', -9]],
      lift: 3,
      edge: 1.5,
    },
    { x, y, scale },
  );
function drawRails(pen: Pen, along: number): void {
  const y = HEIGHT - 30 - along * (HEIGHT - 120);
  const half = HALF * (1 - 0.34 * along);
  for (const side of [-1, 1])
    pen.cut(
      { path: 'M-4 -16L4 -16L4 12L-4 12Z', ink: 'fox', lighter: -26, lift: 2, edge: 1 },
      { x: roadX(1, along) + side * half, y, scale: 1 - 0.4 * along },
    );
}
function drawWave(pen: Pen, x: number, y: number): void {
  pen.g.strokeStyle = pen.ink('paper', 0, 0.5);
  pen.g.lineWidth = 3;
  pen.g.beginPath();
  pen.g.moveTo(x - 22, y);
  pen.g.lineTo(x - 10, y - 6);
  pen.g.lineTo(x + 2, y);
  pen.g.lineTo(x + 14, y - 6);
  pen.g.stroke();
}

function drawGlow(pen: Pen, road: number): void {
  pen.g.fillStyle = pen.ink('gold', 8, 0.34);
  pen.g.fill(new Path2D(ribbon(road, HALF)));
}

const drawStone = (pen: Pen, ink: Ink) =>
  pen.cut({
    path: 'M-14 -7L-9 -10L11 -9L15 -3L14 9L-15 9Z',
    ink: 'cream',
    lighter: -4,
    folds: [
      ['M-14 -7L-9 -10L11 -9L-15 3Z', 6],
      ['M-15 5L15 3L14 9L-15 9Z', -6, ink],
    ],
    lift: 3,
    edge: 1,
  });
function drawGap(pen: Pen): void {
  pen.g.fillStyle = pen.ink('navy', -6, 0.35);
  pen.g.fillRect(-STONE.width / 2, -STONE.height / 2 + 1, STONE.width, STONE.height - 2);
}
const drawLying = (pen: Pen, ink: Ink) =>
  pen.cut({
    path: 'M-26 -8L14 -14L28 8L-14 14Z',
    ink,
    lighter: -8,
    folds: [['M-26 -8L14 -14L-14 14Z', 6]],
    lift: 2,
    edge: 2,
  });

function drawWolf(pen: Pen): void {
  pen.cut({
    path: 'M-40 -36L-20 -18L20 -18L40 -36L42 0L24 14L12 38L-12 38L-24 14L-42 0Z',
    ink: 'fox',
    folds: [
      ['M-40 -36L-20 -18L0 -18L0 38L-12 38L-24 14L-42 0Z', 7],
      ['M-24 14L0 4L24 14L12 38L-12 38Z', 24],
      ['M-8 28L8 28L4 38L-4 38Z', -40],
      ['M-24 -4L-10 2L-18 6Z', -44],
      ['M24 -4L10 2L18 6Z', -44],
    ],
    lift: 6,
  });
}
function drawEagle(pen: Pen): void {
  pen.cut({
    path: 'M-58 -26L-30 -22L-14 -36L14 -36L30 -22L58 -26L46 -2L24 6L10 16L0 40L-10 16L-24 6L-46 -2Z',
    ink: 'sky',
    lighter: -4,
    folds: [
      ['M-58 -26L-30 -22L-14 -36L0 -36L0 40L-10 16L-24 6L-46 -2Z', 7],
      ['M-14 -36L14 -36L20 -14L10 4L-10 4L-20 -14Z', 22],
      ['M-9 2L9 2L0 26Z', 0, 'gold'],
      ['M-14 -16L-4 -10L-12 -6Z', -50],
      ['M14 -16L4 -10L12 -6Z', -50],
    ],
    lift: 6,
  });
}

export const gatePlace = (road: number, isOwn: boolean, stone: number, stones: number): { x: number; y: number } => {
  const gap = isOwn ? 33 : 26;
  return {
    x: roadX(road, isOwn ? 0 : 1) + (stone - (stones - 1) / 2) * Math.min(gap, (gap * 5) / Math.max(1, stones)),
    y: isOwn ? GATE_Y.own : GATE_Y.other,
  };
};
