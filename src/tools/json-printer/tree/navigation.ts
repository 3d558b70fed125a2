// Navigation of the tree: expanding and collapsing, and the cursor (keyboard focus).

import { isOpen, NONE, subtreeEnd, View } from '../engine/document/nodes.ts';
import { pathOf } from '../engine/document/path.ts';
import { collapseLevel, expandLevel, setExpandedAll } from '../engine/rows/levels.ts';
import { canOpen, expandAllRows, expandAncestors, RowKind, rowOf } from '../engine/rows/rows.ts';
import { type EditorState, type JsonEditor, updateRows } from '../jsonEditor.ts';

export function toggle(editor: JsonEditor, node: number): void {
  const { document } = editor.store.getState();
  if (!document) return;
  if (!canOpen(document.nodes, node)) {
    editor.store.getState().editModule?.toggleEmbedded(editor, node);
    return;
  }
  document.nodes.view[node] = (document.nodes.view[node] as number) ^ View.open;
  updateRows(editor, { cursor: node });
}

/** Expands or collapses a node with all its descendants. */
export function toggleAllBelow(editor: JsonEditor, node: number, open: boolean): void {
  const { document } = editor.store.getState();
  if (document && setExpandedAll(document.nodes, open, node, subtreeEnd(document.nodes, node)))
    updateRows(editor, { cursor: node });
}

export function expandOneLevel(editor: JsonEditor): void {
  const { document } = editor.store.getState();
  if (!document) return;
  const opened = expandLevel(document.nodes);
  if (!opened) {
    editor.notify.info('All nodes are already expanded');
    return;
  }
  updateRows(editor);
  editor.notify.success(`Expanded ${opened.count} nodes at level ${opened.level}`);
}

export function collapseOneLevel(editor: JsonEditor): void {
  const { document } = editor.store.getState();
  if (!document) return;
  const closed = collapseLevel(document.nodes);
  if (!closed) {
    editor.notify.info('All nodes are already collapsed');
    return;
  }
  updateRows(editor, { cursor: nearestVisible(editor) });
  editor.notify.success(`Collapsed nodes at level ${closed.level}`);
}

export function expandAll(editor: JsonEditor): void {
  const { document, rows, tables, embedded, visibleNodes } = editor.store.getState();
  if (!document) return;
  if (tables.size === 0 && embedded.size === 0 && !visibleNodes) {
    const all = expandAllRows(document.nodes, rows);
    if (all.isChanged) {
      editor.store.setState({ rows: all.rows });
      return;
    }
  } else if (setExpandedAll(document.nodes, true)) {
    updateRows(editor);
    return;
  }
  editor.notify.info('All nodes are already expanded');
}

export function collapseAll(editor: JsonEditor): void {
  const { document } = editor.store.getState();
  if (!document) return;
  if (setExpandedAll(document.nodes, false)) {
    updateRows(editor, { cursor: 0 });
    editor.notify.success('All nodes collapsed');
  } else editor.notify.info('All nodes are already collapsed');
}

/** Cursor, or its nearest visible ancestor. */
function nearestVisible(editor: JsonEditor): number {
  const { document, cursor } = editor.store.getState();
  if (!document) return 0;
  const { nodes } = document;
  let shown = cursor;
  for (let at = nodes.parent[cursor] as number; at !== NONE; at = nodes.parent[at] as number)
    if (!isOpen(nodes, at)) shown = at;
  return shown;
}

export function moveCursor({ store }: JsonEditor, cursor: number): void {
  store.getState().embedded.get(cursor)?.store.setState({ cursor: -1 });
  store.setState({ cursor, anchor: null, field: null });
}

/** Selected siblings: the first and the last. */
export type Selection = readonly [first: number, last: number];

export function selectionOf(editor: JsonEditor): Selection {
  const { cursor, anchor } = editor.store.getState();
  return anchor === null ? [cursor, cursor] : [Math.min(anchor, cursor), Math.max(anchor, cursor)];
}

