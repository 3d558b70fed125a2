// Textures of the Library: dark wood, an evening window, bookshelves.
import type { Ink } from '../../../kit/core/inks.ts';
import type { Cut, Pen } from '../../../kit/phaser/paper.ts';
import type { Plots } from '../../levels/plots.ts';
import { box, door, type Figure, flat, part, round, slab, star } from './shapes.ts';

const SPINES: readonly Ink[] = ['coral', 'moss', 'gold', 'indigo', 'plum', 'teal', 'fox', 'sand', 'rose'];

/** A row of books; some lean or are missing. */
function books(x: number, y: number, w: number, h: number, from: number): readonly Cut[] {
  const all: Cut[] = [];
  let at = x;
  for (let i = from; at < x + w - 7; i++) {
    const width = 7 + ((i * 5) % 4) * 2;
    const height = h - ((i * 7) % 5) * 2;
    if (i % 9 !== 7)
      all.push(
        part(
          SPINES[i % SPINES.length] as Ink,
          box(at, y - height, Math.min(width, x + w - at), height),
          [],
          -8 + ((i * 3) % 3) * 4,
          1,
        ),
      );
    at += width + 1;
  }
  return all.map(cut => ({ ...cut, edge: 0.6 }));
}

/** Inks of wall and carpet by plot. */
const LOOKS = {
  clock: { wall: 'plum', carpet: 'indigo', dark: -6 },
  busts: { wall: 'teal', carpet: 'coral', dark: -18 },
  piano: { wall: 'indigo', carpet: 'plum', dark: -6 },
} as const;

export function drawLibrary(pen: Pen, plot: Plots['library']): void {
  const { g } = pen;
  const { wall, carpet, dark } = LOOKS[plot];
  g.fillStyle = pen.ink(wall, dark);
  g.fillRect(-8, -8, 736, 496);
  for (let i = 0; i < 10; i++) pen.cut(flat(wall, box(i * 76 - 8, -8, 3, 420), dark - 5));
  drawWindow(pen, plot === 'clock' ? 0 : plot === 'busts' ? -4 : -16);
  pen.sheet('M-8 404L728 404V488H-8Z', 'plum', -16, 10);
  pen.cut(
    part(
      carpet,
      'M170 438L570 438L606 488L134 488Z',
      [
        ['M370 438L570 438L606 488L370 488Z', -5],
        ['M196 446L544 446L568 474L172 474Z', 6],
      ],
      -6,
      2,
    ),
  );
  for (const cut of [
    slab('plum', 528, 60, 48, 344, -14),
    ...[0, 1, 2, 3, 4, 5].flatMap(row => [
      ...books(534, 112 + row * 56, 36, 38, row * 4),
      flat('plum', box(530, 113 + row * 56, 44, 5), -20),
    ]),
  ])
    pen.cut(cut);
}

/** An evening window. */
function drawWindow(pen: Pen, lower: number): void {
  pen.g.save();
  pen.g.translate(0, lower);
  pen.cut(part('plum', 'M336 168V62L362 34L394 34L420 62V168Z', [], -18, 4));
  pen.cut(flat('fox', 'M343 162V66L366 41L390 41L413 66V162Z', 12));
  pen.cut(flat('rose', 'M343 162V110L370 96L413 118V162Z', -2));
  pen.cut(flat('gold', round(390, 84, 12), 6));
  pen.cut(flat('plum', 'M376 41h4v121h-4ZM343 100h70v4h-70Z', -18));
  pen.g.restore();
}

