// Selection of several siblings, from the anchor to the cursor: copy, cut, paste.
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { readCopied } from '../../../ui/share/clipboard.ts';
import { type JsonDocument, keyText } from '../engine/document/document.ts';
import { Kind, NONE, subtreeEnd } from '../engine/document/nodes.ts';
import { print } from '../engine/print/print.ts';
import { runSliced, type Steps } from '../engine/steps.ts';
import { type Bytes, ByteWriter, chunksToText } from '../engine/text/bytes.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { copyChunks } from '../print/actions.ts';
import { sizeOf } from '../print/clipboard.ts';
import { runWithProgress } from '../runWithProgress.ts';
import { embeddedAtCursor, READ_ONLY, type Selection, selectionOf } from '../tree/navigation.ts';
import { pasteAt, removeNodes } from './editing.ts';

/** Extends the selection to a node, if it is a sibling of the anchor. */
export function selectTo(editor: JsonEditor, node: number): void {
  const { cursor, anchor, document } = editor.store.getState();
  const from = anchor ?? cursor;
  if (document && document.nodes.parent[from] === document.nodes.parent[node])
    editor.store.setState({ anchor: from, cursor: node, field: null });
}

/** Previous (-1) or next (1) sibling of the cursor; the cursor itself if there is none. */
function siblingBeside(editor: JsonEditor, by: 1 | -1): number {
  const { document, cursor } = editor.store.getState();
  const parent = document?.nodes.parent[cursor] ?? NONE;
  if (!document || parent === NONE) return cursor;
  const { nodes } = document;
  if (by === 1) return subtreeEnd(nodes, cursor) < subtreeEnd(nodes, parent) ? subtreeEnd(nodes, cursor) : cursor;
  let previous = cursor;
  for (let child = parent + 1; child < cursor; child = subtreeEnd(nodes, child)) previous = child;
  return previous;
}

/** Shift with arrows extends the selection, Control+C copies several values. True if the key was one of these. */
export function handleSelectionKey(editor: JsonEditor, event: KeyboardEvent): boolean {
  if (embeddedAtCursor(editor)) return false;
  const { anchor } = editor.store.getState();
  const key = event.key.toLowerCase();
  const isControl = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (event.shiftKey && !isControl && (key === 'arrowdown' || key === 'arrowup'))
    selectTo(editor, siblingBeside(editor, key === 'arrowdown' ? 1 : -1));
  else if (isControl && key === 'c' && anchor !== null && !getSelection()?.toString()) void copySelection(editor);
  else return false;
  event.preventDefault();
  return true;
}

/** Prints the selection: one value as it is, several members as an object, several elements as an array. */
function* printSelection(document: JsonDocument, [first, last]: Selection, indent: number): Steps<Bytes[]> {
  if (first === last) return yield* print(document, indent, first);
  const { nodes } = document;
  const isObject = nodes.kind[nodes.parent[first] as number] === Kind.object;
  const out = new ByteWriter();
  out.text(isObject ? '{\n' : '[\n');
  for (let child = first; child <= last; child = subtreeEnd(nodes, child)) {
    if (child > first) out.text(',\n');
    if (isObject) out.text(`${JSON.stringify(keyText(document, child))}: `);
    for (const chunk of yield* print(document, 'compact', child)) out.bytes(chunk, 0, chunk.length);
    yield (child - first) / (last - first);
  }
  out.text(isObject ? '\n}' : '\n]');
  return out.finish();
}

/** Printed siblings of the last copy: when they are pasted, they become siblings again. */
let copiedSiblings: readonly Bytes[] = [];

/** True if a text is the last copy. The size is compared first, because the copy is joined for the comparison. */
function isCopiedSiblings(text: string): boolean {
  const size = sizeOf(copiedSiblings);
  const mayBe = size > 0 && text.length <= 2 * size && size <= 3 * text.length;
  return mayBe && text.replaceAll('\r\n', '\n') === chunksToText(copiedSiblings);
}

const paste = (editor: JsonEditor, text: string) =>
  embeddedAtCursor(editor)
    ? editor.notify.info(READ_ONLY)
    : pasteAt(editor, editor.store.getState().cursor, text, isCopiedSiblings(text));

/** Copies the selection; true if it is on the clipboard. */
export async function copySelection(editor: JsonEditor): Promise<boolean> {
  const { document, settings } = editor.store.getState();
  if (!document) return false;
  const selection = selectionOf(editor);
  const printed = runWithProgress(editor, 'Printing', watch =>
    runSliced(printSelection(document, selection, settings.indent), watch),
  );
  if (!(await copyChunks(editor, printed))) return false;
  copiedSiblings = (selection[0] < selection[1] && (await printed)) || [];
  return true;
}

/** Copies and removes the selection; not if the copy failed or the document was changed meanwhile. */
export async function cutSelection(editor: JsonEditor): Promise<void> {
  const { document: before } = editor.store.getState();
  const selection = selectionOf(editor);
  const isCopied = await copySelection(editor);
  const { document, isEditing } = editor.store.getState();
  if (isCopied && isEditing && document === before) removeNodes(editor, ...selection);
}

/** Inserts a pasted text as a value after the cursor. */
export function handlePaste(editor: JsonEditor, event: ClipboardEvent): void {
  const { isEditing } = editor.store.getState();
  const text = event.clipboardData.getData('text');
  if (!isEditing || !text || (event.target as Element).matches('input')) return;
  event.preventDefault();
  paste(editor, text);
}

/** Pastes by button. */
export async function pasteClipboard(editor: JsonEditor): Promise<void> {
  try {
    const text = await readCopied();
    if (text) paste(editor, text);
    else editor.notify.info('The clipboard holds no text.');
  } catch {
    editor.notify.error('This browser lets no page read the clipboard. Press Ctrl+V instead.');
  }
}
