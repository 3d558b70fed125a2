// The bucket against one pass that reads and writes every pixel of the same picture, dithers against a page read once, links against PNG files; and
// peers beside them in the same run, where PEERS names a folder in which q-floodfill and canvas-dither are installed.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Bitmap, BLACK, blank, WHITE } from '../../src/tools/paint/engine/bitmap.ts';
import { DITHERS, dither } from '../../src/tools/paint/engine/dither.ts';
import { fill } from '../../src/tools/paint/engine/fill.ts';
import { solid } from '../../src/tools/paint/engine/inks.ts';
import { writeLink } from '../../src/tools/paint/engine/link.ts';
import { rotate } from '../../src/tools/paint/engine/rotate.ts';
import { rotateQuarter, scaleToBox, traceEdges } from '../../src/tools/paint/engine/transform.ts';
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

interface Image {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}
interface Peers {
  readonly FloodFill: new (image: Image) => { fill(colour: string, x: number, y: number, tolerance: number): void };
  readonly dither: Readonly<Record<string, (image: Image, threshold: number) => Image>>;
}

/** By name alone: they are no dependencies of the project. */
const PACKAGES = { flood: 'q-floodfill', dither: 'canvas-dither' };

function peersIn(folder: string): Peers {
  const require = createRequire(join(folder, 'package.json'));
  const flood = require(PACKAGES.flood) as { default?: Peers['FloodFill'] } & Peers['FloodFill'];
  return { FloodFill: flood.default ?? flood, dither: require(PACKAGES.dither) as Peers['dither'] };
}

const peers: Peers | null = process.env.PEERS ? peersIn(process.env.PEERS) : null;

const imageOf = ({ width, height, words }: Bitmap): Image => ({
  width,
  height,
  data: new Uint8ClampedArray(words.buffer, words.byteOffset, words.byteLength),
});

const BUDGETS = [
  { width: 512, height: 342, times: 60, open: 1.5, worst: 8 },
  { width: 4096, height: 4096, times: 5, open: 2, worst: 7 },
];

test.each(BUDGETS)('$width × $height', ({ width, height, times, open, worst }) => {
  const rows = Object.entries(MAZES).map(([what, draw]) => {
    const picture = maze(width, height, draw);
    const once = median(times, picture, words => pass(words, WHITE, RED));
    const filled = median(times, picture, () => fill(picture, 0, 0, solid(RED)));
    const row = { what, 'pass ms': rounded(once, 2), 'fill ms': rounded(filled, 2), times: rounded(filled / once, 2) };
    if (!peers || width > 512) return row;
    const { FloodFill } = peers;
    const theirs = median(10, picture, () => new FloodFill(imageOf(picture)).fill('rgba(255,0,0,255)', 0, 0, 0));
    return { ...row, 'q-floodfill ms': rounded(theirs, 2) };
  });
  report(`Bucket, ${width} × ${height}`, rows);
  for (const row of rows) expect.soft(row.times, row.what).toBeLessThanOrEqual(row.what === 'open' ? open : worst);
});

/** Colours that go over into one another, as a photograph's do. */
function photograph(width: number, height: number): Bitmap {
  const picture = blank(width, height);
  picture.words.forEach((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const wave = (of: number) => Math.round(127 + 120 * Math.sin(of));
    picture.words[at] = (BLACK | (wave(x / 70) << 16) | (wave(y / 50) << 8) | wave((x + y) / 90)) >>> 0;
  });
  return picture;
}

test('a MacPaint page in every way of making shades', () => {
  const page = photograph(576, 720);
  const theirs: Readonly<Record<string, string>> = {
    threshold: 'threshold',
    bayer: 'bayer',
    'floyd-steinberg': 'floydsteinberg',
    atkinson: 'atkinson',
  };
  const once = median(20, page, words => pass(words, WHITE, RED));
  const rows = DITHERS.map(how => {
    const ours = median(20, page, () => dither(page, how));
    const row = { what: how, 'pass ms': rounded(once, 2), 'ours ms': rounded(ours, 2) };
    const peer = peers?.dither[theirs[how] ?? ''];
    if (!peer) return row;
    return {
      ...row,
      'canvas-dither ms': rounded(
        median(20, page, () => peer(imageOf(page), 128)),
        2,
      ),
    };
  });
  report('Shades, 576 × 720', rows);
  // A preview must follow the choice at once.
  for (const row of rows) expect.soft(row['ours ms'], row.what).toBeLessThanOrEqual(100);
});

test('a whole sheet turned, stretched and traced', () => {
  const piece = { ...photograph(512, 342), left: 0, top: 0 };
  const deeds = {
    'quarter turn': () => rotateQuarter(piece, 'right'),
    'turned by 30°': () => rotate(piece, 30),
    'stretched to 200 %': () => scaleToBox(piece, { left: 0, top: 0, right: 1024, bottom: 684 }),
    'traced edges': () => traceEdges(piece),
  };
  const rows = Object.entries(deeds).map(([what, deed]) => ({ what, ms: rounded(median(15, piece, deed), 2) }));
  report('Selection, 512 × 342', rows);
  for (const row of rows) expect.soft(row.ms, row.what).toBeLessThanOrEqual(120);
});

test('links', async () => {
  const lines = maze(512, 342, (x, y) => (x * y) % 97 !== 0);
  const drawings = {
    'white paper': blank(512, 342),
    lines,
    'a spiral': maze(512, 342, MAZES.spiral as Draw),
    'dots of a photograph': dither(photograph(512, 342), 'atkinson'),
  };
  const rows = await Promise.all(
    Object.entries(drawings).map(async ([what, picture]) => {
      const link = (await writeLink(picture))?.length ?? 0;
      return { what, 'characters of a link': link || 'too much', 'bytes of its pixels': picture.words.byteLength };
    }),
  );
  report('Links, 512 × 342', rows);
  expect(rows[0]?.['characters of a link']).toBeLessThan(200);
});
