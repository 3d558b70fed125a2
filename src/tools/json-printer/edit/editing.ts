// Edit commands: each is one step of the undo history; an impossible one shows a toast.

import { type JsonDocument, siblingIndex } from '../engine/document/document.ts';
import {
  add,
  duplicate,
  move,
  moveSiblings,
  paste,
  previousNode,
  remove,
  removeRange,
  rename,
  reorder,
  setValue,
} from '../engine/document/edits.ts';
import { type Edit, type HistoryStep, type OnSplice, perform, redo, undo } from '../engine/document/history.ts';
import { childCount, NONE, subtreeEnd, View } from '../engine/document/nodes.ts';
import { expandAncestors } from '../engine/rows/rows.ts';
import { runSliced } from '../engine/steps.ts';
import { type EditorState, type Field, type JsonEditor, updateRows } from '../jsonEditor.ts';
import { runWithProgress } from '../runWithProgress.ts';
import { shiftTables, updateTableShapes } from '../table/tables.ts';
import { newAnalysis } from '../tree/analysis.ts';
import { shiftEmbedded } from '../tree/embedded.ts';
import type { Selection } from '../tree/navigation.ts';
import { fieldText } from '../tree/rowContent.ts';

/** Repeats the search after an edit; its code is loaded already if there is a query. */
async function searchAgain(editor: JsonEditor): Promise<void> {
  const searching = await import('../find/searching.ts');
  await searching.searchAgain(editor);
}

/** Follows each splice of the node table with the node numbers that are stored outside of it. */
function trackSplices({ store }: JsonEditor) {
  let { tables, embedded } = store.getState();
  const onSplice: OnSplice = (...splice) => {
    tables = shiftTables(tables, ...splice);
    embedded = shiftEmbedded(embedded, ...splice);
  };
  return { onSplice, tracked: () => ({ tables, embedded }) };
}

