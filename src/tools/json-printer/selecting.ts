// Several values at once: siblings from where the selection began to the cursor; copied, cut, pasted.
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { copyChunks } from './actions.ts';
import { sizeOf } from './clipboard.ts';
import { pasteAt, removeNodes, type Selection } from './editing.ts';
import { type Bytes, ByteWriter, chunksToText } from './engine/bytes.ts';
import { type JsonDocument, keyText } from './engine/document.ts';
import { after, Kind, NONE } from './engine/nodes.ts';
import { print } from './engine/print.ts';
import { runSliced, type Steps } from './engine/steps.ts';
import { type Printer, work } from './printer.ts';
import { insideAtCursor, READ_ONLY } from './viewing.ts';

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
  if (insideAtCursor(printer)) {
    if (!isControl || key !== 'x' || !isEditing) return false;
    event.preventDefault();
    printer.say.plain(READ_ONLY);
    return true;
  }
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
function* written(document: JsonDocument, [first, last]: Selection, indent: number): Steps<Bytes[]> {
  if (first === last) return yield* print(document, indent, first);
  const { nodes } = document;
  const isObject = nodes.kind[nodes.parent[first] as number] === Kind.object;
  const out = new ByteWriter();
  out.text(isObject ? '{\n' : '[\n');
  for (let child = first; child <= last; child = after(nodes, child)) {
    if (child > first) out.text(',\n');
    if (isObject) out.text(`${JSON.stringify(keyText(document, child))}: `);
    for (const chunk of yield* print(document, 'compact', child)) out.bytes(chunk, 0, chunk.length);
    yield (child - first) / (last - first);
  }
  out.text(isObject ? '\n}' : '\n]');
  return out.finish();
}

/** Siblings that were copied last, as they were written: pasted, they are siblings again. */
let several: readonly Bytes[] = [];

/** Only a text that may be as long is compared: the other one has yet to be put together. */
function areSeveral(text: string): boolean {
  const size = sizeOf(several);
  const mayBe = size > 0 && text.length <= 2 * size && size <= 3 * text.length;
  return mayBe && text.replaceAll('\r\n', '\n') === chunksToText(several);
}

const paste = (printer: Printer, text: string) =>
  insideAtCursor(printer)
    ? printer.say.plain(READ_ONLY)
    : pasteAt(printer, printer.store.getState().cursor, text, areSeveral(text));

/** True where it is on the clipboard. */
export async function copySelection(printer: Printer): Promise<boolean> {
  const { document, settings } = printer.store.getState();
  if (!document) return false;
  const selection = selectionOf(printer);
  const chunks = await work(printer, 'Printing', watch =>
    runSliced(written(document, selection, settings.indent), watch),
  );
  if (!chunks || !(await copyChunks(printer, chunks))) return false;
  several = selection[0] < selection[1] ? chunks : [];
  return true;
}

/** What could not be copied stays where it is; so does what was changed meanwhile. */
export async function cutSelection(printer: Printer): Promise<void> {
  const { document: before } = printer.store.getState();
  const lastEdit = printer.history.done.at(-1);
  const selection = selectionOf(printer);
  const isCopied = await copySelection(printer);
  const { document, isEditing } = printer.store.getState();
  const isSame = document === before && printer.history.done.at(-1) === lastEdit;
  if (isCopied && isEditing && isSame) removeNodes(printer, ...selection);
}

/** Text from the clipboard becomes a value behind the cursor. */
export function pasted(printer: Printer, event: ClipboardEvent): void {
  const { isEditing } = printer.store.getState();
  const text = event.clipboardData.getData('text');
  if (!isEditing || !text || (event.target as Element).matches('input')) return;
  event.preventDefault();
  paste(printer, text);
}

/** For who has no keys. */
export async function pasteClipboard(printer: Printer): Promise<void> {
  try {
    const text = await navigator.clipboard.readText();
    if (text) paste(printer, text);
    else printer.say.plain('The clipboard holds no text.');
  } catch {
    printer.say.error('This browser lets no page read the clipboard. Press Ctrl+V instead.');
  }
}
