// Rows on their way to another place among their siblings: taken along by the pointer, or shifted by Alt and arrows; where they would go is marked.
import type { DragEvent } from 'react';
import { moveNodes } from './editing.ts';
import { canMove, previousNode } from './engine/edits.ts';
import { NONE, subtreeEnd } from './engine/nodes.ts';
import type { DropTarget, JsonEditor } from './jsonEditor.ts';
import { embeddedAtCursor, selectionOf } from './navigation.ts';
import { nodeAt } from './view/treePointer.ts';

/** What rows that are dragged are known by. */
const DRAGGED = 'json/rows';

/** A row, or the selection it is in, is taken along; text that is selected is the browser's to drag. */
export function startRowDrag(editor: JsonEditor, event: DragEvent): void {
  const row = (event.target as Element).closest('[draggable="true"]');
  if (!row) return;
  const node = nodeAt(editor, row);
  const [first, last] = selectionOf(editor);
  if (node < first || node > last) editor.store.setState({ cursor: node, anchor: null, field: null });
  event.dataTransfer.setData(DRAGGED, 'rows');
  event.dataTransfer.effectAllowed = 'move';
}

/** Over a sibling, or over anything in it, the rows would go before it, or behind it where they come from above. */
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

/** Where Alt and an arrow would put what is selected, above and below. */
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

/** The sibling of what is selected that lies there, or in which that lies; NONE where it is neither. */
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
