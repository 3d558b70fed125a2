// Textures of the zones, each of its own material: plain ledges and walls; the things in the background are in zoneProps.ts.
import type { Ink } from '../../kit/core/inks.ts';
import type { Paper, Pen } from '../../kit/phaser/paper.ts';
import { MATERIALS, type Material } from '../rules/materials.ts';
import { ZONES } from '../rules/zones.ts';
import { disc, PROP, PROPS, STAR } from './zoneProps.ts';

/** Margin of a ledge's texture on each side, in px. */
export const ROOM = 16;
/** Height of one piece of wall, in px: whole pieces fill a level of the specified height. */
export const WALL = { width: 28, height: 200 } as const;

/** Shade of each sky colour: dark, for contrast. */
const NIGHT: Readonly<Partial<Record<Ink, number>>> = {
  ...{ indigo: -4, teal: -30, plum: -8, sky: -38, rose: -38, moss: -32, gold: -46, navy: -4 },
};
export const nightOf = (ink: Ink): number => NIGHT[ink] ?? -20;

export function bakeZones(paper: Paper, ledgeWidth: number, ledgeHeight: number): void {
  for (const material of MATERIALS) {
    paper.bake(`ledge-plain-${material}`, ledgeWidth + 2 * ROOM, ledgeHeight + 2 * ROOM + 12, pen =>
      LEDGES[material](pen, { a: -ledgeWidth / 2, b: ledgeWidth / 2, top: -ledgeHeight / 2, foot: ledgeHeight / 2 }),
    );
    paper.bake(`wall-${material}`, WALL.width, WALL.height, pen => WALLS[material](pen), true);
    const sky = ZONES.find(zone => zone.material === material)?.sky ?? 'indigo';
    paper.bake(`prop-${material}`, PROP.width, PROP.height, pen =>
      PROPS[material]({ pen, ink: sky, base: nightOf(sky) }),
    );
  }
}

/** Left and right side, top and foot of a ledge. */
export interface Edges {
  readonly a: number;
  readonly b: number;
  readonly top: number;
  readonly foot: number;
}

/** Strip with its front edge folded down. */
export function plank(pen: Pen, { a, b, top, foot }: Edges, ink: Ink, lighter: number): void {
  pen.cut({
    path: `M${a} ${top}L${b} ${top}L${b - 4} ${foot}L${a + 4} ${foot}Z`,
    ink,
    lighter,
    folds: [
      [`M${a} ${top}H${b}L${b - 2} ${top + 3.5}H${a + 2}Z`, lighter + 7],
      [`M${b - 22} ${top + 3.5}L${b} ${top + 3.5}L${b - 4} ${foot}L${b - 26} ${foot}Z`, lighter - 12],
    ],
  });
}

