// Pictures of what wanders: sheets with their words, scales, a cipher wheel, a display upside down, a blinking lamp.
import type { Ink } from '../../../kit/core/inks.ts';
import type { Cut } from '../../../kit/phaser/paper.ts';
import { riddleOn } from '../../levels/building/sheets.ts';
import type { Draws } from '../../levels/draws.ts';
import type { Fixture } from '../../rules/item.ts';
import { turnedOver, under, weighings } from '../../rules/riddles.ts';
import { colourMark } from './control.ts';
import { box, type Figure, flat, page, part, round } from './shapes.ts';

/** A text on a fixture, in px from its centre. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly ink: Ink;
}
export const word = (x: number, y: number, text: string | number, size: number, ink: Ink = 'navy'): Label => ({
  x,
  y,
  text: String(text),
  size,
  ink,
});

/** A text in lines of so many letters, about `y`. */
export function wrapped(text: string, letters: number, size: number, y: number, ink: Ink = 'navy'): readonly Label[] {
  const lines: string[] = [];
  for (const one of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + one.length < letters) lines[lines.length - 1] = `${last} ${one}`;
    else lines.push(one);
  }
  return lines.map((line, i) => word(0, y + (i - (lines.length - 1) / 2) * size * 1.25, line, size, ink));
}

const WEIGHT_INKS: readonly Ink[] = ['gold', 'moss', 'rose'];
const pan = (x: number, y: number): readonly Cut[] => [
  part('navy', `M${x} ${y + 18}l-8 6h16Z`, [], 14, 1),
  part('sand', box(x - 46, y + 15, 92, 3), [], -14, 1),
];

export const SHEET_FIGURES: Readonly<Record<string, Figure>> = {
  memo: { shut: page(98, 96, 6) },
  bookRules: { shut: page(98, 96, 5, 'cream') },
  timetable: { shut: [...page(100, 96, 5), part('teal', box(-50, -48, 100, 14), [], -10, 1)] },
  slip: { shut: page(92, 72, 3, 'gold') },
  scales: {
    shut: [
      part('plum', box(-50, -50, 100, 100), [['M50 -50V50H-20Z', -6]], -10, 4),
      flat('cream', box(-46, -46, 92, 92), 0),
    ],
  },
  wheel: {
    shut: [
      part('fox', round(0, 0, 50, 26), [], -20, 4),
      part('cream', round(0, 0, 46, 26), [], 0, 1),
      part('sand', round(0, 0, 36, 26), [], 6, 2),
      part('gold', round(0, 0, 8, 10), [['M0 -8L8 0L0 8Z', -10]]),
    ],
  },
  display: {
    shut: [
      part('navy', 'M-30 -34h10v-12h-10ZM20 -34h10v-12h-10Z', [], 8, 1),
      part('navy', box(-50, -36, 100, 72), [['M50 -36V36H-16Z', -4]], 16, 5),
      flat('navy', box(-42, -28, 84, 46), -8),
    ],
  },
  dice: {
    shut: [
      part('plum', box(-50, -40, 100, 80), [['M50 -40V40H-16Z', -6]], -12, 4),
      flat('moss', box(-44, -34, 88, 68), -14),
    ],
  },
  beacon: {
    shut: [
      part('navy', box(-46, 6, 92, 36), [['M46 6V42H-10Z', -6]], 14, 3),
      part('cream', 'M-22 6L-18 -30L18 -30L22 6Z', [['M4 -30L18 -30L22 6L6 6Z', -8]], 0, 2),
      part('gold', round(0, -12, 12), [], 8, 1),
      flat('gold', 'M-34 -30l8 6l-3 3ZM34 -30l-8 6l3 3ZM-2 -48h4l-1 10h-2ZM-44 -10h12v3h-12ZM44 -10h-12v3h12Z', 6),
    ],
  },
  oldLabel: { shut: page(88, 50, 2, 'sand') },
  tag: {
    shut: [
      part('sand', 'M-44 -26L30 -26L46 -6V6L30 26L-44 26Z', [['M0 26L30 26L46 6V-6Z', -6]], 8, 3),
      flat('navy', round(32, 0, 4, 8), 10),
      flat('navy', 'M-34 -8h44v4h-44ZM-34 4h30v4h-30Z', 22),
    ],
  },
  sticker: {
    shut: [
      part('gold', 'M-44 -30L42 -34L40 28L-46 32Z', [['M-46 32L40 28L40 10Z', -8]], 10, 3),
      flat('navy', 'M-34 -8l44 -2v4l-44 2ZM-34 6l30 -1v4l-30 1Z', 18),
    ],
  },
  bookmark: {
    shut: [
      part('rose', 'M-30 -48L30 -48L30 48L0 34L-30 48Z', [['M0 -48L30 -48L30 48L0 34Z', -6]], 14, 3),
      flat('navy', 'M-20 -26h36v4h-36ZM-20 -12h30v4h-30Z', 22),
    ],
  },
};

