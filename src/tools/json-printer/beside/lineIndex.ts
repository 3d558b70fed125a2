// Line index of a large text: split at line breaks, and where a line is too long to show.

import type { Steps } from '../engine/steps.ts';
import { truncated } from '../engine/text/bytes.ts';

/** Longest line, in bytes. */
const MAX_LINE_BYTES = 240;

export interface LineIndex {
  /** Byte where each line begins, and the end of the last one. */
  readonly starts: Uint32Array;
  readonly count: number;
}

export function* indexLines(bytes: Uint8Array): Steps<LineIndex> {
  const length = bytes.length - 1;
  let starts = new Uint32Array(Math.max(64, Math.ceil(length / 40)));
  let count = 0;
  for (let from = 0; from < length || count === 0; ) {
    if (count + 2 > starts.length) {
      const longer = new Uint32Array(starts.length * 2);
      longer.set(starts);
      starts = longer;
    }
    starts[count++] = from;
    let end = bytes.subarray(from, Math.min(length, from + MAX_LINE_BYTES)).indexOf(10);
    if (end >= 0) end += from + 1;
    else end = characterStart(bytes, Math.min(length, from + MAX_LINE_BYTES), from);
    from = Math.max(end, from + 1);
    if (count % 4096 === 0) yield from / length;
  }
  starts[count] = length;
  return { starts, count };
}

function characterStart(bytes: Uint8Array, end: number, from: number): number {
  let at = end;
  while (at > from + 1 && ((bytes[at] as number) & 0xc0) === 0x80) at--;
  return at;
}

/** Line of a byte, by binary search. */
export function lineAtByte({ starts, count }: LineIndex, at: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

export const lineText = (bytes: Uint8Array, { starts }: LineIndex, line: number): string =>
  truncated(bytes.subarray(starts[line], starts[line + 1]), MAX_LINE_BYTES + 8).replace(/\r?\n$/, '');
