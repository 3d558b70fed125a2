// What leaves the tool: the clipboard, a file, links. Every outcome has its specified words (specification part 1, §8).
import { copyWithNotice, isLong, printed } from './clipboard.ts';
import { type Bytes, chunksToText } from './engine/bytes.ts';
import type { ExportedText, JsonEditor } from './jsonEditor.ts';
import { cursorPath } from './navigation.ts';
import type * as Sharing from './sharing.ts';

export async function copyJson(editor: JsonEditor, root = 0): Promise<void> {
  try {
    const chunks = await printed(editor, editor.store.getState().settings.indent, root);
    if (chunks) await copyChunks(editor, chunks);
  } catch {
    editor.notify.error('Failed to copy JSON');
  }
}

/** JSON that was written in chunks: in one string where it is short, by what is fetched with the first that is long. True where it is copied. */
export async function copyChunks(editor: JsonEditor, chunks: Bytes[]): Promise<boolean> {
  const done = 'JSON copied to clipboard';
  if (!isLong(chunks)) return copyWithNotice(editor, chunksToText(chunks), done);
  return (await import('./sharing.ts')).copyLongText(editor, chunks, 'JSON', done);
}

export const copyCsv = (editor: JsonEditor, array: number): Promise<undefined | void> =>
  made(editor, 'Failed to copy to clipboard', ({ copyTableCsv }) => copyTableCsv(editor, array));

export async function copyPath(editor: JsonEditor): Promise<void> {
  await copyWithNotice(editor, cursorPath(editor), 'Path copied');
}

export const downloadJson = (editor: JsonEditor): Promise<undefined | void> =>
  made(editor, 'Failed to download JSON', ({ downloaded }) => downloaded(editor));

/** Compact JSON as encodeURIComponent writes it. */
export const escapeJson = (editor: JsonEditor): Promise<ExportedText | undefined> =>
  made(editor, 'Failed to escape JSON', ({ escaped }) => escaped(editor));

export const makeLink = (editor: JsonEditor, kind: 'plain' | 'compressed'): Promise<ExportedText | undefined> =>
  made(editor, 'Failed to generate URL', ({ linked }) => linked(editor, kind));

/** By what is fetched with the first of them; whatever goes wrong is said in its own words. */
async function made<T>(
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