/** Toast for an attempt to edit embedded JSON. */
export const READ_ONLY = 'What stands in a string can be looked at and copied. Edit the string itself.';

type EmbeddedCursor = Pick<EditorState, 'cursor' | 'embedded'>;

/** Embedded editor at the cursor, if it has the cursor itself. */
export function embeddedWithCursor({ cursor, embedded }: EmbeddedCursor): JsonEditor | undefined {
  const editor = embedded.get(cursor);
  return editor && editor.store.getState().cursor >= 0 ? editor : undefined;
}

export const embeddedAtCursor = ({ store }: JsonEditor): JsonEditor | undefined => embeddedWithCursor(store.getState());

/** Editor with the cursor: this one, or one embedded in it at any depth. */
export function innermostEditor(editor: JsonEditor): JsonEditor {
  let at = editor;
  for (let inner = embeddedAtCursor(at); inner; inner = embeddedAtCursor(at)) at = inner;
  return at;
}

/** Most levels of a path in the bar of the cursor. */
export const LEVELS_SHOWN = 12;

/** Path of the cursor as a JavaScript expression, with JSON.parse for embedded JSON. `most`: levels that are written out. */
export function cursorPath(editor: JsonEditor, most?: number, root = '$'): string {
  const { document, cursor } = editor.store.getState();
  if (!document) return root;
  const path = root + pathOf(document, Math.min(cursor, document.nodes.length - 1), most).slice(1);
  const inner = embeddedAtCursor(editor);
  return inner ? cursorPath(inner, most, `JSON.parse(${path})`) : path;
}

/** Embedded editor at a row, and the row within it; undefined for rows of the document itself. */
export function embeddedRowAt(
  { rows, embedded }: Pick<EditorState, 'rows' | 'embedded'>,
  row: number,
): { readonly editor: JsonEditor; readonly row: number } | undefined {
  if (rows.kind[row] !== RowKind.embedded) return undefined;
  const node = rows.node[row] as number;
  const editor = embedded.get(node);
  return editor && { editor, row: row - (rows.embeddedStart.get(node) ?? 0) };
}

/** Moves the cursor to a row, of the document or of embedded JSON. */
export function moveToRow(editor: JsonEditor, row: number): void {
  const state = editor.store.getState();
  const inner = embeddedRowAt(state, row);
  if (inner) moveToRow(inner.editor, inner.row);
  else moveCursor(editor, state.rows.node[row] as number);
}

/** True if a row can have the cursor: values and table rows, not closing brackets. */
function isFocusable(state: EditorState, row: number): boolean {
  const kind = state.rows.kind[row];
  if (kind !== RowKind.embedded) return kind === RowKind.node || kind === RowKind.cells;
  const inner = embeddedRowAt(state, row);
  return inner !== undefined && isFocusable(inner.editor.store.getState(), inner.row);
}

/** Focusable row, `by` rows up or down. */
export function stepRows({ store }: JsonEditor, from: number, by: number): number {
  const state = store.getState();
  let row = from;
  let left = Math.abs(by);
  for (let at = from + Math.sign(by); left > 0 && at >= 0 && at < state.rows.length; at += Math.sign(by))
    if (isFocusable(state, at)) {
      row = at;
      left--;
    }
  return row;
}

/** Row of the cursor, embedded JSON included; -1 without a document. */
export function rowOfCursor({
  document,
  cursor,
  rows,
  embedded,
}: Pick<EditorState, 'document' | 'cursor' | 'rows' | 'embedded'>): number {
  if (!document) return -1;
  const inner = embeddedWithCursor({ cursor, embedded });
  if (!inner) return rowOf(document.nodes, rows, cursor);
  return (rows.embeddedStart.get(cursor) ?? 0) + rowOfCursor(inner.store.getState());
}

/** Moves the cursor of the document to a node. */
export function goToNode(editor: JsonEditor, node: number): void {
  const { document } = editor.store.getState();
  if (!document || node >= document.nodes.length) return;
  expandAncestors(document.nodes, node);
  updateRows(editor, { cursor: node, field: null });
}
