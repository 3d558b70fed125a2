// Messages between the page and the parser Worker.

import type { Nodes } from '../engine/document/nodes.ts';
import type { Rows } from '../engine/rows/rows.ts';
import type { Bytes } from '../engine/text/bytes.ts';
import type { ChosenEncoding } from '../engine/text/encoding.ts';
import type { TextPosition } from '../engine/text/textPosition.ts';

/** How a text is read. */
export interface ReadOptions {
  /** As JSON Lines, if it is; else as JSON. */
  readonly isLines?: boolean;
  readonly encoding?: ChosenEncoding;
}

/** What a text that is no JSON could be read as. */
export type Offer = ChosenEncoding | 'JSON Lines' | 'YAML';

/** Parsed text: its bytes with a sentinel, and its node table or the error. */
export interface ParseResult {
  readonly bytes: Bytes;
  /** What the nodes point to: the text itself, of JSON Lines the array that they make. */
  readonly base: Bytes;
  readonly nodes?: Nodes;
  /** Initial rows, for a large document only. */
  readonly rows?: Rows;
  /** It was read as JSON Lines, or should have been. */
  readonly isLines: boolean;
  /** Sentence about the encoding, if it was not plain UTF-8. */
  readonly readAs: string | null;
  readonly error?: { readonly message: string; readonly at: number; readonly position: TextPosition };
  readonly offer?: Offer;
}

export interface ParserTask {
  readonly input: { readonly source: Bytes | string | Blob; readonly options: ReadOptions };
  readonly output: ParseResult;
  /** Fraction done, from 0 to 1. */
  readonly progress: number;
}
