// Shapes of the five units, used by the stage and by the HUD's cards. Own units have warm colours, enemies cold ones.
import type { Ink } from '../../kit/core/inks.ts';
import { type Cut, type Fold, polygon } from '../../kit/phaser/paper.ts';
import type { UnitName } from '../rules/units.ts';

export type Team = 'own' | 'foe';
type Role = 'body' | 'accent' | 'trim' | 'skin' | 'steel' | 'wood' | 'beast';

const INKS: Readonly<Record<Team, Readonly<Record<Role, readonly [Ink, number]>>>> = {
  own: {
    body: ['fox', 2],
    accent: ['gold', 2],
    trim: ['coral', 6],
    skin: ['cream', 0],
    steel: ['paper', -8],
    wood: ['sand', -20],
    beast: ['sand', -4],
  },
  foe: {
    body: ['indigo', 2],
    accent: ['plum', 4],
    trim: ['coral', -2],
    skin: ['sky', 14],
    steel: ['sky', 4],
    wood: ['indigo', -12],
    beast: ['plum', -10],
  },
};

/** A shape in the colour of a role; its folds may name another role. */
type Part = readonly [
  role: Role,
  path: string,
  folds?: readonly (readonly [path: string, lighter: number, role?: Role])[],
];

const disc = (x: number, y: number, r: number, corners = 8): string =>
  polygon(
    Array.from({ length: corners }, (_, i): [number, number] => {
      const angle = ((i + 0.5) * 2 * Math.PI) / corners;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    }),
  );
const half = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}L${x + r} ${y - r}L${x + r} ${y + r}L${x} ${y + r}Z`;

const PARTS: Readonly<Record<UnitName, readonly Part[]>> = {
  Infantry: [
    ['steel', 'M11 -17L14 -11L13 -9L13 12L10.5 12L10.5 -9L9 -11Z'],
    ['body', 'M-9 16L-7 -3L0 -6L7 -3L9 16Z', [['M0 -6L7 -3L9 16L0 16Z', -9]]],
    ['skin', 'M-6 -6L-5 -12L5 -12L6 -6L0 -2Z', [['M0 -12L5 -12L6 -6L0 -2Z', -6]]],
    ['trim', 'M-8 -10L-5 -16L0 -18L5 -16L8 -10L0 -12Z', [['M0 -18L5 -16L8 -10L0 -12Z', -9]]],
    [
      'accent',
      disc(-4, 6, 8),
      [
        [half(-4, 6, 8), -9],
        ['M-6.5 3.5L-1.5 3.5L-4 9.5Z', 6, 'skin'],
      ],
    ],
  ],
  Archer: [
    ['body', 'M-8 16L-6 -2L0 -6L6 -2L7 16Z', [['M0 -6L6 -2L7 16L0 16Z', -9]]],
    ['skin', 'M-5 -5L-4 -12L5 -12L6 -6L0 -2Z', [['M1 -12L5 -12L6 -6L1 -3Z', -6]]],
    ['accent', 'M-9 -3L-7 -13L1 -19L6 -12L-2 -12L-4 -3Z', [['M1 -19L6 -12L-2 -12Z', -10]]],
    ['wood', 'M7 -13Q20 -1 7 13L5 11.5Q15.5 -1 5 -11.5Z'],
    ['steel', 'M-3 0L11 -2.2L10.5 -4L16 -1L10.5 2L11 .3L-3 2Z'],
  ],
  Cavalry: [
    ['steel', 'M20 -14L18 -10L-8 2L-9 .5L17 -12Z'],
    [
      'beast',
      'M-17 5L-15 -3L-6 -5L4 -5L9 -12L12 -15L14 -12L19 -8L17 -4L12 -4L10 2L10 16L6 16L5 7L-9 7L-10 16L-14 16Z',
      [
        ['M-17 5L-15 -3L-6 -5L-6 7L-9 7L-10 16L-14 16Z', -8],
        ['M9 -12L12 -15L14 -12L19 -8L17 -4L12 -6Z', 7],
      ],
    ],
    ['trim', 'M-6 -6L5 -6L6 3L-7 3Z', [['M0 -6L5 -6L6 3L0 3Z', -8]]],
    ['body', 'M-6 -4L-4 -13L3 -13L5 -4Z', [['M0 -13L3 -13L5 -4L0 -4Z', -9]]],
    ['accent', 'M-5 -12L-4 -18L0 -20L4 -18L5 -12L0 -13Z', [['M0 -20L4 -18L5 -12L0 -13Z', -9]]],
  ],
  Mage: [
    ['wood', 'M10 -12L12.5 -12L12 16L9.5 16Z'],
    [
      'body',
      'M-11 16L-6 -3L0 -6L6 -3L11 16Z',
      [
        ['M0 -6L6 -3L11 16L0 16Z', -9],
        ['M-3 4L3 4L0 12Z', 5, 'accent'],
      ],
    ],
    ['skin', 'M-5 -5L-5 -11L5 -11L5 -5L0 -1Z', [['M0 -11L5 -11L5 -5L0 -1Z', -6]]],
    ['trim', 'M-10 -9L-4 -11L2 -23L4 -11L10 -9L0 -7Z', [['M2 -23L4 -11L10 -9L0 -7Z', -9]]],
    ['accent', 'M11 -22L13 -17L18 -15L13 -13L11 -8L9 -13L4 -15L9 -17Z', [['M11 -22L13 -17L18 -15L11 -15Z', -10]]],
  ],
  Catapult: [
    ['wood', 'M-17 10L-15 5L15 5L17 10Z', [['M0 5L15 5L17 10L0 10Z', -6]]],
    ['body', 'M-3 6L2 -10L6 -10L10 6L6 6L4 -3L1 6Z', [['M4 -10L6 -10L10 6L6 6L4 -3Z', -10]]],
    ['wood', 'M10 -1L-13 -13L-15 -10L8 3Z', [['M10 -1L-2 -7L-4 -3L8 3Z', -7]]],
    ['trim', 'M-11 -11L-19 -15L-19 -9L-14 -6Z', [['M-11 -11L-15 -13L-17 -8L-14 -6Z', -9]]],
    ['steel', disc(-16, -15, 4.5, 7), [[half(-16, -15, 5), -14]]],
    [
      'accent',
      disc(-10, 12, 6),
      [
        [half(-10, 12, 6), -9],
        [disc(-10, 12, 2, 6), -16, 'wood'],
      ],
    ],
    [
      'accent',
      disc(10, 12, 6),
      [
        [half(10, 12, 6), -9],
        [disc(10, 12, 2, 6), -16, 'wood'],
      ],
    ],
  ],
};

/** Around (0, 0), the feet at 16; facing right. */
export function piecesOf(kind: UnitName, team: Team): readonly Cut[] {
  const inks = INKS[team];
  return PARTS[kind].map(([role, path, folds = []]) => {
    const [ink, lighter] = inks[role];
    return {
      path,
      ink,
      lighter,
      folds: folds.map(([fold, shade, other]): Fold => {
        if (!other) return [fold, shade];
        const [its, tone] = inks[other];
        return [fold, tone + shade, its];
      }),
      lift: 1.2,
      edge: 1.1,
    };
  });
}
