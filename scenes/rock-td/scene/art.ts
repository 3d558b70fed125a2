// Textures: lawn, rocks, flags, mobs, gems, cursors.
import type { Ink } from '../../kit/core/inks.ts';
import type { Paper, Pen } from '../../kit/phaser/paper.ts';
import { CELL } from '../constants.ts';
import { COLUMNS, type GameMap, ROWS } from '../levels/map.ts';
import { FUSED, type Kind, QUALITIES, TYPES } from '../rules/gems.ts';
import { cellCentre } from '../rules/state.ts';
import { SHAPES } from './shapes.ts';

export const WORLD = { width: COLUMNS * CELL, height: ROWS * CELL };
export const KINDS: readonly Kind[] = [...TYPES, ...FUSED];
export const SIZES = { rock: 70, waypoint: 62, base: 60, mob: 38, bird: 46 } as const;

export const bakeLawn = (paper: Paper, map: GameMap): string =>
  paper.bake('lawn', WORLD.width, WORLD.height, pen => drawLawn(pen, map), true);

export function bakeAll(paper: Paper): void {
  bakeFiles(paper);
  for (const kind of KINDS) {
    paper.bakeCut(`gem-${kind}`, 36, 36, { ...SHAPES[kind], lift: 2, edge: 1.6 });
    paper.bakeCut(`bolt-${kind}`, 12, 12, {
      path: 'M6 0L0 4L-6 0L0 -4Z',
      ink: SHAPES[kind].ink,
      lighter: SHAPES[kind].lighter ?? 0,
      lift: 1,
      edge: 1,
    });
  }
  QUALITIES.forEach((_, quality) =>
    paper.bake(`pips-${quality}`, 50, 12, pen => {
      for (let i = 0; i <= quality; i++)
        pen.cut(
          { path: 'M0 -4L4 0L0 4L-4 0Z', ink: 'gold', folds: [['M0 -4L4 0H-4Z', 9]], lift: 1, edge: 1 },
          { x: (i - quality / 2) * 9 },
        );
    }),
  );
  bakeMarks(paper);
}

function bakeFiles(paper: Paper): void {
  const file = (key: string, size: number, url: string, ink: Ink, path: string) =>
    paper.file(key, {
      width: size,
      height: size,
      url,
      standIn: pen => pen.cut({ path, ink, lift: 3 }, { scale: size / 64 }),
    });
  const hexagon = 'M-14 -24H14L27 0L14 24H-14L-27 0Z';
  const pole = 'M-4 26V-28H24L17 -17L24 -6H2V26Z';
  const turtle = 'M-20 -14L4 -18L18 -12L26 0L18 12L4 18L-20 14L-26 0Z';
  const bird = 'M-16 0L-22 -24L4 -28L8 -6L22 -8L18 0L22 8L8 6L4 28L-22 24Z';
  file('rock', SIZES.rock, '/assets/images/rock.png', 'indigo', 'M-9 -24L10 -20L21 -6L17 16L2 25L-16 19L-25 3L-19 -8Z');
  file('waypoint', SIZES.waypoint, '/assets/images/waypoint.png', 'coral', pole);
  file('base', SIZES.base, '/assets/images/gem_base.png', 'sand', hexagon);
  file('mob', SIZES.mob, '/assets/images/mob.png', 'moss', turtle);
  file('elder', SIZES.mob * 1.35, '/assets/images/mob.png', 'moss', turtle);
  file('bird', SIZES.bird, '/assets/images/mob_air.png', 'plum', bird);
  file('elder-bird', SIZES.bird * 1.3, '/assets/images/mob_air.png', 'plum', bird);
}

