// Texture of a die: a folded cube seen from above, with pips; the unrolled die shows a fox.
import { PIPS } from '../../kit/core/pips.ts';
import type { Cut, Fold } from '../../kit/phaser/paper.ts';
import { polygon } from '../../kit/phaser/paper.ts';

const FRONT = { x: -5, y: 5 };

/** Draws a die; face 0 is the fox. */
export function dieCut(face: number, held = false): Cut {
  const facets: Fold[] = [
    ['M-42 -26L-26 -42L42 -42L26 -26Z', 6],
    ['M26 -26L42 -42L42 26L26 42Z', held ? -16 : -13],
    ['M-42 -26L26 -26L26 42L-42 42Z', held ? 0 : -1],
    // The fold across the face, where the light turns.
    ['M26 -26L26 42L-42 42Z', held ? -4 : -4.5],
  ];
  return {
    path: 'M-42 -26L-26 -42L42 -42L42 26L26 42L-42 42Z',
    ink: held ? 'gold' : 'cream',
    lighter: held ? 6 : 3,
    folds: [...facets, ...(face === 0 ? FOX : pipsOf(face))],
    lift: 5,
    edge: 2,
  };
}

const pipsOf = (face: number): readonly Fold[] =>
  (PIPS[face] ?? []).map(([x, y]) => [
    pip(FRONT.x - 3 + x * 19, FRONT.y + 3 + y * 19),
    0,
    face === 1 ? 'coral' : 'navy',
  ]);

const pip = (x: number, y: number): string =>
  `M${x - 7.2} ${y}A7.2 7.2 0 1 1 ${x + 7.2} ${y}A7.2 7.2 0 1 1 ${x - 7.2} ${y}Z`;

const at = (points: readonly (readonly [number, number])[]): string => polygon(points.map(([x, y]) => [x - 8, y + 8]));
const FOX: readonly Fold[] = [
  [
    at([
      [-22, -22],
      [-8, -10],
      [8, -10],
      [22, -22],
      [20, 4],
      [0, 22],
      [-20, 4],
    ]),
    0,
    'fox',
  ],
  [
    at([
      [0, -10],
      [8, -10],
      [22, -22],
      [20, 4],
      [0, 22],
    ]),
    -9,
    'fox',
  ],
  [
    at([
      [-20, 4],
      [0, 22],
      [20, 4],
      [0, 10],
    ]),
    8,
    'paper',
  ],
];