/** Shelves; on the one with the number `tipped`, from the top, a book hangs out. */
const shelves = (tipped: number | null): readonly Cut[] => [
  slab('plum', -85, -135, 170, 270, -14),
  flat('navy', box(-77, -127, 154, 254), -4),
  ...Array.from({ length: 8 }, (_, row) => [
    ...books(-74, -100 + row * 32, 150, 24, row * 13),
    flat('plum', box(-77, -100 + row * 32, 154, 4), -8),
    part('gold', round(-82, -110 + row * 32, 4, 6), [], 0, 1),
  ]).flat(),
  ...(tipped === null ? [] : tippedBook(-124 + (tipped - 1) * 32)),
];
/** A book that hangs out of a row, and the gap that it left; `y` is the row's upper edge. */
const tippedBook = (y: number): readonly Cut[] => [
  flat('navy', box(-10, y, 34, 24), -12),
  part('coral', `M-6 ${y + 20}L22 ${y + 6}L28 ${y + 18}L0 ${y + 32}Z`, [
    [`M22 ${y + 6}L28 ${y + 18}L0 ${y + 32}L-3 ${y + 26}Z`, -9],
  ]),
];
const bust = (x: number, turned: boolean): readonly Cut[] => {
  const s = turned ? -1 : 1;
  return [
    part(
      'cream',
      `M${x - 14} 30L${x - 9} 12L${x - 4} 8L${x - 4 * s - 2} 0L${x - 9 * s} -12L${x - 8 * s} -26L${x} -34L${x + 9 * s} -28L${x + 9 * s} -18L${x + 13 * s} -12L${x + 8 * s} -8L${x + 6 * s} 2L${x + 4} 8L${x + 9} 12L${x + 14} 30Z`,
      [[`M${x} -34L${x + 9} -28L${x + 6} 2L${x + 14} 30L${x} 30Z`, -9]],
      turned ? 2 : -6,
      2,
    ),
    part('gold', box(x - 11, 33, 22, 10), [], -4, 1),
  ];
};
/** Busts; the one with the number `turned`, from the left, looks the other way. */
const busts = (turned: number | null): readonly Cut[] => [
  part('plum', box(-130, 30, 260, 26), [[box(-130, 44, 260, 12), -8]], -10, 5),
  ...Array.from({ length: 8 }, (_, i) => bust(-112 + i * 32, i + 1 === turned)).flat(),
];
const globe = (isOpen: boolean): readonly Cut[] => [
  part('plum', 'M-34 72L-6 52V30H6V52L34 72L26 76L0 62L-26 76Z', [['M6 30V52L34 72L26 76L0 62V30Z', -8]], 6),
  ...(isOpen
    ? [
        part('sky', 'M-46 -4L-40 -30L-30 -44L0 -4Z', [], -6),
        part('sky', 'M-48 2H48L40 28L16 44H-16L-40 28Z', [['M10 2H48L40 28L16 44H0Z', -10]], -4),
        flat('navy', 'M-44 2H44L36 10H-36Z', -4),
        part('sky', 'M-52 -10L-44 -40L-16 -58L20 -56L40 -36L-44 -4Z', [
          ['M20 -56L40 -36L-44 -4L0 -30Z', -8],
          ['M-36 -28L-10 -46L4 -36L-22 -18Z', 0, 'moss'],
        ]),
      ]
    : [
        part('sky', round(0, -8, 48), [
          ['M14 -54L44 -28L46 12L16 38Z', -9],
          ['M-36 -26L-12 -44L8 -34L-2 -16L-26 -8Z', 0, 'moss'],
          ['M-8 6L22 -6L34 10L14 30L0 22Z', 0, 'moss'],
        ]),
        part('gold', 'M-52 4L-46 -28L-40 -26L-46 4L-40 26L-46 30Z', [], -4),
      ]),
];
/** An umbrella in its stand, or leaning beside it. */
const stand = (isOpen: boolean): readonly Cut[] => [
  part(
    'coral',
    isOpen ? 'M34 70L22 -60L30 -62L46 68Z' : 'M-10 20L-16 -52L0 -66L16 -52L10 20Z',
    [[isOpen ? 'M26 -61L30 -62L46 68L40 69Z' : 'M0 -66L16 -52L10 20H0Z', -9]],
    -4,
  ),
  part('sand', isOpen ? 'M22 -60l-6 -12l8 -4l8 12Z' : 'M-3 -62V-74h14v5h-8v7Z', [], -34, 2),
  part('teal', 'M-36 -6L36 -6L28 72L-28 72Z', [['M4 -6L36 -6L28 72H2Z', -8]], -10, 5),
  part('gold', 'M-36 -6L36 -6L35 6L-35 6ZM-30 52L30 52L29 60L-29 60Z', [], -8, 1),
  flat('navy', 'M-28 -10L28 -10L22 -4L-22 -4Z', 0),
];
const armchair = (isOpen: boolean): readonly Cut[] => [
  part('coral', 'M-58 -4L-50 -58L-20 -70L22 -70L52 -56L58 -4Z', [['M22 -70L52 -56L58 -4L10 -4L4 -70Z', -9]], -12),
  part('coral', 'M-46 20L46 20L48 44L-48 44Z', [['M0 20L46 20L48 44L0 44Z', -8]], isOpen ? -14 : 2),
  ...(isOpen
    ? [part('coral', 'M-30 6L20 -22L34 -4L-16 22Z', [['M20 -22L34 -4L-16 22L-22 14Z', -9]], 8)]
    : [part('coral', 'M-46 4L46 4L50 22L-50 22Z', [['M0 4L46 4L50 22L0 22Z', -8]], 6)]),
  part('coral', 'M-72 -6L-50 -12L-44 52L-68 56Z', [['M-60 -9L-50 -12L-44 52L-56 54Z', -9]], -4),
  part('coral', 'M72 -6L50 -12L44 52L68 56Z', [['M60 -9L72 -6L68 56L56 54Z', -12]], -8),
  part('plum', 'M-64 56L-54 56L-58 70ZM64 56L54 56L58 70Z', [], -14),
];
const clock = (runs: boolean): readonly Cut[] => [
  part('fox', 'M-44 -92L0 -124L44 -92Z', [['M0 -124L44 -92H0Z', -9]], -28),
  slab('fox', -42, -94, 84, 86, -22),
  slab('fox', -30, -10, 60, 98, -26),
  part(
    'fox',
    box(-44, 88, 88, 36),
    [[box(0, 88, 44, 36), -8], ...(runs ? [[box(-24, 96, 48, 24), -24] as const] : [])],
    -24,
  ),
  part('cream', round(0, -52, 34), [['M0 -86L33 -62L33 -42L0 -18Z', -5]]),
  ...Array.from({ length: 12 }, (_, i) =>
    flat(
      'navy',
      round(Math.sin((i * Math.PI) / 6) * 27, -52 - Math.cos((i * Math.PI) / 6) * 27, i % 3 === 0 ? 3 : 1.6, 6),
    ),
  ),
  flat('navy', box(-22, -2, 44, 82), 0),
];

