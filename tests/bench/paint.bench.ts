// The bucket against one pass that reads and writes every pixel of the same picture, in the same run.
import { expect, test } from 'vitest';
import { type Bitmap, BLACK, blank, WHITE } from '../../src/tools/paint/engine/bitmap.ts';
import { fill } from '../../src/tools/paint/engine/fill.ts';
import { solid } from '../../src/tools/paint/engine/inks.ts';
import { percentile, report, rounded } from './report.ts';

const RED = 0xff0000ff;

type Draw = (x: number, y: number, width: number, height: number) => boolean;
/** Where paper is: walls stand between. All are one region from the top left corner, or nearly. */
const MAZES: Readonly<Record<string, Draw>> = {
  open: () => true,
  'vertical comb': (x, y) => y === 0 || x % 2 === 0,
  'horizontal comb': (x, y) => x === 0 || y % 2 === 0,
  serpentine: (x, y, _, height) => x % 2 === 0 || y === (x % 4 === 1 ? height - 1 : 0),
  'horizontal serpentine': (x, y, width) => y % 2 === 0 || x === (y % 4 === 1 ? width - 1 : 0),
  spiral: (x, y, width, height) => {
    const ring = Math.min(x, y, width - 1 - x, height - 1 - y);
    return ring % 2 === 0 ? !(x === ring && y === ring + 1 && ring > 0) : x === ring && y === ring + 1;
  },
  staircase: (x, y) => (x + y) % 3 !== 0 || y % 16 === 0,
  grid: (x, y) => x % 2 === 0 || y % 2 === 0,
  noise: (x, y) => ((Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 7, 0x85ebca6b)) >>> 9) % 100 < 68 || x < 2,
};

function maze(width: number, height: number, draw: Draw): Bitmap {
  const picture = blank(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) picture.words[y * width + x] = draw(x, y, width, height) ? WHITE : BLACK;
  return picture;
}

/** The least work any fill of everything could do. */
function pass(words: Uint32Array, from: number, to: number): void {
  for (let i = 0; i < words.length; i++) if (words[i] === from) words[i] = to;
}

function median(times: number, picture: Bitmap, work: (words: Uint32Array) => void): number {
  const before = picture.words.slice();
  const samples: number[] = [];
  for (let i = 0; i < times; i++) {
    picture.words.set(before);
    const began = performance.now();
    work(picture.words);
    samples.push(performance.now() - began);
  }
  picture.words.set(before);
  return percentile(samples, 0.5);
}

const BUDGETS = [
  { width: 512, height: 342, times: 60, open: 1.5, worst: 8 },
  { width: 4096, height: 4096, times: 5, open: 2, worst: 7 },
];

test.each(BUDGETS)('$width × $height', ({ width, height, times, open, worst }) => {
  const rows = Object.entries(MAZES).map(([what, draw]) => {
    const picture = maze(width, height, draw);
    const once = median(times, picture, words => pass(words, WHITE, RED));
    const filled = median(times, picture, () => fill(picture, 0, 0, solid(RED)));
    return { what, 'pass ms': rounded(once, 2), 'fill ms': rounded(filled, 2), times: rounded(filled / once, 2) };
  });
  report(`Bucket, ${width} × ${height}`, rows);
  for (const row of rows) expect.soft(row.times, row.what).toBeLessThanOrEqual(row.what === 'open' ? open : worst);
});
