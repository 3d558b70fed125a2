// Textures of the board: walls, floor, goals, boxes (parcels), paper cranes.
import type { Ink } from '../../kit/core/inks.ts';
import { type Cut, type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { CELL, STAGE } from '../rules/stage.ts';
import { bakeFox } from './fox.ts';
import { bakeMarks, disc } from './marksArt.ts';
import { SIDE } from './tiles.ts';

/** How high walls and parcels stand, in world pixels. */
export const WALL = 9;
const PARCEL = 7;
const HALF = CELL / 2;
/** Neighbouring sheets overlap by this, so that no seam shows at odd zooms. */
const BLEED = 0.4;
const SHADOW = 'rgba(20, 15, 40, 1)';

export const CRANES: readonly Ink[] = ['coral', 'gold', 'sky', 'rose', 'paper'];

export function bakeAll(paper: Paper): void {
  paper.bake('table', STAGE.width, STAGE.height, drawTable, true);
  paper.bakeCut('bloom', 60, 60, bloomCut());
  for (const home of [false, true]) paper.bake(parcelKey(home), 56, 64, pen => drawParcel(pen, home));
  for (const ink of CRANES)
    for (const wings of ['up', 'down'] as const)
      paper.bake(`crane-${ink}-${wings}`, 80, 76, pen => drawCrane(pen, ink, wings));
  bakeMarks(paper);
  bakeFox(paper);
}

export const parcelKey = (home: boolean): string => (home ? 'parcel-home' : 'parcel');

/** A tile of tiles.ts. */
export function bakeTile(paper: Paper, key: string): void {
  const [kind, ...numbers] = key.split('-');
  const [a = 0, b = 0, c = 0] = numbers.map(Number);
  if (kind === 'wall') paper.bake(key, CELL + 8, CELL + 2 * WALL + 8, pen => drawWall(pen, a, b));
  else if (kind === 'under') paper.bake(key, CELL + 36, CELL + 36, pen => drawUnder(pen, a));
  else if (kind === 'floor') paper.bake(key, CELL + 2 * BLEED, CELL + 2 * BLEED, pen => drawFloor(pen, a === 1, b, c));
  else paper.bake(key, CELL + 2 * BLEED, CELL + 2 * BLEED, pen => drawShadows(pen, a, 0.2));
}

/** What a block's shadow leaves on the table, where no other block stands. */
function drawUnder({ g }: Pen, beside: number): void {
  const isOpen = (side: number) => (beside & side) === 0;
  for (const [reach, alpha] of [
    [13, 0.07],
    [10, 0.08],
    [7, 0.1],
    [4, 0.13],
  ] as const) {
    g.fillStyle = `rgba(20, 15, 40, ${alpha})`;
    const across = reach * 0.6;
    if (isOpen(SIDE.south)) g.fillRect(-HALF, HALF, CELL, reach);
    if (isOpen(SIDE.east)) g.fillRect(HALF, -HALF, across, CELL);
    if (isOpen(SIDE.south) && isOpen(SIDE.east))
      g.fill(new Path2D(`M${HALF} ${HALF}h${across}v${reach * 0.4}L${HALF + across * 0.4} ${HALF + reach}H${HALF}Z`));
  }
}

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

function fill(pen: Pen, path: string, ink: Ink, lighter: number, alpha = 1): void {
  pen.g.fillStyle = pen.ink(ink, lighter, alpha);
  pen.g.fill(new Path2D(path));
}

/** Large folded sheets, as quiet as a table should be. */
function drawTable(pen: Pen): void {
  const { width, height } = STAGE;
  fill(pen, rectangle(0, 0, width, height), 'teal', -3);
  const sheets: readonly (readonly [path: string, lighter: number])[] = [
    [`M0 0H${width * 0.62}L${width * 0.2} ${height}H0Z`, 1.5],
    [`M${width} 0V${height * 0.52}L${width * 0.52} 0Z`, -7],
    [`M0 ${height}V${height * 0.58}L${width * 0.36} ${height}Z`, 5],
    [`M${width} ${height}H${width * 0.6}L${width} ${height * 0.66}Z`, -10],
  ];
  for (const [path, lighter] of sheets) {
    pen.g.save();
    pen.g.shadowColor = 'rgba(20, 15, 40, 0.22)';
    pen.g.shadowBlur = 18;
    fill(pen, path, 'teal', lighter);
    pen.g.restore();
    pen.g.strokeStyle = pen.ink('teal', lighter + 9, 0.5);
    pen.g.lineWidth = 1.2;
    pen.g.stroke(new Path2D(path));
  }
}

/** A panel of the floor: a fold from corner to corner, a lit and a shaded rim. */
function drawFloor(pen: Pen, goal: boolean, shade: number, shadows: number): void {
  const side = CELL + 2 * BLEED;
  const edge = HALF + BLEED;
  fill(pen, rectangle(-edge, -edge, side, side), 'cream', shade ? -1.5 : 1.5);
  const corner = shade ? `M${-edge} ${-edge}` : `M${edge} ${-edge}`;
  fill(pen, `${corner}L${edge} ${edge}L${-edge} ${edge}Z`, 'cream', shade ? -4 : -0.5);
  fill(pen, rectangle(-edge, -edge, side, 1.1), 'paper', 3, 0.7);
  fill(pen, rectangle(-edge, -edge, 1.1, side), 'paper', 3, 0.7);
  fill(pen, rectangle(-edge, HALF - 0.8, side, 0.8), 'sand', -14, 0.35);
  fill(pen, rectangle(HALF - 0.8, -edge, 0.8, side), 'sand', -14, 0.35);
  if (goal) drawGoal(pen);
  drawShadows(pen, shadows, 0.34);
}

/** A round gold mark let into the floor, with a hole that waits. */
function drawGoal(pen: Pen): void {
  pen.g.save();
  // A wall in the next row hides the front of this cell.
  pen.g.translate(0, -2.5);
  fill(pen, disc(14), 'sand', -22, 0.5);
  pen.g.save();
  fill(pen, disc(13), 'gold', 4);
  pen.g.clip(new Path2D(disc(13)));
  fill(pen, 'M13 -13L13 13L-13 13Z', 'gold', -6);
  pen.g.restore();
  fill(pen, disc(7.4), 'gold', -24);
  fill(pen, disc(6.2), 'cream', -2);
  pen.g.restore();
}

/** Soft shadows of the walls to the north, the west and between, inside this cell. */
function drawShadows(pen: Pen, from: number, alpha: number): void {
  const { g } = pen;
  const edge = HALF + BLEED;
  g.save();
  g.beginPath();
  g.rect(-edge, -edge, 2 * edge, 2 * edge);
  g.clip();
  const north = (from & SIDE.north) !== 0;
  const west = (from & SIDE.west) !== 0;
  for (const [reach, part] of [
    [9, 0.28],
    [6.5, 0.3],
    [4, 0.42],
  ] as const) {
    g.fillStyle = SHADOW;
    g.globalAlpha = alpha * part;
    const path: string[] = [];
    const below = -edge + reach;
    const beside = -edge + reach * 0.75;
    const slant = from & SIDE.northWest ? 0 : reach * 0.75;
    if (north) path.push(`M${west ? -edge : -edge + slant} ${below}L${-edge} ${-edge}H${edge}V${below}Z`);
    if (west) path.push(`M${-edge} ${-edge}H${beside}V${edge}H${-edge}Z`);
    if (!north && !west && from & SIDE.northWest)
      path.push(`M${-edge} ${-edge}L${beside} ${-edge + 2}L${beside} ${below}L${-edge + 1} ${below}Z`);
    for (const one of path) g.fill(new Path2D(one));
  }
  g.restore();
}

/** A block of the darkest sheet: its top a wall's height up, its front below where nothing stands before it. */
function drawWall(pen: Pen, beside: number, shade: number): void {
  const has = (side: number) => (beside & side) !== 0;
  const left = -HALF - (has(SIDE.west) ? BLEED : 0);
  const right = HALF + (has(SIDE.east) ? BLEED : 0);
  const top = -HALF - WALL - (has(SIDE.north) ? BLEED : 0);
  const bottom = HALF - WALL + (has(SIDE.south) ? BLEED : 0);
  const width = right - left;
  if (!has(SIDE.south)) {
    fill(pen, rectangle(left, bottom, width, WALL), 'indigo', -17);
    fill(pen, `M${right} ${bottom}V${bottom + WALL}H${left + width * (shade ? 0.35 : 0.6)}Z`, 'indigo', -21);
    fill(pen, rectangle(left, bottom + WALL - 1.2, width, 1.2), 'indigo', -25);
  }
  fill(pen, rectangle(left, top, width, bottom - top), 'indigo', shade ? 0 : -2.5);
  const corner = shade ? `M${left} ${top}` : `M${right} ${top}`;
  fill(pen, `${corner}L${right} ${bottom}L${left} ${bottom}Z`, 'indigo', shade ? -3.5 : -5.5);
  const rim = 1.8;
  if (!has(SIDE.north)) fill(pen, rectangle(left, top, width, rim), 'paper', -3);
  if (!has(SIDE.west)) fill(pen, rectangle(left, top, rim, bottom - top + (has(SIDE.south) ? 0 : WALL)), 'paper', -3);
  if (!has(SIDE.east))
    fill(pen, rectangle(right - rim, top, rim, bottom - top + (has(SIDE.south) ? 0 : WALL)), 'paper', -14);
  if (!has(SIDE.south)) fill(pen, rectangle(left, bottom - 1.4, width, 1.8), 'indigo', 17);
}

/** A parcel of kraft paper, tied; on its goal it is another: moss, sealed with a gold star. */
function drawParcel(pen: Pen, home: boolean): void {
  const ink: Ink = home ? 'moss' : 'sand';
  const base = home ? 2 : -13;
  const [x, y, side] = [-15.5, -17 - PARCEL, 31];
  const block: Cut = {
    path: rectangle(x, y, side, side + PARCEL),
    ink,
    lighter: base - 20,
    folds: [[`M${x + side} ${y + side}V${y + side + PARCEL}H${x + side * 0.4}Z`, -5]],
    lift: 4,
    edge: 1.6,
  };
  pen.cut(block);
  const [cx, cy] = [x + side / 2, y + side / 2];
  const flap = (points: string, lighter: number) => fill(pen, `M${cx} ${cy}${points}Z`, ink, base + lighter);
  flap(`L${x} ${y}H${x + side}`, 9);
  flap(`L${x} ${y}V${y + side}`, 4);
  flap(`L${x + side} ${y}V${y + side}`, -4);
  flap(`L${x} ${y + side}H${x + side}`, -8);
  if (home) {
    fill(pen, star(cx + 0.6, cy + 1.2, 10.5), 'navy', 0, 0.35);
    fill(pen, star(cx, cy, 10.5), 'gold', 6);
    fill(
      pen,
      `M${cx} ${cy - 10.5}L${cx} ${cy + 4.4}L${cx + 6.3} ${cy + 8.5}L${cx + 4} ${cy + 1.3}L${cx + 10} ${cy - 3.2}L${cx + 2.5} ${cy - 3.4}Z`,
      'gold',
      -7,
    );
    return;
  }
  fill(pen, rectangle(cx - 3, y, 6, side), 'coral', -6);
  fill(pen, rectangle(cx, y, 3, side), 'coral', -13);
  fill(pen, rectangle(cx - 3, y + side, 6, PARCEL), 'coral', -24);
  fill(pen, rectangle(x, cy - 3, side, 3), 'coral', -3);
  fill(pen, rectangle(x, cy, side, 3), 'coral', -13);
}

function star(x: number, y: number, radius: number): string {
  return polygon(
    Array.from({ length: 10 }, (_, i): [number, number] => {
      const reach = i % 2 === 0 ? radius : radius * 0.43;
      const angle = (i * Math.PI) / 5 - Math.PI / 2;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
}

/** What a parcel unfolds to: eight petals around its seal. */
function bloomCut(): Cut {
  const points = Array.from({ length: 16 }, (_, i): [number, number] => {
    const reach = i % 2 === 0 ? 29 : 15;
    return [Math.cos((i * Math.PI) / 8) * reach, Math.sin((i * Math.PI) / 8) * reach];
  });
  const petal = (i: number): string =>
    polygon([[0, 0], points[i] as [number, number], points[(i + 1) % 16] as [number, number]]);
  return {
    path: polygon(points),
    ink: 'moss',
    lighter: 8,
    folds: [...Array.from({ length: 8 }, (_, i) => [petal(2 * i), -9] as const), [disc(7), 8, 'gold']],
    lift: 4,
    edge: 1.6,
  };
}

function drawCrane(pen: Pen, ink: Ink, wings: 'up' | 'down'): void {
  const light = ink === 'paper' ? -2 : 2;
  const far = wings === 'up' ? 'M-4 4L-16 -22L8 4Z' : 'M-4 4L-14 26L8 4Z';
  const near = wings === 'up' ? 'M-8 4L8 -30L14 5Z' : 'M-8 4L6 30L14 5Z';
  const fold = wings === 'up' ? 'M8 -30L14 5L3 4Z' : 'M6 30L14 5L3 4Z';
  pen.cut({ path: far, ink, lighter: light - 12, lift: 2, edge: 1.3 });
  pen.cut({
    path: 'M-30 -3L-8 1L12 2L24 -12L33 -9L26 -6L15 10L-6 11Z',
    ink,
    lighter: light,
    folds: [['M-30 -3L-8 1L12 2L15 10L-6 11Z', -7]],
    lift: 3,
    edge: 1.5,
  });
  pen.cut({ path: near, ink, lighter: light + 4, folds: [[fold, -9]], lift: 2, edge: 1.3 });
}
