// Picture of Guardians & Glory: wolf and eagle face each other across a valley, a fan of cards between them.
import type { Ink } from '../../../scenes/kit/core/inks.ts';
import { crane, eagle, gem, wolf } from './figures.ts';
import { background, cut, disc, hillCrest, type Point, poly, sheet, sheetWithHole } from './paper.ts';

const SUN: Point = [800, 400];

/** One card of the fan: a colour, and the emblem cut out of it. */
function card(index: number, ink: Ink, emblem: string): string {
  const turn = (index - 2) * 13;
  const face = cut({
    outline: 'M-92-132H92V132H-92Z',
    ink: 'cream',
    lighter: 4,
    lift: 12,
    edge: 3,
    facets: [
      ['M-78-118H78V118H-78Z', ink],
      ['M78-118V118H-78Z', ink, -8],
      ['M-78 70H78V118H-78Z', 'cream', 3],
      ['M-60 84H22V92H-60ZM-60 100H-4V107H-60Z', ink, -4],
    ],
  });
  return `<g transform="translate(800 1570) rotate(${turn}) translate(0 -800)">${face}<g transform="translate(0 -24)">${emblem}</g></g>`;
}

const sword = cut({
  outline: 'M0-76 13-50V22H34V36H9V66H-9V36H-34V22H-13V-50Z',
  ink: 'paper',
  turn: 24,
  lift: 3,
  facets: [
    ['M0-76 13-50V22H0Z', 'paper', -12],
    ['M-34 22H34V36H-34Z', 'gold', -6],
    ['M-9 36H9V66H-9Z', 'plum'],
  ],
});
const shield = cut({
  outline: 'M-46-58 0-70 46-58 40 22 0 66-40 22Z',
  ink: 'sky',
  lift: 3,
  facets: [
    ['M0-70 46-58 40 22 0 66Z', 'sky', -14],
    ['M0-40 20 0 0 36-20 0Z', 'paper'],
    ['M0-40 20 0 0 36Z', 'paper', -12],
  ],
});
const crown = cut({
  outline: 'M-56 40-64-34-28-4 0-60 28-4 64-34 56 40Z',
  ink: 'gold',
  lift: 3,
  facets: [
    ['M0-60 28-4 64-34 56 40H0Z', 'gold', -10],
    ['M-56 40-57 24H57L56 40Z', 'fox', -4],
  ],
});
const flame = cut({
  outline: 'M6-74 44-10 34 44 0 66-38 42-44 0-22 8Z',
  ink: 'coral',
  lift: 3,
  facets: [
    ['M6-74 44-10 34 44 0 66Z', 'coral', -10],
    ['M4-20 20 20 0 54-20 26Z', 'gold', 4],
  ],
});

const CARDS: readonly (readonly [Ink, string])[] = [
  ['moss', shield],
  ['plum', sword],
  ['indigo', crown],
  ['teal', gem({ scale: 2.1, lift: 3 }, 'rose')],
  ['navy', flame],
];

/** A paved road from the foreground to the foot of the mountains. */
const road = (near: Point, far: Point) =>
  cut({
    outline: poly([near[0] - 74, near[1]], [far[0] - 9, far[1]], [far[0] + 9, far[1]], [near[0] + 74, near[1]]),
    ink: 'sand',
    lighter: -8,
    lift: 3,
    edge: 1.6,
    facets: [[poly([near[0], near[1]], [far[0], far[1]], [far[0] + 9, far[1]], [near[0] + 74, near[1]]), 'sand', -15]],
  });

const peak = (x: number, y: number, wide: number, ink: Ink, lighter: number) =>
  cut({
    at: [x, y],
    outline: poly([-wide, 400], [-wide * 0.3, 110], [0, 0], [wide * 0.34, 130], [wide, 400]),
    ink,
    lighter,
    edge: 1.6,
    facets: [
      [poly([0, 0], [wide * 0.34, 130], [wide, 400], [wide * 0.1, 400], [-wide * 0.06, 150]), ink, lighter - 7],
      [poly([0, 0], [wide * 0.17, 65], [wide * 0.05, 58], [-wide * 0.04, 84], [-wide * 0.15, 55]), 'cream', -4],
    ],
  });

export const guardiansParts: readonly string[] = [
  background('gold', 8),
  disc(SUN, 128, 'paper', 1, 12),
  sheetWithHole(SUN, 232, 'gold', -2, 0.1),
  sheetWithHole(SUN, 350, 'fox', -1, 0.3),
  sheetWithHole(SUN, 486, 'coral', -11, 0.5),
  sheetWithHole(SUN, 650, 'plum', -6, 0.2),
  sheetWithHole(SUN, 830, 'indigo', -10, 0.4),
  crane({ at: [620, 215], scale: 1.3, turn: -14, lift: 6 }, 'cream'),
  crane({ at: [1010, 150], scale: 0.9, turn: 10, lift: 6 }, 'rose'),
  crane({ at: [705, 130], scale: 0.6, turn: -6, lift: 3 }, 'cream'),
  peak(640, 420, 260, 'plum', 4),
  peak(960, 450, 240, 'plum', 1),
  peak(800, 500, 230, 'plum', -4),
  sheet({ crest: hillCrest(690, 24, 1500, 1.2), ink: 'plum', lighter: -10 }),
  sheet({ crest: hillCrest(742, 18, 1100, 3.4), ink: 'indigo', lighter: -12 }),
  road([330, 1010], [690, 742]),
  road([800, 1010], [800, 736]),
  road([1270, 1010], [910, 742]),
  wolf({ at: [70, 300], scale: 1.18, lift: 12, edge: 3 }),
  eagle({ at: [1530, 300], scale: 1.18, flip: true, lift: 12, edge: 3 }),
  sheet({ crest: x => 936 - Math.abs(x - 800) * 0.11 + Math.sin(x / 46) * 7, ink: 'navy', lighter: -6 }),
  ...CARDS.map(([ink, emblem], index) => card(index, ink, emblem)),
];
