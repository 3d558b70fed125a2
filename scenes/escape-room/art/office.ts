// Textures of the Office: warm afternoon light.
import type { Pen } from '../../kit/phaser/paper.ts';
import { box, door, type Figure, flat, page, part, round, slab } from './shapes.ts';

export function drawOffice(pen: Pen): void {
  const { g } = pen;
  g.fillStyle = pen.ink('sand', 2);
  g.fillRect(-8, -8, 736, 496);
  pen.sheet('M-8 250L728 236V488H-8Z', 'fox', 4, 8);
  for (let i = 0; i < 8; i++) pen.cut(flat('fox', box(i * 96 - 8, 262, 4, 140), -4));
  // The light of a window falls in stripes.
  for (let i = 0; i < 5; i++)
    pen.cut(
      flat(
        'gold',
        `M${-8 + i * 12} ${40 + i * 22}L${250 + i * 10} ${10 + i * 22}V${20 + i * 22}L${-8 + i * 12} ${52 + i * 22}Z`,
        9,
      ),
    );
  pen.sheet('M-8 404L728 404V488H-8Z', 'plum', 2, 10);
  pen.cut(
    part(
      'coral',
      'M120 448L560 448L600 486L80 486Z',
      [
        ['M340 448L560 448L600 486L340 486Z', -6],
        ['M150 454L530 454L556 474L124 474Z', 5],
      ],
      -8,
      2,
    ),
  );
  // The desk, and a lamp on it.
  pen.cut(slab('plum', 208, 326, 128, 92, -2));
  pen.cut(slab('plum', 462, 326, 40, 92, -6));
  pen.cut(part('sand', 'M190 308L520 308L514 330L196 330Z', [['M196 330L514 330L516 322L194 322Z', -14]], -22, 6));
  pen.cut(part('navy', 'M226 308L262 308L256 300L232 300ZM242 300L246 300L240 262L234 264Z', [], 12));
  pen.cut(part('moss', 'M216 272L226 246L254 250L262 274Z', [['M240 248L254 250L262 274L240 273Z', -10]], 2));
  // A row of folders on a board.
  pen.cut(part('plum', box(462, 186, 112, 10), [], 4));
  for (const [i, ink] of (['moss', 'coral', 'gold', 'sky', 'moss'] as const).entries())
    pen.cut(slab(ink, 470 + i * 19, 138 + (i % 2) * 6, 16, 48 - (i % 2) * 6));
}

