// UTF-8 encoding and decoding: a large text in time slices, so that a paste does not block the page; a token at a time for display.
import { runSteps, type Steps } from '../steps.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Size from which a text is large, in bytes: it is shown as read-only lines instead of a text area, with a preview while it is parsed. */
export const LARGE_TEXT = 1 << 20;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export const encode = (text: string): Bytes => encoder.encode(text);
export const decode = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Text of bytes, cut at a character boundary if it is longer than the limit (in bytes). */
export function truncated(bytes: Uint8Array, limit: number): string {
  if (bytes.length <= limit) return decode(bytes);
  let end = limit;
  while (end > 0 && ((bytes[end] as number) & 0xc0) === 0x80) end--;
  return `${decode(bytes.subarray(0, end))}…`;
}

/** Lone surrogate with the backslashes before it: with the flag `u` a surrogate pair is one character and does not match. */
const LONE = /(\\*)(\p{Surrogate})/gu;

/** True if a text has a lone surrogate. Newer engines have `isWellFormed`. */
export const hasLoneSurrogate = (text: string & { isWellFormed?(): boolean }): boolean =>
  text.isWellFormed ? !text.isWellFormed() : text.search(LONE) >= 0;

/**
 * Text as UTF-8 with a zero byte (sentinel) at its end, where the scanner stops. A lone surrogate has no UTF-8: it becomes its
 * escape, `\ud800`, which JSON reads as the same character, unless a backslash stands before it, where it is an error either way.
 */
export const encodeWithSentinel = (text: string): Bytes =>
  runSteps(encodeInSteps(hasLoneSurrogate(text) ? text.replace(LONE, escapeLone) : text));

/** Characters that are encoded at a time. */
const CHUNK = 1 << 18;

/** Encodes a text without lone surrogates as UTF-8 with a sentinel, in steps. */
export function* encodeInSteps(text: string): Steps<Bytes> {
  let bytes = new Uint8Array(text.length + 1);
  let written = 0;
  for (let from = 0; from < text.length; ) {
    let to = Math.min(text.length, from + CHUNK);
    if (to < text.length && isHighSurrogate(text.charCodeAt(to - 1))) to--;
    const encoded = encoder.encodeInto(text.slice(from, to), bytes.subarray(written, -1));
    from += encoded.read;
    written += encoded.written;
    if (from < to) {
      const longer = new Uint8Array(written + 3 * (text.length - from) + 1);
      longer.set(bytes.subarray(0, written));
      bytes = longer;
    }
    yield from / text.length;
  }
  return bytes.subarray(0, written + 1);
}

const isHighSurrogate = (code: number) => (code & 0xfc00) === 0xd800;

const escapeLone = (whole: string, backslashes: string, lone: string) =>
  backslashes.length % 2 === 1 ? whole : `${backslashes}\\u${lone.charCodeAt(0).toString(16)}`;

/** UTF-8 without a byte order mark. */
export const stripBom = (bytes: Bytes): Bytes =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;

/** True if a file may begin with a byte order mark, or has a zero beside its first byte, as UTF-16 has. */
export const isMarkedOrWide = ([a = 1, b = 1]: Uint8Array): boolean => a >= 0xef || a === 0 || b === 0;

/** Joins parts into one array with a sentinel. */
export function joinWithSentinel(parts: readonly Uint8Array[]): Bytes {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const joined = new Uint8Array(length + 1);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Append-only byte buffer in chunks, which Blobs and streams take without joining them. */
export class ByteWriter {
  readonly chunks: Bytes[] = [];
  #chunk = new Uint8Array(1 << 12);
  #at = 0;

  byte(value: number): void {
    if (this.#at === this.#chunk.length) this.#nextChunk(1);
    this.#chunk[this.#at++] = value;
  }

  bytes(from: Uint8Array, start: number, end: number): void {
    const count = end - start;
    if (this.#at + count > this.#chunk.length) this.#nextChunk(count);
    const chunk = this.#chunk;
    let at = this.#at;
    if (count > 48) {
      chunk.set(from.subarray(start, end), at);
      at += count;
    } else for (let i = start; i < end; i++) chunk[at++] = from[i] as number;
    this.#at = at;
  }

  text(text: string): void {
    const bytes = encode(text);
    this.bytes(bytes, 0, bytes.length);
  }

  repeat(value: number, count: number): void {
    if (this.#at + count > this.#chunk.length) this.#nextChunk(count);
    this.#chunk.fill(value, this.#at, this.#at + count);
    this.#at += count;
  }

  finish(): Bytes[] {
    if (this.#at) this.chunks.push(this.#chunk.subarray(0, this.#at));
    this.#at = 0;
    this.#chunk = new Uint8Array(0);
    return this.chunks;
  }

  /** Finishes the full chunk and allocates a larger one. */
  #nextChunk(atLeast: number): void {
    if (this.#at) this.chunks.push(this.#chunk.subarray(0, this.#at));
    this.#chunk = new Uint8Array(Math.max(atLeast, Math.min(1 << 20, this.#chunk.length * 2)));
    this.#at = 0;
  }
}

/** Decodes chunks to one string in steps; a character may lie across two chunks. */
export function* decodeInSteps(chunks: readonly Uint8Array[]): Steps<string> {
  const decoding = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for (const [i, chunk] of chunks.entries()) {
    text += decoding.decode(chunk, { stream: true });
    yield i / chunks.length;
  }
  return text + decoding.decode();
}

export const chunksToText = (chunks: readonly Uint8Array[]): string => runSteps(decodeInSteps(chunks));