/** Ground: two greens in squares, tufts of grass, cliffs as dark sheets. */
function drawLawn(pen: Pen, { cliffs }: GameMap): void {
  const { g } = pen;
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const [x, y] = [column * CELL, row * CELL];
      g.fillStyle = pen.ink('moss', (row + column) % 2 === 0 ? 13 : 10);
      g.fillRect(x, y, CELL, CELL);
      g.fillStyle = pen.ink('moss', (row + column) % 2 === 0 ? 15 : 12);
      g.beginPath();
      g.moveTo(x, y);
      g.lineTo(x + CELL, y);
      g.lineTo(x, y + CELL);
      g.fill();
      if ((row * 5 + column * 3) % 7 === 0) tuft(pen, x + 14, y + 66);
      if ((row * 3 + column * 5) % 11 === 0) tuft(pen, x + 62, y + 22);
    }
  for (const cell of cliffs) {
    const { x, y } = cellCentre(cell);
    pen.cut(
      {
        path: 'M-38 -30L-20 -39L22 -37L38 -24L39 26L24 38L-28 39L-39 22Z',
        ink: 'navy',
        lighter: 12,
        folds: [
          ['M-38 -30L-20 -39L22 -37L4 -8L-24 -2Z', 12],
          ['M22 -37L38 -24L39 26L24 38L4 -8Z', -7],
        ],
        lift: 6,
      },
      { x, y },
    );
  }
}

const tuft = (pen: Pen, x: number, y: number): void =>
  pen.cut(
    {
      path: 'M-8 4L-6 -5L-2 2L1 -9L4 2L8 -4L7 4Z',
      ink: 'moss',
      lighter: -2,
      folds: [['M1 -9L4 2L1 4Z', -8]],
      lift: 1,
      edge: 0,
    },
    { x, y },
  );

function bakeMarks(paper: Paper): void {
  const half = CELL / 2 - 3;
  const frame = (key: string, ink: Ink, lighter: number) =>
    paper.bake(key, CELL + 4, CELL + 4, pen => {
      const { g } = pen;
      g.lineJoin = 'round';
      for (const [width, colour] of [
        [7, pen.ink('navy', -8, 0.5)],
        [4, pen.ink(ink, lighter)],
      ] as const) {
        g.lineWidth = width;
        g.strokeStyle = colour;
        for (const [sx, sy] of [
          [1, 1],
          [-1, 1],
          [1, -1],
          [-1, -1],
        ] as const) {
          g.beginPath();
          g.moveTo(sx * half, sy * (half - 18));
          g.lineTo(sx * half, sy * half);
          g.lineTo(sx * (half - 18), sy * half);
          g.stroke();
        }
      }
    });
  frame('cursor', 'paper', 0);
  frame('cursor-place', 'gold', 4);
  frame('cursor-no', 'coral', 4);
  paper.bake('no', 40, 40, pen => {
    pen.cut({
      path: 'M-16 -11L-11 -16L0 -5L11 -16L16 -11L5 0L16 11L11 16L0 5L-11 16L-16 11L-5 0Z',
      ink: 'coral',
      lift: 3,
    });
  });
  paper.bake('halo', CELL, CELL, pen => {
    pen.g.fillStyle = pen.ink('gold', 8, 0.55);
    pen.g.beginPath();
    pen.g.arc(0, 0, half, 0, Math.PI * 2);
    pen.g.fill();
  });
  paper.bake('halo-pair', CELL, CELL, pen => {
    pen.g.fillStyle = pen.ink('gold', 8, 0.55);
    pen.g.strokeStyle = pen.ink('fox', 0);
    pen.g.lineWidth = 5;
    pen.g.beginPath();
    pen.g.arc(0, 0, half - 4, 0, Math.PI * 2);
    pen.g.fill();
    pen.g.stroke();
  });
  paper.bake('ward', 60, 60, pen => {
    const { g } = pen;
    for (const [width, colour] of [
      [7, pen.ink('navy', -8, 0.5)],
      [4, pen.ink('gold', 10)],
    ] as const) {
      g.lineWidth = width;
      g.strokeStyle = colour;
      g.beginPath();
      g.arc(0, 0, 25, 0, Math.PI * 2);
      g.stroke();
    }
  });
  paper.bake('burst', 80, 80, pen => {
    pen.g.lineWidth = 5;
    pen.g.strokeStyle = pen.ink('paper', 0, 0.8);
    pen.g.beginPath();
    pen.g.arc(0, 0, 34, 0, Math.PI * 2);
    pen.g.stroke();
  });
}
