// Landscape layers for parallax: far peaks, hills, a small town and the ground.
import type { Ink } from '../../kit/core/inks.ts';
import type { Layer } from '../../kit/phaser/Backdrop.ts';
import { type Cut, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { WORLD } from '../constants.ts';
import { ridge, ridgeY } from './ridge.ts';

/** Folded peaks: lit on the left, shaded on the right, snow on the high ones. */
function peaks(pen: Pen): void {
  const tops: readonly (readonly [x: number, y: number, half: number])[] = [
    [36, 74, 120],
    [700, 56, 132],
    [300, 92, 110],
    [150, 36, 128],
    [560, 86, 116],
    [430, 24, 142],
    [800, 88, 110],
  ];
  for (const [x, y, half] of tops) {
    const foot = y + half * 1.08;
    pen.cut({
      path: polygon([
        [x, y],
        [x + half, foot],
        [x - half, foot],
      ]),
      ink: 'sky',
      lighter: 5,
      folds: [
        [
          polygon([
            [x, y],
            [x + half, foot],
            [x + half * 0.12, foot],
            [x - half * 0.08, y + half * 0.5],
          ]),
          -7,
        ],
        ...(y < 60 ? [snow(x, y)] : []),
      ],
      lift: 5,
      edge: 0,
    });
  }
}

const snow = (x: number, y: number): [string, number, Ink] => [
  polygon([
    [x, y],
    [x + 24, y + 26],
    [x + 11, y + 21],
    [x + 3, y + 34],
    [x - 9, y + 22],
    [x - 22, y + 27],
  ]),
  1,
  'paper',
];

const FIR: Cut = {
  path: 'M0 -26L7 -13L4 -13L9 -4L5 -4L10 6L-10 6L-5 -4L-9 -4L-4 -13L-7 -13Z',
  ink: 'moss',
  lighter: -14,
  folds: [['M0 -26L7 -13L4 -13L9 -4L5 -4L10 6L0 6Z', -21]],
  lift: 2,
  edge: 0,
};

function firs(pen: Pen, places: readonly number[], shape: readonly [number, number, number, number], lighter: number) {
  for (const [index, x] of places.entries())
    pen.cut(
      { ...FIR, lighter: lighter + (index % 3) * 3 },
      { x, y: ridgeY(x, ...shape) + 2, scale: 0.7 + (index % 4) * 0.16 },
    );
}

const ROOFS: readonly Ink[] = ['plum', 'teal', 'indigo', 'plum', 'teal'];

/** A house of folded paper: two faces and a roof. */
function house(pen: Pen, x: number, y: number, size: number, index: number): void {
  const roof = ROOFS[index % ROOFS.length] as Ink;
  pen.cut(
    {
      path: 'M-16 0V-15L-7 -27L14 -27L20 -15V0Z',
      ink: 'cream',
      folds: [
        ['M2 0V-15H20V0Z', -9],
        ['M-16 -15L-7 -27L2 -15Z', 0, 'cream'],
        ['M-7 -27L14 -27L21 -15L2 -15Z', 6, roof],
        ['M-10 -11H-4V-4H-10Z', index % 2 === 0 ? 4 : -4, 'gold'],
        ['M8 -11H14V-5H8Z', 4, 'gold'],
      ],
      lift: 3,
      edge: 0.8,
    },
    { x, y, scale: size },
  );
}

const FAR = [68, 22, 5.2, 0.4] as const;
const MIDDLE = [52, 17, 4.1, 2.6] as const;
const NEAR = [46, 14, 5.4, 4.4] as const;
const FRONT = [50, 9, 7, 1.2] as const;

/** Parallax range in px of camera travel while the gun drives from one side to the other. */
export const FULL = 34;

/** From back to front; each layer ends where the next one covers it. */
export const LAYERS: readonly Layer[] = [
  { key: 'peaks', y: 282, height: 168, scrollFactor: 8 / FULL, draw: peaks },
  {
    key: 'far',
    y: 332,
    height: 158,
    scrollFactor: 14 / FULL,
    draw: (pen, span) => pen.sheet(ridge(span, ...FAR, 190), 'teal', 13, 10),
  },
  {
    key: 'middle',
    y: 398,
    height: 142,
    scrollFactor: 20 / FULL,
    draw(pen, span) {
      pen.sheet(ridge(span, ...MIDDLE, 210), 'teal', -3, 11);
      firs(pen, [20, 62, 84, 330, 352, 380, 640, 655, 690, 742], MIDDLE, -16);
    },
  },
  {
    key: 'near',
    y: 446,
    height: 114,
    scrollFactor: 28 / FULL,
    draw(pen, span) {
      pen.sheet(ridge(span, ...NEAR, 160), 'moss', 5, 12);
      firs(pen, [8, 40, 206, 500, 524, 770, 792], NEAR, -12);
      for (const [index, x] of [88, 122, 160, 596, 636].entries())
        house(pen, x, ridgeY(x, ...NEAR) + 5, 0.72 + (index % 3) * 0.14, index);
    },
  },
  {
    key: 'front',
    y: 480,
    height: 112,
    scrollFactor: 34 / FULL,
    draw(pen, span) {
      pen.sheet(ridge(span, ...FRONT, 126), 'moss', -10, 12);
      firs(pen, [258, 276, 430, 712, 732], FRONT, -24);
    },
  },
];

const GROUND_HEIGHT = 46;

/** The ground has no parallax, because objects stand on it. Torn along its upper edge. */
export const GROUND_LAYER: Layer = {
  key: 'ground',
  y: WORLD.height - GROUND_HEIGHT,
  height: GROUND_HEIGHT,
  scrollFactor: 0,
  draw(pen, { left, right }) {
    const torn: [number, number][] = [];
    for (let x = left - 6; x < right + 15; x += 9)
      torn.push([x, 20 + ((x * 7) % 5) * 0.9 + (Math.round(x / 9) % 2) * 4 + Math.sin(x / 60) * 2]);
    const path = polygon([...torn, [right + 15, 60], [left - 6, 60]]);
    pen.sheet(path, 'sand', -4, 10);
    pen.g.strokeStyle = pen.ink('paper', 0, 0.8);
    pen.g.lineWidth = 1.6;
    pen.g.stroke(new Path2D(path));
    pen.g.fillStyle = pen.ink('sand', -13, 0.55);
    for (let i = 0; i < 34; i++) {
      const [x, y] = [((i * 97) % 848) - 20, 33 + ((i * 31) % 12)];
      pen.g.fill(new Path2D(`M${x} ${y}l${7 + (i % 4) * 3} ${(i % 3) - 1}l-3 2Z`));
    }
  },
};
