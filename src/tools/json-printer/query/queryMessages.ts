// Messages between the page and the query Worker.
import type { Bytes } from '../engine/bytes.ts';
import type { ResultLines } from '../engine/jsonpath/resultLines.ts';
import type { Nodes } from '../engine/nodes.ts';

/** Copy of a document, transferred to a Worker. */
export interface DocumentCopy {
  readonly base: Bytes;
  readonly added: Bytes;
  readonly nodes: Nodes;
}

export type QueryRequest =
  /** The queries that follow are about this document. */
  | { readonly kind: 'hold'; readonly document: DocumentCopy }
  | { readonly kind: 'find'; readonly path: string }
  /** The paths of what was found last. */
  | { readonly kind: 'paths' }
  | { readonly kind: 'text'; readonly text: string; readonly path: string };

/** A list of results as a document: its text with a zero byte behind it, and its node table. */
export interface ResultList {
  readonly bytes: Bytes;
  readonly nodes: Nodes;
}

export type QueryResponse =
  | { readonly kind: 'held' }
  | {
      readonly kind: 'found';
      /** The nodes, in the order of the RFC. */
      readonly found: Uint32Array<ArrayBuffer>;
      /** The first `shown` of them. */
      readonly list: ResultList;
      readonly shown: number;
    }
  | { readonly kind: 'paths'; readonly list: ResultList }
  | ({ readonly kind: 'lines' } & ResultLines)
  /** `at`: a character of the path, or a byte of the text. */
  | { readonly kind: 'error'; readonly of: 'path' | 'text'; readonly message: string; readonly at: number };

export interface QueryTask {
  readonly input: QueryRequest;
  readonly output: QueryResponse;
  readonly progress: never;
}
