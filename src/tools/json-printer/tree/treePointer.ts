// Pointer input of the tree by event delegation: rows, keys and cells name their node in `data-` attributes, and one listener handles them.
import { isContainer } from '../engine/document/nodes.ts';
import { RowKind } from '../engine/rows/rows.ts';
import type { Field, JsonEditor } from '../jsonEditor.ts';
import { innermostEditor, moveCursor, moveToRow, toggle } from './navigation.ts';

interface PressTarget {
  readonly node: number;
  /** Field that a double click opens. */
  readonly field: Field;
}

/** Row index of embedded JSON under the target; -1 for other rows. */
function embeddedRowUnder({ store }: JsonEditor, target: Element): number {
  const { rows } = store.getState();
  const row = Number(target.closest('[role="row"]')?.id.replace('json-row-', '') ?? -1);
  return rows.kind[row] === RowKind.embedded ? row : -1;
}

/** Node of the document at an element: for a bracket its container, for embedded JSON the string. */
export function nodeAt(editor: JsonEditor, target: Element): number {
  const row = embeddedRowUnder(editor, target);
  const { node, closes } = target.closest<HTMLElement>('[data-node], [data-closes]')?.dataset ?? {};
  return row >= 0 ? (editor.store.getState().rows.node[row] as number) : Number(node ?? closes ?? -1);
}

/** Value under the pointer; null on brackets, headers, buttons and open fields. */
function pressTargetOf(target: Element): PressTarget | null {
  if (target.closest('button, input')) return null;
  const shown = target.closest<HTMLElement>('[data-node]');
  if (!shown) return null;
  const node = Number(shown.dataset['node']);
  const column = shown.dataset['column'];
  if (column !== undefined) return { node, field: { node, part: 'cell', column: Number(column) } };
  return { node, field: { node, part: target.closest('[data-part="key"]') ? 'key' : 'value' } };
}

/** Moves the cursor; `isMore` extends the selection. */
export function handlePress(editor: JsonEditor, target: Element, isMore: boolean): void {
  const embeddedRow = embeddedRowUnder(editor, target);
  if (embeddedRow >= 0) {
    if (!target.closest('button')) moveToRow(editor, embeddedRow);
    return;
  }
  const found = pressTargetOf(target);
  const { isEditing, isSelecting, editModule } = editor.store.getState();
  if (found && (isMore || (isEditing && isSelecting))) editModule?.selectTo(editor, found.node);
  else if (found) moveCursor(editor, found.node);
}

/** Opens a field in edit mode, else expands or collapses. */
export function handleDoublePress(editor: JsonEditor, target: Element): void {
  if (embeddedRowUnder(editor, target) >= 0) {
    const embeddedEditor = innermostEditor(editor);
    if (!target.closest('button')) toggle(embeddedEditor, embeddedEditor.store.getState().cursor);
    return;
  }
  const found = pressTargetOf(target);
  const { document, isEditing, editModule } = editor.store.getState();
  if (!found || !document) return;
  const { node, field } = found;
  const isBranch = field.part === 'value' && isContainer(document.nodes, node);
  if (isBranch && !target.closest('[data-cell]')) toggle(editor, node);
  else if (isEditing) editModule?.openField(editor, field);
}
