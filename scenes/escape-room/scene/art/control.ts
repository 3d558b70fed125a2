// Textures of the Control Room: night, steel, screens.
import type { Cut, Pen } from '../../../kit/phaser/paper.ts';
import { COLOURS } from '../../levels/draws.ts';
import type { Plots } from '../../levels/plots.ts';
import { drawHall, drawShaft } from './controlMore.ts';
import { box, door, type Figure, flat, part, round, slab, star } from './shapes.ts';

/** Inks and furniture by plot: a desk under screens, a boiler room, a hall of switches. */
const LOOKS = {
  fuse: { wall: 'indigo', floor: 'navy', pipes: 'teal', shade: -10 },
  valves: { wall: 'plum', floor: 'plum', pipes: 'fox', shade: -16 },
  switchboard: { wall: 'teal', floor: 'indigo', pipes: 'gold', shade: -14 },
  lift: { wall: 'rose', floor: 'plum', pipes: 'sky', shade: -34 },
  generator: { wall: 'moss', floor: 'navy', pipes: 'coral', shade: -22 },
} as const;

export function drawControl(pen: Pen, plot: Plots['control']): void {
  const { g } = pen;
  const { wall, floor, pipes, shade } = LOOKS[plot];
  g.fillStyle = pen.ink(wall, shade - 4);
  g.fillRect(-8, -8, 736, 496);
  pen.sheet('M-8 120L728 96V488H-8Z', wall, shade, 8);
  for (let i = 0; i < 6; i++) pen.cut(slab(wall, 8 + i * 122, 20, 112, 60, shade + 4, -4));
  for (const x of [18, 170, 490]) {
    pen.cut(flat('navy', `M${x} -8V${x === 490 ? 250 : 96}h8V-8Z`, 2));
    pen.cut(flat(pipes, `M${x + 14} -8V${x === 490 ? 230 : 84}h5V-8Z`, -14));
  }
  if (plot === 'valves')
    for (const x of [96, 240, 500]) {
      pen.cut(part(pipes, box(x, 250, 16, 160), [[box(x + 8, 250, 8, 160), -9]], -16, 3));
      pen.cut(part(pipes, box(x - 6, 268, 28, 12), [], -10, 2));
    }
  if (plot === 'switchboard')
    for (let i = 0; i < 4; i++)
      pen.cut(flat('gold', `M${-8 + i * 190} 404L${60 + i * 190} 244h20L${92 + i * 190} 404Z`, -34));
  pen.sheet('M-8 404L728 404V488H-8Z', floor, -2, 10);
  for (let i = 0; i < 5; i++)
    pen.cut(
      flat(floor === 'navy' ? 'indigo' : 'navy', `M${20 + i * 150} 436h110l16 30h-110Z`, floor === 'navy' ? -12 : 6),
    );
  if (plot === 'lift') return drawShaft(pen);
  if (plot === 'generator') drawHall(pen);
  // The desk under the screens.
  pen.cut(slab('navy', plot === 'valves' ? 250 : 190, 300, plot === 'valves' ? 190 : 280, 106, 6, -5));
  const [left, right] = plot === 'valves' ? [236, 452] : [168, 492];
  pen.cut(
    part(
      'sky',
      `M${left} 284L${right} 284L${right - 16} 306L${left + 16} 306Z`,
      [[`M${left + 16} 306L${right - 16} 306L${right - 12} 298L${left + 12} 298Z`, -12]],
      -28,
      6,
    ),
  );
  for (const [i, ink] of (['coral', 'gold', 'moss', 'sky', 'coral', 'gold'] as const).entries())
    pen.cut(flat(ink, box(left + 36 + i * 12, 291, 7, 5)));
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
    ? [flat('moss', box(-36, -42, 60, 5), 16), flat('moss', box(-36, -31, 40, 5), 16)]
    : [flat('navy', box(-36, -20, 40, 4), 10)]),
];

