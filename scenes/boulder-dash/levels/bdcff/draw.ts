// BDCFF [objects]: draws lines, rectangles, fills and copies on a grid of element names. Cells beyond the grid are left out.
import { own } from '../../../kit/core/own.ts';
import { nextC64, seedC64 } from './c64.ts';
import { nameOf } from './elements.ts';
import { twister } from './twister.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly names: string[];
  /** What leaves at the right comes in again at the left: in the next row, or in the same. Null: it is left out. */
  readonly wraps: 'next' | 'same' | null;
}

/** Cells that all objects of a file may look at and draw together: more is no cave. */
export interface Budget {
  left: number;
}

type Draw = (canvas: Canvas, at: readonly number[], elements: readonly string[], put: Put) => void;
type Put = (x: number, y: number, name: string) => void;

interface Kind {
  /** Whole numbers before the elements. */
  readonly numbers: number;
  readonly elements: readonly [least: number, most: number];
  readonly draw: Draw;
}

const KINDS: Readonly<Record<string, Kind>> = {
  point: { numbers: 2, elements: [1, 1], draw: (_, [x = 0, y = 0], [name = ''], put) => put(x, y, name) },
  line: { numbers: 4, elements: [1, 1], draw: (_, at, [name = ''], put) => line(at, (x, y) => put(x, y, name)) },
  rectangle: { numbers: 4, elements: [1, 1], draw: (_, at, [name = ''], put) => frame(at, name, null, put) },
  fillrect: {
    numbers: 4,
    elements: [1, 2],
    draw: (_, at, [border = '', inside = border], put) => frame(at, border, inside, put),
  },
  raster: { numbers: 6, elements: [1, 1], draw: (_, at, [name = ''], put) => raster(at, name, put) },
  add: { numbers: 2, elements: [2, 2], draw: (canvas, at, names, put) => add(canvas, at, names, put, false) },
  addbackward: { numbers: 2, elements: [2, 2], draw: (canvas, at, names, put) => add(canvas, at, names, put, true) },
  join: { numbers: 2, elements: [2, 2], draw: (canvas, at, names, put) => add(canvas, at, names, put, false) },
  floodfill: {
    numbers: 2,
    elements: [2, 2],
    draw: (canvas, at, [inside = '', replaced = ''], put) =>
      inside !== replaced && flood(canvas, at, name => name === replaced, inside, put),
  },
  boundaryfill: {
    numbers: 2,
    elements: [2, 2],
    draw: (canvas, at, [inside = '', border = ''], put) => flood(canvas, at, name => name !== border, inside, put),
  },
};

/** Draws `Name=parameters`. Answers what is wrong with it, or null. */
export function drawObject(canvas: Canvas, kind: string, text: string, level: number, budget: Budget): string | null {
  const words = text.trim().split(/\s+/);
  const { width, height, wraps } = canvas;
  const put: Put = (x, y, name) => {
    if (budget.left-- <= 0 || name === 'NONE') return;
    const rows = Math.floor(x / width);
    const column = wraps ? x - rows * width : x;
    const row = wraps === 'next' ? y + rows : wraps ? ((y % height) + height) % height : y;
    if (column >= 0 && row >= 0 && column < width && row < height) canvas.names[row * width + column] = name;
  };
  const name = kind.toLowerCase();
  if (SWEEPING.has(name)) budget.left -= width * height;
  if (budget.left <= 0) return null;
  if (name === 'randomfill') return randomFill(canvas, words, level, lowestByte, put);
  if (name === 'randomfillc64') return randomFill(canvas, words, level, c64, put);
  if (name === 'copypaste') return copyPaste(canvas, words, put);
  const known = own(KINDS, name);
  if (!known) return 'this kind of object is not known here and was left out';
  const at = words.slice(0, known.numbers).map(Number);
  const elements = words.slice(known.numbers).map(nameOf);
  const [least, most] = known.elements;
  if (at.length < known.numbers || !at.every(isPlace) || elements.length < least)
    return 'it cannot be read and was left out';
  known.draw(canvas, at, elements.slice(0, most), put);
  return null;
}

/** These look at the whole cave, whatever they draw. */
const SWEEPING = new Set(['add', 'addbackward', 'join', 'floodfill', 'boundaryfill', 'copypaste']);

/** Nothing lies farther away than this. */
const FAR = 10_000;
const isPlace = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= FAR;

/** Bresenham's, as the format's own programs draw it. */
function line([ax = 0, ay = 0, bx = 0, by = 0]: readonly number[], put: (x: number, y: number) => void): void {
  const steep = Math.abs(by - ay) > Math.abs(bx - ax);
  let [x1, y1, x2, y2] = steep ? [ay, ax, by, bx] : [ax, ay, bx, by];
  if (x1 > x2) [x1, y1, x2, y2] = [x2, y2, x1, y1];
  const [dx, dy] = [x2 - x1, Math.abs(y2 - y1)];
  const step = y1 < y2 ? 1 : -1;
  let [y, error] = [y1, 0];
  for (let x = x1; x <= x2; x++) {
    if (steep) put(y, x);
    else put(x, y);
    error += dy;
    if (error * 2 >= dx) {
      y += step;
      error -= dx;
    }
  }
}

const ordered = ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]) =>
  [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)] as const;

