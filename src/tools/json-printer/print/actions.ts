// Export actions: clipboard, file, links. Every outcome has its specified message (specification part 1, §8).
import { copyText } from '../../../ui/share/clipboard.ts';
import { type Bytes, chunksToText } from '../engine/text/bytes.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { cursorPath } from '../tree/navigation.ts';
import { copyWithNotice, isLong } from './clipboard.ts';
import type * as Sharing from './sharing.ts';

const loadSharing = (): Promise<typeof Sharing> => import('./sharing.ts');

/** Copies a node; asks first if it is large. */
export async function copyJson(editor: JsonEditor, root = 0): Promise<void> {
  try {
    await copyChunks(editor, printedCopy(editor, root));
  } catch {
    editor.notify.error('Failed to copy JSON');
  }
}

async function printedCopy(editor: JsonEditor, root: number): Promise<Bytes[] | undefined> {
  const { printOrAsk } = await import('./printOrAsk.ts');
  return printOrAsk(editor, root);
}

/** Copies JSON that is being printed. True if it was copied. */
export const copyChunks = (editor: JsonEditor, printed: Promise<Bytes[] | undefined>): Promise<boolean> =>
  copyWithNotice(editor, textOf(editor, printed, 'JSON'), 'JSON copied to clipboard');

export async function copyCsv(editor: JsonEditor, array: number): Promise<void> {
  const printed = loadSharing().then(({ printCsv }) => printCsv(editor, array));
  try {
    await copyWithNotice(editor, textOf(editor, printed, 'CSV'), 'Table copied as CSV');
  } catch {
    editor.notify.error('Failed to copy to clipboard');
  }
}

/** Text for the clipboard; the code for long ones is loaded with the first of them. Undefined if it was cancelled, or is too long and offered as a file. */
async function textOf(
  editor: JsonEditor,
  printed: Promise<Bytes[] | undefined>,
  kind: 'JSON' | 'CSV',
): Promise<string | undefined> {
  const chunks = await printed;
  if (!chunks || !isLong(chunks)) return chunks && chunksToText(chunks);
  return (await loadSharing()).longText(editor, chunks, kind);
}

export async function copyPath(editor: JsonEditor): Promise<void> {
  await copyWithNotice(editor, cursorPath(editor), 'Path copied');
}

export async function downloadJson(editor: JsonEditor): Promise<void> {
  try {
    await (await loadSharing()).downloadDocument(editor);
  } catch {
    editor.notify.error('Failed to download JSON');
  }
}

/** Compact JSON, percent-encoded as by encodeURIComponent. */
export async function escapeJson(editor: JsonEditor): Promise<void> {
  try {
    const text = loadSharing().then(({ escapedText }) => escapedText(editor));
    if ((await copyText(text, 'Escaped JSON')) !== 'nothing') editor.notify.success('JSON escaped for URL use');
  } catch {
    editor.notify.error('Failed to escape JSON');
  }
}

export async function makeLink(editor: JsonEditor, kind: 'plain' | 'compressed'): Promise<void> {
  try {
    const link = loadSharing().then(({ linkTo }) => linkTo(editor, kind));
    const copied = await copyText(link, kind === 'plain' ? 'URL with this JSON' : 'Compressed URL');
    const text = await link;
    if (text !== undefined) (await loadSharing()).showLink(editor, { kind, text, copied });
  } catch {
    editor.notify.error('Failed to generate URL');
  }
}
