// Messages between the page and the query Worker.

import type { Nodes } from '../engine/document/nodes.ts';
import type { ResultLines } from '../engine/jsonpath/resultLines.ts';
import type { Bytes } from '../engine/text/bytes.ts';

/** Copy of a document, transferred to a Worker. */
export interface DocumentCopy {
  readonly base: Bytes;
  readonly added: Bytes;
  readonly nodes: Nodes;
}

export type QueryRequest =
  /** Document of the following queries. */
  | { readonly kind: 'hold'; readonly document: DocumentCopy }
  | { readonly kind: 'find'; readonly path: string }
  /** Normalized Paths of the last results. */
  | { readonly kind: 'paths' }
  | { readonly kind: 'text'; readonly text: string; readonly path: string };

/** Results as a document: text with a sentinel, and node table. */
export interface ResultList {
  readonly bytes: Bytes;
  readonly nodes: Nodes;
}

export type QueryResponse =
  | { readonly kind: 'held' }
  | {
      readonly kind: 'found';
      /** Nodes, in the order of the RFC. */
      readonly found: Uint32Array<ArrayBuffer>;
      /** First `shown` results. */
      readonly list: ResultList;
      readonly shown: number;
    }
  | { readonly kind: 'paths'; readonly list: ResultList }
  | ({ readonly kind: 'lines' } & ResultLines)
  /** `at`: index of a character of the path, or of a byte of the text. */
  | { readonly kind: 'error'; readonly of: 'path' | 'text'; readonly message: string; readonly at: number };

export interface QueryTask {
  readonly input: QueryRequest;
  readonly output: QueryResponse;
  readonly progress: never;
}
