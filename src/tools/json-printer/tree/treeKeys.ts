// Keyboard of the tree by the ARIA treegrid pattern, with edit shortcuts in edit mode.
import type { KeyboardEvent } from 'react';
import { actionOfKey, editContext, HISTORY_ACTIONS } from '../edit/editAction.ts';
import { isContainer, isOpen, NONE, subtreeEnd } from '../engine/document/nodes.ts';
import { canOpen, RowKind } from '../engine/rows/rows.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { copyJson } from '../print/actions.ts';
import {
  embeddedAtCursor,
  innermostEditor,
  moveCursor,
  moveToRow,
  rowOfCursor,
  stepRows,
  toggle,
  toggleAllBelow,
} from './navigation.ts';

type Keys = Readonly<Record<string, (editor: JsonEditor, page: number) => void>>;

const byRows = (by: (page: number) => number) => (editor: JsonEditor, page: number) => moveByRows(editor, by(page));

const NAVIGATION_KEYS: Keys = {
  ArrowUp: byRows(() => -1),
  ArrowDown: byRows(() => 1),
  PageUp: byRows(page => -page),
  PageDown: byRows(page => page),
  Home: byRows(() => Number.NEGATIVE_INFINITY),
  End: byRows(() => Number.POSITIVE_INFINITY),
  ArrowLeft: editor => moveSideways(editor, -1),
  ArrowRight: editor => moveSideways(editor, 1),
  ' ': editor => toggle(innermostEditor(editor), innermostEditor(editor).store.getState().cursor),
  '*': editor => toggleAllBelow(innermostEditor(editor), innermostEditor(editor).store.getState().cursor, true),
  Enter: editOrToggle,
};

export function handleTreeKey(editor: JsonEditor, event: KeyboardEvent, page: number): void {
  const { isEditing, editModule } = editor.store.getState();
  const isControl = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const command = isControl
    ? key === 'c' && !getSelection()?.toString()
      ? () => void copyJson(innermostEditor(editor), innermostEditor(editor).store.getState().cursor)
      : undefined
    : event.altKey
      ? undefined
      : NAVIGATION_KEYS[key];
  if (editModule?.handleSelectionKey(editor, event)) return;
  if (isEditing && editModule?.handleEditKey(editor, event)) return;
  if (key === 'F2' && !isEditing) {
    event.preventDefault();
    editor.notify.info('F2 edits in Edit mode, which is off. Switch it on above the tree.');
    return;
  }
  if (!command) return;
  event.preventDefault();
  command(editor, page);
}

/** Search, undo and redo anywhere on the page, except in dialogs and text fields. */
export function handleOutputKey(editor: JsonEditor, event: globalThis.KeyboardEvent): void {
  const target = event.target as Element;
  if (!(event.ctrlKey || event.metaKey) || event.altKey || target.closest('dialog')) return;
  const key = event.key.toLowerCase();
  const isTyping = target.matches('input:not([type="range"], [type="checkbox"]), textarea');
  const action = actionOfKey(HISTORY_ACTIONS, event);
  const context = editContext(editor);
  if (key === 'f') openSearch(editor);
  else if (isTyping) return;
  else if (action && context) action.run(context);
  else return;
  event.preventDefault();
}

export function openSearch(editor: JsonEditor): void {
  const { search } = editor.store.getState();
  editor.store.setState({ search: { ...search, isOpen: true } });
}

function moveByRows(editor: JsonEditor, by: number): void {
  const from = rowOfCursor(editor.store.getState());
  if (from < 0) return;
  const { rows } = editor.store.getState();
  const to = Number.isFinite(by) ? stepRows(editor, from, by) : by < 0 ? 0 : stepRows(editor, rows.length, -1);
  moveToRow(editor, to);
}

/**
 * Arrow right expands, then goes to the first child; left collapses, then goes to the parent, from embedded JSON to its string.
 * In a table row they move between cells.
 */
function moveSideways(editor: JsonEditor, by: 1 | -1): void {
  const { document, cursor, rows, embedded } = editor.store.getState();
  if (!document) return;
  const inner = embeddedAtCursor(editor);
  if (inner) {
    const before = inner.store.getState();
    moveSideways(inner, by);
    const after = inner.store.getState();
    const isStuck =
      after.rows.length === before.rows.length && after.cursor === before.cursor && !embeddedAtCursor(inner);
    if (by === -1 && before.cursor === 0 && isStuck) moveCursor(editor, cursor);
    return;
  }
  const { nodes } = document;
  const row = rowOfCursor({ document, cursor, rows, embedded });
  const element = rows.node[row] as number;
  if (rows.kind[row] === RowKind.cells) {
    const cells = [element];
    for (let cell = element + 1; cell < subtreeEnd(nodes, element); cell = subtreeEnd(nodes, cell)) cells.push(cell);
    const to = cells[cells.indexOf(cursor) + by] ?? (by < 0 ? (nodes.parent[element] ?? 0) : cursor);
    moveCursor(editor, to);
    return;
  }
  const isBranch = canOpen(nodes, cursor);
  if (!isBranch && (by === 1 || embedded.has(cursor))) {
    if (by === 1 && embedded.has(cursor)) moveToRow(editor, row + 1);
    else toggle(editor, cursor);
    return;
  }
  if (by === 1 && isBranch) {
    if (!isOpen(nodes, cursor)) toggle(editor, cursor);
    else moveCursor(editor, cursor + 1);
  } else if (by === -1 && isBranch && isOpen(nodes, cursor)) toggle(editor, cursor);
  else if (by === -1 && nodes.parent[cursor] !== NONE) moveCursor(editor, nodes.parent[cursor] as number);
}

/** Enter: in edit mode it opens the field of a leaf; else it expands or collapses. */
function editOrToggle(editor: JsonEditor): void {
  const { document, cursor, isEditing, editModule } = editor.store.getState();
  if (!document) return;
  const inner = innermostEditor(editor);
  if (inner !== editor) toggle(inner, inner.store.getState().cursor);
  else if (isEditing && !isContainer(document.nodes, cursor))
    editModule?.openField(editor, { node: cursor, part: 'value' });
  else toggle(editor, cursor);
}
