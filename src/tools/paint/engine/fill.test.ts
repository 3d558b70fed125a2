// The flood fill fills exactly the pixels of the reference implementation, in open pictures and in mazes.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { type Bitmap, BLACK, blank, copyOf, EMPTY_BOX, WHITE } from './bitmap.ts';
import { fill } from './fill.ts';
import { COLOURS, PATTERNS, solid, wordAt } from './inks.ts';
import { plainRegion } from './referenceShapes.ts';

const RED = COLOURS.red;

/** `#` is black, anything else white. */
function drawn(picture: string): Bitmap {
  const rows = picture.trim().split(/\s+/);
  const bitmap = blank(rows[0]?.length ?? 0, rows.length);
  rows.forEach((row, y) =>
    [...row].forEach((mark, x) => {
      if (mark === '#') bitmap.words[y * bitmap.width + x] = BLACK;
    }),
  );
  return bitmap;
}
const shown = ({ width, words }: Bitmap) =>
  Array.from(words, word => (word === RED ? 'o' : word === BLACK ? '#' : '.'))
    .join('')
    .match(new RegExp(`.{${width}}`, 'g'));

test('goes round corners, not through them', () => {
  const picture = drawn(`
    ....#..
    .##.#..
    .#.#...
    .##....
    ....###
    ####...`);
  expect(fill(picture, 0, 0, solid(RED))).toEqual({ left: 0, top: 0, right: 7, bottom: 5 });
  expect(shown(picture)).toEqual(['oooo#oo', 'o##o#oo', 'o#.#ooo', 'o##oooo', 'oooo###', '####...']);
});

test('its own colour and places outside change nothing', () => {
  const picture = blank(4, 4);
  for (const [x, y] of [
    [0, 0],
    [-1, 0],
    [4, 0],
    [0, -1],
    [0, 4],
  ] as const)
    expect(fill(picture, x, y, solid(WHITE))).toEqual(EMPTY_BOX);
  expect(fill(picture, -1, 0, solid(RED))).toEqual(EMPTY_BOX);
  expect(picture).toEqual(blank(4, 4));
});

const share = fc.constantFrom(0, 0.1, 0.3, 0.41, 0.5, 0.7);
/** Random noise: thin walls give one region, thick ones many. */
const noise = (most: number) =>
  fc
    .record({
      width: fc.integer({ min: 1, max: most }),
      height: fc.integer({ min: 1, max: most }),
      share,
      seed: fc.nat(),
    })
    .map(({ width, height, share: walls, seed }) => {
      const picture = blank(width, height);
      let luck = seed | 1;
      for (let at = 0; at < picture.words.length; at++) {
        luck = (Math.imul(luck, 1_664_525) + 1_013_904_223) | 0;
        if ((luck >>> 8) / 2 ** 24 < walls) picture.words[at] = BLACK;
      }
      return picture;
    });

const TANGLES: Readonly<Record<string, (x: number, y: number, size: number) => boolean>> = {
  'vertical comb': (x, y) => y > 0 && x % 2 === 1,
  'horizontal comb': (x, y) => x > 0 && y % 2 === 1,
  serpentine: (x, y, size) => x % 2 === 1 && y !== (x % 4 === 1 ? size - 1 : 0),
  checks: (x, y) => (x + y) % 2 === 1,
  grid: (x, y) => x % 2 === 1 && y % 2 === 1,
  dots: (x, y) => x % 3 === 1 && y % 3 === 1,
};

function expectFilled(picture: Bitmap, x: number, y: number, paint = solid(RED)) {
  const region = plainRegion(picture, x, y);
  const wanted = copyOf(picture);
  for (const at of region) wanted.words[at] = wordAt(paint, at % picture.width, Math.floor(at / picture.width));
  const { left, top, right, bottom } = fill(picture, x, y, paint);
  expect(picture.words).toEqual(wanted.words);
  const [xs, ys] = [[...region].map(at => at % picture.width), [...region].map(at => Math.floor(at / picture.width))];
  expect([left, top, right, bottom]).toEqual([
    xs.reduce((a, b) => Math.min(a, b)),
    ys.reduce((a, b) => Math.min(a, b)),
    xs.reduce((a, b) => Math.max(a, b)) + 1,
    ys.reduce((a, b) => Math.max(a, b)) + 1,
  ]);
}

describe('agrees with the plain reference', () => {
  test('on random pictures', () => {
    fc.assert(
      fc.property(noise(48), fc.nat(), fc.nat(), (picture, x, y) =>
        expectFilled(picture, x % picture.width, y % picture.height),
      ),
      { numRuns: times(100, 600) },
    );
  });

  test.each(Object.entries(TANGLES))('in a %s, from anywhere', (_, isWall) => {
    for (const [x, y] of [
      [0, 0],
      [61, 60],
      [30, 33],
      [12, 59],
    ] as const) {
      const picture = blank(62, 61);
      for (let at = 0; at < picture.words.length; at++)
        if (isWall(at % 62, Math.floor(at / 62), 61)) picture.words[at] = BLACK;
      expectFilled(picture, x, y);
    }
  });

  test('with every pattern, over every ink', () => {
    const inks = fc.constantFrom(...Object.values(COLOURS), WHITE);
    fc.assert(
      fc.property(
        noise(24),
        fc.constantFrom(...Object.values(PATTERNS)),
        inks,
        fc.nat(),
        (picture, pattern, ink, at) => {
          const place = at % picture.words.length;
          if (picture.words[place] === ink) return;
          expectFilled(picture, place % picture.width, Math.floor(place / picture.width), { ink, pattern });
        },
      ),
      { numRuns: times(60, 300) },
    );
  });
});

test('a pattern fills a region of its own ink too', () => {
  const picture = blank(8, 8);
  fill(picture, 0, 0, solid(RED));
  fill(picture, 0, 0, { ink: RED, pattern: PATTERNS.dots });
  expect(shown(picture)?.slice(0, 4)).toEqual(['o...o...', '........', '..o...o.', '........']);
});