function frame(at: readonly number[], border: string, inside: string | null, put: Put): void {
  const [left, top, right, bottom] = ordered(at);
  for (let y = Math.max(-1, top); y <= Math.min(bottom, FAR_CELL); y++)
    for (let x = Math.max(-1, left); x <= Math.min(right, FAR_CELL); x++) {
      const isBorder = x === left || x === right || y === top || y === bottom;
      if (isBorder) put(x, y, border);
      else if (inside !== null) put(x, y, inside);
    }
}
/** No cave has a cell beyond this. */
const FAR_CELL = 256;

function raster([x = 0, y = 0, across = 0, down = 0, dx = 0, dy = 0]: readonly number[], name: string, put: Put): void {
  for (let row = 0; row < Math.min(down, FAR_CELL); row++)
    for (let column = 0; column < Math.min(across, FAR_CELL); column++)
      put(x + column * Math.max(1, Math.abs(dx)), y + row * Math.max(1, Math.abs(dy)), name);
}

/** Beside every cell that holds one element, another: what it puts is found again by the same sweep, as in the originals. */
function add(
  { width, height, names }: Canvas,
  [dx = 0, dy = 0]: readonly number[],
  [search = '', put = '']: readonly string[],
  draw: Put,
  backward: boolean,
): void {
  for (let i = 0; i < width * height; i++) {
    const cell = backward ? width * height - 1 - i : i;
    if (names[cell] !== search) continue;
    draw((cell % width) + dx, Math.floor(cell / width) + dy, put);
  }
}

function flood(
  { width, height, names }: Canvas,
  [x = 0, y = 0]: readonly number[],
  goes: (name: string) => boolean,
  inside: string,
  put: Put,
): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const seen = new Set([y * width + x]);
  for (const cell of seen) {
    const column = cell % width;
    for (const [to, isThere] of [
      [cell - 1, column > 0],
      [cell + 1, column < width - 1],
      [cell - width, cell >= width],
      [cell + width, cell + width < names.length],
    ] as const)
      if (isThere && goes(names[to] ?? '')) seen.add(to);
  }
  for (const cell of seen) put(cell % width, Math.floor(cell / width), inside);
}

type Chance = readonly [name: string, below: number];

/** `element probability …`: of each byte drawn the last element whose number is above it. */
export const chancesOf = (words: readonly string[]): readonly Chance[] =>
  Array.from({ length: Math.floor(words.length / 2) }, (_, i) => [
    nameOf(words[2 * i] ?? ''),
    Number(words[2 * i + 1]),
  ]);

export function pickOf(chances: readonly Chance[], drawn: number): string | null {
  for (let i = chances.length - 1; i >= 0; i--) {
    const [name, below] = chances[i] as Chance;
    if (drawn < below) return name;
  }
  return null;
}

const lowestByte = (seed: number) => {
  const draw = twister(seed);
  return () => draw() & 255;
};
const c64 = (seed: number) => {
  const rng = seedC64(seed);
  return () => nextC64(rng);
};

/** `x1 y1 x2 y2 seed×5 initial [element probability]… [only this]`: a byte for each cell of the rectangle, row by row, beyond the cave too. */
function randomFill(
  canvas: Canvas,
  words: readonly string[],
  level: number,
  luckOf: (seed: number) => () => number,
  put: Put,
): string | null {
  const at = words.slice(0, 4).map(Number);
  const seed = Number(words[3 + level]);
  if (!at.every(isPlace) || !Number.isInteger(seed) || words.length < 10) return 'it cannot be read and was left out';
  const rest = words.slice(10);
  const only = rest.length % 2 === 1 ? nameOf(rest.at(-1) ?? '') : null;
  const [left, top, right, bottom] = ordered(at);
  if (left < -FAR_CELL || top < -FAR_CELL) return 'it cannot be read and was left out';
  const rng = luckOf(Math.abs(seed));
  const chances = chancesOf(rest);
  const initial = nameOf(words[9] ?? 'DIRT');
  for (let y = top; y <= Math.min(bottom, FAR_CELL); y++)
    for (let x = left; x <= Math.min(right, FAR_CELL); x++) {
      const name = pickOf(chances, rng()) ?? initial;
      if (only === null || canvas.names[y * canvas.width + x] === only) put(x, y, name);
    }
  return seed < 0 ? 'it is filled anew every time in the original; here it is always the same' : null;
}

/** `x1 y1 x2 y2 to-x to-y [mirror] [flip]`. */
function copyPaste(canvas: Canvas, words: readonly string[], put: Put): string | null {
  const at = words.slice(0, 6).map(Number);
  if (at.length < 6 || !at.every(isPlace)) return 'it cannot be read and was left out';
  const [left, top, right, bottom] = ordered(at);
  const [, , , , toX = 0, toY = 0] = at;
  const flags = words.slice(6).map(word => word.toLowerCase());
  const [mirrored, flipped] = [flags[0] === 'mirror', flags.includes('flip')];
  const copied = canvas.names.slice();
  for (let y = Math.max(0, top); y <= Math.min(bottom, canvas.height - 1); y++)
    for (let x = Math.max(0, left); x <= Math.min(right, canvas.width - 1); x++) {
      const name = copied[y * canvas.width + x] ?? 'DIRT';
      put(toX + (mirrored ? right - x : x - left), toY + (flipped ? bottom - y : y - top), name);
    }
  return null;
}
