// A repair that is decided on: its changes by kind, the rows of a kind, and the text with what was accepted.
import { type Bytes, encodeWithSentinel } from '../text/bytes.ts';
import { applyEdits, type Edit } from './edits.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { Proposal } from './propose.ts';

/** A change as it is shown: with a little of its line around it. */
export interface ChangeRow {
  readonly line: number;
  readonly column: number;
  readonly context: readonly [before: string, behind: string];
  readonly before: string;
  readonly after: string;
}

export interface KindSummary {
  readonly kind: Kind;
  readonly count: number;
  readonly first: ChangeRow;
}

export interface BlockSummary {
  readonly line: number;
  readonly beginning: string;
}

/** Whether a kind is accepted; `except` are its changes that are decided otherwise. */
export interface Decision {
  readonly isAccepted: boolean;
  readonly except: readonly number[];
}
export type Decisions = Readonly<Partial<Record<Kind, Decision>>>;

/** A change that is left open, in the text with the others. */
export interface OpenPlace {
  /** Null where a repair was refused. */
  readonly kind: Kind | null;
  /** UTF-16 units and bytes into the text; length in UTF-16 units. */
  readonly at: number;
  readonly byte: number;
  readonly length: number;
  readonly line: number;
  readonly column: number;
}

export interface Applied {
  readonly bytes: Bytes;
  readonly open: readonly OpenPlace[];
  readonly openCount: number;
}

/** Most open places that are told. */
const MAX_OPEN = 1000;
const CONTEXT = 16;
const MAX_SHOWN = 80;

export class RepairSession {
  readonly #text: string;
  readonly #edits: readonly Edit[];
  /** Indices into the edits, by kind. */
  readonly #kinds = new Map<Kind, number[]>();
  readonly blocks: readonly BlockSummary[];

  constructor(text: string, { edits, blocks }: Proposal) {
    this.#text = text;
    this.#edits = edits;
    for (const [i, { kind }] of edits.entries()) {
      const list = this.#kinds.get(kind);
      if (list) list.push(i);
      else this.#kinds.set(kind, [i]);
    }
    const lines = new LineCounter(text);
    this.blocks = blocks.map(({ at, end }) => ({
      line: lines.at(at).line,
      beginning: shortened(text.slice(at, Math.min(end, at + 200)).replaceAll(/\s+/g, ' ')),
    }));
  }

  /** Kinds in order of their first change. */
  summary(): KindSummary[] {
    return Array.from(this.#kinds, ([kind, list]) => ({
      kind,
      count: list.length,
      first: this.rows(kind, 0, 1)[0] as ChangeRow,
    }));
  }

  /** Changes of a kind, by their indices in it. */
  rows(kind: Kind, from: number, to: number): ChangeRow[] {
    const text = this.#text;
    const lines = new LineCounter(text);
    return (this.#kinds.get(kind) ?? []).slice(from, to).map(index => {
      const { at, remove, insert } = this.#edits[index] as Edit;
      const lineStart = text.lastIndexOf('\n', at - 1) + 1;
      const behind = text.slice(at + remove, at + remove + CONTEXT).split('\n')[0] as string;
      return {
        ...lines.at(at),
        context: [text.slice(Math.max(lineStart, at - CONTEXT), at), behind],
        before: shortened(text.slice(at, at + Math.min(remove, MAX_SHOWN + 1))),
        after: shortened(insert),
      };
    });
  }

  /** Every change of all kinds. */
  *changes(): Generator<{ kind: Kind; at: number; before: string; after: string; changesData: boolean }> {
    for (const { kind, at, remove, insert } of this.#edits)
      yield {
        kind,
        at,
        before: this.#text.slice(at, at + remove),
        after: insert,
        changesData: KINDS[kind].changesData,
      };
  }

  get text(): string {
    return applyEdits(this.#text, this.#edits);
  }

  apply(decisions: Decisions): Applied {
    const isAccepted = this.#accepted(decisions);
    const accepted = this.#edits.filter((_, i) => isAccepted[i]);
    const text = applyEdits(this.#text, accepted);
    return { bytes: encodeWithSentinel(text), ...this.#open(text, isAccepted) };
  }

  #accepted(decisions: Decisions): Uint8Array {
    const isAccepted = new Uint8Array(this.#edits.length);
    for (const [kind, list] of this.#kinds) {
      const decision = decisions[kind];
      for (const index of list) isAccepted[index] = decision?.isAccepted ? 1 : 0;
      for (const i of decision?.except ?? []) isAccepted[list[i] as number] = decision?.isAccepted ? 0 : 1;
    }
    return isAccepted;
  }

  #open(text: string, isAccepted: Uint8Array): Omit<Applied, 'bytes'> {
    const open: OpenPlace[] = [];
    const lines = new LineCounter(text);
    const encoder = new TextEncoder();
    let [shift, openCount, counted, byte] = [0, 0, 0, 0];
    for (const [i, { at, remove, insert, kind }] of this.#edits.entries()) {
      if (isAccepted[i]) {
        shift += insert.length - remove;
        continue;
      }
      if (openCount++ >= MAX_OPEN) continue;
      const place = at + shift;
      byte += encoder.encode(text.slice(counted, place)).length;
      counted = place;
      open.push({ kind, at: place, byte, length: remove, ...lines.at(place) });
    }
    return { open, openCount };
  }
}

const shortened = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

/** Line and column of places in ascending order, both from 1. */
export class LineCounter {
  readonly #text: string;
  #line = 1;
  #start = 0;

  constructor(text: string) {
    this.#text = text;
  }

  at(place: number): { readonly line: number; readonly column: number } {
    for (
      let end = this.#text.indexOf('\n', this.#start);
      end >= 0 && end < place;
      end = this.#text.indexOf('\n', this.#start)
    ) {
      this.#line++;
      this.#start = end + 1;
    }
    return { line: this.#line, column: place - this.#start + 1 };
  }
}
