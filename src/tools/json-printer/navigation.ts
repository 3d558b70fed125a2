// Looking at the document: opening and closing, the cursor.
import { collapseLevel, expandLevel, setExpandedAll } from './engine/levels.ts';
import { isOpen, NONE, subtreeEnd, View } from './engine/nodes.ts';
import { pathOf } from './engine/path.ts';
import { canOpen, expandAllRows, RowKind, rowOf } from './engine/rows.ts';
import { type JsonEditor, refresh, told } from './jsonEditor.ts';

export function toggle(editor: JsonEditor, node: number): void {
  const { document } = editor.store.getState();
  if (!document) return;
  if (!canOpen(document.nodes, node)) {
    editor.editModule?.toggleEmbedded(editor, node);
    return;
  }
  document.nodes.view[node] = (document.nodes.view[node] as number) ^ View.open;
  refresh(editor, { cursor: node });
}

/** Opens or closes a node with everything below it. */
export function toggleAllBelow(editor: JsonEditor, node: number, open: boolean): void {
  const { document } = editor.store.getState();
  if (document && setExpandedAll(document.nodes, open, node, subtreeEnd(document.nodes, node)))
    refresh(editor, { cursor: node });
}

export function expandOneLevel(editor: JsonEditor): void {
  const { document } = editor.store.getState();
  if (!document) return;
  const opened = expandLevel(document.nodes);
  if (!opened) {
    editor.notify.info('All nodes are already expanded');
    return;
  }
  refresh(editor);
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
  refresh(editor, { cursor: nearestVisible(editor) });
  editor.notify.success(`Collapsed nodes at level ${closed.level}`);
}

export function expandAll(editor: JsonEditor): void {
  const { document } = editor.store.getState();
  if (!document) return;
  const isPlain = editor.tables.size === 0 && editor.embedded.size === 0 && !editor.visibleNodes;
  if (isPlain && expandAllRows(document.nodes, editor.rows)) told(editor);
  else if (!isPlain && setExpandedAll(document.nodes, true)) refresh(editor);
  else editor.notify.info('All nodes are already expanded');
}

export function collapseAll(editor: JsonEditor): void {
  const { document } = editor.store.getState();
  if (!document) return;
  if (setExpandedAll(document.nodes, false)) {
    refresh(editor, { cursor: 0 });
    editor.notify.success('All nodes collapsed');
  } else editor.notify.info('All nodes are already collapsed');
}

/** The cursor, or what still shows above it. */
function nearestVisible(editor: JsonEditor): number {
  const { document, cursor } = editor.store.getState();
  if (!document) return 0;
  const { nodes } = document;
  let shown = cursor;
  for (let at = nodes.parent[cursor] as number; at !== NONE; at = nodes.parent[at] as number)
    if (!isOpen(nodes, at)) shown = at;
  return shown;
}

export function moveCursor(editor: JsonEditor, cursor: number): void {
  editor.embedded.get(cursor)?.store.setState({ cursor: -1 });
  editor.store.setState({ cursor, anchor: null, field: null });
}

/** Said where somebody would edit what stands in a string. */
export const READ_ONLY = 'What stands in a string can be looked at and copied. Edit the string itself.';

/** What is open in the string at the cursor, if the keyboard is within it. */
export function embeddedAtCursor(editor: JsonEditor): JsonEditor | undefined {
  const inside = editor.embedded.get(editor.store.getState().cursor);
  return inside && inside.store.getState().cursor >= 0 ? inside : undefined;
}

/** The editor that the keyboard is in: this one, or what stands in one of its strings, and so on. */
export function innermostEditor(editor: JsonEditor): JsonEditor {
  let at = editor;
  for (let inside = embeddedAtCursor(at); inside; inside = embeddedAtCursor(at)) at = inside;
  return at;
}

/** Levels of a path that are written out in the line about the cursor. */
export const LEVELS_SHOWN = 12;

/** Where the cursor is, as JavaScript: what stands in a string is parsed on the way. `most`: levels that are written out. */
export function cursorPath(editor: JsonEditor, most?: number, root = '$'): string {
  const { document, cursor } = editor.store.getState();
  if (!document) return root;
  const path = root + pathOf(document, Math.min(cursor, document.nodes.length - 1), most).slice(1);
  const inside = embeddedAtCursor(editor);
  return inside ? cursorPath(inside, most, `JSON.parse(${path})`) : path;
}

/** The cursor goes to a row, whatever it shows. */
export function moveToRow(editor: JsonEditor, row: number): void {
  const node = editor.rows.node[row] as number;
  const inside = editor.rows.kind[row] === RowKind.inside ? editor.embedded.get(node) : undefined;
  if (inside) moveToRow(inside, row - inside.rows.from);
  else moveCursor(editor, node);
}

/** Whether the cursor can be in a row: one that holds a value. Tables' rows do, brackets do not. */
function isFocusable({ rows, embedded }: JsonEditor, row: number): boolean {
  const kind = rows.kind[row];
  if (kind !== RowKind.inside) return kind === RowKind.node || kind === RowKind.cells;
  const inside = embedded.get(rows.node[row] as number);
  return inside !== undefined && isFocusable(inside, row - inside.rows.from);
}

/** The next row up or down that holds a value. */
export function stepRows(editor: JsonEditor, from: number, by: number): number {
  let row = from;
  let left = Math.abs(by);
  for (let at = from + Math.sign(by); left > 0 && at >= 0 && at < editor.rows.length; at += Math.sign(by))
    if (isFocusable(editor, at)) {
      row = at;
      left--;
    }
  return row;
}

export function rowOfCursor(editor: JsonEditor): number {
  const { document, cursor } = editor.store.getState();
  if (!document) return -1;
  const inside = embeddedAtCursor(editor);
  return inside ? inside.rows.from + rowOfCursor(inside) : rowOf(document.nodes, editor.rows, cursor);
}