const desk = (y: number): Figure['shut'] => [
  part('sand', box(-52, y - 34, 104, 66), [[`M52 ${y - 34}V${y + 32}H-16Z`, -7]], -16, 5),
  part('gold', round(0, y - 8, 9), [[`M0 ${y - 17}l9 9l-9 9Z`, -12]]),
  flat('navy', `M-2.5 ${y - 10}h5v9h-5Z`, -4),
];
const palm = (isDug: boolean): Figure['shut'] => [
  ...(
    [
      [-1, 1],
      [1, 1],
      [-0.6, 1.5],
      [0.6, 1.5],
      [0.1, 1.7],
    ] as const
  ).map(([side, rise], i) =>
    part(
      'moss',
      `M0 10L${side * 20} ${-34 * rise}L${side * 54} ${-44 * rise + 10}L${side * 34} ${-22 * rise}Z`,
      [[`M0 10L${side * 54} ${-44 * rise + 10}L${side * 34} ${-22 * rise}Z`, -9]],
      i % 2 ? 4 : -4,
    ),
  ),
  part('plum', 'M-4 40L-3 0L3 0L4 40Z', [], -4),
  part('coral', 'M-38 36L38 36L28 92L-28 92Z', [
    ['M38 36L28 92L0 92L8 36Z', -10],
    ['M-38 36L38 36L36 46L-36 46Z', 6],
  ]),
  flat('plum', isDug ? 'M-32 36L-18 26L-4 34L8 24L32 36Z' : 'M-32 36L-10 32L10 33L32 36Z', -14),
];
const screen = (isOn: boolean): Figure['shut'] => [
  part('cream', 'M-20 52L20 52L12 30L-12 30Z', [['M0 30L12 30L20 52L0 52Z', -9]], -10),
  part('cream', box(-56, -52, 112, 84), [['M56 -52V32H-20Z', -6]], -2, 5),
  flat('navy', box(-48, -44, 96, 62), isOn ? 14 : 2),
  ...(isOn
    ? [
        flat('moss', box(-40, -36, 54, 5), 12),
        flat('moss', box(-40, -24, 70, 5), 12),
        flat('moss', box(-40, -12, 34, 5), 12),
      ]
    : [flat('sky', box(-40, -36, 12, 5), 4)]),
  flat('navy', box(20, 22, 26, 4), 20),
];
const picture = (x: number, tilt: number): Figure['shut'] => [
  part(
    'gold',
    `M${-72 + x} ${-46 + tilt}L${72 + x} ${-52 - tilt}L${74 + x} ${46 - tilt}L${-70 + x} ${52 + tilt}Z`,
    [[`M${72 + x} ${-52 - tilt}L${74 + x} ${46 - tilt}L${-70 + x} ${52 + tilt}Z`, -9]],
    -4,
    6,
  ),
  flat('sky', `M${-62 + x} ${-36 + tilt}L${62 + x} ${-42 - tilt}L${63 + x} ${37 - tilt}L${-61 + x} ${42 + tilt}Z`, 8),
  flat('moss', `M${-62 + x} 14L${-10 + x} -6L${30 + x} 12L${63 + x} 2V${37 - tilt}L${-61 + x} ${42 + tilt}Z`),
  flat(
    'fox',
    `M${-14 + x} 26L${-8 + x} -2L${2 + x} 8L${12 + x} 6L${20 + x} -4L${24 + x} 14L${34 + x} 20L${14 + x} 30Z`,
    2,
  ),
];
const briefcase = (isOpen: boolean): Figure['shut'] => [
  part('navy', 'M-18 -28V-40H18V-28H10V-33H-10V-28Z', [], 8),
  ...(isOpen ? [part('fox', 'M-58 -28L-50 -62L50 -62L58 -28Z', [['M0 -62L50 -62L58 -28L0 -28Z', -9]], -26)] : []),
  part(
    'fox',
    box(-58, -28, 116, 70),
    [['M58 -28V42H-10Z', -8], ...(isOpen ? [] : [[box(-58, -6, 116, 5), -14] as const])],
    -18,
    5,
  ),
  part('gold', box(-16, -14, 32, 14), [[box(-11, -10, 22, 6), 0, 'navy']]),
];
const reader = (isFed: boolean): Figure['shut'] => [
  part('moss', 'M-60 54L-52 -8L52 -8L60 54Z', [['M52 -8L60 54L0 54L8 -8Z', -9]], -16, 5),
  ...(isFed
    ? page(60, 44, 3).map(cut => ({
        ...cut,
        path: cut.path.replace(/^M(\S+) (\S+)/, (_, x, y) => `M${x} ${Number(y) - 26}`),
        folds: [],
      }))
    : [part('cream', box(-30, -20, 60, 12), [], -6)]),
  part('navy', box(-38, 2, 76, 10), [], 2, 1),
  ...[-30, -15, 0, 15, 30].map(x => part('cream', round(x, 28, 5, 8), [], 0, 1)),
  ...[-24, -8, 8, 24].map(x => part('cream', round(x, 41, 5, 8), [], 0, 1)),
  part('coral', round(46, 16, 4, 8), [], isFed ? 0 : -20, 1),
];

export const OFFICE_FIGURES: Readonly<Record<string, Figure>> = {
  plant: { shut: palm(false), open: palm(true) },
  painting: {
    shut: picture(0, 6),
    open: [
      flat('sand', box(-66, -44, 110, 90), -12),
      flat('navy', 'M-50 -16L-14 -18V-13L-50 -11ZM-48 2L-20 0V5L-48 7Z', 12),
      ...picture(34, -14),
    ],
  },
  whiteboard: {
    shut: [
      part('sky', box(-94, -54, 188, 104), [], -10, 5),
      part('paper', box(-86, -46, 172, 88), [['M86 -46V42H-30Z', -4]], 0, 1),
      flat('sky', 'M-70 -28L-20 -30V-26L-70 -24ZM-70 -12L-40 -14V-10L-70 -8Z', 8),
      flat('coral', 'M-10 -8L58 -12L58 -7L-10 -3ZM-8 8L40 5V10L-8 13Z'),
      part('navy', box(-40, 48, 80, 7), [], 20),
    ],
  },
  calendar: {
    shut: [
      ...page(104, 114, 0),
      part('coral', box(-52, -57, 104, 24), [[box(0, -57, 52, 24), -7]], -12),
      ...[0, 1, 2, 3].flatMap(row =>
        [0, 1, 2, 3, 4].map(column =>
          flat('navy', box(-42 + column * 18, -24 + row * 18, 11, 10), row === 2 && column === 3 ? 20 : 56),
        ),
      ),
      part('gold', round(17, 17, 15), [], 4, 1),
    ],
  },
  deskDrawer: { shut: desk(0), open: [flat('navy', box(-50, -36, 100, 44), -4), ...desk(12)] },
  briefcase: { shut: briefcase(false), open: briefcase(true) },
  computer: { shut: screen(false), open: screen(true) },
  reader: { shut: reader(false), open: reader(true) },
  libraryDoor: door('moss', -22, 110, 250, 'rose', [
    part('gold', box(-34, -104, 20, 12)),
    part('coral', round(30, -98, 6, 8)),
  ]),
};
