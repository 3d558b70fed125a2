// Dithering to black and white: threshold, ordered (Bayer matrix), and error diffusion (Floyd–Steinberg, Atkinson).
import { type Bitmap, BLACK, blank, WHITE } from './bitmap.ts';

export const DITHERS = ['threshold', 'bayer', 'floyd-steinberg', 'atkinson'] as const;
export type Dither = (typeof DITHERS)[number];

/** The picture in pure black and white; with every method black stays black and white stays white. */
export function dither(picture: Bitmap, how: Dither): Bitmap {
  const page = blank(picture.width, picture.height);
  if (how === 'threshold') page.words.set(picture.words.map(word => (luma(word) < 0.5 ? BLACK : WHITE)));
  else if (how === 'bayer') orderedDither(picture, page);
  else diffuseError(picture, page, how === 'atkinson' ? ATKINSON : FLOYD_STEINBERG);
  return page;
}

/** Luma, 0 to 1, from the sRGB values as they are stored (gamma-encoded). */
const luma = (word: number) => (299 * (word & 255) + 587 * ((word >> 8) & 255) + 114 * ((word >> 16) & 255)) / 255_000;

/** sRGB value to linear light: dots mix as light does, so dithering works in linear light. */
const LINEAR_FROM_SRGB = Float64Array.from({ length: 256 }, (_, number) => {
  const part = number / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
const linearLight = (word: number) =>
  0.2126 * (LINEAR_FROM_SRGB[word & 255] as number) +
  0.7152 * (LINEAR_FROM_SRGB[(word >> 8) & 255] as number) +
  0.0722 * (LINEAR_FROM_SRGB[(word >> 16) & 255] as number);

/** The 8 × 8 Bayer matrix of thresholds, built from the interleaved bits of x xor y and of y. */
const BAYER_MATRIX = Float64Array.from({ length: 64 }, (_, at) => {
  const [x, y] = [at & 7, at >> 3];
  let rank = 0;
  for (let bit = 0; bit < 3; bit++) rank = rank * 4 + ((((x ^ y) >> bit) & 1) << 1) + ((y >> bit) & 1);
  return (rank + 0.5) / 64;
});

function orderedDither({ width, height, words }: Bitmap, page: Bitmap): void {
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      page.words[at] =
        linearLight(words[at] as number) < (BAYER_MATRIX[(y & 7) * 8 + (x & 7)] as number) ? BLACK : WHITE;
}

/** Which part of the error goes to which neighbour: two on the right, three in the row below, one two rows below. */
interface DiffusionKernel {
  readonly next: number;
  readonly afterNext: number;
  readonly belowLeft: number;
  readonly below: number;
  readonly belowRight: number;
  readonly farBelow: number;
}
const FLOYD_STEINBERG: DiffusionKernel = {
  next: 7 / 16,
  afterNext: 0,
  belowLeft: 3 / 16,
  below: 5 / 16,
  belowRight: 1 / 16,
  farBelow: 0,
};
const EIGHTH = 1 / 8;
/** Bill Atkinson's kernel, of the first Macintosh: a quarter of the error is dropped, so lights stay clear and darks dark. */
const ATKINSON: DiffusionKernel = {
  next: EIGHTH,
  afterNext: EIGHTH,
  belowLeft: EIGHTH,
  below: EIGHTH,
  belowRight: EIGHTH,
  farBelow: EIGHTH,
};

/** Margin columns on both sides, where errors leave the page. */
const MARGIN = 2;

function diffuseError({ width, height, words }: Bitmap, page: Bitmap, kernel: DiffusionKernel): void {
  const { next, afterNext, belowLeft, below, belowRight, farBelow } = kernel;
  const fill = (row: Float64Array, y: number) => {
    if (y < height) for (let x = 0; x < width; x++) row[x + MARGIN] = linearLight(words[y * width + x] as number);
  };
  const newRow = (y: number) => {
    const row = new Float64Array(width + 2 * MARGIN);
    fill(row, y);
    return row;
  };
  let [here, under, farther] = [newRow(0), newRow(1), newRow(2)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = x + MARGIN;
      const wanted = here[at] as number;
      const isInk = wanted < 0.5;
      page.words[y * width + x] = isInk ? BLACK : WHITE;
      const left = isInk ? wanted : wanted - 1;
      if (left === 0) continue;
      here[at + 1] = (here[at + 1] as number) + left * next;
      here[at + 2] = (here[at + 2] as number) + left * afterNext;
      under[at - 1] = (under[at - 1] as number) + left * belowLeft;
      under[at] = (under[at] as number) + left * below;
      under[at + 1] = (under[at + 1] as number) + left * belowRight;
      farther[at] = (farther[at] as number) + left * farBelow;
    }
    [here, under, farther] = [under, farther, here];
    fill(farther, y + 3);
  }
}