/** Outline of a colour's own shape, for colour-blind players. */
export const colourShape = (colour: number, x: number, y: number, size: number): string => {
  const shapes = [
    star(x, y, size * 1.25, size * 0.62, 3),
    round(x, y, size),
    box(x - size * 0.88, y - size * 0.88, size * 1.76, size * 1.76),
    `M${x} ${y - size * 1.2}l${size} ${size * 1.2}l${-size} ${size * 1.2}l${-size} ${-size * 1.2}Z`,
    star(x, y, size * 1.3, size * 0.56, 5),
    round(x, y, size * 1.05, 6),
  ];
  return shapes[colour] ?? '';
};
export const colourMark = (colour: number, x: number, y: number, size: number): Cut =>
  part(COLOURS[colour]?.ink ?? 'paper', colourShape(colour, x, y, size), [], colour === 5 ? 12 : 0, 2);

const closed = door('moss', -16, 140, 270, 'sky', [part('gold', 'M-58 4h70v14h-70Z', [['M-58 11h70v7h-70Z', -12]])]);
/** The exit stands open: a morning outside, hills, a path and a tree. */
const exit: Figure = {
  shut: closed.shut,
  open: [
    part('moss', box(-70, -135, 140, 270), [], -32),
    flat('sky', box(-61, -126, 122, 261), 14),
    flat('gold', round(22, -70, 17), 12),
    flat('paper', 'M-50 -84l14 -8l16 4l10 8l-8 4h-30Z', 0),
    flat('teal', 'M-61 10L-30 -30L2 0L34 -26L61 -4V70H-61Z', 16),
    flat('moss', 'M-61 44L-10 20L61 40V135H-61Z', 12),
    flat('sand', 'M-8 135L4 62L10 40L16 62L44 135Z', 8),
    flat('plum', box(36, 26, 6, 34), -4),
    flat('moss', 'M39 -14L60 32H18Z', -8),
    part('moss', 'M-61 -126L-34 -112V128L-61 135Z', [['M-46 -118L-34 -112V128L-46 131Z', -7]], -16),
    part('gold', round(-40, 8, 4.5)),
  ],
};
/** Steel slats that bar the exit. */
export const BARS: readonly Cut[] = [0, 1, 2, 3, 4].map(row =>
  part('sky', box(-66, -70 + row * 34, 132, 16), [[box(-66, -62 + row * 34, 132, 8), -8]], -26, 3),
);
const winch = (isUp: boolean): readonly Cut[] => [
  slab('navy', -46, 8, 92, 50, 8),
  part('sky', round(0, -14, 36, 12), [['M0 -50L36 -14L0 22Z', -8]], -22),
  part('gold', round(0, -14, isUp ? 24 : 12, 12), [['M0 -26L12 -14L0 -2Z', -8]], -10, 2),
  ...(isUp ? [part('navy', 'M-4 -18L40 -44L46 -34L2 -8Z', [], 18, 3)] : [flat('navy', round(0, -14, 5, 8), -4)]),
];
const valveBoard: readonly Cut[] = [
  part('fox', box(-88, -48, 176, 96), [['M88 -48V48H-20Z', -6]], -28, 5),
  ...[0, 1, 2, 3].map(i => part('cream', round(-63 + i * 42, -20, 18, 16), [], 0, 1)),
  ...[0, 1, 2, 3].map(i =>
    part('coral', star(-63 + i * 42, 24, 17, 12, 6), [[`M${-63 + i * 42} 7l17 17l-17 17Z`, -9]], -4, 2),
  ),
];
const switchBoard: readonly Cut[] = [
  slab('sky', -110, -58, 220, 116, -26),
  flat('navy', box(-102, -50, 204, 100), 4),
  ...[0, 1, 2, 3, 4, 5].map(i =>
    part('cream', box(-99 + i * 34, 8, 28, 36), [[box(-99 + i * 34, 26, 28, 18), -12]], -4, 1),
  ),
];

export const CONTROL_FIGURES: Readonly<Record<string, Figure>> = {
  panel: { shut: panel(false), open: panel(true) },
  monitors: { shut: screens() },
  gauges: { shut: dials() },
  terminal: { shut: terminal(false), open: terminal(true) },
  exit,
  hatch: { shut: winch(false), open: winch(true) },
  valves: { shut: valveBoard },
  switchboard: { shut: switchBoard },
};