/** Applies an edit and moves the cursor. False, with a toast, if it is impossible. */
function apply(editor: JsonEditor, make: (document: JsonDocument) => Edit | null): boolean {
  const { document, history, progress } = editor.store.getState();
  if (!document) return false;
  // A task that reads the document in slices must not see it change.
  progress?.cancel();
  try {
    const edit = make(document);
    if (!edit) return false;
    const { onSplice, tracked } = trackSplices(editor);
    const step = perform(document, history, edit, onSplice);
    commit(editor, document, edit.focus, step, tracked());
    return true;
  } catch (error) {
    editor.notify.error(`Error updating value: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** Sets the state after an edit, an undo or a redo in one step. */
function commit(
  editor: JsonEditor,
  document: JsonDocument,
  focus: number,
  { edit, history }: HistoryStep,
  tracked: Pick<EditorState, 'tables' | 'embedded'>,
): void {
  const cursor = Math.min(focus, document.nodes.length - 1);
  editor.store.getState().analysis.abort();
  expandAncestors(document.nodes, cursor);
  updateRows(editor, {
    ...tracked,
    document: { ...document },
    history,
    analysis: newAnalysis(),
    visibleNodes: null,
    cursor,
    anchor: null,
    field: null,
    dropTarget: null,
    isInputStale: true,
  });
  for (const change of edit.changes) if (change.kind === 'splice') updateTableShapes(editor, change.at);
  if (editor.store.getState().search.query !== '') void searchAgain(editor);
}

export const editValue = (editor: JsonEditor, node: number, text: string): boolean =>
  apply(editor, document => setValue(document, node, text));

export const editKey = (editor: JsonEditor, node: number, text: string): boolean =>
  apply(editor, document => rename(document, node, text));

export const removeNode = (editor: JsonEditor, node: number): boolean =>
  apply(editor, document => remove(document, node));

export const duplicateNode = (editor: JsonEditor, node: number): boolean =>
  apply(editor, document => duplicate(document, node));

export const removeNodes = (editor: JsonEditor, first: number, last: number): boolean =>
  apply(editor, document => removeRange(document, first, last));

export const pasteAt = (editor: JsonEditor, node: number, text: string, asSiblings = false): boolean =>
  apply(editor, document => paste(document, node, text, asSiblings));

/** Moves siblings; several stay selected. */
export function moveNodes(editor: JsonEditor, [first, last]: Selection, target: number, isBehind: boolean): boolean {
  const { document } = editor.store.getState();
  if (!document) return false;
  const length = last - first;
  if (!apply(editor, () => moveSiblings(document, first, last, target, isBehind))) return false;
  const { cursor } = editor.store.getState();
  if (length > 0) editor.store.setState({ anchor: cursor, cursor: cursor + length });
  announceMove(editor, document);
  return true;
}

/** Announces the new position to screen readers. */
function announceMove(editor: JsonEditor, { nodes }: JsonDocument): void {
  const { cursor, anchor } = editor.store.getState();
  const ordinal = (node: number) => (siblingIndex(nodes, node) + 1).toLocaleString('en');
  const places = anchor === null ? ordinal(cursor) : `${ordinal(anchor)} to ${ordinal(cursor)}`;
  const count = childCount(nodes, nodes.parent[cursor] as number).toLocaleString('en');
  editor.store.setState({ moveAnnouncement: `Now ${places} of ${count}` });
}

/** Swaps the selected siblings with the previous (-1) or next (1) one. */
export function shiftNodes(editor: JsonEditor, [first, last]: Selection, by: -1 | 1): boolean {
  const { document } = editor.store.getState();
  if (!document) return false;
  const { nodes } = document;
  if (first === last) {
    const isMoved = apply(editor, () => move(document, first, by));
    if (isMoved) announceMove(editor, document);
    return isMoved;
  }
  const parent = nodes.parent[first] as number;
  if (parent === NONE || (by < 0 ? first === parent + 1 : subtreeEnd(nodes, last) >= subtreeEnd(nodes, parent)))
    return false;
  return moveNodes(editor, [first, last], by < 0 ? previousNode(nodes, first) : subtreeEnd(nodes, last), by > 0);
}

/** Longest value that is edited in a field, in characters. */
const MAX_FIELD_LENGTH = 20_000;
/** Most nodes of a container that is edited in a field; more make a longer text anyway. */
const MAX_FIELD_NODES = 1000;

/** Opens the inline field, unless the value is too long for one. */
export function openField(editor: JsonEditor, field: Field): void {
  const { document } = editor.store.getState();
  if (!document) return;
  const isLong =
    field.part === 'value' &&
    ((document.nodes.size[field.node] as number) > MAX_FIELD_NODES ||
      fieldText(document, field.node).length > MAX_FIELD_LENGTH);
  if (isLong) editor.notify.info('This value is too long to edit here. Edit it as text in the input.');
  else editor.store.setState({ cursor: field.node, field });
}

/** Adds null to a container and opens a field: for the key in an object, for the value in an array. */
export function addTo(editor: JsonEditor, container: number): void {
  const { document } = editor.store.getState();
  if (!document) return;
  document.nodes.view[container] = (document.nodes.view[container] as number) | View.open;
  if (!apply(editor, () => add(document, container))) return;
  const { cursor } = editor.store.getState();
  editor.store.setState({ field: { node: cursor, part: document.nodes.key[cursor] === NONE ? 'value' : 'key' } });
}

/** Fills an empty cell of a table: the object gets the key with the typed value. */
export const addCell = (editor: JsonEditor, element: number, key: string, text: string): boolean =>
  apply(editor, document => add(document, element, key, text));

export async function sortChildren(editor: JsonEditor, container: number, down: boolean): Promise<void> {
  const { document } = editor.store.getState();
  if (!document) return;
  const { sortedChildren } = await import('../engine/rows/arrange.ts');
  const order = await runWithProgress(editor, 'Sorting', watch =>
    runSliced(sortedChildren(document, container, down), watch),
  );
  if (order && editor.store.getState().document === document) apply(editor, () => reorder(document, container, order));
}

export const undoEdit = (editor: JsonEditor): void => stepHistory(editor, undo, edit => edit.focusBefore);
export const redoEdit = (editor: JsonEditor): void => stepHistory(editor, redo, edit => edit.focus);

function stepHistory(editor: JsonEditor, step: typeof undo, focusOf: (edit: Edit) => number): void {
  const { document, history, progress } = editor.store.getState();
  progress?.cancel();
  if (!document) return;
  const { onSplice, tracked } = trackSplices(editor);
  const done = step(document, history, onSplice);
  if (done) commit(editor, document, focusOf(done.edit), done, tracked());
}
