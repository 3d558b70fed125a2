// Writing the document out, and putting text on the clipboard.
import { copyText } from '../../ui/copyText.ts';
import type { Bytes } from './engine/bytes.ts';
import { type Layout, print } from './engine/print.ts';
import { runSliced } from './engine/steps.ts';
import { type JsonEditor, runWithProgress } from './jsonEditor.ts';

/** The document, or a part of it, as text in chunks; undefined where it was given up. */
export async function printed(editor: JsonEditor, layout: Layout, root = 0): Promise<Bytes[] | undefined> {
  const { document } = editor.store.getState();
  return document
    ? runWithProgress(editor, 'Printing', watch => runSliced(print(document, layout, root), watch))
    : undefined;
}

/** Copies, and says that it is done or that it could not be; true where it is. */
export async function copyWithNotice(editor: JsonEditor, text: string, done: string): Promise<boolean> {
  const isDone = await copyText(text);
  if (isDone) editor.notify.success(done);
  else editor.notify.error('Failed to copy to clipboard');
  return isDone;
}

/** Bytes that go to the clipboard as one string without the page being felt to stop. */
const LONG = 1 << 20;

export const sizeOf = (chunks: readonly Bytes[]): number => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
export const isLong = (chunks: readonly Bytes[]): boolean => sizeOf(chunks) >= LONG;
