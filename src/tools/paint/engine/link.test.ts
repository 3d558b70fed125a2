// Drawings in links: round trip; anything else is refused with a message and inflates no further than a drawing's size.
import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { type Bitmap, blank, rgb } from './bitmap.ts';
import { COLOURS } from './inks.ts';
import { decodeBitmap, encodeBitmap, MAX_LINK_LENGTH, readLink, writeLink } from './link.ts';

const picture = fc
  .tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 1, max: 20 }),
    fc.constantFrom(1, 2, 3, 5, 17, 200, 400),
    fc.nat(),
  )
  .map(([width, height, inks, seed]): Bitmap => {
    const colour = (i: number) => rgb((i * 7 + seed) & 255, (i >> 3) & 255, (i * 31) & 255);
    return { width, height, words: Uint32Array.from({ length: width * height }, (_, i) => colour(i % inks)) };
  });

test('every picture comes back, of few colours and of many', async () => {
  await fc.assert(
    fc.asyncProperty(picture, async drawn => {
      const text = await writeLink(drawn);
      expect(text).toMatch(/^[\w-]+$/);
      const read = await readLink(text ?? '');
      expect(read).toEqual(drawn);
    }),
    { numRuns: times(15, 60) },
  );
});

test('a drawing of lines is a short link, noise of all colours is too much for one', async () => {
  const drawn = blank(512, 342);
  for (let x = 20; x < 400; x++) drawn.words.set([COLOURS.black, COLOURS.red], (100 + (x >> 2)) * 512 + x);
  expect((await writeLink(drawn))?.length).toBeLessThan(1500);
  let luck = 1;
  const noise = {
    ...drawn,
    words: drawn.words.map(() => ((luck = Math.imul(luck, 1_664_525) + 1_013_904_223) | 0xff000000) >>> 0),
  };
  expect(await writeLink(noise)).toBeNull();
});

const packed = async (bytes: Uint8Array<ArrayBuffer>) => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
};

test('what is no drawing is refused', async () => {
  const damaged = 'The link is damaged: its drawing cannot be read. Nothing was changed.';
  for (const text of ['', 'A', '%%%', '<script>', 'not a picture at all', await packed(new Uint8Array(20))])
    expect(await readLink(text), text).toBe(damaged);
  expect(await readLink('A'.repeat(MAX_LINK_LENGTH + 1))).toMatch(/too long/);
  const bomb = deflateRawSync(new Uint8Array(20_000_000)).toString('base64url');
  expect(bomb.length).toBeLessThan(MAX_LINK_LENGTH);
  const cancelled = vi.spyOn(ReadableStreamDefaultReader.prototype, 'cancel');
  expect(await readLink(bomb)).toBe(damaged);
  expect(cancelled).toHaveBeenCalledOnce();
  cancelled.mockRestore();
  const whole = (await writeLink(blank(30, 30))) ?? '';
  expect(await readLink(whole.slice(0, -2))).toBe(damaged);
});

test('bytes turned, cut or made up are a picture of fair size, or none', () => {
  const bytes = encodeBitmap({ width: 9, height: 7, words: new Uint32Array(63).map((_, i) => rgb(i % 5, 0, 0)) });
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(3), (at, value, cut) => {
      const turned = bytes.slice(0, bytes.length - cut);
      turned[at] = value;
      const read = decodeBitmap(turned);
      if (read) expect(read.words.length).toBe(read.width * read.height);
    }),
  );
  expect(decodeBitmap(bytes.slice())).not.toBeNull();
  expect(decodeBitmap(bytes.slice(0, -1))).toBeNull();
  expect(decodeBitmap(Uint8Array.from([...bytes, 0]))).toBeNull();
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), made => void decodeBitmap(made)));
});
