// Textures of the Control Room: night, steel, screens.
import type { Cut, Pen } from '../../kit/phaser/paper.ts';
import { COLOURS } from '../draws.ts';
import { box, door, type Figure, flat, part, round, slab, star } from './shapes.ts';

export function drawControl(pen: Pen): void {
  const { g } = pen;
  g.fillStyle = pen.ink('indigo', -14);
  g.fillRect(-8, -8, 736, 496);
  pen.sheet('M-8 120L728 96V488H-8Z', 'indigo', -10, 8);
  for (let i = 0; i < 6; i++) pen.cut(slab('indigo', 8 + i * 122, 20, 112, 60, -6, -4));
  for (const x of [18, 170, 490]) {
    pen.cut(flat('navy', `M${x} -8V${x === 490 ? 250 : 96}h8V-8Z`, 2));
    pen.cut(flat('teal', `M${x + 14} -8V${x === 490 ? 230 : 84}h5V-8Z`, -14));
  }
  pen.sheet('M-8 404L728 404V488H-8Z', 'navy', -2, 10);
  for (let i = 0; i < 5; i++) pen.cut(flat('indigo', `M${20 + i * 150} 436h110l16 30h-110Z`, -12));
  // The desk under the screens.
  pen.cut(slab('navy', 190, 300, 280, 106, 6, -5));
  pen.cut(part('sky', 'M168 284L492 284L476 306L184 306Z', [['M184 306L476 306L480 298L180 298Z', -12]], -28, 6));
  for (const [i, ink] of (['coral', 'gold', 'moss', 'sky', 'coral', 'gold'] as const).entries())
    pen.cut(flat(ink, box(204 + i * 12, 291, 7, 5)));
}

const panel = (isOn: boolean): readonly Cut[] => [
  slab('sky', -54, -70, 108, 140, -24),
  flat('navy', box(-44, -60, 88, 120), 2),
  ...[-30, 0, 30].flatMap((y, row) =>
    [-26, 0, 26].map((x, column) =>
      row === 1 && column === 1 && !isOn
        ? part('coral', box(x - 9, y - 12, 18, 24), [[box(x - 5, y - 8, 10, 16), -34]], -8, 1)
        : part(
            'cream',
            box(x - 8, y - 11, 16, 22),
            [
              [box(x - 8, y - 4, 16, 8), 0, 'gold'],
              [box(x, y - 11, 8, 22), -8],
            ],
            0,
            1,
          ),
    ),
  ),
  part(isOn ? 'moss' : 'coral', round(0, 53, 5, 8), [], isOn ? 12 : 0, 1),
];
const screens = (): readonly Cut[] => [
  ...[-1, 0, 1, 2].flatMap(i => [
    part('navy', box(-142 + (i + 1) * 72, -54, 66, 92), [[`M${-76 + (i + 1) * 72} -54v92h-40Z`, -4]], 12, 4),
    flat('navy', box(-136 + (i + 1) * 72, -47, 54, 66), -10),
    flat('sky', box(-132 + (i + 1) * 72, 25, 16, 4), -20),
  ]),
  part('navy', box(-120, 44, 240, 10), [], 8),
];
const dials = (): readonly Cut[] => [
  part('sky', box(-142, -56, 284, 110), [['M142 -56V54H-40Z', -5]], -30, 5),
  ...[0, 1, 2, 3].map(i => part('navy', box(-128 + i * 68, -44, 52, 80), [], 2, 1)),
  part('gold', box(-40, 41, 80, 9), [], -6, 1),
];
const terminal = (isOn: boolean): readonly Cut[] => [
  part('navy', 'M-72 56L-60 18L60 18L72 56Z', [['M60 18L72 56L0 56L8 18Z', -5]], 14, 5),
  ...[0, 1, 2].flatMap(row =>
    [0, 1, 2, 3, 4, 5].map(column =>
      flat('cream', box(-48 + column * 17 - row * 2, 24 + row * 10, 12 + (row > 1 ? 1 : 0), 6), -6),
    ),
  ),
  part('navy', box(-54, -58, 108, 74), [['M54 -58V16H-20Z', -5]], 18, 4),
  flat(isOn ? 'moss' : 'navy', box(-46, -50, 92, 56), isOn ? -24 : -8),
  ...(isOn
    ? [flat('moss', box(-36, -34, 60, 6), 16), flat('moss', box(-36, -20, 40, 6), 16)]
    : [flat('navy', box(-36, -20, 40, 4), 10)]),
];

/** Mark of a colour, with its own shape for colour-blind players. */
export const colourMark = (colour: number, x: number, y: number, size: number): Cut => {
  const shapes = [
    star(x, y, size * 1.25, size * 0.62, 3),
    round(x, y, size),
    box(x - size * 0.88, y - size * 0.88, size * 1.76, size * 1.76),
    `M${x} ${y - size * 1.2}l${size} ${size * 1.2}l${-size} ${size * 1.2}l${-size} ${-size * 1.2}Z`,
    star(x, y, size * 1.3, size * 0.56, 5),
    round(x, y, size * 1.05, 6),
  ];
  return part(COLOURS[colour]?.ink ?? 'paper', shapes[colour] ?? '', [], colour === 5 ? 12 : 0, 2);
};

const exit = door('moss', -16, 140, 270, 'sky', [part('gold', 'M-58 4h70v14h-70Z', [['M-58 11h70v7h-70Z', -12]])]);

export const CONTROL_FIGURES: Readonly<Record<string, Figure>> = {
  panel: { shut: panel(false), open: panel(true) },
  monitors: { shut: screens() },
  gauges: { shut: dials() },
  terminal: { shut: terminal(false), open: terminal(true) },
  exit,
};
