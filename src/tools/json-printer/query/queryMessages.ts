// What the page and the Worker of queries say to each other.
import type { Bytes } from '../engine/bytes.ts';
import type { ResultLines } from '../engine/jsonpath/resultLines.ts';
import type { Nodes } from '../engine/nodes.ts';

/** A document's text and table, as copies that are handed over. */
export interface DocumentCopy {
  readonly base: Bytes;
  readonly added: Bytes;
  readonly nodes: Nodes;
}

export type QueryRequest =
  /** From now on queries are about this one. */
  | { readonly kind: 'hold'; readonly document: DocumentCopy }
  | { readonly kind: 'find'; readonly path: string }
  /** The paths of what was found last, as JSON. */
  | { readonly kind: 'paths' }
  | { readonly kind: 'text'; readonly text: string; readonly path: string };

/** A list of results as a document: its text, the zero byte behind it, and its table. */
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
  | { readonly kind: 'listed'; readonly list: ResultList }
  | ({ readonly kind: 'told' } & ResultLines)
  /** What is wrong at which character of the path, or of the text. */
  | { readonly kind: 'fault'; readonly of: 'path' | 'text'; readonly message: string; readonly at: number };

export interface QueryTask {
  readonly input: QueryRequest;
  readonly output: QueryResponse;
  readonly progress: never;
}
