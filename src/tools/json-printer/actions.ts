// Export actions: clipboard, file, links. Every outcome has its specified message (specification part 1, §8).
import { copyWithNotice, isLong, printInSlices } from './clipboard.ts';
import { type Bytes, chunksToText } from './engine/bytes.ts';
import type { ExportedText, JsonEditor } from './jsonEditor.ts';
import { cursorPath } from './navigation.ts';
import type * as Sharing from './sharing.ts';

export async function copyJson(editor: JsonEditor, root = 0): Promise<void> {
  try {
    const chunks = await printInSlices(editor, editor.store.getState().settings.indent, root);
    if (chunks) await copyChunks(editor, chunks);
  } catch {
    editor.notify.error('Failed to copy JSON');
  }
}

/** Copies printed JSON; the code for long texts is loaded with the first of them. True if it was copied. */
export async function copyChunks(editor: JsonEditor, chunks: Bytes[]): Promise<boolean> {
  const done = 'JSON copied to clipboard';
  if (!isLong(chunks)) return copyWithNotice(editor, chunksToText(chunks), done);
  return (await import('./sharing.ts')).copyLongText(editor, chunks, 'JSON', done);
}

export const copyCsv = (editor: JsonEditor, array: number): Promise<undefined | void> =>
  runExport(editor, 'Failed to copy to clipboard', ({ copyTableCsv }) => copyTableCsv(editor, array));

export async function copyPath(editor: JsonEditor): Promise<void> {
  await copyWithNotice(editor, cursorPath(editor), 'Path copied');
}

export const downloadJson = (editor: JsonEditor): Promise<undefined | void> =>
  runExport(editor, 'Failed to download JSON', ({ downloadDocument }) => downloadDocument(editor));

/** Compact JSON, percent-encoded as by encodeURIComponent. */
export const escapeJson = (editor: JsonEditor): Promise<ExportedText | undefined> =>
  runExport(editor, 'Failed to escape JSON', ({ escapeDocument }) => escapeDocument(editor));

export const makeLink = (editor: JsonEditor, kind: 'plain' | 'compressed'): Promise<ExportedText | undefined> =>
  runExport(editor, 'Failed to generate URL', ({ createLink }) => createLink(editor, kind));

/** Runs an export of the lazy module `sharing.ts`; an error shows the given message. */
async function runExport<T>(
  editor: JsonEditor,
  failed: string,
  make: (sharing: typeof Sharing) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await make(await import('./sharing.ts'));
  } catch {
    editor.notify.error(failed);
    return undefined;
  }
}
