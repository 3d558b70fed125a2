// MacPaint documents: round trip; anything else is refused.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { type Bitmap, BLACK, blank, rgb, WHITE } from './bitmap.ts';
import {
  MAC_HEIGHT,
  MAC_WIDTH,
  macPaintPreview,
  packBits,
  readMacPaint,
  unpackBits,
  writeMacPaint,
} from './macpaint.ts';

test('the known rows of the PackBits note unpack and pack', () => {
  const packed = [0xfe, 0xaa, 0x02, 0x80, 0x00, 0x2a, 0xfd, 0xaa, 0x03, 0x80, 0x00, 0x2a, 0x22, 0xf7, 0xaa];
  const plain = [
    0xaa, 0xaa, 0xaa, 0x80, 0x00, 0x2a, 0xaa, 0xaa, 0xaa, 0xaa, 0x80, 0x00, 0x2a, 0x22, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa,
    0xaa, 0xaa, 0xaa, 0xaa, 0xaa,
  ];
  expect([...(unpackBits(Uint8Array.from(packed), plain.length) ?? [])]).toEqual(plain);
  expect(packBits(Uint8Array.from(plain))).toEqual(packed);
});

test('packing and unpacking are one another’s inverse, for every row', () => {
  const runs = fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.nat(255)), { maxLength: 8 });
  const rows = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    runs.map(all => Uint8Array.from(all.flatMap(([count, value]) => Array.from({ length: count }, () => value)))),
  );
  fc.assert(
    fc.property(rows, row => {
      const packed = packBits(row);
      expect(packed.length).toBeLessThanOrEqual(row.length + Math.ceil(row.length / 128));
      expect(unpackBits(Uint8Array.from(packed), row.length)).toEqual(row);
    }),
  );
});

/** A plain loop: the test runner's own comparison takes seconds for so many words. */
const expectSame = (read: Bitmap | null, wanted: Bitmap) =>
  expect(read?.words.every((word, at) => word === wanted.words[at])).toBe(true);

/** A page with one black pixel in so many. */
function page(seed: number) {
  const picture = blank(MAC_WIDTH, MAC_HEIGHT);
  let luck = seed | 1;
  for (let at = 0; at < picture.words.length; at++) {
    luck = (Math.imul(luck, 1_664_525) + 1_013_904_223) | 0;
    if (luck >>> 28 < (at >> 12) % 16) picture.words[at] = BLACK;
  }
  return picture;
}

test.each([1, 2, 3])('a page of noise %i comes back bit by bit', seed => {
  const picture = page(seed);
  const file = writeMacPaint(picture);
  expect([...file.subarray(0, 4)]).toEqual([0, 0, 0, 2]);
  expectSame(readMacPaint(file), picture);
});

test('a document in its MacBinary wrapping is read too', () => {
  const picture = page(4);
  const wrapped = new Uint8Array(128 + writeMacPaint(picture).length);
  wrapped.set(
    [...'PNTGMPNT'].map(letter => letter.charCodeAt(0)),
    65,
  );
  wrapped.fill(0xff, 128, 128 + 512);
  wrapped.set(writeMacPaint(picture).subarray(512), 128 + 512);
  expectSame(readMacPaint(wrapped), picture);
});

test('a small coloured drawing is thresholded at half its light and padded with white', () => {
  const picture = blank(2, 2);
  picture.words.set([rgb(127, 127, 127), rgb(128, 128, 128), rgb(255, 255, 0), rgb(0, 0, 255)]);
  const bits = readMacPaint(writeMacPaint(picture));
  expectSame(bits, macPaintPreview(picture));
  const at = (x: number, y: number) => bits?.words[y * MAC_WIDTH + x];
  expect([at(0, 0), at(1, 0), at(0, 1), at(1, 1), at(2, 0), at(0, 2)]).toEqual([
    BLACK,
    WHITE,
    WHITE,
    BLACK,
    WHITE,
    WHITE,
  ]);
});

test('a drawing larger than the page is cut to it', () => {
  const picture = { ...blank(600, 730) };
  picture.words.fill(BLACK);
  expect(readMacPaint(writeMacPaint(picture))?.words.every(word => word === BLACK)).toBe(true);
});

test('any bytes are read to a page or refused, never thrown at or hung on', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), bytes => {
      const picture = readMacPaint(bytes);
      expect(picture === null || picture.words.length === MAC_WIDTH * MAC_HEIGHT).toBe(true);
    }),
  );
});

test('a document cut short anywhere or with bytes turned is refused or still a page', () => {
  const file = writeMacPaint(page(5));
  for (const length of [0, 1, 511, 512, 513, file.length >> 1, file.length - 1])
    expect(readMacPaint(file.subarray(0, length))).toBeNull();
  fc.assert(
    fc.property(fc.nat(file.length - 1), fc.nat(255), (at, value) => {
      const broken = file.slice();
      broken[at] = value;
      expect(() => readMacPaint(broken)).not.toThrow();
    }),
    { numRuns: times(15, 60) },
  );
  expect(readMacPaint(new Uint8Array(1_000_000))).toBeNull();
});
