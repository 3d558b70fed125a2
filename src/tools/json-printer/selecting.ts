// Several values at once: siblings from where the selection began to the cursor; copied, cut, pasted, dragged to another place.
import type { ClipboardEvent, DragEvent, KeyboardEvent } from 'react';
import { copyDone } from './clipboard.ts';
import { moveNodes, pasteAt, removeNodes, type Selection } from './editing.ts';
import { keyText } from './engine/document.ts';
import { after, Kind, NONE } from './engine/nodes.ts';
import { printText } from './engine/print.ts';
import type { Printer } from './printer.ts';

export function selectionOf(printer: Printer): Selection {
  const { cursor, anchor } = printer.store.getState();
  return anchor === null ? [cursor, cursor] : [Math.min(anchor, cursor), Math.max(anchor, cursor)];
}

/** Extends the selection to a node, where it is a sibling of where it began. */
export function selectTo(printer: Printer, node: number): void {
  const { cursor, anchor, document } = printer.store.getState();
  const from = anchor ?? cursor;
  if (document && document.nodes.parent[from] === document.nodes.parent[node])
    printer.store.setState({ anchor: from, cursor: node, field: null });
}

/** The sibling before (-1) or behind (1); itself at the end of the row. */
function beside(printer: Printer, by: 1 | -1): number {
  const { document, cursor } = printer.store.getState();
  const parent = document?.nodes.parent[cursor] ?? NONE;
  if (!document || parent === NONE) return cursor;
  const { nodes } = document;
  if (by === 1) return after(nodes, cursor) < after(nodes, parent) ? after(nodes, cursor) : cursor;
  let previous = cursor;
  for (let child = parent + 1; child < cursor; child = after(nodes, child)) previous = child;
  return previous;
}

/** Keys of selections; true where it was one. */
export function selectKeys(printer: Printer, event: KeyboardEvent): boolean {
  const { isEditing, anchor } = printer.store.getState();
  const key = event.key.toLowerCase();
  const isControl = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (event.shiftKey && !isControl && (key === 'arrowdown' || key === 'arrowup'))
    selectTo(printer, beside(printer, key === 'arrowdown' ? 1 : -1));
  else if (isControl && key === 'c' && anchor !== null && !getSelection()?.toString()) void copySelection(printer);
  else if (isControl && key === 'x' && isEditing) void cutSelection(printer);
  else if (!isControl && key === 'delete' && isEditing && anchor !== null)
    removeNodes(printer, ...selectionOf(printer));
  else return false;
  event.preventDefault();
  return true;
}

/** One value as it is; of several an object's members as an object, a list's as a list. */
function textOf(printer: Printer): string {
  const { document, settings } = printer.store.getState();
  if (!document) return '';
  const { nodes } = document;
  const [first, last] = selectionOf(printer);
  if (first === last) return printText(document, settings.indent, first);
  const isObject = nodes.kind[nodes.parent[first] as number] === Kind.object;
  const parts: string[] = [];
  for (let child = first; child <= last; child = after(nodes, child)) {
    const value = printText(document, 'compact', child);
    parts.push(isObject ? `${JSON.stringify(keyText(document, child))}: ${value}` : value);
  }
  const text = parts.join(',\n');
  return isObject ? `{\n${text}\n}` : `[\n${text}\n]`;
}

const copySelection = (printer: Printer) => copyDone(printer, textOf(printer), 'JSON copied to clipboard');

async function cutSelection(printer: Printer): Promise<void> {
  await copySelection(printer);
  removeNodes(printer, ...selectionOf(printer));
}

/** Text from the clipboard becomes a value behind the cursor. */
export function pasted(printer: Printer, event: ClipboardEvent): void {
  const { isEditing, cursor } = printer.store.getState();
  const text = event.clipboardData.getData('text');
  if (!isEditing || !text || (event.target as Element).matches('input')) return;
  event.preventDefault();
  pasteAt(printer, cursor, text);
}

const DRAGGED = 'application/x-json-rows';

const nodeUnder = (event: DragEvent): number =>
  Number((event.target as Element).closest<HTMLElement>('[data-node]')?.dataset['node'] ?? -1);

/** A row, or the selection it is in, is taken along. */
export function dragBegun(printer: Printer, event: DragEvent): void {
  const node = nodeUnder(event);
  const [first, last] = selectionOf(printer);
  if (node < first || node > last) printer.store.setState({ cursor: node, anchor: null, field: null });
  event.dataTransfer.setData(DRAGGED, 'rows');
  event.dataTransfer.effectAllowed = 'move';
}

/** Dropped on a sibling, the rows go before it, or behind it where they come from above. */
export function dropped(printer: Printer, event: DragEvent): void {
  if (!event.dataTransfer.types.includes(DRAGGED)) return;
  event.preventDefault();
  const target = nodeUnder(event);
  const selection = selectionOf(printer);
  if (target >= 0 && !moveNodes(printer, selection, target, target > selection[1]))
    printer.say.plain('Rows can be dragged to another place among their own.');
}
