// Query results as a read-only editor of their own; each row leads to its node in the queried document.

import { siblingIndex } from '../engine/document/document.ts';
import { NONE } from '../engine/document/nodes.ts';
import { initialRows } from '../engine/rows/levels.ts';
import { type JsonEditor, newEditor } from '../jsonEditor.ts';
import { setDocument } from '../open/openedDocument.ts';
import { toggleTableView } from '../table/tableMode.ts';
import type { ResultList } from './queryMessages.ts';

/** Editor of a list of results. */
export function newResultEditor(editor: JsonEditor, { bytes, nodes }: ResultList): JsonEditor {
  const resultEditor = newEditor(editor.parser, editor.notify);
  resultEditor.store.setState({ settings: editor.store.getState().settings, tab: 'output' });
  setDocument(resultEditor, bytes, nodes, initialRows(nodes));
  return resultEditor;
}

/** Shows the list as a table; false if it is no table. */
export async function showResultTable(resultEditor: JsonEditor): Promise<boolean> {
  const isTable = () => resultEditor.store.getState().tables.has(0);
  if (!isTable()) await toggleTableView(resultEditor, 0);
  return isTable();
}

/** Index of the result at the cursor. */
export function resultAtCursor(resultEditor: JsonEditor): number {
  const { document, cursor } = resultEditor.store.getState();
  if (!document || cursor === 0) return 0;
  const { nodes } = document;
  let at = cursor;
  while (nodes.parent[at] !== 0 && nodes.parent[at] !== NONE) at = nodes.parent[at] as number;
  return siblingIndex(nodes, at);
}
