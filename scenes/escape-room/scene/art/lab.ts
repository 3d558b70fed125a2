// Textures of the Laboratory: teal, glass and steel.
import { INKS } from '../../../kit/core/inks.ts';
import type { Pen } from '../../../kit/phaser/paper.ts';
import type { Plots } from '../../levels/plots.ts';
import { box, door, type Figure, flat, page, part, round, slab, star } from './shapes.ts';

/** Inks of wall and floor by plot. */
const LOOKS = {
  ultraviolet: { wall: 'teal', floor: 'indigo', light: 16 },
  lens: { wall: 'sky', floor: 'teal', light: 6 },
  keypad: { wall: 'rose', floor: 'plum', light: 12 },
} as const;

export function drawLab(pen: Pen, plot: Plots['lab']): void {
  const { wall, floor, light } = LOOKS[plot];
  const { g } = pen;
  g.fillStyle = pen.ink(wall, light);
  g.fillRect(-8, -8, 736, 496);
  pen.sheet('M-8 210L728 190V488H-8Z', wall, light - 8, 10);
  for (let i = 0; i < 7; i++) pen.cut(flat(wall, box(20 + i * 104, 30, 98, 3), light - 4));
  pen.sheet('M-8 404L728 404V488H-8Z', floor, 8, 10);
  for (let i = 0; i < 6; i++)
    pen.cut(flat(floor, `M${-40 + i * 140} 488L${40 + i * 118} 406L${44 + i * 118} 406L${-34 + i * 140} 488Z`, 14));
  // Lamps on their cords.
  for (const x of [150, 400]) {
    pen.cut(flat('navy', box(x - 1, -8, 2, 34), 10));
    pen.cut(
      part(
        'gold',
        `M${x - 40} 44L${x - 20} 24L${x + 20} 24L${x + 40} 44Z`,
        [[`M${x} 24L${x + 20} 24L${x + 40} 44L${x} 44Z`, -9]],
        6,
      ),
    );
  }
  // The bench: a slab of cream on drawers of teal.
  pen.cut(slab('teal', 14, 300, 462, 108, -14, -5));
  pen.cut(part('cream', 'M2 284L488 284L482 306L8 306Z', [['M8 306L482 306L484 298L6 298Z', -14]], 2, 5));
  pen.cut(slab('teal', 30, 322, 88, 76, -8));
  pen.cut(slab('teal', 308, 322, 150, 76, -8));
  // Flasks on the bench.
  pen.cut(
    part(
      'sky',
      'M150 282L138 282L132 268L150 246V228h12v18L180 268L174 282Z',
      [
        ['M156 228h6v18L180 268L174 282H156Z', -9],
        ['M137 268L176 268L172 280L140 280Z', 0, 'fox'],
      ],
      12,
    ),
  );
  pen.cut(
    part(
      'sky',
      box(412, 232, 18, 50),
      [
        [box(412, 254, 18, 28), 0, 'moss'],
        [box(422, 232, 8, 50), -6],
      ],
      12,
    ),
  );
  pen.cut(
    part(
      'sky',
      box(438, 240, 18, 42),
      [
        [box(438, 262, 18, 20), 0, 'rose'],
        [box(448, 240, 8, 42), -6],
      ],
      12,
    ),
  );
}

const BALANCE_FIGURE: Figure = {
  shut: [
    part('navy', 'M-96 50H96L88 40H-88Z', [], 14, 3),
    part('teal', box(-96, -46, 192, 86), [['M96 -46V40H-20Z', -6]], -6, 4),
    flat('cream', box(-88, -38, 176, 84), 0),
    part('gold', box(-50, -50, 100, 16), [], 2, 1),
    part('sand', 'M-90 8H90L78 16H-78Z', [['M0 8H90L78 16H0Z', -8]], -18, 1),
  ],
};

