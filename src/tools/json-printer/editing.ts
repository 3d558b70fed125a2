// Editing the document: each command is one step of the history, and what cannot be done is said.

import { fieldText } from './describe.ts';
import { type JsonDocument, ordinalOf } from './engine/document.ts';
import {
  add,
  duplicate,
  move,
  moveBeside,
  paste,
  previousOf,
  remove,
  removeRange,
  rename,
  reorder,
  setValue,
} from './engine/edits.ts';
import { type Edit, type OnSplice, perform, redo, undo } from './engine/history.ts';
import { after, childCount, NONE, View } from './engine/nodes.ts';
import { reveal } from './engine/rows.ts';
import { runSliced } from './engine/steps.ts';
import { followInsides } from './insides.ts';
import { type Field, type Printer, refresh, work } from './printer.ts';
import { followSplice, reviseTables } from './tables.ts';

/** Whoever searches has the code of it. */
async function searchAgain(printer: Printer): Promise<void> {
  const searching = await import('./searching.ts');
  await searching.searchAgain(printer);
}

/** Whatever remembers nodes by number goes with them. */
const following =
  (printer: Printer): OnSplice =>
  (...splice) => {
    followSplice(printer, ...splice);
    followInsides(printer, ...splice);
  };

/** Makes an edit and shows where it was. False, and a toast, where it cannot be. */
function apply(printer: Printer, make: (document: JsonDocument) => Edit | null): boolean {
  const { document } = printer.store.getState();
  if (!document) return false;
  // Whatever reads the document in slices may not see it change.
  printer.store.getState().work?.cancel();
  try {
    const edit = make(document);
    if (!edit) return false;
    perform(document, printer.history, edit, following(printer));
    settle(printer, document, edit.focus, edit);
    return true;
  } catch (error) {
    printer.say.error(`Error updating value: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function settle(printer: Printer, document: JsonDocument, focus: number, { changes }: Edit): void {
  const cursor = Math.min(focus, document.nodes.length - 1);
  printer.facts.clear();
  printer.only = null;
  reveal(document.nodes, cursor);
  refresh(printer, { cursor, anchor: null, field: null, landing: null, isInputStale: true });
  for (const change of changes) if (change.kind === 'splice') reviseTables(printer, change.at);
  if (printer.store.getState().search.query !== '') void searchAgain(printer);
}

export const editValue = (printer: Printer, node: number, text: string): boolean =>
  apply(printer, document => setValue(document, node, text));

export const editKey = (printer: Printer, node: number, text: string): boolean =>
  apply(printer, document => rename(document, node, text));

export const removeNode = (printer: Printer, node: number): boolean =>
  apply(printer, document => remove(document, node));

export const duplicateNode = (printer: Printer, node: number): boolean =>
  apply(printer, document => duplicate(document, node));

export const removeNodes = (printer: Printer, first: number, last: number): boolean =>
  apply(printer, document => removeRange(document, first, last));

export const pasteAt = (printer: Printer, node: number, text: string, isSeveral = false): boolean =>
  apply(printer, document => paste(document, node, text, isSeveral));

/** The first and the last of them. */
export type Selection = readonly [first: number, last: number];

/** Several stay selected where they go. */
export function moveNodes(printer: Printer, [first, last]: Selection, target: number, isBehind: boolean): boolean {
  const { document } = printer.store.getState();
  if (!document) return false;
  const length = last - first;
  if (!apply(printer, () => moveBeside(document, first, last, target, isBehind))) return false;
  const { cursor } = printer.store.getState();
  if (length > 0) printer.store.setState({ anchor: cursor, cursor: cursor + length });
  tellPlace(printer, document);
  return true;
}

/** For who does not see where the rows went. */
function tellPlace(printer: Printer, { nodes }: JsonDocument): void {
  const { cursor, anchor } = printer.store.getState();
  const ordinal = (node: number) => (ordinalOf(nodes, node) + 1).toLocaleString('en');
  const places = anchor === null ? ordinal(cursor) : `${ordinal(anchor)} to ${ordinal(cursor)}`;
  const count = childCount(nodes, nodes.parent[cursor] as number).toLocaleString('en');
  printer.store.setState({ landed: `Now ${places} of ${count}` });
}

/** Trades places with the sibling before (-1) or behind (1). */
export function shiftNodes(printer: Printer, [first, last]: Selection, by: -1 | 1): boolean {
  const { document } = printer.store.getState();
  if (!document) return false;
  const { nodes } = document;
  if (first === last) {
    const isMoved = apply(printer, () => move(document, first, by));
    if (isMoved) tellPlace(printer, document);
    return isMoved;
  }
  const parent = nodes.parent[first] as number;
  if (parent === NONE || (by < 0 ? first === parent + 1 : after(nodes, last) >= after(nodes, parent))) return false;
  return moveNodes(printer, [first, last], by < 0 ? previousOf(nodes, first) : after(nodes, last), by > 0);
}

/** What a field in a row can hold without the page suffering. */
const LONGEST_FIELD = 20_000;
/** A container of more values than this is longer anyway. */
const MOST_TYPED = 1000;

/** Opens a field, unless the value is too long for one. */
export function openField(printer: Printer, field: Field): void {
  const { document } = printer.store.getState();
  if (!document) return;
  const isLong =
    field.part === 'value' &&
    ((document.nodes.size[field.node] as number) > MOST_TYPED ||
      fieldText(document, field.node).length > LONGEST_FIELD);
  if (isLong) printer.say.plain('This value is too long to edit here. Edit it as text in the input.');
  else printer.store.setState({ cursor: field.node, field });
}

/** Adds a null to a container and opens its field: the key of an object's, the value of an array's. */
export function addTo(printer: Printer, container: number): void {
  const { document } = printer.store.getState();
  if (!document) return;
  document.nodes.view[container] = (document.nodes.view[container] as number) | View.open;
  if (!apply(printer, () => add(document, container))) return;
  const { cursor } = printer.store.getState();
  printer.store.setState({ field: { node: cursor, part: document.nodes.key[cursor] === NONE ? 'value' : 'key' } });
}

/** Fills an empty cell of a table: the object gets the key with the typed value. */
export const addCell = (printer: Printer, element: number, key: string, text: string): boolean =>
  apply(printer, document => add(document, element, key, text));

export async function sortChildren(printer: Printer, container: number, down: boolean): Promise<void> {
  const { document } = printer.store.getState();
  if (!document) return;
  const { childrenSorted } = await import('./engine/arrange.ts');
  const order = await work(printer, 'Sorting', watch => runSliced(childrenSorted(document, container, down), watch));
  if (order && printer.store.getState().document === document)
    apply(printer, () => reorder(document, container, order));
}

export function undoEdit(printer: Printer): void {
  const { document, work: busy } = printer.store.getState();
  busy?.cancel();
  const edit = document && undo(document, printer.history, following(printer));
  if (edit) settle(printer, document, edit.focusBefore, edit);
}

export function redoEdit(printer: Printer): void {
  const { document, work: busy } = printer.store.getState();
  busy?.cancel();
  const edit = document && redo(document, printer.history, following(printer));
  if (edit) settle(printer, document, edit.focus, edit);
}