const fiveShelf: readonly Cut[] = [
  slab('plum', -110, -58, 220, 116, -14),
  flat('navy', box(-102, -50, 204, 96), -2),
  flat('plum', box(-104, 40, 208, 8), -6),
];
const piano = (isOpen: boolean): readonly Cut[] => [
  part('plum', box(-98, -62, 196, 116), [['M98 -62V54H-30Z', -6]], -12, 5),
  part('plum', box(-86, -52, 172, 34), [], -4, 2),
  part('plum', 'M-88 54h14v10h-14ZM74 54h14v10h-14Z', [], -18, 1),
  ...(isOpen
    ? [
        flat('navy', box(-78, -8, 156, 50), -2),
        ...[0, 1, 2, 3, 4, 5].map(i => part('paper', box(-71 + i * 24, -6, 22, 44), [], 0, 1)),
      ]
    : [
        part('plum', box(-82, -10, 164, 54), [['M82 -10V44H-20Z', -7]], 4, 2),
        part('gold', round(0, 0, 6, 8), [], 0, 1),
        flat('navy', round(0, 0, 2, 6), 0),
      ]),
];
export const PIANO_LID_UP = piano(true);

export const LIBRARY_FIGURES: Readonly<Record<string, Figure>> = {
  book: { shut: shelves(null), answered: shelves },
  busts: { shut: busts(null), answered: busts },
  globe: { shut: globe(false), open: globe(true) },
  stand: { shut: stand(false), open: stand(true) },
  armchair: { shut: armchair(false), open: armchair(true) },
  clock: { shut: clock(false), open: clock(true) },
  fiveBooks: { shut: fiveShelf },
  piano: { shut: piano(false), open: piano(true) },
  controlDoor: door('sky', -28, 116, 250, 'indigo', [
    part('navy', box(28, -18, 20, 34)),
    flat('coral', box(33, -12, 10, 3)),
  ]),
};
/** Face and pendulum of the clock, from its centre. */
export const CLOCK_FACE = { x: 0, y: -52, hour: 17, minute: 25 } as const;
export const PENDULUM: Cut = part('gold', `M-2 0L2 0L2 52L-2 52Z${star(0, 58, 11, 11, 5)}`, [], 2, 2);
