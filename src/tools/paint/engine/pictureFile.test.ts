// The size in a picture file's header is read before decoding; other files are refused.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureSize } from './pictureFile.ts';

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...part].map(c => c.charCodeAt(0)) : part)));
const zeros = (count: number) => Array.from({ length: count }, () => 0);

test.each<[type: string, file: Uint8Array]>([
  ['png', bytes('\x89PNG\r\n\x1a\n', zeros(4), 'IHDR', [0, 0, 2, 0, 0, 0, 1, 86])],
  ['gif', bytes('GIF89a', [0, 2, 86, 1])],
  ['bmp', bytes('BM', zeros(16), [0, 2, 0, 0], [170, 254, 255, 255])],
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 9, 8, 1, 86, 2, 0])],
  ['webp', bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [0, 2, 86, 1])],
  ['webp', bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [255, 1, 0, 85, 1, 0])],
  ['webp', bytes('RIFF', zeros(4), 'WEBPVP8L', zeros(5), [0xff, 0x41, 0x55, 0])],
])('%s', (type, file) => {
  expect(pictureSize(file)).toEqual({ type, width: 512, height: 342 });
  for (let length = 0; length < file.length; length++) expect(pictureSize(file.subarray(0, length))).toBeNull();
});

test('anything else is no picture', () => {
  for (const text of ['', 'hello', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'RIFF....WAVE'])
    expect(pictureSize(bytes(text))).toBeNull();
  fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), any => void pictureSize(any)));
});
