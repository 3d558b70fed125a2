// Splash pictures of Dice Conquest and Dalex.
import { css } from '../../../scenes/kit/core/inks.ts';
import { die, fox, robot } from './figures.ts';
import { background, cut, type Point, poly, seededRandom, sheetWithHole } from './paper.ts';

/** A floor of tiles seen from a corner above: the tile at column, row has its middle at this point. */
const floor =
  (origin: Point, half: number) =>
  (column: number, row: number): Point => [
    origin[0] + (column - row) * half,
    origin[1] + ((column + row) * half) / 1.74,
  ];

const tile = ([x, y]: Point, half: number, fill: string) => {
  const tall = half / 1.74;
  return `<path d="${poly([x, y - tall], [x + half, y], [x, y + tall], [x - half, y])}" fill="${fill}"/><path d="${poly([x, y - tall], [x + half, y], [x, y + tall])}" fill="#140f28" opacity=".05"/>`;
};

const shard = (at: Point, turn: number, scale: number, ink: 'fox' | 'indigo' | 'gold') =>
  cut({
    at,
    turn,
    scale,
    outline: 'M0-26 16 8-12 16Z',
    ink,
    lift: 6,
    facets: [['M0-26 16 8 2 2Z', ink, -10]],
  });

const at = floor([480, 96], 92);

export const diceConquestParts: readonly string[] = [
  background('rose', 4),
  `<path d="M-50-50H900L-50 700Z" fill="${css('rose', 8)}"/>`,
  `<g filter="url(#lift12)"><path d="${poly([480, -40], [1240, 396], [480, 834], [-280, 396])}" fill="${css('paper')}"/></g>`,
  ...Array.from({ length: 64 }, (_, i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    const [ink, l] =
      row === 0 ? (['fox', 12] as const) : row === 7 ? (['indigo', 36] as const) : (['cream', 0] as const);
    return tile(at(column, row - 1), 92, css(ink, l + ((column + row) % 2 ? 2 : -3)));
  }),
  die({ at: [190, 226], scale: 0.86, lift: 12 }, 'fox', [2, 1, 4], 'navy'),
  die({ at: [770, 420], scale: 0.86, lift: 12 }, 'indigo', [3, 6, 2], 'paper'),
  `<g opacity=".9">${cut({
    at: [478, 300],
    scale: 1.25,
    outline:
      'M0-200 34-66 138-132 78-24 210 8 76 40 118 150 26 78-22 206-50 76-160 132-84 26-212-14-82-38-128-148-32-70Z',
    ink: 'gold',
    lighter: 6,
    lift: 6,
    facets: [
      ['M0-200 34-66 138-132 78-24 210 8 0 0Z', 'gold', 0],
      ['M118 150 26 78-22 206-50 76-160 132 0 0Z', 'gold', -5],
    ],
  })}</g>`,
  die({ at: [386, 296], scale: 1.42, turn: -9, lift: 12, edge: 3 }, 'fox', [5, 3, 6], 'navy'),
  die({ at: [588, 286], scale: 1.3, turn: 13, lift: 12, edge: 3 }, 'indigo', [4, 2, 1], 'paper'),
  shard([462, 108], 12, 1.5, 'fox'),
  shard([540, 84], 60, 1.1, 'indigo'),
  shard([330, 494], 200, 1.3, 'fox'),
  shard([640, 488], 140, 1.5, 'indigo'),
  shard([500, 512], 170, 1, 'gold'),
  shard([250, 130], 300, 1, 'gold'),
  shard([748, 150], 30, 1.1, 'gold'),
];

const night = floor([640, -60], 74);

/** A heap of what two robots were. */
const scrap = (spot: Point) =>
  cut({
    at: spot,
    scale: 1.5,
    outline: 'M-34 26-26-2-12 6-4-16 12 2 26-8 36 26Z',
    ink: 'navy',
    lighter: 12,
    lift: 6,
    facets: [
      ['M-4-16 12 2 26-8 36 26H2Z', 'navy', 4],
      ['M-26-2-12 6-8 26H-34Z', 'teal', -14],
      ['M10 12 20 8 24 16 14 20Z', 'gold'],
    ],
  });

/** Robots as column, row, size; those farther back come first. */
const ROBOTS: readonly (readonly [number, number, number])[] = [
  [3.2, 2.4, 1.1],
  [7.1, 1.2, 1.15],
  [2.1, 6.4, 1.3],
  [9.4, 3.2, 1.35],
  [3.3, 9.7, 1.6],
  [10.2, 6.2, 1.7],
  [6.1, 10.4, 1.85],
  [9.2, 9.4, 2],
];

export const dalexParts: readonly string[] = [
  background('indigo', -14),
  ...Array.from({ length: 225 }, (_, i) => {
    const [column, row] = [i % 15, Math.floor(i / 15)];
    const random = seededRandom(i * 977 + 5)();
    const far = Math.hypot(column - 5.6, row - 5.6);
    const light = Math.max(0, 26 - far * 5);
    return tile(night(column, row), 74, css('indigo', ((column + row) % 2 ? -4 : -9) + light + random * 2));
  }),
  sheetWithHole([640, 420], 640, 'plum', -16, 0.2),
  ...ROBOTS.slice(0, 5).map(([c, r, size]) => robot({ at: night(c, r), scale: size * 1.3, lift: 12 }, 'teal')),
  scrap(night(4.1, 5.3)),
  scrap(night(8.2, 7.2)),
  fox({ at: [night(5.6, 5.6)[0], night(5.6, 5.6)[1] - 40], scale: 1.55, turn: -4, lift: 12, edge: 3 }),
  ...ROBOTS.slice(5).map(([c, r, size]) => robot({ at: night(c, r), scale: size * 1.3, lift: 12, edge: 3 }, 'teal')),
];
