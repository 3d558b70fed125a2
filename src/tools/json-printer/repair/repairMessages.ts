// Messages between the page and the repair Worker.

import type { Kind } from '../engine/repair/kinds.ts';
import type { Answers, Progress } from '../engine/repair/propose.ts';
import type { ReadingSummary } from '../engine/repair/readingSummary.ts';
import type { Applied, BlockSummary, ChangeRow, Decisions, KindSummary } from '../engine/repair/session.ts';
import type { Bytes } from '../engine/text/bytes.ts';
import type { TextPosition } from '../engine/text/textPosition.ts';

/** Why nothing is proposed, and where. */
export interface Refused {
  readonly kind: 'refused';
  readonly message: string;
  readonly position: TextPosition;
  /** UTF-16 units and bytes into the text. */
  readonly at: number;
  readonly byte: number;
}

/** Changes by kind; none for a text that is JSON, and none until one of its readings is chosen. */
export interface Proposed {
  readonly kind: 'proposed';
  readonly kinds: readonly KindSummary[];
  readonly blocks: readonly BlockSummary[];
  /** Readings among which is chosen; none where one alone is proposed. */
  readonly readings: readonly ReadingSummary[];
}

export interface Change {
  readonly kind: Kind;
  /** UTF-16 units into the text. */
  readonly at: number;
  readonly before: string;
  readonly after: string;
  readonly changesData: boolean;
}

export type RepairRequest =
  | { readonly kind: 'propose'; readonly source: string | Bytes; readonly answers: Answers; readonly isLines: boolean }
  | { readonly kind: 'rows'; readonly of: Kind; readonly from: number; readonly to: number }
  | { readonly kind: 'apply'; readonly decisions: Decisions }
  | { readonly kind: 'whole'; readonly text: string };

export type RepairResponse =
  | Proposed
  | Refused
  | { readonly kind: 'rows'; readonly rows: readonly ChangeRow[] }
  | ({ readonly kind: 'applied' } & Applied)
  | { readonly kind: 'whole'; readonly text: string; readonly changes: readonly Change[] }
  | { readonly kind: 'asked'; readonly readings: readonly { readonly title: string; readonly text: string }[] };

export interface RepairTask {
  readonly input: RepairRequest;
  readonly output: RepairResponse;
  readonly progress: Progress;
}
