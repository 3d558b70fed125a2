// Links: round trip, and refusal of invalid ones.
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { IS_LONG, times } from '../../../../../tests/setup/times.ts';
import { runSteps } from '../steps.ts';
import { chunksToText, encode } from './bytes.ts';
import { compressedFragment, deflateForUrl, inflateFromUrl, jsonParameter, percentEncode } from './urlCodec.ts';

const escaped = (text: string) => chunksToText(runSteps(percentEncode([encode(text)])));

test('escapes as encodeURIComponent does', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => escaped(text) === encodeURIComponent(text)));
  const all = Array.from({ length: 0x250 }, (_, i) => String.fromCharCode(i)).join('');
  expect(escaped(all)).toBe(encodeURIComponent(all));
});

test('a plain link gives its text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => jsonParameter(`?x=1&json=${escaped(text)}&y`) === text),
  );
  expect(jsonParameter('?json=%5B1+%5D')).toBe('[1 ]');
  expect(jsonParameter('?other=1')).toBeNull();
  expect(jsonParameter('')).toBeNull();
  expect(() => jsonParameter('?json=%E0%A4%A')).toThrow('URI malformed');
});

test('a compressed link gives its text back, and is short', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async text => {
      const letters = await deflateForUrl([encode(text)]);
      expect(letters).toMatch(/^[\w-]*$/);
      expect(await inflateFromUrl(letters)).toBe(text);
    }),
    { numRuns: times(10, 50) },
  );
  const long = JSON.stringify(Array.from({ length: 5000 }, (_, id) => ({ id, name: 'fox' })));
  expect((await deflateForUrl([encode(long)])).length).toBeLessThan(escaped(long).length / 8);
});

test('nonsense is refused', async () => {
  for (const letters of ['', '!!!', 'A', 'abcd', 'x'.repeat(1000), '____'])
    await expect(inflateFromUrl(letters)).rejects.toThrow();
});

/** Stream that yields megabytes without end. */
class Endless {
  static megabytes = 0;
  readonly writable = new WritableStream();
  readonly readable = new ReadableStream({
    pull(out) {
      Endless.megabytes++;
      out.enqueue(new Uint8Array(1 << 20));
    },
  });
}

test('a bomb goes off small: no more is unpacked than a link may hold', async () => {
  vi.stubGlobal('DecompressionStream', Endless);
  try {
    await expect(inflateFromUrl('abcd')).rejects.toThrow('more than 64 MB');
    expect(Endless.megabytes).toBeLessThanOrEqual(65);
  } finally {
    vi.unstubAllGlobals();
  }
});

// Slow: the engine decompresses in small chunks.
test.each(IS_LONG ? [65] : [])('a true bomb of %i MB is refused', async megabytes => {
  const bomb = deflateRawSync(new Uint8Array(megabytes << 20)).toString('base64url');
  await expect(inflateFromUrl(bomb)).rejects.toThrow('more than 64 MB');
});

test.each([
  ['#z=ab-_9', 'ab-_9'],
  ['#z=', ''],
  ['#z=a b', 'a b'],
  ['#main', null],
])('%s holds %s', (hash, letters) => expect(compressedFragment(hash)).toBe(letters));