const grille = (y: number) => flat('navy', box(-38, y, 76, 6), 4);
const cabinet = (isOpen: boolean): Figure['shut'] => [
  slab('sky', -44, -94, 88, 188, -14),
  part('navy', 'M-38 94h18v8h-18ZM20 94h18v8h-18Z'),
  ...(isOpen
    ? [
        flat('navy', box(-36, -84, 72, 168), 2),
        flat('sky', box(-36, -30, 72, 4), -20),
        flat('sky', box(-36, 30, 72, 4), -20),
        part('sky', 'M-36 -84L-62 -74V78L-36 84Z', [['M-50 -79L-62 -74V78L-50 81Z', -8]], -8),
      ]
    : [
        part('sky', box(-36, -86, 72, 172), [['M36 -86V86H-10Z', -6]], -8, 1),
        part('navy', box(-24, -36, 48, 26), [[box(-19, -30, 38, 14), 0, 'moss']], 2, 1),
        ...[-13, 0, 13].flatMap(x => [2, 14, 26].map(y => flat('cream', box(x - 4.5, y - 4, 9, 8)))),
        part('gold', box(24, 44, 6, 26)),
      ]),
];
const drawerFront = (y: number): Figure['shut'] => [
  part('teal', box(-72, y - 32, 144, 66), [[`M72 ${y - 32}V${y + 34}H-20Z`, -7]], 2, 5),
  part('gold', box(-24, y - 6, 48, 10), [[box(-24, y - 1, 48, 5), -12]]),
];
const vent = (isOpen: boolean): Figure['shut'] => [
  part('sky', box(-50, -40, 100, 80), [['M50 -40V40H-20Z', -8]], -10),
  flat('navy', box(-42, -32, 84, 64), isOpen ? -8 : 8),
  ...(isOpen
    ? [part('sky', 'M-46 18L40 30L34 62L-50 48Z', [['M-50 48L34 62L36 50L-48 36Z', -9]], -4)]
    : [
        ...[-26, -13, 0, 13, 25].map(grille).map(cut => ({ ...cut, ink: 'sky' as const, lighter: -4 })),
        ...(
          [
            [-44, -34],
            [44, -34],
            [-44, 34],
            [44, 34],
          ] as const
        ).map(([x, y]) => part('gold', round(x, y, 5, 8), [], -6, 1)),
      ]),
];
const ELEMENT_INKS = ['sky', 'gold', 'rose', 'moss', 'coral', 'sand', 'teal', 'plum', 'fox'] as const;

