// Shapes of the parts of gadgets as they are set: lamps, needles, pieces of pipe, books and keys.
import type { Cut } from '../../../kit/phaser/paper.ts';
import { COLOURS } from '../../levels/draws.ts';
import { BOOKS } from '../../rules/claims.ts';
import { flooded, type Gadget, openSides, type Setting } from '../../rules/gadgets.ts';
import { partsOn, TILE } from '../partPlaces.ts';
import { colourMark, colourShape } from './control.ts';
import { box, flat, part, round } from './shapes.ts';

/** `isShown`: its parts can be seen; a piano hides its keys under the lid. */
export function gadgetCuts(gadget: Gadget, setting: Setting, isShown: boolean): readonly Cut[] {
  if (!isShown) return [];
  switch (gadget.kind) {
    case 'lamps':
      return setting.flatMap((cell, i) => lampCuts(-85 + i * 34, cell === 1));
    case 'valves':
      return setting.map((cell, i) => needle(-63 + i * 42, -20, cell));
    case 'pipes':
      return pipeCuts(gadget, setting);
    case 'order':
      return setting.flatMap((one, i) => bookCuts(-76 + i * 38, one));
    case 'weights':
      return setting.flatMap((cell, i) => weightCuts(-76 + i * 38, gadget.weights[i] ?? 0, cell === 1));
    case 'pour':
      return tankCuts(gadget, setting);
    case 'keys':
      return gadget.names.length === 5 ? floorCuts(gadget, setting) : keyCuts(gadget, setting);
  }
}

/** A weight on the pan, or beside it, below. */
const weightCuts = (x: number, weight: number, isOn: boolean): readonly Cut[] => {
  const [w, h] = [18 + weight * 0.7, 15 + weight * 0.55];
  const foot = isOn ? 6 : 48;
  return [
    part('gold', round(x, foot - h - 4, 4.5, 8), [], -14, 1),
    part('gold', `M${x - w * 0.42} ${foot - h}h${w * 0.84}l${w * 0.08} ${h}h${-w}Z`, [], isOn ? 8 : -2, 2),
  ];
};

const TANK_INKS = ['coral', 'gold', 'sky'] as const;
function tankCuts(gadget: Extract<Gadget, { kind: 'pour' }>, setting: Setting): readonly Cut[] {
  const most = Math.max(...gadget.sizes);
  return [
    ...gadget.sizes.flatMap((size, i): readonly Cut[] => {
      const [x, high] = [-64 + i * 64, (size / most) * 76];
      const full = ((setting[i] ?? 0) / most) * 76;
      return [
        part('paper', box(x - 24, 28 - high - 3, 48, high + 5), [], -4, 2),
        flat('navy', box(x - 21, 28 - high, 42, high), 10),
        ...(full > 0 ? [flat(TANK_INKS[i] ?? 'sky', box(x - 21, 28 - full, 42, full), 4)] : []),
        ...Array.from({ length: size - 1 }, (_, litre) =>
          flat('paper', box(x - 21, 28 - ((litre + 1) / most) * 76, 8, 1.2), -10),
        ),
      ];
    }),
    ...partsOn(gadget).map(({ x, y, w, h }) => part('cream', box(x - w / 2, y - h / 2 + 3, w, h - 6), [], -2, 2)),
  ];
}

const floorCuts = (gadget: Extract<Gadget, { kind: 'keys' }>, setting: Setting): readonly Cut[] => [
  ...partsOn(gadget).map(({ x, y }, i) =>
    part(i === setting.at(-1) ? 'gold' : 'cream', round(x, y, 12, 10), [], i === setting.at(-1) ? 8 : 0, 2),
  ),
  ...gadget.goal.map((_, i) =>
    flat(i < setting.length ? 'coral' : 'sky', round(-44 + i * 22, -20, 6, 8), i < setting.length ? 0 : -22),
  ),
];

const lampCuts = (x: number, isLit: boolean): readonly Cut[] => [
  part(isLit ? 'gold' : 'navy', round(x, -22, 13), [[`M${x} -35l13 13l-13 13Z`, -8]], isLit ? 8 : 20, 1),
  ...(isLit ? [flat('paper', round(x - 4, -26, 4, 8), 0)] : []),
];

function needle(x: number, y: number, quarter: number): Cut {
  const [s, c] = [Math.sin((quarter * Math.PI) / 2), -Math.cos((quarter * Math.PI) / 2)];
  return flat(
    'navy',
    `M${x + s * 15} ${y + c * 15}L${x - c * 4} ${y + s * 4}L${x - s * 4} ${y - c * 4}L${x + c * 4} ${y - s * 4}Z`,
    4,
  );
}

/** A way from the middle of a tile to one of its sides. */
function arm(x: number, y: number, side: number): string {
  const half = TILE / 2 - 1;
  if (side === 0) return box(x - 6, y - half, 12, half + 6);
  if (side === 1) return box(x - 6, y - 6, half + 6, 12);
  if (side === 2) return box(x - 6, y - 6, 12, half + 6);
  return box(x - half, y - 6, half + 6, 12);
}

function pipeCuts(gadget: Extract<Gadget, { kind: 'pipes' }>, setting: Setting): readonly Cut[] {
  const { wet } = flooded(gadget, setting);
  const last = partsOn(gadget).at(-1);
  return [
    ...partsOn(gadget).flatMap(({ x, y }, i): readonly Cut[] => {
      const ink = wet.includes(i) ? 'sky' : 'sand';
      return [
        part('navy', box(x - TILE / 2 + 1, y - TILE / 2 + 1, TILE - 2, TILE - 2), [], 14, 1),
        ...openSides(gadget.tiles[i] ?? 'bend', setting[i] ?? 0).map(side =>
          flat(ink, arm(x, y, side), wet.includes(i) ? 10 : -8),
        ),
      ];
    }),
    // Where the water comes in, and where the drain leaves.
    part('sky', `M-104 ${-TILE / 2 - 7}h20v14h-20Z`, [], 10, 1),
    part('sand', `M84 ${(last?.y ?? 0) - 7}h20v14h-20Z`, [], -8, 1),
  ];
}

/** Colours of the books, as indexes of the six colours. */
const BOOK_COLOURS: readonly number[] = BOOKS.map(name => COLOURS.findIndex(colour => colour.name === name));

function bookCuts(x: number, one: number): readonly Cut[] {
  const colour = BOOK_COLOURS[one] ?? 0;
  const high = 70 + (one % 3) * 6;
  return [
    part(
      COLOURS[colour]?.ink ?? 'paper',
      box(x - 16, 40 - high, 32, high),
      [[box(x + 6, 40 - high, 10, high), -8]],
      0,
      2,
    ),
    flat('navy', colourShape(colour, x - 4, 40 - high / 2, 8), 4),
  ];
}

function keyCuts(gadget: Extract<Gadget, { kind: 'keys' }>, setting: Setting): readonly Cut[] {
  const places = partsOn(gadget);
  const isPiano = gadget.names.length > 4;
  const pressed = setting.at(-1);
  return [
    ...places.flatMap(({ x, y, h }, i): readonly Cut[] =>
      isPiano
        ? i === pressed
          ? [part('gold', box(x - 11, y - h / 2, 22, h), [], 10, 1)]
          : []
        : [colourMark(i, x, y, i === pressed ? 8 : 10)],
    ),
    ...gadget.goal.map((_, i) =>
      flat(
        i < setting.length ? 'coral' : isPiano ? 'plum' : 'sky',
        round(-32 + i * 16, isPiano ? -36 : -1, 4, 8),
        i < setting.length ? 0 : isPiano ? -22 : -14,
      ),
    ),
  ];
}
