// Undo and redo (command pattern): an edit is data, what was replaced by what, so it can be applied and reverted.
import type { JsonDocument } from './document.ts';
import type { Nodes } from './nodes.ts';
import { type Subtree, splice } from './splice.ts';

export type Change =
  /** Replaces `out` by `in` at an index of the node table. */
  | {
      readonly kind: 'splice';
      readonly parent: number;
      readonly at: number;
      readonly out: Subtree;
      readonly in: Subtree;
    }
  /** Replaces a key; `from` and `to` are addresses of its opening quote. */
  | { readonly kind: 'rename'; readonly node: number; readonly from: number; readonly to: number };

/** One edit as the user sees it: one step of undo. */
export interface Edit {
  /** In the order in which they are applied. */
  readonly changes: readonly Change[];
  /** Node of the cursor after the edit. */
  readonly focus: number;
  /** Node of the cursor after its undo. */
  readonly focusBefore: number;
}

/** Immutable: every edit, undo and redo makes a new one. */
export interface History {
  /** Edits that undo takes back, the latest last. */
  readonly done: readonly Edit[];
  /** Edits that redo applies again, the next one last. */
  readonly undone: readonly Edit[];
}

export const EMPTY_HISTORY: History = { done: [], undone: [] };

/** Called for every splice of the node table, so that stored node numbers can follow. */
export type OnSplice = (at: number, removed: number, inserted: number) => void;

/** A step of the history: the edit it applied or reverted, and the history after it. */
export interface HistoryStep {
  readonly edit: Edit;
  readonly history: History;
}

export function perform({ nodes }: JsonDocument, history: History, edit: Edit, onSplice: OnSplice): HistoryStep {
  for (const change of edit.changes) applyChange(nodes, change, onSplice);
  return { edit, history: { done: [...history.done, edit], undone: [] } };
}

/** Null where there is nothing to undo. */
export function undo({ nodes }: JsonDocument, { done, undone }: History, onSplice: OnSplice): HistoryStep | null {
  const edit = done.at(-1);
  if (!edit) return null;
  for (const change of edit.changes.toReversed()) revertChange(nodes, change, onSplice);
  return { edit, history: { done: done.slice(0, -1), undone: [...undone, edit] } };
}

/** Null where there is nothing to redo. */
export function redo({ nodes }: JsonDocument, { done, undone }: History, onSplice: OnSplice): HistoryStep | null {
  const edit = undone.at(-1);
  if (!edit) return null;
  for (const change of edit.changes) applyChange(nodes, change, onSplice);
  return { edit, history: { done: [...done, edit], undone: undone.slice(0, -1) } };
}

function applyChange(nodes: Nodes, change: Change, onSplice: OnSplice): void {
  if (change.kind === 'rename') {
    nodes.key[change.node] = change.to;
    return;
  }
  splice(nodes, change.parent, change.at, change.out.length, change.in);
  onSplice(change.at, change.out.length, change.in.length);
}

function revertChange(nodes: Nodes, change: Change, onSplice: OnSplice): void {
  if (change.kind === 'rename') {
    nodes.key[change.node] = change.from;
    return;
  }
  splice(nodes, change.parent, change.at, change.in.length, change.out);
  onSplice(change.at, change.in.length, change.out.length);
}
