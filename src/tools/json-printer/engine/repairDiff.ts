// Diff of proposed fixes for display: fixes close to each other share a hunk, with removed and inserted text marked.
import { decode } from './bytes.ts';
import type { Fix } from './repairParser.ts';

export interface Piece {
  readonly at: number;
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

export interface Hunk {
  /** Byte of the first fix. */
  readonly at: number;
  readonly line: number;
  readonly reasons: readonly string[];
  readonly pieces: readonly Piece[];
}

/** Context around a fix, in bytes; twice as much separates two hunks. */
const CONTEXT = 40;
const MAX_PIECE_LENGTH = 200;

/** First `most` hunks. */
export function diffOf(bytes: Uint8Array, fixes: readonly Fix[], most = 100): Hunk[] {
  const hunks: Hunk[] = [];
  let line = 1;
  let counted = 0;
  for (let i = 0; i < fixes.length && hunks.length < most; ) {
    let next = i + 1;
    while (next < fixes.length && next - i < 20 && isNear(bytes, fixes[next - 1] as Fix, fixes[next] as Fix)) next++;
    const { at } = fixes[i] as Fix;
    for (; counted < at; counted++) if (bytes[counted] === 10) line++;
    hunks.push(hunkOf(bytes, fixes.slice(i, next), line));
    i = next;
  }
  return hunks;
}

const endOf = (fix: Fix) => fix.at + fix.remove;
const isNear = (bytes: Uint8Array, a: Fix, b: Fix) =>
  b.at - endOf(a) < 2 * CONTEXT && !bytes.subarray(endOf(a), b.at).includes(10);

function hunkOf(bytes: Uint8Array, fixes: readonly Fix[], line: number): Hunk {
  const [first, last] = [fixes[0] as Fix, endOf(fixes.at(-1) as Fix)];
  const before = bytes.subarray(Math.max(0, first.at - CONTEXT), first.at);
  const from = characterStart(bytes, first.at - before.length + before.lastIndexOf(10) + 1);
  const behind = bytes.subarray(last, Math.min(bytes.length - 1, last + CONTEXT));
  const lineEnd = behind.indexOf(10);
  const to = characterStart(bytes, last + (lineEnd < 0 ? behind.length : lineEnd));
  const pieces: Piece[] = [];
  const add = (at: number, kind: Piece['kind'], text: string) => {
    if (text)
      pieces.push({ at, kind, text: text.length > MAX_PIECE_LENGTH ? `${text.slice(0, MAX_PIECE_LENGTH)}…` : text });
  };
  let at = Math.min(from, first.at);
  for (const fix of fixes) {
    add(at, 'same', decode(bytes.subarray(at, fix.at)));
    add(fix.at, 'gone', decode(bytes.subarray(fix.at, endOf(fix))));
    add(fix.at, 'new', fix.insert);
    at = endOf(fix);
  }
  add(at, 'same', decode(bytes.subarray(at, Math.max(at, to))));
  return { at: first.at, line, reasons: [...new Set(fixes.map(({ reason }) => reason))], pieces };
}

function characterStart(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && ((bytes[at] as number) & 0xc0) === 0x80) at++;
  return at;
}
