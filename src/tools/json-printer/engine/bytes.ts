// Text as UTF-8 bytes: encoded in slices so that a large paste never holds the page, decoded a token at a time.
import type { Steps } from './steps.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export const encode = (text: string): Bytes => encoder.encode(text);
export const decode = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Text, cut at a whole character where it is longer than asked for. */
export function clipped(bytes: Uint8Array, limit: number): string {
  if (bytes.length <= limit) return decode(bytes);
  let end = limit;
  while (end > 0 && ((bytes[end] as number) & 0xc0) === 0x80) end--;
  return `${decode(bytes.subarray(0, end))}…`;
}

/** Code units encoded at once: some 2 ms. */
const SLICE = 1 << 21;

/**
 * A text as parts of UTF-8. A lone surrogate has no UTF-8: it becomes its own escape, `\ud800`, which JSON reads as the same
 * character, unless a backslash stands before it, where it is an error either way.
 */
export function* encodeParts(text: string): Steps<Bytes[]> {
  const parts: Bytes[] = [];
  let isEscaped = false;
  for (let from = 0; from < text.length; ) {
    let to = Math.min(text.length, from + SLICE);
    if (to < text.length && isHighSurrogate(text.charCodeAt(to - 1))) to--;
    const slice = text.slice(from, to);
    parts.push(encode(LONE.test(slice) ? escapeLone(slice, isEscaped) : slice));
    isEscaped = endsEscaped(slice, isEscaped);
    from = to;
    yield from / text.length;
  }
  return parts;
}

/** With the flag `u` a pair is one character; only half of one is a surrogate. */
const LONE = /\p{Surrogate}/u;

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xdc00;

function escapeLone(text: string, isEscapedBefore: boolean): string {
  return text.replace(/(\\*)(\p{Surrogate})/gu, (whole, backslashes: string, lone: string, at: number) => {
    const isEscaped = (backslashes.length + (at === 0 && isEscapedBefore ? 1 : 0)) % 2 === 1;
    return isEscaped ? whole : `${backslashes}\\u${lone.charCodeAt(0).toString(16)}`;
  });
}

/** Whether the character after this slice stands behind an unpaired backslash. */
function endsEscaped(text: string, isEscapedBefore: boolean): boolean {
  let at = text.length;
  while (at > 0 && text.charCodeAt(at - 1) === 92) at--;
  return (text.length - at + (at === 0 && isEscapedBefore ? 1 : 0)) % 2 === 1;
}

/** Joins parts into one array with a zero byte behind them, where the scanner stops. */
export function joinWithStop(parts: readonly Uint8Array[]): Bytes {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const joined = new Uint8Array(length + 1);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Collects bytes in chunks that a Blob or a stream takes as they are. */
export class ByteWriter {
  readonly chunks: Bytes[] = [];
  #chunk = new Uint8Array(1 << 12);
  #at = 0;

  byte(value: number): void {
    if (this.#at === this.#chunk.length) this.#turn(1);
    this.#chunk[this.#at++] = value;
  }

  bytes(from: Uint8Array, start: number, end: number): void {
    const count = end - start;
    if (this.#at + count > this.#chunk.length) this.#turn(count);
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
    if (this.#at + count > this.#chunk.length) this.#turn(count);
    this.#chunk.fill(value, this.#at, this.#at + count);
    this.#at += count;
  }

  finish(): Bytes[] {
    if (this.#at) this.chunks.push(this.#chunk.subarray(0, this.#at));
    this.#at = 0;
    this.#chunk = new Uint8Array(0);
    return this.chunks;
  }

  /** Puts the full chunk aside and begins a larger one. */
  #turn(atLeast: number): void {
    if (this.#at) this.chunks.push(this.#chunk.subarray(0, this.#at));
    this.#chunk = new Uint8Array(Math.max(atLeast, Math.min(1 << 20, this.#chunk.length * 2)));
    this.#at = 0;
  }
}

/** Chunks as one string; a character may lie across two of them. */
export function chunksToText(chunks: readonly Uint8Array[]): string {
  const joining = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for (const chunk of chunks) text += joining.decode(chunk, { stream: true });
  return text + joining.decode();
}