/** Segments of a digit: top, upper right, lower right, bottom, lower left, upper left, middle. */
const SEGMENTS: Readonly<Record<number, string>> = {
  1: '12',
  2: '01346',
  5: '02356',
  6: '023456',
  8: '0123456',
  9: '012356',
};
const segment = (which: number, x: number, y: number): string =>
  [
    box(x - 8, y - 18, 16, 4),
    box(x + 6, y - 16, 4, 15),
    box(x + 6, y + 1, 4, 15),
    box(x - 8, y + 14, 16, 4),
    box(x - 10, y + 1, 4, 15),
    box(x - 10, y - 16, 4, 15),
    box(x - 8, y - 2, 16, 4),
  ][which] ?? '';

/** Places of the eyes of a die, by their number, in steps from its middle. */
const EYES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const dieCuts = (x: number, y: number, eyes: number): readonly Cut[] => [
  part('paper', box(x - 12, y - 12, 24, 24), [[`M${x + 12} ${y - 12}v24h-14Z`, -6]], 0, 3),
  ...(EYES[eyes] ?? []).map(([dx, dy]) => flat('navy', round(x + dx * 7, y + dy * 7, 2.4, 8), 4)),
];

/** Shapes on a sheet that depend on the draws. */
export function sheetCuts(draws: Draws, id: string): readonly Cut[] {
  if (id === 'scales')
    return [0, 1, 2].flatMap(i => [
      ...pan(0, -42 + i * 30),
      ...[i === 1 ? 1 : 0, i === 0 ? 1 : 2].map((stone, j) =>
        part(WEIGHT_INKS[stone] ?? 'gold', round(-34 + j * 20, -34 + i * 30, 7, 5 + stone), [], 0, 1),
      ),
      part('cream', box(20, -42 + i * 30, 22, 15), [], -10, 1),
    ]);
  if (id === 'display')
    return turnedOver(riddleOn(draws, 'display')?.[1].code ?? []).flatMap((digit, i) =>
      [...(SEGMENTS[digit] ?? '')].map(which => flat('coral', segment(Number(which), -26 + i * 26, -5), 14)),
    );
  if (id === 'dice')
    return under(riddleOn(draws, 'dice')?.[1].code ?? []).flatMap((eyes, i) => dieCuts(-28 + i * 28, -6, eyes));
  return id === 'beacon' ? draws.blinks.map((button, i) => colourMark(button, -34 + i * 17, 25, 6)) : [];
}

/** The words of a sheet. */
export function sheetLabels({ id, noteText, description }: Fixture, draws: Draws): readonly Label[] {
  const text = noteText ?? description;
  switch (id) {
    case 'memo':
    case 'bookRules':
      return wrapped(text, 27, 6.4, -1);
    case 'slip': {
      const [head = '', words = ''] = text.split(': ');
      return [
        word(0, -22, head.replace(', in secret writing', ''), 8),
        ...words
          .replace('.', '')
          .split(' ')
          .map((one, i) => word(0, -6 + i * 13, one, 11)),
      ];
    }
    case 'oldLabel':
      return wrapped(text, 18, 9, 0);
    case 'tag':
    case 'sticker':
      return wrapped(text, 18, 8, -1).map(label => ({ ...label, x: -4 }));
    case 'bookmark':
      return wrapped(text, 11, 9, -8);
    case 'dice':
      return [word(0, 24, text.split(':')[0] ?? '', 9, 'paper')];
    case 'scales':
      return weighings(riddleOn(draws, 'scales')?.[1].code ?? []).map((sum, i) => word(31, -34.5 + i * 30, sum, 10));
    case 'timetable':
      return timetableLabels(draws);
    case 'wheel':
      return wheelLabels(draws);
    default:
      return [];
  }
}

function timetableLabels(draws: Draws): readonly Label[] {
  const riddle = riddleOn(draws, 'timetable')?.[1];
  if (riddle?.kind !== 'timetable') return [];
  const time = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return [
    word(0, -41, 'Train   leaves   takes   arrives', 6, 'paper'),
    ...riddle.trains.flatMap(({ number, leaves, takes, arrives }, i) => [
      word(-38, -22 + i * 15, number, 8.5),
      word(-13, -22 + i * 15, time(leaves), 7.5),
      word(12, -22 + i * 15, takes, 7.5),
      word(36, -22 + i * 15, time(arrives), 7.5),
    ]),
    word(-8, 39, 'Train that cannot be?', 6.5),
  ];
}

function wheelLabels(draws: Draws): readonly Label[] {
  const riddle = riddleOn(draws, 'cipher')?.[1];
  if (riddle?.kind !== 'cipher') return [];
  const { shift } = riddle;
  return Array.from({ length: 26 }, (_, i) => {
    const [s, c] = [Math.sin((i * Math.PI) / 13), Math.cos((i * Math.PI) / 13)];
    const letter = (at: number) => String.fromCharCode(65 + (at % 26));
    return [word(s * 41, -c * 41, letter(i + shift), 6.2), word(s * 29, -c * 29, letter(i), 6.2)];
  }).flat();
}
