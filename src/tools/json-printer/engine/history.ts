// Undo and redo. A change is data: what stood where, and what stands there now.
import type { JsonDocument } from './document.ts';
import type { Nodes } from './nodes.ts';
import { type Subtree, splice } from './splice.ts';

export type Change =
  | {
      readonly kind: 'splice';
      readonly parent: number;
      readonly at: number;
      readonly out: Subtree;
      readonly in: Subtree;
    }
  | { readonly kind: 'rename'; readonly node: number; readonly from: number; readonly to: number };

/** One edit as the user sees it: its changes in order, and the node to look at afterwards. */
export interface Edit {
  readonly changes: readonly Change[];
  readonly focus: number;
  /** The node to look at once it is undone. */
  readonly focusBefore: number;
}

export interface History {
  readonly done: Edit[];
  readonly undone: Edit[];
}

export const newHistory = (): History => ({ done: [], undone: [] });

/** Called for every splice, so that whatever remembers nodes by number can follow. */
export type OnSplice = (at: number, removed: number, inserted: number) => void;

export function perform({ nodes }: JsonDocument, history: History, edit: Edit, onSplice: OnSplice): void {
  for (const change of edit.changes) applyChange(nodes, change, onSplice);
  history.done.push(edit);
  history.undone.length = 0;
}

export function undo({ nodes }: JsonDocument, history: History, onSplice: OnSplice): Edit | null {
  const edit = history.done.pop();
  if (!edit) return null;
  for (const change of edit.changes.toReversed()) revertChange(nodes, change, onSplice);
  history.undone.push(edit);
  return edit;
}

export function redo({ nodes }: JsonDocument, history: History, onSplice: OnSplice): Edit | null {
  const edit = history.undone.pop();
  if (!edit) return null;
  for (const change of edit.changes) applyChange(nodes, change, onSplice);
  history.done.push(edit);
  return edit;
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
