// Dithering: shades become as much ink as they are dark, pure black and white stay, and errors go where the literature says.
import { expect, test } from 'vitest';
import { type Bitmap, BLACK, blank, rgb, WHITE } from './bitmap.ts';
import { DITHERS, type Dither, dither } from './dither.ts';
import { COLOURS } from './inks.ts';

const flat = (word: number, side = 64): Bitmap => {
  const picture = blank(side, side);
  picture.words.fill(word);
  return picture;
};
const inkOfPage = ({ words }: Bitmap) => words.filter(word => word === BLACK).length / words.length;

test('orange vanishes by threshold, and becomes dots every other way', () => {
  expect(inkOfPage(dither(flat(COLOURS.orange), 'threshold'))).toBe(0);
  // Light of (255, 165, 0): 0.2126 + 0.7152 × 0.3763.
  const dark = 1 - 0.4817;
  expect(inkOfPage(dither(flat(COLOURS.orange), 'bayer'))).toBeCloseTo(dark, 1);
  expect(inkOfPage(dither(flat(COLOURS.orange), 'floyd-steinberg'))).toBeCloseTo(dark, 2);
  expect(inkOfPage(dither(flat(COLOURS.orange), 'atkinson'))).toBeCloseTo(dark, 1);
});

test.each(DITHERS)('%s leaves black and white alone, among greys too', how => {
  const picture = flat(rgb(120, 130, 140));
  for (let at = 0; at < picture.words.length; at += 3) picture.words[at] = at % 2 ? BLACK : WHITE;
  const page = dither(picture, how);
  const isKept = (word: number, at: number) => (word !== BLACK && word !== WHITE) || page.words[at] === word;
  expect(picture.words.every(isKept)).toBe(true);
  expect(page.words.every(word => word === BLACK || word === WHITE)).toBe(true);
});

test('Bayer weaves one pixel more for every step darker, each of 64 in a place of its own', () => {
  const inks = Array.from({ length: 256 }, (_, number) => {
    const { words } = dither(flat(rgb(number, number, number), 8), 'bayer');
    return words.filter(word => word === BLACK).length;
  });
  expect(inks[0]).toBe(64);
  expect(inks[255]).toBe(0);
  inks.slice(1).forEach((ink, i) => expect(ink).toBeLessThanOrEqual(inks[i] as number));
  expect(new Set(inks).size).toBeGreaterThan(50);
});

/** A synthetic photograph: soft light from the left, a ball with its shade, grain. */
function photograph(side: number): Bitmap {
  const picture = blank(side, side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [x / side - 0.5, y / side - 0.5];
      const ball = Math.max(0, 0.1 - dx * dx - dy * dy) * 6 * (1 - dx - dy);
      const grain = ((x * 7919 + y * 104_729) % 17) / 100;
      const light = Math.min(255, Math.max(0, Math.round(255 * (0.85 - 0.6 * (x / side) - ball + grain))));
      picture.words[y * side + x] = rgb(light, Math.round(light * 0.9), Math.round(light * 0.7));
    }
  return picture;
}

test.each([
  ['bayer', 0.05],
  ['floyd-steinberg', 0.03],
  ['atkinson', 0.2],
] as const)('a photograph by %s is as dark everywhere as it was', (how, tolerance) => {
  const [side, part] = [192, 24];
  const picture = photograph(side);
  const page = dither(picture, how);
  const light = (number: number) => (number <= 0.04045 ? number / 12.92 : ((number + 0.055) / 1.055) ** 2.4);
  let darkest = 0;
  let furthest = 0;
  for (let top = 0; top < side; top += part)
    for (let left = 0; left < side; left += part) {
      let [wanted, ink] = [0, 0];
      for (let at = 0; at < part * part; at++) {
        const place = (top + Math.floor(at / part)) * side + left + (at % part);
        const [r, g, b] = [0, 8, 16].map(shift => light((((picture.words[place] as number) >> shift) & 255) / 255));
        wanted += 1 - (0.2126 * (r as number) + 0.7152 * (g as number) + 0.0722 * (b as number));
        ink += page.words[place] === BLACK ? 1 : 0;
      }
      darkest = Math.max(darkest, wanted / part ** 2);
      furthest = Math.max(furthest, Math.abs(wanted - ink) / part ** 2);
    }
  expect(darkest).toBeGreaterThan(0.9);
  expect(furthest).toBeLessThan(tolerance);
});

/** Reference implementation: the same over a whole array of numbers. */
function plainly(picture: Bitmap, shares: readonly (readonly [number, number, number])[]): Bitmap {
  const { width, height } = picture;
  const linear = (word: number, shift: number) => {
    const part = ((word >> shift) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const light = Array.from(
    picture.words,
    word => 0.2126 * linear(word, 0) + 0.7152 * linear(word, 8) + 0.0722 * linear(word, 16),
  );
  const page = blank(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const wanted = light[y * width + x] as number;
      const isInk = wanted < 0.5;
      page.words[y * width + x] = isInk ? BLACK : WHITE;
      for (const [dx, dy, part] of shares)
        if (x + dx >= 0 && x + dx < width && y + dy < height)
          light[(y + dy) * width + x + dx] =
            (light[(y + dy) * width + x + dx] as number) + (wanted - (isInk ? 0 : 1)) * part;
    }
  return page;
}
test.each<[Dither, readonly (readonly [number, number, number])[]]>([
  [
    'floyd-steinberg',
    [
      [1, 0, 7 / 16],
      [-1, 1, 3 / 16],
      [0, 1, 5 / 16],
      [1, 1, 1 / 16],
    ],
  ],
  [
    'atkinson',
    [
      [1, 0, 1 / 8],
      [2, 0, 1 / 8],
      [-1, 1, 1 / 8],
      [0, 1, 1 / 8],
      [1, 1, 1 / 8],
      [0, 2, 1 / 8],
    ],
  ],
])('%s hands on as its table says', (how, shares) => {
  const picture = blank(31, 17);
  // From 20 to 230: pure black and white would be left alone.
  picture.words.forEach((_, at) => {
    picture.words[at] = rgb(20 + ((at * 7) % 210), 20 + ((at * 3) % 210), 20 + ((at * 5) % 210));
  });
  expect([...dither(picture, how).words]).toEqual([...plainly(picture, shares).words]);
});
