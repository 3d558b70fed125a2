// Drawing in a link: palette, rows as XOR with the row above, deflate, base64url. Size is limited, and input is read as hostile.
import type { Bitmap } from './bitmap.ts';

/** Most characters of a link's text. With the address before it a link is not too long to be passed on. */
export const MAX_LINK_LENGTH = 29_000;
const VERSION = 1;
const LARGEST = 2048;
const HEAD = 6;
/** Bits per pixel: an index of the palette, or 24 for the colour itself. */
const DEPTHS = [1, 2, 4, 8, 24] as const;
const MOST_BYTES = HEAD + 3 * 256 + 3 * LARGEST * LARGEST;

/** The link's text; null if the drawing is too large for a link. */
export async function writeLink(picture: Bitmap): Promise<string | null> {
  const packed = new Blob([encodeBitmap(picture)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  if ((bytes.length * 4) / 3 > MAX_LINK_LENGTH) return null;
  let characters = '';
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The drawing, or an error message. */
export async function readLink(text: string): Promise<Bitmap | string> {
  if (text.length > MAX_LINK_LENGTH) return 'The link is too long to be one of ours. Nothing was changed.';
  try {
    const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const picture = decodeBitmap(await inflate(Uint8Array.from(characters, letter => letter.charCodeAt(0))));
    if (picture) return picture;
  } catch {
    // Truncated, changed, or not a drawing.
  }
  return 'The link is damaged: its drawing cannot be read. Nothing was changed.';
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('more than a drawing');
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const rowLength = (width: number, depth: number) => Math.ceil((width * depth) / 8);

/** The bitmap as bytes, before compression. */
export function encodeBitmap({ width, height, words }: Bitmap): Uint8Array<ArrayBuffer> {
  const table = new Map<number, number>();
  for (const word of words) {
    if (!table.has(word)) table.set(word, table.size);
    if (table.size > 256) break;
  }
  const depth = table.size > 256 ? 24 : (DEPTHS.find(bits => 2 ** bits >= table.size) ?? 24);
  const entries = depth === 24 ? [] : [...table.keys()];
  const length = rowLength(width, depth);
  const out = new Uint8Array(HEAD + 1 + 3 * entries.length + length * height);
  out.set([VERSION, width & 255, width >> 8, height & 255, height >> 8, depth, Math.max(0, entries.length - 1)]);
  entries.forEach((word, i) => out.set([word & 255, (word >> 8) & 255, (word >> 16) & 255], HEAD + 1 + 3 * i));
  const body = out.subarray(HEAD + 1 + 3 * entries.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const word = words[y * width + x] as number;
      if (depth === 24) body.set([word & 255, (word >> 8) & 255, (word >> 16) & 255], y * length + 3 * x);
      else {
        const at = y * length + ((x * depth) >> 3);
        body[at] = (body[at] as number) | ((table.get(word) as number) << (8 - depth - ((x * depth) & 7)));
      }
    }
  // From the last row up, so that each row meets the unchanged one above.
  for (let at = body.length - 1; at >= length; at--) body[at] = (body[at] as number) ^ (body[at - length] as number);
  return out;
}

/** The bitmap in the bytes; null if they are malformed or of another length. */
export function decodeBitmap(bytes: Uint8Array): Bitmap | null {
  const [version, w0 = 0, w1 = 0, h0 = 0, h1 = 0, bits = 0, last = 0] = bytes;
  const [width, height] = [w0 + (w1 << 8), h0 + (h1 << 8)];
  const depth = DEPTHS.find(one => one === bits);
  if (version !== VERSION || !depth || width < 1 || height < 1 || width > LARGEST || height > LARGEST) return null;
  const entries = depth === 24 ? 0 : last + 1;
  const length = rowLength(width, depth);
  const start = HEAD + 1 + 3 * entries;
  if (entries > 2 ** Math.min(depth, 8) || bytes.length !== start + length * height) return null;
  const colourAt = (at: number) =>
    (0xff000000 | ((bytes[at + 2] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at] as number)) >>> 0;
  const table = Array.from({ length: entries }, (_, i) => colourAt(HEAD + 1 + 3 * i));
  for (let at = start + length; at < bytes.length; at++)
    bytes[at] = (bytes[at] as number) ^ (bytes[at - length] as number);
  const words = new Uint32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = start + y * length;
      const byte = bytes[row + ((x * depth) >> 3)] as number;
      const word =
        depth === 24 ? colourAt(row + 3 * x) : table[(byte >> (8 - depth - ((x * depth) & 7))) & (2 ** depth - 1)];
      if (word === undefined) return null;
      words[y * width + x] = word;
    }
  return { width, height, words };
}
