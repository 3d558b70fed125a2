// Document in a URL: plain in `?json=`, or compressed (deflate, base64url) after `#z=`, which no server sees.

import type { Steps } from '../steps.ts';
import { type Bytes, ByteWriter, chunksToText, encode } from './bytes.ts';

const UNRESERVED = new Set(encode("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()"));
const HEX = encode('0123456789ABCDEF');
const STRIDE = 1 << 16;

/** Longest URL that browsers open, in characters. */
export const MAX_URL_LENGTH = 2_000_000;
/** Most bytes that a compressed link may unpack to: protection against a decompression bomb. */
const MAX_INFLATED_BYTES = 64 << 20;

/** Percent-encodes bytes as encodeURIComponent does. */
export function* percentEncode(chunks: readonly Uint8Array[]): Steps<Bytes[]> {
  const out = new ByteWriter();
  for (const chunk of chunks)
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i] as number;
      if (UNRESERVED.has(byte)) out.byte(byte);
      else {
        out.byte(37);
        out.byte(HEX[byte >> 4] as number);
        out.byte(HEX[byte & 15] as number);
      }
      if (i % STRIDE === 0) yield i / chunk.length;
    }
  return out.finish();
}

/** Text of the `json` parameter, or null. Throws on invalid escapes. */
export function jsonParameter(search: string): string | null {
  const raw = /[?&]json=([^&]*)/.exec(search)?.[1];
  return raw === undefined ? null : decodeURIComponent(raw.replaceAll('+', ' '));
}

async function pipeBytes(
  chunks: readonly Uint8Array[],
  through: GenericTransformStream,
  most: number,
): Promise<Bytes[]> {
  const source = new Blob(chunks as Bytes[]).stream().pipeThrough(through);
  const parts: Bytes[] = [];
  let length = 0;
  for (const reader = source.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return parts;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('The link unpacks to more than 64 MB');
    }
    parts.push(value);
  }
}

/** Compresses bytes to base64url. */
export async function deflateForUrl(chunks: readonly Uint8Array[]): Promise<string> {
  const parts = await pipeBytes(chunks, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  let binary = '';
  for (const part of parts)
    for (let i = 0; i < part.length; i += 8192) binary += String.fromCharCode(...part.subarray(i, i + 8192));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decompresses base64url. Throws on any text that `deflateForUrl` did not make. */
export async function inflateFromUrl(letters: string): Promise<string> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, char => char.charCodeAt(0));
  return chunksToText(await pipeBytes([bytes], new DecompressionStream('deflate-raw'), MAX_INFLATED_BYTES));
}

/** Compressed document in a URL fragment, or null. */
export const compressedFragment = (hash: string): string | null => /^#z=(.*)$/s.exec(hash)?.[1] ?? null;
