// Messages between the page and the parser Worker.
import type { Bytes } from '../engine/bytes.ts';
import type { Nodes } from '../engine/nodes.ts';
import type { Rows } from '../engine/rows.ts';
import type { TextPosition } from '../engine/textPosition.ts';

/** Parsed text: its bytes with a sentinel, and its node table or the error. */
export interface ParseResult {
  readonly bytes: Bytes;
  readonly nodes?: Nodes;
  /** Initial rows, for a large document only. */
  readonly rows?: Rows;
  readonly error?: { readonly message: string; readonly at: number; readonly position: TextPosition };
}

export interface ParserTask {
  readonly input: Bytes | string | Blob;
  readonly output: ParseResult;
  /** Fraction done, from 0 to 1. */
  readonly progress: number;
}
