// What a query found, as a document to look at: a editor of its own, whose rows lead back to the first.

import { siblingIndex } from '../engine/document.ts';
import { initialRows } from '../engine/levels.ts';
import { NONE } from '../engine/nodes.ts';
import { expandAncestors } from '../engine/rows.ts';
import { type JsonEditor, newEditor, setDocument, updateRows } from '../jsonEditor.ts';
import { toggleTableView } from '../tableMode.ts';
import type { ResultList } from './queryMessages.ts';

/** The list as something the tree can show. */
export function newResultEditor(editor: JsonEditor, { bytes, nodes }: ResultList): JsonEditor {
  const part = newEditor(editor.parser, editor.notify);
  part.store.setState({ settings: editor.store.getState().settings, tab: 'output' });
  setDocument(part, bytes, nodes, initialRows(nodes));
  return part;
}

/** Shows the list as a table; false where it is none. */
export async function showResultTable(part: JsonEditor): Promise<boolean> {
  const isTable = () => part.store.getState().tables.has(0);
  if (!isTable()) await toggleTableView(part, 0);
  return isTable();
}

/** Which of the results the cursor of the list is in. */
export function resultAtCursor(part: JsonEditor): number {
  const { document, cursor } = part.store.getState();
  if (!document || cursor === 0) return 0;
  const { nodes } = document;
  let at = cursor;
  while (nodes.parent[at] !== 0 && nodes.parent[at] !== NONE) at = nodes.parent[at] as number;
  return siblingIndex(nodes, at);
}

/** Shows a node where it lies. */
export function goToNode(editor: JsonEditor, node: number): void {
  const { document } = editor.store.getState();
  if (!document || node >= document.nodes.length) return;
  expandAncestors(document.nodes, node);
  updateRows(editor, { cursor: node, field: null });
}
