// Textures of walls and exhibits.
import type { Ink } from '../../kit/core/inks.ts';
import type { Rect } from '../../kit/core/rules.ts';
import { type Cut, type Fold, type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { EXIT } from '../levels/levels.ts';

/** Margin of the texture for the shadow, in pixels. */
const WALL_ROOM = 22;

/** One texture for each wall, so that they can be animated one by one. */
export function bakeWalls(paper: Paper, solids: readonly Rect[]): { key: string; rect: Rect }[] {
  return solids.map((rect, index) => {
    const [, , width, height] = rect;
    const key = paper.bake(`wall${index}`, width + 2 * WALL_ROOM, height + 2 * WALL_ROOM, pen => {
      wall(pen, width, height);
      if (Math.min(width, height) > SMALL && Math.max(width, height) < LONG) exhibit(pen, index);
    });
    return { key, rect };
  });
}

/** A folded strip or block: the darkest sheet, a lit rim, a fold across every so often. */
function wall(pen: Pen, width: number, height: number): void {
  const left = -width / 2;
  const top = -height / 2;
  const path = `M${left} ${top}h${width}v${height}h${-width}Z`;
  pen.cut({
    path,
    ink: 'navy',
    lighter: -5,
    folds: isBlock(width, height) ? hip(width, height) : zigzag(width, height),
    lift: 8,
    edge: 0,
  });
  pen.g.lineWidth = 1.6;
  pen.g.strokeStyle = pen.ink('indigo', 16);
  pen.g.stroke(new Path2D(`M${left + 0.8} ${-top - 0.8}V${top + 0.8}H${-left - 0.8}`));
  pen.g.strokeStyle = pen.ink('navy', -14);
  pen.g.stroke(new Path2D(`M${left + 0.8} ${-top - 0.8}H${-left - 0.8}V${top + 0.8}`));
}

/** A block so small has no room for an exhibit, and one so long is a wall. */
const SMALL = 44;
const LONG = 150;

const isBlock = (width: number, height: number): boolean => Math.min(width, height) > 30;

/** A block folds like a roof: four faces, lit from the top left. */
function hip(width: number, height: number): [string, number][] {
  const x = width / 2;
  const y = height / 2;
  const ridge = Math.min(x, y) * 0.62;
  const [rx, ry] = [x - ridge, y - ridge];
  return [
    [
      polygon([
        [-x, -y],
        [x, -y],
        [rx, -ry],
        [-rx, -ry],
      ]),
      9,
    ],
    [
      polygon([
        [-x, -y],
        [-rx, -ry],
        [-rx, ry],
        [-x, y],
      ]),
      4,
    ],
    [
      polygon([
        [x, -y],
        [x, y],
        [rx, ry],
        [rx, -ry],
      ]),
      -4,
    ],
    [
      polygon([
        [-x, y],
        [-rx, ry],
        [rx, ry],
        [x, y],
      ]),
      -8,
    ],
    [
      polygon([
        [-rx, -ry],
        [rx, -ry],
        [-rx, ry],
      ]),
      2.5,
    ],
  ];
}

/** A strip folds into triangles. */
function zigzag(width: number, height: number): [string, number][] {
  const isUpright = height > width;
  const length = isUpright ? height : width;
  const half = (isUpright ? width : height) / 2;
  const count = Math.max(1, Math.round(length / 56));
  return Array.from({ length: count }, (_, i) => {
    const from = -length / 2 + (length * i) / count;
    const to = -length / 2 + (length * (i + 1)) / count;
    const points: [number, number][] = [
      [-half, from],
      [half, (from + to) / 2],
      [-half, to],
    ];
    return [polygon(isUpright ? points : points.map(([x, y]) => [y, x])), i % 2 === 0 ? 7 : 4];
  });
}

/** Exhibits on blocks, in muted inks because they cannot be taken. */
const EXHIBITS: readonly { readonly path: string; readonly ink: Ink; readonly folds: readonly Fold[] }[] = [
  {
    path: 'M-13 -5L-6 -13L6 -13L13 -5L0 14Z',
    ink: 'sky',
    folds: [
      ['M6 -13L13 -5L0 14L0 -5Z', -12],
      ['M-13 -5L-6 -13L0 -5Z', 8],
    ],
  },
  {
    path: 'M-6 -14L6 -14L4 -8L11 1L6 14L-6 14L-11 1L-4 -8Z',
    ink: 'rose',
    folds: [
      ['M0 -14L6 -14L4 -8L11 1L6 14L0 14Z', -10],
      ['M-10 -1L10 -1L11 3L-11 3Z', -18],
    ],
  },
  {
    path: 'M-17 -9L-4 -1L2 -14L6 0L18 -7L7 7L0 13L-6 5Z',
    ink: 'cream',
    folds: [
      ['M-4 -1L2 -14L6 0L0 13Z', -9],
      ['M6 0L18 -7L7 7L0 13Z', -17],
    ],
  },
  {
    path: 'M-10 12L-12 -6L0 -14L12 -6L10 12Z',
    ink: 'moss',
    folds: [
      ['M0 -14L12 -6L10 12L0 12Z', -9],
      ['M-6 -3L-2 -3L-3 2ZM6 -3L2 -3L3 2ZM-4 7L4 7L3 9L-3 9Z', -34],
    ],
  },
];

function exhibit(pen: Pen, index: number): void {
  const shown = EXHIBITS[index % EXHIBITS.length];
  if (!shown) return;
  const cut: Cut = { ...shown, lighter: -16, lift: 4, edge: 0 };
  pen.cut(cut);
}

export function bakeDoor(paper: Paper): void {
  const [, , size] = EXIT;
  const half = size / 2;
  paper.bakeCut('door', size + 8, size + 8, {
    path: `M${-half} ${half}V${-half + 6}L${-half + 8} ${-half - 3}H${half - 8}L${half} ${-half + 6}V${half}Z`,
    ink: 'gold',
    lighter: 6,
    folds: [
      [`M0 ${-half - 3}H${half - 8}L${half} ${-half + 6}V${half}H0Z`, -5],
      [`M${-half + 7} ${half}V${-half + 9}L0 ${-half + 3}V${half}Z`, 9, 'cream'],
      [`M${half - 7} ${half}V${-half + 9}L0 ${-half + 3}V${half}Z`, 2, 'cream'],
      [`M${half - 7} ${half}V${-half + 9}L${half - 15} ${-half + 14}V${half - 5}Z`, -10],
    ],
    lift: 3,
    edge: 1.6,
  });
  paper.bakeCut('doorLocked', size + 8, size + 8, {
    path: `M${-half} ${half}V${-half + 6}L${-half + 8} ${-half - 3}H${half - 8}L${half} ${-half + 6}V${half}Z`,
    ink: 'rose',
    lighter: -14,
    folds: [
      [`M0 ${-half - 3}H${half - 8}L${half} ${-half + 6}V${half}H0Z`, -6],
      ['M-5 -4L5 -4L5 4L2 5L4 13L-4 13L-2 5L-5 4Z', 0, 'gold'],
    ],
    lift: 3,
    edge: 1.6,
  });
  paper.bake('doorGlow', 150, 150, pen => {
    for (const [radius, alpha] of [
      [70, 0.05],
      [56, 0.07],
      [42, 0.09],
      [31, 0.12],
    ] as const) {
      pen.g.fillStyle = pen.ink('gold', 8, alpha);
      pen.g.beginPath();
      pen.g.arc(0, 0, radius, 0, 2 * Math.PI);
      pen.g.fill();
    }
  });
}
