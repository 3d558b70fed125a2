// Textures of the Office: warm afternoon light.
import type { Pen } from '../../../kit/phaser/paper.ts';
import type { Plots } from '../../levels/plots.ts';
import { box, door, type Figure, flat, page, part, round, shifted, slab, star } from './shapes.ts';

const DAY = { wall: 'sand', low: 'fox', floor: 'plum', rug: 'coral', desk: 'plum', top: 'sand' } as const;
/** Inks by plot: an afternoon, a night of rain, a cool morning. */
const LOOKS = {
  desk: DAY,
  briefcase: { wall: 'indigo', low: 'teal', floor: 'navy', rug: 'gold', desk: 'teal', top: 'sky' },
  intercom: { wall: 'moss', low: 'teal', floor: 'indigo', rug: 'sand', desk: 'indigo', top: 'cream' },
} as const;

export function drawOffice(pen: Pen, plot: Plots['office']): void {
  const { g } = pen;
  const look = LOOKS[plot];
  g.fillStyle = pen.ink(look.wall, plot === 'intercom' ? 22 : 2);
  g.fillRect(-8, -8, 736, 496);
  pen.sheet('M-8 250L728 236V488H-8Z', look.low, plot === 'desk' ? 4 : -4, 8);
  for (let i = 0; i < 8; i++) pen.cut(flat(look.low, box(i * 96 - 8, 262, 4, 140), plot === 'desk' ? -4 : -12));
  OUTSIDE[plot](pen);
  pen.sheet('M-8 404L728 404V488H-8Z', look.floor, 2, 10);
  pen.cut(
    part(
      look.rug,
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
  pen.cut(slab(look.desk, 208, 326, 128, 92, -2));
  pen.cut(slab(look.desk, 462, 326, 40, 92, -6));
  pen.cut(part(look.top, 'M190 308L520 308L514 330L196 330Z', [['M196 330L514 330L516 322L194 322Z', -14]], -22, 6));
  pen.cut(part('navy', 'M226 308L262 308L256 300L232 300ZM242 300L246 300L240 262L234 264Z', [], 12));
  pen.cut(part('moss', 'M216 272L226 246L254 250L262 274Z', [['M240 248L254 250L262 274L240 273Z', -10]], 2));
  if (plot === 'briefcase') pen.cut(flat('gold', 'M216 276L262 276L330 308H160Z', 14));
}

/** What comes in from outside: the light of a window in stripes; rain at night; a morning over roofs. */
const OUTSIDE: Readonly<Record<Plots['office'], (pen: Pen) => void>> = {
  desk: pen => {
    for (let i = 0; i < 5; i++)
      pen.cut(
        flat(
          'gold',
          `M${-8 + i * 12} ${40 + i * 22}L${250 + i * 10} ${10 + i * 22}V${20 + i * 22}L${-8 + i * 12} ${52 + i * 22}Z`,
          9,
        ),
      );
  },
  briefcase: pen => {
    pen.cut(part('teal', box(196, 14, 384, 176), [], -14, 4));
    pen.cut(flat('navy', box(206, 24, 364, 156), 4));
    for (let i = 0; i < 9; i++)
      pen.cut(flat('navy', box(206 + i * 41, 120 - ((i * 37) % 50), 36, 60 + ((i * 37) % 50)), 12));
    for (let i = 0; i < 14; i++) pen.cut(flat('gold', box(216 + ((i * 67) % 340), 128 + ((i * 23) % 40), 5, 6), 4));
    for (let i = 0; i < 26; i++)
      pen.cut(flat('sky', `M${214 + ((i * 53) % 350)} ${30 + ((i * 29) % 120)}l-5 20h1.6l5 -20Z`, -8));
    for (const x of [318, 444]) pen.cut(flat('teal', box(x, 14, 8, 176), -14));
  },
  intercom: pen => {
    pen.cut(part('cream', box(-8, 30, 620, 22), [], -8, 2));
    for (let i = 0; i < 6; i++) {
      pen.cut(flat('sky', box(-8 + i * 104, 58, 96, 150), 12));
      pen.cut(flat('teal', `M${-8 + i * 104} 208v-40l30 -22l30 22v-14l36 -18v72Z`, 8 + (i % 2) * 5));
    }
    pen.cut(part('gold', round(548, 92, 20), [], 10, 1));
  },
};

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
    ? [flat('moss', box(-40, -40, 30, 4), 12), flat('moss', box(28, -40, 12, 4), 12)]
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
  ...(isOpen ? [part('indigo', 'M-58 -28L-50 -62L50 -62L58 -28Z', [['M0 -62L50 -62L58 -28L0 -28Z', -9]], -18)] : []),
  part(
    'indigo',
    box(-58, -28, 116, 70),
    [['M58 -28V42H-10Z', -8], ...(isOpen ? [] : [[box(-58, -6, 116, 5), -14] as const])],
    -24,
    5,
  ),
  part('gold', box(-16, -14, 32, 14), [[box(-11, -10, 22, 6), 0, 'navy']]),
];
const reader = (isFed: boolean): Figure['shut'] => [
  part('moss', 'M-60 54L-52 -8L52 -8L60 54Z', [['M52 -8L60 54L0 54L8 -8Z', -9]], -16, 5),
  ...(isFed
    ? page(60, 44, 3).map(cut => ({ ...cut, path: shifted(cut.path, -26), folds: [] }))
    : [part('cream', box(-30, -20, 60, 12), [], -6)]),
  part('navy', box(-38, 2, 76, 10), [], 2, 1),
  ...[-30, -15, 0, 15, 30].map(x => part('cream', round(x, 28, 5, 8), [], 0, 1)),
  ...[-24, -8, 8, 24].map(x => part('cream', round(x, 41, 5, 8), [], 0, 1)),
  part('coral', round(46, 16, 4, 8), [], isFed ? 0 : -20, 1),
];

const fileDrawer = (y: number): Figure['shut'] => [
  part('moss', box(-44, y - 23, 88, 46), [[`M44 ${y - 23}v46H-10Z`, -7]], -4, 2),
  part('gold', box(-14, y - 4, 28, 8), [], -4, 1),
];
const filing = (x: number): Figure['shut'] => [
  slab('moss', -50 + x, -84, 100, 168, -14),
  ...[-54, -2, 50].flatMap(fileDrawer),
  flat('gold', round(34, -70, 4, 8), -4),
];
const openFile: Figure['shut'] = [
  flat('navy', box(-42, 28, 84, 18), 0),
  ...page(60, 30, 3).map(cut => ({ ...cut, path: shifted(cut.path, 26), folds: [] })),
  part('moss', box(-48, 36, 96, 46), [['M48 36v46H-12Z', -7]], 2, 5),
  part('gold', box(-14, 55, 28, 8), [], -4, 1),
];
const safe = (isOpen: boolean): Figure['shut'] => [
  slab('indigo', -56, -62, 112, 124, -4),
  part('navy', 'M-48 62h18v7h-18ZM30 62h18v7h-18Z'),
  ...(isOpen
    ? [
        flat('navy', box(-46, -52, 92, 104), -2),
        flat('indigo', box(-46, -2, 92, 4), -16),
        part('indigo', 'M-46 -52L-74 -42V42L-46 52Z', [['M-60 -47L-74 -42V42L-60 47Z', -8]], 4),
      ]
    : [
        part('indigo', box(-46, -52, 92, 104), [['M46 -52V52H-12Z', -6]], 6, 2),
        part('navy', box(-24, -38, 48, 22), [[box(-19, -33, 38, 12), 0, 'moss']], 2, 1),
        part('cream', box(-26, 30, 52, 13), [], 0, 1),
        part('gold', star(0, 8, 20, 8, 4), [['M0 -12L20 8L0 28Z', -10]], 0, 3),
      ]),
];
const intercom: Figure['shut'] = [
  part('cream', box(-60, -48, 120, 96), [['M60 -48V48H-16Z', -6]], -6, 5),
  ...[-34, -26, -18, -10].map(y => flat('navy', box(-34, y, 68, 3.5), 20)),
];
const boltBox = (isTurned: boolean): Figure['shut'] => [
  slab('sky', -50, -58, 100, 116, -22),
  flat('navy', box(-40, -48, 80, 96), 2),
  part('sky', box(isTurned ? -6 : -34, 22, 40, 14), [[box(isTurned ? -6 : -34, 29, 40, 7), -8]], -6, 2),
  part('gold', star(0, -12, 22, 17, 9), [['M0 -34L22 -12L0 10Z', -9]], -8),
  ...(isTurned ? [part('navy', 'M-5 -7L-5 -17L34 -40L40 -30Z', [], 18, 3)] : [flat('navy', box(-6, -18, 12, 12), -4)]),
];
/** The boltBox behind its shutter. */
export const SHUTTER: Figure['shut'] = [
  slab('sky', -50, -58, 100, 116, -22),
  ...[0, 1, 2, 3, 4, 5].map(row => part('navy', box(-42, -50 + row * 17, 84, 15), [], 24, 1)),
];

export const OFFICE_FIGURES: Readonly<Record<string, Figure>> = {
  plant: { shut: palm(false), open: palm(true) },
  painting: { shut: picture(0, 6), open: [flat('sand', box(-66, -44, 110, 90), -12), ...picture(34, -14)] },
  whiteboard: {
    shut: [
      part('sky', box(-56, -46, 112, 88), [], -10, 4),
      part('paper', box(-50, -40, 100, 74), [['M50 -40V34H-18Z', -4]], 0, 1),
      flat('sky', 'M-40 -26L-10 -28V-24L-40 -22ZM-40 -12L-22 -14V-10L-40 -8Z', 8),
      part('navy', box(-26, 38, 52, 6), [], 20),
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
  filing: { shut: filing(0), open: [...filing(0).slice(0, 5), ...openFile] },
  safe: { shut: safe(false), open: safe(true) },
  intercom: { shut: intercom },
  boltBox: { shut: boltBox(false), open: boltBox(true) },
  deskDrawer: { shut: desk(0), open: [flat('navy', box(-50, -36, 100, 44), -4), ...desk(12)] },
  briefcase: { shut: briefcase(false), open: briefcase(true) },
  computer: { shut: screen(false), open: screen(true) },
  reader: { shut: reader(false), open: reader(true) },
  libraryDoor: door('moss', -22, 110, 250, 'rose', [
    part('gold', box(-34, -104, 20, 12)),
    part('coral', round(30, -98, 6, 8)),
  ]),
};
