// Shapes of the carried items, within 24 px of their centre; used by the scene and by the HUD.
import type { Cut } from '../../../kit/phaser/paper.ts';
import { box, flat, part, round, star } from './shapes.ts';

const key = (ink: 'gold' | 'sand' | 'sky', teeth: string): readonly Cut[] => [
  part(ink, `M-4 -3H20V3H${teeth}H-4Z`, [[`M-4 0H20V3H-4Z`, -12]]),
  part(ink, round(-12, 0, 11, 8), [['M-12 -11L-1 0L-12 11Z', -10]]),
  flat('navy', round(-13, 0, 4, 8), 10),
];
const fuse = (isWhole: boolean): readonly Cut[] => [
  part('cream', box(-16, -8, 32, 16), [[box(-16, 0, 32, 8), -8]]),
  part('sand', box(-23, -9, 10, 18), [[box(-23, 0, 10, 9), -10]], -10),
  part('sand', box(13, -9, 10, 18), [[box(13, 0, 10, 9), -10]], -10),
  flat(
    isWhole ? 'fox' : 'navy',
    isWhole ? 'M-12 -1.5L0 -4L12 -1.5V1.5L0 -1L-12 1.5Z' : 'M-12 -2L-3 2L-5 4L-12 1ZM4 -4L12 -1V2L3 -1Z',
    isWhole ? 0 : 14,
  ),
];
const lamp = (glows: boolean): readonly Cut[] => [
  part('navy', 'M-22 -7L4 -7L4 7L-22 7Z', [[box(-22, 0, 26, 7), -6]], 14),
  part('plum', 'M4 -7L14 -13L14 13L4 7Z', [['M4 0L14 0V13L4 7Z', -9]], 6),
  ...(glows ? [flat('plum', 'M16 -11L24 -18V18L16 11Z', 30)] : [flat('navy', box(-16, -4, 12, 8), -4)]),
];