export const LAB_FIGURES: Readonly<Record<string, Figure>> = {
  balance: BALANCE_FIGURE,
  drawer: {
    shut: drawerFront(0),
    open: [
      flat('navy', box(-70, -32, 140, 50), -4),
      flat('navy', 'M-70 -32L70 -32L60 -8L-60 -8Z', 6),
      ...drawerFront(12),
    ],
  },
  note: {
    shut: [
      part(
        'gold',
        'M-34 -36L36 -30L32 34L18 36L-38 30Z',
        [
          ['M32 34L18 36L20 20Z', -18],
          ['M-34 -36L36 -30L35 -18L-35 -24Z', -7],
        ],
        8,
        5,
      ),
      flat('navy', 'M-22 -10L22 -6L22 -2L-22 -6ZM-24 4L18 8L18 12L-24 8ZM-25 16L4 19L4 23L-25 20Z', 16),
    ],
  },
  legend: {
    shut: [
      ...page(98, 98, 0),
      ...(['coral', 'gold', 'moss', 'sky', 'paper', 'plum'] as const).map((ink, i) => {
        const [x, y] = [-24 + (i % 2) * 46, -30 + Math.floor(i / 2) * 30];
        const shape = [
          star(x, y, 12, 6, 3),
          round(x, y, 10),
          box(x - 9, y - 9, 18, 18),
          `M${x} ${y - 12}l11 12l-11 12l-11 -12Z`,
          star(x, y, 13, 6, 5),
          round(x, y, 11, 6),
        ][i] as string;
        return part(ink, shape, [], ink === 'paper' ? -6 : 0, 1);
      }),
      ...[0, 1, 2].flatMap(row => [0, 1].map(column => flat('navy', box(-10 + column * 46, -32 + row * 30, 9, 4), 10))),
    ],
  },
  vent: { shut: vent(false), open: vent(true) },
  pipes: {
    shut: [
      part('sky', box(-88, -46, 176, 92), [['M88 -46V46H-20Z', -6]], -18, 4),
      flat('navy', box(-86, -25, 4, 8), 10),
    ],
  },
  keypadDoor: door('plum', 6, 100, 240, 'gold', [
    part('cream', box(-26, -62, 52, 20)),
    part('navy', box(20, -24, 24, 26), [], 8, 2),
    ...[0, 1, 2].flatMap(row => [0, 1, 2].map(column => flat('cream', box(23 + column * 7, -21 + row * 7, 4.5, 4.5)))),
  ]),
  sink: {
    shut: [
      part('sky', 'M-48 -4L48 -4L38 40L-38 40Z', [['M48 -4L38 40L0 40L14 -4Z', -8]], 12),
      flat('navy', 'M-38 4L38 4L30 14L-30 14Z', 24),
      part('sand', 'M-6 -4V-40L14 -48L22 -40V-26H12V-34L4 -32V-4Z', [['M4 -4V-32L12 -34V-26H22V-40L14 -48Z', -10]], -6),
      part('coral', round(-12, -28, 7, 8)),
      part('gold', 'M-4 8l6 -5l6 5l-6 4Z'),
    ],
    open: [
      part('sky', 'M-48 -4L48 -4L38 40L-38 40Z', [['M48 -4L38 40L0 40L14 -4Z', -8]], 12),
      flat('navy', 'M-38 4L38 4L30 14L-30 14Z', 24),
      part('sand', 'M-6 -4V-40L14 -48L22 -40V-26H12V-34L4 -32V-4Z', [['M4 -4V-32L12 -34V-26H22V-40L14 -48Z', -10]], -6),
      part('coral', round(-12, -28, 7, 8)),
    ],
  },
  poster: { shut: poster(false), open: poster(true) },
  microscope: { shut: microscope(false), open: microscope(true) },
  cabinet: { shut: cabinet(false), open: cabinet(true) },
  officeDoor: door('plum', 6, 100, 240, 'gold', [
    part('cream', box(-26, -62, 52, 20)),
    flat('navy', box(-18, -54, 36, 4), 10),
  ]),
};

function poster(glows: boolean): Figure['shut'] {
  return [
    ...page(120, 124, 0, glows ? 'indigo' : 'cream'),
    // Tiles are equally light, so that their labels can be read on each.
    ...ELEMENT_INKS.map((ink, i) => {
      const [x, y] = [-42 + (i % 3) * 30, -42 + Math.floor(i / 3) * 32];
      return part(ink, box(x, y, 25, 26), [[`M${x + 25} ${y}v26h-25Z`, -7]], (glows ? 42 : 82) - INKS[ink][0], 1);
    }),
  ];
}

function microscope(isWhole: boolean): Figure['shut'] {
  return [
    part('navy', 'M-40 54L-34 42L38 42L44 54Z', [['M4 42L38 42L44 54L4 54Z', -8]], 12),
    part('navy', 'M10 44L26 44L34 -8L14 -30L4 -22L20 -4Z', [['M26 44L34 -8L14 -30L24 -6L18 44Z', -9]], 16),
    part('cream', box(-30, 18, 46, 9), [[box(-8, 18, 24, 9), -10]]),
    part('gold', 'M-6 14L-10 -2L-22 -38L-4 -44L8 -8L6 14Z', [['M-4 -44L8 -8L6 14L0 14L-13 -41Z', -12]]),
    ...(['gold', 'moss', 'rose', 'paper'] as const).map((ink, i) =>
      part(ink, `M${-26 + i * 11} 18l4 -6l4 6Z`, [], 0, 1),
    ),
    ...(isWhole
      ? [part('sky', 'M-26 -40L-30 -52L-10 -58L-4 -46Z', [['M-10 -58L-4 -46L-14 -43Z', -9]], 8)]
      : [flat('navy', 'M-22 -38L-4 -44L-6 -49L-24 -43Z', -6)]),
  ];
}
