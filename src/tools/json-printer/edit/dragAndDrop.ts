// Moving rows among their siblings: drag and drop, or Alt with arrow keys. The drop target is marked.
import type { DragEvent } from 'react';
import { canMove, previousNode } from '../engine/document/edits.ts';
import { NONE, subtreeEnd } from '../engine/document/nodes.ts';
import type { DropTarget, JsonEditor } from '../jsonEditor.ts';
import { embeddedAtCursor, selectionOf } from '../tree/navigation.ts';
import { nodeAt } from '../tree/treePointer.ts';
import { moveNodes } from './editing.ts';

/** Data transfer type of dragged rows. */
const DRAGGED = 'json/rows';

/** Starts to drag a row, or the selection that it is in; selected text is left to the browser. */
export function startRowDrag(editor: JsonEditor, event: DragEvent): void {
  const row = (event.target as Element).closest('[draggable="true"]');
  if (!row) return;
  const node = nodeAt(editor, row);
  const [first, last] = selectionOf(editor);
  if (node < first || node > last) editor.store.setState({ cursor: node, anchor: null, field: null });
  event.dataTransfer.setData(DRAGGED, 'rows');
  event.dataTransfer.effectAllowed = 'move';
}

/** Marks the drop target: before the sibling under the pointer, or after it when dragging down. */
export function dragRowsOver(editor: JsonEditor, event: DragEvent): void {
  if (!event.dataTransfer.types.includes(DRAGGED)) return;
  event.preventDefault();
  setDropTarget(editor, dropTargetAt(editor, event.target as Element));
}

export function endRowDrag(editor: JsonEditor): void {
  setDropTarget(editor, null);
}

export function dropRows(editor: JsonEditor, event: DragEvent): void {
  if (!event.dataTransfer.types.includes(DRAGGED)) return;
  event.preventDefault();
  const target = siblingAt(editor, event.target as Element);
  const selection = selectionOf(editor);
  setDropTarget(editor, null);
  if (target === NONE) editor.notify.info('Rows can be dragged to another place among their own.');
  else moveNodes(editor, selection, target, target > selection[1]);
}

/** Marks the targets of Alt with arrow up and down. */
export function showMoveTargets(editor: JsonEditor): void {
  const { document } = editor.store.getState();
  if (!document || embeddedAtCursor(editor)) return;
  const { nodes } = document;
  const [first, last] = selectionOf(editor);
  const { up } = canMove(nodes, first);
  const { down } = canMove(nodes, last);
  setDropTarget(editor, {
    ...(up && { before: previousNode(nodes, first) }),
    ...(down && { after: subtreeEnd(nodes, last) }),
  });
}

function setDropTarget({ store }: JsonEditor, dropTarget: DropTarget | null): void {
  const now = store.getState().dropTarget;
  if (now?.before !== dropTarget?.before || now?.after !== dropTarget?.after || !now !== !dropTarget)
    store.setState({ dropTarget });
}

/** Sibling of the selection at an element, or the sibling that contains it; NONE if there is none. */
function siblingAt(editor: JsonEditor, target: Element): number {
  const { document } = editor.store.getState();
  if (!document) return NONE;
  const { nodes } = document;
  const [first] = selectionOf(editor);
  const parent = nodes.parent[first] as number;
  const under = nodeAt(editor, target);
  if (under < 0 || parent === NONE) return NONE;
  let at = under;
  while (at !== NONE && nodes.parent[at] !== parent) at = nodes.parent[at] as number;
  return at;
}

function dropTargetAt(editor: JsonEditor, target: Element): DropTarget | null {
  const [first, last] = selectionOf(editor);
  const sibling = siblingAt(editor, target);
  if (sibling === NONE || (sibling >= first && sibling <= last)) return null;
  return sibling > last ? { after: sibling } : { before: sibling };
}