const LEDGES: Readonly<Record<Material, (pen: Pen, edges: Edges) => void>> = {
  card: (pen, edges) => plank(pen, edges, 'cream', 0),
  wood(pen, { a, b, top, foot }) {
    pen.cut({
      path: `M${a} ${top}H${b}V${foot + 8}H${a}Z`,
      ink: 'sand',
      lighter: -10,
      folds: [
        [`M${a} ${top}H${b}V${top + 3}H${a}Z`, 12],
        [`M${a + 6} ${top + 6}H${b - 6}V${foot + 5}H${a + 6}Z`, -9],
        [`M${a + 6} ${top + 6}H${b - 6}L${b - 8} ${top + 8}H${a + 8}Z`, -18],
      ],
    });
    disc(pen, 0, 4.5, 4.2, 'navy');
    disc(pen, -1, 3.5, 2.2, 'paper', -10);
  },
  book(pen, { a, b, top, foot }) {
    pen.cut({
      path: `M${a + 3} ${top}H${b - 2}V${foot + 6}H${a + 3}Z`,
      ink: 'paper',
      folds: PAGES(a, b, top),
      edge: 0,
    });
    pen.cut({
      path: `M${b} ${top}H${a + 5}Q${a - 5} ${(top + foot) / 2 + 3} ${a + 5} ${foot + 6}H${b}V${foot + 2.5}H${a + 8}V${top + 3.5}H${b}Z`,
      ink: 'moss',
      folds: [
        [`M${a} ${top}H${b}V${top + 1.6}H${a}Z`, 14],
        [`M${a - 5} ${top}H${a + 8}V${foot + 6}H${a - 5}Z`, -10],
      ],
      edge: 1.2,
    });
  },
  glass(pen, { a, b, top, foot }) {
    for (const x of [a + 15, b - 15])
      pen.cut({ path: `M${x - 6} ${foot - 3}H${x + 6}L${x} ${foot + 11}Z`, ink: 'paper', lighter: -16, edge: 1.2 });
    pen.cut({
      path: `M${a} ${top}H${b}V${foot - 3}H${b - 5}V${foot}H${a + 5}V${foot - 3}H${a}Z`,
      ink: 'paper',
      folds: [
        [`M${a} ${top + 4}H${b}V${foot - 3}H${a}Z`, -10],
        [`M${a} ${foot - 3}H${b}V${foot}H${a}Z`, -18],
      ],
    });
  },
  cloth(pen, { a, b, top, foot }) {
    const scallop = (b - a) / 5;
    let hem = '';
    for (let i = 0; i < 5; i++) hem += `Q${b - (i + 0.5) * scallop} ${foot + 18} ${b - (i + 1) * scallop} ${foot + 1}`;
    pen.cut({
      path: `M${a} ${top}H${b}V${foot + 1}${hem}Z`,
      ink: 'paper',
      lighter: -2,
      folds: [
        [`M${a} ${top}H${b}V${top + 4}H${a}Z`, -22, 'rose'],
        ...[1, 3].map(i => [`M${a + i * scallop} ${top + 4}h${scallop}V${foot + 12}h${-scallop}Z`, -9] as const),
      ],
      edge: 1.4,
    });
  },
  slate(pen, { a, b, top, foot }) {
    const width = (b - a) / 5;
    for (let i = 0; i < 5; i++) {
      const x = a + i * width;
      pen.cut({
        path: `M${x} ${top}H${x + width}V${foot - 1}Q${x + width / 2} ${foot + 9} ${x} ${foot - 1}Z`,
        ink: 'indigo',
        lighter: i % 2 === 0 ? 30 : 22,
        folds: [[`M${x} ${top}H${x + width}V${top + 3}H${x}Z`, 12]],
        edge: 1.2,
      });
    }
  },
  shade(pen, { a, b, top, foot }) {
    for (const [radius, alpha] of [
      [30, 0.1],
      [20, 0.16],
    ] as const)
      disc(pen, 0, foot + 2, radius, 'gold', 6, alpha);
    pen.cut({
      path: `M${a} ${top}H${b}L${b - 12} ${foot + 8}H${a + 12}Z`,
      ink: 'cream',
      folds: [
        [`M${a} ${top}H${b}V${top + 3}H${a}Z`, -12, 'fox'],
        ...[-1, 0, 1].map(i => [`M${i * 22 - 3} ${top + 3}h6L${i * 19 + 2} ${foot + 8}h-4Z`, -14] as const),
        [`M${b - 14} ${top + 3}H${b}L${b - 12} ${foot + 8}H${b - 22}Z`, -18],
      ],
      edge: 1.4,
    });
  },
  cloud(pen, { a, b, top, foot }) {
    pen.cut({
      path: `M${a} ${top}H${b}Q${b + 2} ${foot + 4} ${b - 14} ${foot + 2}Q${b - 24} ${foot + 14} ${b - 38} ${foot + 4}Q${a + 24} ${foot + 14} ${a + 16} ${foot + 2}Q${a - 2} ${foot + 4} ${a} ${top}Z`,
      ink: 'indigo',
      lighter: 40,
      folds: [
        [`M${a} ${top}H${b}V${top + 3}H${a}Z`, 12],
        [`M${a} ${foot}Q0 ${foot - 5} ${b} ${foot}V${foot + 14}H${a}Z`, -10],
      ],
      edge: 1.4,
    });
    pen.cut({ path: STAR, ink: 'gold', edge: 0.8, lift: 0 }, { x: 22, y: 5, scale: 0.55 });
  },
};

/** Edges of a book's pages. */
const PAGES = (a: number, b: number, top: number) =>
  [5, 8, 11].map(y => [`M${a + 8} ${top + y}H${b}V${top + y + 1}H${a + 8}Z`, -20] as const);

/** One piece of the left wall, from its upper left corner; the right one is its mirror image. */
const WALLS: Readonly<Record<Material, (pen: Pen) => void>> = {
  card: pen => repeat(pen, 50, y => [`M0 ${y}H5L2 ${y + 25}L5 ${y + 50}H0Z`, 'paper', -30]),
  wood: pen => repeat(pen, 100, y => [`M0 ${y + 2}H7V${y + 98}H0Z`, 'sand', -34]),
  book(pen) {
    const inks = ['moss', 'rose', 'sand', 'teal'] as const;
    repeat(pen, 25, (y, i) => [`M0 ${y + 1}H${6 + (i % 3) * 2}V${y + 24}H0Z`, inks[i % inks.length] ?? 'moss', -22]);
  },
  glass: pen => repeat(pen, 200, y => [`M0 ${y}H6V${y + 92}H9V${y + 108}H6V${y + 200}H0Z`, 'paper', -12]),
  cloth: pen => repeat(pen, 40, y => [`M0 ${y}Q18 ${y + 20} 0 ${y + 40}Z`, 'rose', -8]),
  slate: pen => repeat(pen, 25, (y, i) => [`M0 ${y + 1}H${i % 2 === 0 ? 10 : 6}V${y + 24}H0Z`, 'indigo', 6]),
  shade: pen => repeat(pen, 25, y => [`M0 ${y + 2}L8 ${y + 12.5}L0 ${y + 23}Z`, 'gold', -4]),
  cloud: pen =>
    repeat(pen, 100, y => [
      `M0 ${y + 10}Q12 ${y + 18} 6 ${y + 34}Q14 ${y + 48} 4 ${y + 62}L0 ${y + 70}Z`,
      'indigo',
      26,
    ]),
};

function repeat(pen: Pen, step: number, shapeAt: (y: number, index: number) => readonly [string, Ink, number]): void {
  for (let y = 0, index = 0; y < WALL.height; y += step, index++) {
    const [path, ink, lighter] = shapeAt(y, index);
    pen.cut({ path, ink, lighter, lift: 2, edge: 0, folds: [[`M0 ${y}H3V${y + step}H0Z`, -9]] });
  }
}
