// Delta compression of a step: the XOR of before and after, run-length encoded. Applied once it redoes the step, applied again it undoes it.
import { type Box, boxOf, intersection, isEmpty } from './bitmap.ts';

/**
 * Tokens in sequence: how many pixels to skip; then twice the number of changed pixels, plus one if all changed by the same value;
 * then that value, or one value per pixel. The last word is a checksum of the rest.
 */
export type Delta = Uint32Array<ArrayBuffer>;

interface Size {
  readonly width: number;
  readonly height: number;
}

class Writer {
  private words = new Uint32Array(64);
  private used = 0;
  push(word: number): void {
    if (this.used === this.words.length) {
      const larger = new Uint32Array(this.words.length * 2);
      larger.set(this.words);
      this.words = larger;
    }
    this.words[this.used++] = word;
  }
  take(): Uint32Array {
    return this.words.subarray(0, this.used);
  }
}

/** The delta from `before` to `after` inside a box; null if they are equal. */
export function createDelta(before: Uint32Array, after: Uint32Array, size: Size, box: Box): Delta | null {
  const { left, top, right, bottom } = intersection(box, boxOf(size));
  if (isEmpty({ left, top, right, bottom })) return null;
  const out = new Writer();
  let done = 0;
  for (let y = top; y < bottom; y++) {
    const end = y * size.width + right;
    let at = y * size.width + left;
    while (at < end) {
      if (before[at] === after[at]) {
        at++;
        continue;
      }
      out.push(at - done);
      at = writeRun(out, before, after, at, end);
      done = at;
    }
  }
  return done === 0 ? null : withChecksum(out.take());
}

const xorAt = (before: Uint32Array, after: Uint32Array, at: number) =>
  ((before[at] as number) ^ (after[at] as number)) >>> 0;

/** Four or more equal changes are written as one run; others one by one, until an equal run or unchanged pixels begin. */
function writeRun(out: Writer, before: Uint32Array, after: Uint32Array, from: number, end: number): number {
  const equalsFrom = (at: number): number => {
    const value = xorAt(before, after, at);
    let to = at + 1;
    while (to < end && xorAt(before, after, to) === value) to++;
    return to;
  };
  const same = equalsFrom(from);
  if (same - from >= 4) {
    out.push((same - from) * 2 + 1);
    out.push(xorAt(before, after, from));
    return same;
  }
  let to = same;
  while (to < end && before[to] !== after[to]) {
    const next = equalsFrom(to);
    if (next - to >= 4) break;
    to = next;
  }
  out.push((to - from) * 2);
  for (let at = from; at < to; at++) out.push(xorAt(before, after, at));
  return to;
}

export function checksum(words: Uint32Array): number {
  let sum = 0x811c9dc5;
  for (const word of words) sum = Math.imul(sum ^ word, 0x01000193);
  return sum >>> 0;
}

function withChecksum(words: Uint32Array): Delta {
  const delta = new Uint32Array(words.length + 1);
  delta.set(words);
  delta[words.length] = checksum(words);
  return delta;
}

/** Validates a delta from outside for a picture of so many pixels: checksum, and tokens within the picture. */
export function isValidDelta(words: unknown, pixels: number): words is Delta {
  if (!(words instanceof Uint32Array) || words.length < 3) return false;
  const body = words.subarray(0, -1);
  return checksum(body) === words.at(-1) && isValidBody(body, pixels);
}

/** Whether the tokens stay within a picture of so many pixels. */
export function isValidBody(body: Uint32Array, pixels: number): boolean {
  let pixel = 0;
  let at = 0;
  while (at + 1 < body.length) {
    const header = body[at + 1] as number;
    const count = Math.floor(header / 2);
    pixel += (body[at] as number) + count;
    at += 2 + (header % 2 === 1 ? 1 : count);
    if (count === 0 || pixel > pixels) return false;
  }
  return at === body.length;
}

/** Applies a delta in place; returns the changed rows as a box of full width. */
export function applyDelta(words: Uint32Array, delta: Delta, { width }: Size): Box {
  const last = delta.length - 1;
  let pixel = 0;
  let first = -1;
  for (let at = 0; at < last; ) {
    pixel += delta[at] as number;
    if (first < 0) first = pixel;
    const header = delta[at + 1] as number;
    const end = pixel + Math.floor(header / 2);
    at += 2;
    if (header % 2 === 1) {
      const value = delta[at++] as number;
      for (; pixel < end; pixel++) words[pixel] = (words[pixel] as number) ^ value;
    } else for (; pixel < end; pixel++) words[pixel] = (words[pixel] as number) ^ (delta[at++] as number);
  }
  return { left: 0, top: Math.floor(first / width), right: width, bottom: Math.floor((pixel - 1) / width) + 1 };
}
