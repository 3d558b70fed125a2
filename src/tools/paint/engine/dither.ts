// Shades as black and white: by one threshold, by Bayer's table, or by handing what is left over to the pixels still to come.
import { type Bitmap, BLACK, blank, WHITE } from './bitmap.ts';

export const DITHERS = ['threshold', 'bayer', 'floyd-steinberg', 'atkinson'] as const;
export type Dither = (typeof DITHERS)[number];

/** Whether a pixel becomes ink, asked row by row from the left. `light` is 0 for black, 1 for white. */
type Judge = (x: number, y: number, light: number) => boolean;

/** The picture in pure black and white; black stays black and white stays white, whichever way. */
export function dithered(picture: Bitmap, how: Dither): Bitmap {
  const { width, height, words } = picture;
  const page = blank(width, height);
  const isInk: Judge = {
    threshold: () => (_x: number, _y: number, light: number) => light < 0.5,
    bayer: () => bayer,
    'floyd-steinberg': () => diffusing(width, FLOYD_STEINBERG),
    atkinson: () => diffusing(width, ATKINSON),
  }[how]();
  const lightOf = how === 'threshold' ? weighed : linear;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      page.words[at] = isInk(x, y, lightOf(words[at] as number)) ? BLACK : WHITE;
    }
  return page;
}

/** By what the eye weighs, in the picture's own numbers: half lies between black and white as they are written. */
const weighed = (word: number) =>
  (299 * (word & 255) + 587 * ((word >> 8) & 255) + 114 * ((word >> 16) & 255)) / 255_000;

/** How much light each of 256 numbers means: dots mix as light does, not as numbers do. */
const LIGHT = Float64Array.from({ length: 256 }, (_, number) => {
  const part = number / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
const linear = (word: number) =>
  0.2126 * (LIGHT[word & 255] as number) +
  0.7152 * (LIGHT[(word >> 8) & 255] as number) +
  0.0722 * (LIGHT[(word >> 16) & 255] as number);

/** The table of 8 × 8 thresholds: each step finer looks at the next bit of x xor y and of y. */
const TABLE = Float64Array.from({ length: 64 }, (_, at) => {
  const [x, y] = [at & 7, at >> 3];
  let rank = 0;
  for (let bit = 0; bit < 3; bit++) rank = rank * 4 + ((((x ^ y) >> bit) & 1) << 1) + ((y >> bit) & 1);
  return (rank + 0.5) / 64;
});
const bayer: Judge = (x, y, light) => light < (TABLE[(y & 7) * 8 + (x & 7)] as number);

/** To whom what is left over goes: columns on, rows on, and the part. */
type Shares = readonly (readonly [dx: number, dy: number, part: number])[];
const FLOYD_STEINBERG: Shares = [
  [1, 0, 7 / 16],
  [-1, 1, 3 / 16],
  [0, 1, 5 / 16],
  [1, 1, 1 / 16],
];
/** Bill Atkinson's, of the Macintosh: a quarter of the rest is let go, so lights stay clear and darks dark. */
const ATKINSON: Shares = [
  [1, 0, 1 / 8],
  [2, 0, 1 / 8],
  [-1, 1, 1 / 8],
  [0, 1, 1 / 8],
  [1, 1, 1 / 8],
  [0, 2, 1 / 8],
];

function diffusing(width: number, shares: Shares): Judge {
  // Three rows, two columns wider on each side: the row under way and those below it.
  const stride = width + 4;
  const owed = new Float64Array(3 * stride);
  let row = 0;
  return (x, y, light) => {
    if (y !== row) {
      owed.fill(0, (row % 3) * stride, ((row % 3) + 1) * stride);
      row = y;
    }
    const at = x + 2;
    const wanted = light + (owed[(y % 3) * stride + at] as number);
    const isInk = wanted < 0.5;
    const left = wanted - (isInk ? 0 : 1);
    if (left !== 0)
      for (const [dx, dy, part] of shares) {
        const to = ((y + dy) % 3) * stride + at + dx;
        owed[to] = (owed[to] as number) + left * part;
      }
    return isInk;
  };
}
