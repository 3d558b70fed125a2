// Textures of the lift and of the generator in the Control Room.
import type { Cut, Pen } from '../../../kit/phaser/paper.ts';
import { box, type Figure, flat, page, part, round, slab } from './shapes.ts';

/** The shaft of a goods lift: a frame of steel with its ropes. */
export function drawShaft(pen: Pen): void {
  pen.cut(slab('navy', 150, 96, 230, 12, 18));
  for (const x of [158, 364]) pen.cut(part('navy', box(x, 104, 12, 300), [[box(x + 6, 104, 6, 300), -6]], 14, 3));
  for (const x of [236, 292]) pen.cut(flat('sand', box(x, -8, 3, 160), -20));
  for (let i = 0; i < 9; i++) pen.cut(flat(i % 2 === 0 ? 'gold' : 'navy', box(150 + i * 26, 396, 26, 10), -6));
}

/** A machine hall: a flywheel behind a rail, and a chimney. */
export function drawHall(pen: Pen): void {
  pen.cut(part('sand', box(400, -8, 34, 270), [[box(420, -8, 14, 270), -8]], -40, 4));
  pen.cut(part('fox', round(448, 330, 82, 20), [[`M448 248L530 330L448 412Z`, -8]], -20, 5));
  pen.cut(part('moss', round(448, 330, 58, 20), [], -26, 1));
  for (const angle of [0, 1, 2, 3]) {
    const [s, c] = [Math.sin((angle * Math.PI) / 4), Math.cos((angle * Math.PI) / 4)];
    pen.cut(
      flat(
        'fox',
        `M${448 + s * 60 - c * 5} ${330 - c * 60 - s * 5}L${448 + s * 60 + c * 5} ${330 - c * 60 + s * 5}L${448 - s * 60 + c * 5} ${330 + c * 60 + s * 5}L${448 - s * 60 - c * 5} ${330 + c * 60 - s * 5}Z`,
        -24,
      ),
    );
  }
  pen.cut(part('fox', round(448, 330, 14, 10), [], -10, 2));
  for (const x of [24, 180, 336, 520]) pen.cut(flat('navy', box(x, 372, 6, 34), 8));
  pen.cut(flat('navy', box(-8, 370, 560, 6), 12));
}

const hoist = (isTight: boolean): readonly Cut[] => [
  slab('sky', -50, -68, 100, 14, -28),
  part('navy', box(-6, -54, 12, 26), [], 12, 2),
  ...(isTight
    ? [
        part('sand', 'M-20 -12h4V62h-4ZM16 -12h4V62h-4Z', [], -16, 1),
        part('gold', round(0, -12, 22, 14), [['M0 -34L22 -12L0 10Z', -9]], -4, 3),
        part('navy', round(0, -12, 6, 8), [], 8, 1),
      ]
    : [
        part('sand', 'M-26 62L-18 20L-30 -6L-8 -26L-4 -24L-24 -4L-13 20L-20 62Z', [], -16, 2),
        flat('navy', round(0, -16, 6, 8), 2),
      ]),
  slab('sky', -50, 58, 100, 12, -28),
];
const weighPan: readonly Cut[] = [
  part('plum', box(-108, -60, 216, 120), [['M108 -60V60H-30Z', -6]], -8, 5),
  flat('navy', box(-100, -52, 200, 104), 2),
  part('sand', 'M-92 4H92L76 18H-76Z', [['M0 4H92L76 18H0Z', -8]], -12, 2),
  part('gold', box(-66, -50, 132, 16), [], -6, 1),
];
const buttons: readonly Cut[] = [
  part('sky', box(-78, -52, 156, 104), [['M78 -52V52H-20Z', -6]], -28, 5),
  flat('navy', box(-68, -42, 136, 46), 2),
];
const tankBoard: readonly Cut[] = [
  part('sand', box(-108, -70, 216, 142), [['M108 -70V72H-30Z', -6]], -34, 5),
  flat('navy', box(-100, -62, 200, 96), 4),
];
const generator = (runs: boolean): readonly Cut[] => [
  slab('fox', -56, -18, 112, 70, -14),
  part('navy', 'M-50 52h24v10h-24ZM26 52h24v10h-24Z', [], 10, 1),
  part('sky', round(-14, 8, 30, 16), [['M-14 -22L16 8L-14 38Z', -8]], -22, 3),
  part('gold', round(-14, 8, 11, 8), [], -6, 1),
  part('navy', box(20, -52, 14, 36), [], 16, 2),
  part(runs ? 'moss' : 'coral', round(42, -4, 6, 8), [], runs ? 12 : 0, 1),
  ...(runs
    ? [
        flat('cream', 'M22 -56l-6 -8l8 2l4 -8l4 8l8 -2l-6 8Z', 0),
        part('coral', 'M-14 6L-46 -26L-42 -30L-10 2Z', [], 0, 2),
      ]
    : []),
];

export const CONTROL_MORE_FIGURES: Readonly<Record<string, Figure>> = {
  hoist: { shut: hoist(false), open: hoist(true) },
  counterweight: { shut: weighPan },
  liftLog: { shut: page(98, 92, 5, 'cream') },
  floors: { shut: buttons },
  tanks: { shut: tankBoard },
  generator: { shut: generator(false), open: generator(true) },
};

/** The cage that stands before the exit. */
export const CAGE: readonly Cut[] = [
  part('gold', box(-66, -92, 132, 10), [], -14, 3),
  ...[0, 1, 2, 3, 4, 5].map(i => part('gold', box(-64 + i * 24, -86, 7, 214), [], -20, 2)),
  part('gold', box(-66, 16, 132, 8), [], -14, 2),
  part('gold', box(-66, 122, 132, 10), [], -14, 3),
];
