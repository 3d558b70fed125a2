// Printing the document in time slices, and copying text to the clipboard.
import { copyText } from '../../../ui/share/clipboard.ts';
import { type Layout, print } from '../engine/print/print.ts';
import { runSliced } from '../engine/steps.ts';
import type { Bytes } from '../engine/text/bytes.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { runWithProgress } from '../runWithProgress.ts';

/** Prints the document or a node, in chunks; undefined if it was cancelled. */
export async function printInSlices(editor: JsonEditor, layout: Layout, root = 0): Promise<Bytes[] | undefined> {
  const { document } = editor.store.getState();
  return document
    ? runWithProgress(editor, 'Printing', watch => runSliced(print(document, layout, root), watch))
    : undefined;
}

/** Copies a text, if there is one, and shows the outcome in a toast; true if it was copied. */
export async function copyWithNotice(
  editor: JsonEditor,
  text: string | Promise<string | undefined>,
  done: string,
): Promise<boolean> {
  const copied = await copyText(text, 'Copy to clipboard');
  if (copied === 'copied') editor.notify.success(done);
  if (copied === 'offered') editor.notify.error('Failed to copy to clipboard');
  return copied === 'copied';
}

/** Size up to which a text is copied as one string without blocking the page, in bytes. */
const LONG_TEXT_BYTES = 1 << 20;

export const sizeOf = (chunks: readonly Bytes[]): number => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
export const isLong = (chunks: readonly Bytes[]): boolean => sizeOf(chunks) >= LONG_TEXT_BYTES;
