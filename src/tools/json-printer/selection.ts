// Several values at once: siblings from where the selection began to the cursor; copied, cut, pasted.
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { copyChunks } from './actions.ts';
import { sizeOf } from './clipboard.ts';
import { pasteAt, removeNodes } from './editing.ts';
import { type Bytes, ByteWriter, chunksToText } from './engine/bytes.ts';
import { type JsonDocument, keyText } from './engine/document.ts';
import { Kind, NONE, subtreeEnd } from './engine/nodes.ts';
import { print } from './engine/print.ts';
import { runSliced, type Steps } from './engine/steps.ts';
import { type JsonEditor, runWithProgress } from './jsonEditor.ts';
import { embeddedAtCursor, READ_ONLY, type Selection, selectionOf } from './navigation.ts';

/** Extends the selection to a node, where it is a sibling of where it began. */
export function selectTo(editor: JsonEditor, node: number): void {
  const { cursor, anchor, document } = editor.store.getState();
  const from = anchor ?? cursor;
  if (document && document.nodes.parent[from] === document.nodes.parent[node])
    editor.store.setState({ anchor: from, cursor: node, field: null });
}

/** The sibling before (-1) or behind (1); itself at the end of the row. */
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

/** Shift and arrows extend the selection, Control+C copies several. True where the key was one of these. */
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

/** One value as it is; of several an object's members as an object, a list's as a list. */
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

/** Siblings that were copied last, as they were written: pasted, they are siblings again. */
let copiedSiblings: readonly Bytes[] = [];

/** Only a text that may be as long is compared: the other one has yet to be put together. */
function isCopiedSiblings(text: string): boolean {
  const size = sizeOf(copiedSiblings);
  const mayBe = size > 0 && text.length <= 2 * size && size <= 3 * text.length;
  return mayBe && text.replaceAll('\r\n', '\n') === chunksToText(copiedSiblings);
}

const paste = (editor: JsonEditor, text: string) =>
  embeddedAtCursor(editor)
    ? editor.notify.info(READ_ONLY)
    : pasteAt(editor, editor.store.getState().cursor, text, isCopiedSiblings(text));

/** True where it is on the clipboard. */
export async function copySelection(editor: JsonEditor): Promise<boolean> {
  const { document, settings } = editor.store.getState();
  if (!document) return false;
  const selection = selectionOf(editor);
  const chunks = await runWithProgress(editor, 'Printing', watch =>
    runSliced(printSelection(document, selection, settings.indent), watch),
  );
  if (!chunks || !(await copyChunks(editor, chunks))) return false;
  copiedSiblings = selection[0] < selection[1] ? chunks : [];
  return true;
}

/** What could not be copied stays where it is; so does what was changed meanwhile. */
export async function cutSelection(editor: JsonEditor): Promise<void> {
  const { document: before } = editor.store.getState();
  const selection = selectionOf(editor);
  const isCopied = await copySelection(editor);
  const { document, isEditing } = editor.store.getState();
  if (isCopied && isEditing && document === before) removeNodes(editor, ...selection);
}

/** Text from the clipboard becomes a value behind the cursor. */
export function handlePaste(editor: JsonEditor, event: ClipboardEvent): void {
  const { isEditing } = editor.store.getState();
  const text = event.clipboardData.getData('text');
  if (!isEditing || !text || (event.target as Element).matches('input')) return;
  event.preventDefault();
  paste(editor, text);
}

/** For who has no keys. */
export async function pasteClipboard(editor: JsonEditor): Promise<void> {
  try {
    const text = await navigator.clipboard.readText();
    if (text) paste(editor, text);
    else editor.notify.info('The clipboard holds no text.');
  } catch {
    editor.notify.error('This browser lets no page read the clipboard. Press Ctrl+V instead.');
  }
}
