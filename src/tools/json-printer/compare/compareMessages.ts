// Messages between the page and the compare Worker.

import type { ParseError } from '../engine/parse/scan.ts';
import type { DocumentCopy, ResultList } from '../find/queryMessages.ts';

export interface Totals {
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
  readonly written: number;
}

export interface CompareTask {
  readonly input: { readonly mine: DocumentCopy; readonly other: string | Blob };
  readonly output:
    | {
        readonly kind: 'compared';
        readonly totals: Totals;
        readonly list: ResultList;
        readonly at: Uint32Array<ArrayBuffer>;
      }
    /** The other text is not valid JSON. */
    | ({ readonly kind: 'error' } & ParseError & { readonly line: number; readonly column: number });
  readonly progress: number;
}
