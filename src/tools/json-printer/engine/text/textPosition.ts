// Line and column of a byte, both from 1; columns count UTF-16 code units, as editors do.
import { decode } from './bytes.ts';

export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

export function positionOf(bytes: Uint8Array, at: number): TextPosition {
  let line = 1;
  let from = 0;
  for (let i = 0; i < at; i++) {
    const byte = bytes[i];
    if (byte !== 10 && (byte !== 13 || bytes[i + 1] === 10)) continue;
    line++;
    from = i + 1;
  }
  return { line, column: decode(bytes.subarray(from, at)).length + 1 };
}
