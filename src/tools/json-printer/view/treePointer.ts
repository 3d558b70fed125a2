// The tree by pointer: rows, keys and cells say in `data-` which node they show, and one listener above them acts.
import { isContainer } from '../engine/nodes.ts';
import { RowKind } from '../engine/rows.ts';
import type { Field, JsonEditor } from '../jsonEditor.ts';
import { innermostEditor, moveCursor, moveToRow, toggle } from '../navigation.ts';

interface PressTarget {
  readonly node: number;
  /** What a second press types over. */
  readonly field: Field;
}

/** Which of the tree's rows it is, where that shows what stands in a string; -1 elsewhere. */
function embeddedRowUnder({ store }: JsonEditor, target: Element): number {
  const { rows } = store.getState();
  const row = Number(target.closest('[role="row"]')?.id.replace('json-row-', '') ?? -1);
  return rows.kind[row] === RowKind.embedded ? row : -1;
}

/** The document's node that lies there: of a bracket what it closes, of what stands in a string the string. */
export function nodeAt(editor: JsonEditor, target: Element): number {
  const row = embeddedRowUnder(editor, target);
  const { node, closes } = target.closest<HTMLElement>('[data-node], [data-closes]')?.dataset ?? {};
  return row >= 0 ? (editor.store.getState().rows.node[row] as number) : Number(node ?? closes ?? -1);
}

/** What lies under the pointer; null on brackets, heads, buttons and open fields. */
function pressTargetOf(target: Element): PressTarget | null {
  if (target.closest('button, input')) return null;
  const shown = target.closest<HTMLElement>('[data-node]');
  if (!shown) return null;
  const node = Number(shown.dataset['node']);
  const column = shown.dataset['column'];
  if (column !== undefined) return { node, field: { node, part: 'cell', column: Number(column) } };
  return { node, field: { node, part: target.closest('[data-part="key"]') ? 'key' : 'value' } };
}

/** With `isMore` what lies between is selected too. */
export function handlePress(editor: JsonEditor, target: Element, isMore: boolean): void {
  const inside = embeddedRowUnder(editor, target);
  if (inside >= 0) {
    if (!target.closest('button')) moveToRow(editor, inside);
    return;
  }
  const found = pressTargetOf(target);
  const { isEditing, isSelecting, editModule } = editor.store.getState();
  if (found && (isMore || (isEditing && isSelecting))) editModule?.selectTo(editor, found.node);
  else if (found) moveCursor(editor, found.node);
}

/** Opens a field where editing is on; a container opens and closes. */
export function handleDoublePress(editor: JsonEditor, target: Element): void {
  if (embeddedRowUnder(editor, target) >= 0) {
    const inside = innermostEditor(editor);
    if (!target.closest('button')) toggle(inside, inside.store.getState().cursor);
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
