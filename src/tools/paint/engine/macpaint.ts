// MacPaint file format: a header of 512 bytes, then 720 rows of 576 one-bit pixels, each row compressed with PackBits.
import { type Bitmap, BLACK, blank, isDark } from './bitmap.ts';
import { type Dither, dither } from './dither.ts';

export const MAC_WIDTH = 576;
export const MAC_HEIGHT = 720;
const HEADER = 512;
const MACBINARY = 128;
const ROW = MAC_WIDTH / 8;
/** Largest file: no row of 72 bytes packs to more than three times its size. */
const LARGEST = MACBINARY + HEADER + MAC_HEIGHT * ROW * 3;

/** The picture in a MacPaint document, with or without a MacBinary header; null if it is not one. */
export function readMacPaint(bytes: Uint8Array): Bitmap | null {
  if (bytes.length > LARGEST) return null;
  return readPage(bytes, HEADER) ?? (isMacBinary(bytes) ? readPage(bytes, MACBINARY + HEADER) : null);
}

/** MacBinary, the wrapper that old Macs put around transferred files, has the file type at byte 65. */
const isMacBinary = (bytes: Uint8Array) => bytes[0] === 0 && String.fromCharCode(...bytes.subarray(65, 69)) === 'PNTG';

function readPage(bytes: Uint8Array, start: number): Bitmap | null {
  const rows = unpackBits(bytes.subarray(start), ROW * MAC_HEIGHT);
  if (!rows) return null;
  const picture = blank(MAC_WIDTH, MAC_HEIGHT);
  for (let at = 0; at < picture.words.length; at++)
    if (((rows[at >> 3] as number) >> (7 - (at & 7))) & 1) picture.words[at] = BLACK;
  return picture;
}

/** A 1-bit version 2 document without patterns. Pixels beyond 576 × 720 are cut off; missing ones are white. */
export function writeMacPaint(picture: Bitmap): Uint8Array<ArrayBuffer> {
  const out: number[] = Array.from({ length: HEADER }, () => 0);
  out[3] = 2;
  const bits = new Uint8Array(ROW);
  for (let y = 0; y < MAC_HEIGHT; y++) {
    bits.fill(0);
    if (y < picture.height)
      for (let x = 0; x < Math.min(MAC_WIDTH, picture.width); x++)
        if (isDark(picture.words[y * picture.width + x] as number))
          bits[x >> 3] = (bits[x >> 3] as number) | (0x80 >> (x & 7));
    out.push(...packBits(bits));
  }
  return Uint8Array.from(out);
}

/** The page that a MacPaint document will show: black and white, cropped or padded. */
export function macPaintPreview(picture: Bitmap, how: Dither = 'threshold'): Bitmap {
  const page = blank(MAC_WIDTH, MAC_HEIGHT);
  const [width, height] = [Math.min(MAC_WIDTH, picture.width), Math.min(MAC_HEIGHT, picture.height)];
  for (let y = 0; y < height; y++)
    page.words.set(picture.words.subarray(y * picture.width, y * picture.width + width), y * MAC_WIDTH);
  return dither(page, how);
}

/** PackBits: runs of three and more equal bytes as count and byte, all else as counted literals. */
export function packBits(bytes: Uint8Array): number[] {
  const out: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const run = runAt(bytes, at);
    if (run >= 3) {
      out.push(257 - run, bytes[at] as number);
      at += run;
      continue;
    }
    const from = at;
    while (at < bytes.length && at - from < 128 && runAt(bytes, at) < 3) at++;
    out.push(at - from - 1, ...bytes.subarray(from, at));
  }
  return out;
}

function runAt(bytes: Uint8Array, at: number): number {
  let length = 1;
  while (length < 128 && at + length < bytes.length && bytes[at + length] === bytes[at]) length++;
  return length;
}

/** Exactly so many bytes; null if the input ends early or does not fit. */
export function unpackBits(packed: Uint8Array, length: number): Uint8Array | null {
  const out = new Uint8Array(length);
  let [at, done] = [0, 0];
  while (done < length) {
    const flag = packed[at++];
    if (flag === undefined) return null;
    if (flag === 128) continue;
    if (flag < 128) {
      const count = flag + 1;
      if (at + count > packed.length || done + count > length) return null;
      out.set(packed.subarray(at, at + count), done);
      at += count;
      done += count;
    } else {
      const count = 257 - flag;
      const value = packed[at++];
      if (value === undefined || done + count > length) return null;
      out.fill(value, done, done + count);
      done += count;
    }
  }
  return out;
}