export const THING_CUTS: Readonly<Record<string, readonly Cut[]>> = {
  screwdriver: [
    part('coral', 'M-23 -7L-4 -7L0 -3V3L-4 7L-23 7Z', [['M-23 0L0 0V3L-4 7L-23 7Z', -10]]),
    part('sky', box(0, -2.5, 22, 5), [[box(0, 0, 22, 2.5), -10]], 4),
  ],
  battery: [
    part('moss', box(-18, -10, 32, 20), [[box(-18, 0, 32, 10), -9]]),
    part('gold', box(14, -5, 6, 10)),
    flat('paper', 'M-8 -2h4v-4h3v4h4v3h-4v4h-3v-4h-4Z'),
  ],
  uvLamp: lamp(false),
  litLamp: lamp(true),
  magnet: [
    part('coral', 'M-16 16V-4L-8 -16L8 -16L16 -4V16H6V-2L3 -6L-3 -6L-6 -2V16Z', [
      ['M0 -16L8 -16L16 -4V16H6V-2L0 -6Z', -10],
    ]),
    flat('paper', 'M-16 9h10v7h-10ZM6 9h10v7h-10Z'),
  ],
  string: [
    part('sand', round(0, 0, 17, 10), [['M0 -17L17 0L0 17Z', -9]]),
    flat('sand', 'M-12 -6L10 -10L12 -7L-11 -2ZM-14 3L13 -1L13 2L-13 7ZM-8 11L10 7L8 10L-5 14Z', -24),
  ],
  fishingLine: [
    part('sand', 'M-22 -20L-18 -22L4 -4L1 -1Z', [], -14),
    part('coral', 'M-8 18V4L-2 -4L10 -4L16 4V18H9V6L7 3L1 3L-1 6V18Z', [['M4 -4L10 -4L16 4V18H9V6L4 3Z', -10]]),
    flat('paper', 'M-8 13h7v5h-7ZM9 13h7v5h-7Z'),
  ],
  pulley: [
    part('gold', round(0, 0, 20, 14), [['M0 -20L20 0L0 20Z', -9]], -4),
    flat('navy', round(0, 0, 13, 14), 14),
    part('gold', round(0, 0, 9, 10), [], -2, 1),
    flat('navy', round(0, 0, 3, 8), 4),
  ],
  cord: [
    part('sand', 'M-22 14L-16 -8L4 -16L16 -4L10 10L-2 10L-2 6L8 6L11 -3L3 -11L-13 -5L-18 15Z', [], -18, 2),
    part('coral', box(2, 8, 20, 9), [[box(12, 8, 10, 9), -9]]),
  ],
  brassWeight: [
    part('gold', round(0, -14, 6, 8), [], -10, 2),
    part('gold', 'M-14 -8H14L18 18H-18Z', [['M0 -8H14L18 18H0Z', -9]], -2),
  ],
  lens: [
    part('navy', round(0, 0, 19, 12), [], 10),
    part(
      'sky',
      round(0, 0, 14, 12),
      [
        ['M-9 -10L2 -13L-12 4Z', 12],
        ['M10 -9L12 6L-2 13Z', -8],
      ],
      10,
      1,
    ),
  ],
  officeKey: key('gold', '16V9H12V3H8V8H4V3'),
  smallKey: key('sand', '18V8H13V3'),
  usbStick: [
    part('indigo', box(-20, -9, 28, 18), [[box(-20, 0, 28, 9), -8]], 10),
    part(
      'sky',
      box(8, -6, 13, 12),
      [
        [box(12, -3, 3, 2), -40],
        [box(12, 2, 3, 2), -40],
      ],
      8,
    ),
  ],
  punchedCard: [
    part('cream', 'M-21 -14H14L21 -7V14H-21Z', [['M14 -14L21 -7H14Z', -16]], -2),
    ...[
      [-14, -6],
      [-6, -6],
      [6, -6],
      [-14, 2],
      [2, 2],
      [12, 2],
      [-6, 9],
      [8, 9],
    ].map(([x = 0, y = 0]) => flat('navy', box(x - 1.5, y - 2, 3.5, 5), 10)),
  ],
  gear: [
    part('gold', star(0, 0, 21, 15, 10), [['M0 -20L20 0L0 20Z', -10]]),
    part('gold', round(0, 0, 12, 10), [['M0 -12L12 0L0 12Z', -10]], 8, 1),
    flat('navy', round(0, 0, 5, 8), 10),
  ],
  fuse: fuse(true),
  burntFuse: fuse(false),
  wire: [
    part('fox', 'M-22 10L-12 -12L-2 10L8 -12L18 10L22 8L9 -17L-2 3L-12 -17L-24 8Z', [
      ['M8 -12L18 10L22 8L9 -17Z', -10],
    ]),
  ],
  handle: [
    part('navy', box(-20, -5, 30, 10), [[box(-20, 0, 30, 5), -8]], 16),
    part('sky', box(6, -12, 16, 24), [[box(6, 0, 16, 12), -10]], -14),
    flat('navy', box(10, -5, 9, 10), -4),
  ],
  pianoKey: [
    part('gold', box(-4, -3, 26, 6), [[box(-4, 0, 26, 3), -12]], 4),
    part('gold', round(-13, 0, 9, 10), [['M-13 -9L-4 0L-13 9Z', -10]], 4),
    flat('navy', round(-13, 0, 3.5, 8), 10),
    part('gold', round(20, 0, 5, 8), [], 4),
  ],
  crank: [
    part('navy', 'M-22 12V2H10V-18H20V12Z', [['M-22 12V7H20V12Z', -8]], 14),
    part('coral', round(15, -16, 8, 8), [['M15 -24L23 -16L15 -8Z', -9]], 0),
    flat('sky', round(-16, 7, 4, 8), 0),
  ],
  keycard: [
    part('teal', box(-21, -14, 42, 28), [['M21 -14V14H-8Z', -8]], 4),
    flat('navy', box(-21, -9, 42, 6)),
    part('gold', box(-15, 2, 10, 8), [], 0, 1),
    flat('paper', box(0, 4, 14, 4)),
  ],
};
