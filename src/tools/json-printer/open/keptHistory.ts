// History of edits as it is kept with a document: what was read, what edits added, and the edits, which are done again from there.
import * as v from 'valibot';
import { type JsonDocument, newDocument } from '../engine/document/document.ts';
import { type Change, type Edit, EMPTY_HISTORY, type History, redo } from '../engine/document/history.ts';
import { columnsOf, type Nodes, newNodes } from '../engine/document/nodes.ts';
import { isParseError, scan } from '../engine/parse/scan.ts';
import { print } from '../engine/print/print.ts';
import { initialRows } from '../engine/rows/levels.ts';
import { runSteps } from '../engine/steps.ts';
import { type Bytes, chunksToText } from '../engine/text/bytes.ts';
import { type EditorState, type JsonEditor, updateRows } from '../jsonEditor.ts';

/** Most that is kept of one document's history, in bytes. Past it the text as it was opened stays among the recent documents. */
export const MAX_HISTORY_BYTES = 8_000_000;
/** Size of an entry of the node table. */
const NODE_BYTES = 26;

const bytes = v.custom<Bytes>(value => value instanceof Uint8Array);
const edits = v.array(v.custom<Edit>(value => typeof value === 'object' && value !== null && 'changes' in value));
export const KeptHistory = v.object({ version: v.literal(1), base: bytes, added: bytes, done: edits, undone: edits });
export type KeptHistory = v.InferOutput<typeof KeptHistory>;

/** Whether there is anything to undo or to do again. */
export const hasHistory = ({ history }: EditorState): boolean => history.done.length + history.undone.length > 0;

/** History of the document as it is kept; null where it is too large. */
export function keptHistory({ document, history }: EditorState): KeptHistory | null {
  if (!document) return null;
  const { base, added } = document;
  let size = base.length + added.length;
  for (const { changes } of [...history.done, ...history.undone])
    for (const change of changes)
      if (change.kind === 'splice') size += (change.out.length + change.in.length) * NODE_BYTES;
  if (size > MAX_HISTORY_BYTES) return null;
  return {
    version: 1,
    base,
    added: added.bytes.slice(0, added.length),
    done: history.done.map(trimmed),
    undone: history.undone.map(trimmed),
  };
}

/** An edit whose tables are no longer than what is in use: a stored view would take its whole buffer along. */
const trimmed = (edit: Edit): Edit => ({
  ...edit,
  changes: edit.changes.map(
    (change): Change =>
      change.kind === 'splice' ? { ...change, out: trimmedNodes(change.out), in: trimmedNodes(change.in) } : change,
  ),
});

function trimmedNodes(nodes: Nodes): Nodes {
  const copy = newNodes(nodes.length);
  const from = columnsOf(nodes);
  columnsOf(copy).forEach((column, i) => {
    column.set((from[i] as Uint8Array).subarray(0, nodes.length));
  });
  copy.length = nodes.length;
  return copy;
}

/** Gives the opened document its history back, if doing the edits again makes the same document. */
export function restoreHistory(editor: JsonEditor, kept: KeptHistory): void {
  const { document: opened } = editor.store.getState();
  const replayed = opened && replay(kept);
  if (!replayed || textOf(replayed.document) !== textOf(opened)) return;
  const { document, history } = replayed;
  updateRows(editor, { document, history, rows: initialRows(document.nodes) });
}

function replay({ base, added, done, undone }: KeptHistory): { document: JsonDocument; history: History } | null {
  const nodes = runSteps(scan(base));
  if (isParseError(nodes)) return null;
  const document = newDocument(base, nodes, added);
  let history: History = { ...EMPTY_HISTORY, undone: done.toReversed() };
  try {
    for (let step = redo(document, history, () => undefined); step; step = redo(document, history, () => undefined))
      ({ history } = step);
  } catch {
    return null;
  }
  return { document, history: { done: history.done, undone } };
}

const textOf = (document: JsonDocument): string => chunksToText(runSteps(print(document, 'compact')));
