// Exports: files, links and texts, and the dialog if the clipboard is not enough. A lazy module, loaded with the first export.
import { type Copied, hasClipboard } from '../../../ui/share/clipboard.ts';
import { saveFile, stamp } from '../../../ui/share/files.ts';
import { shareable, TOO_LONG_FOR_LINK } from '../../../ui/share/links.ts';
import { childrenOf } from '../engine/document/nodes.ts';
import { runSliced } from '../engine/steps.ts';
import { type Bytes, chunksToText, decodeInSteps } from '../engine/text/bytes.ts';
import { canBeLines, printAsRead } from '../engine/text/jsonLines.ts';
import { deflateForUrl, MAX_URL_LENGTH, percentEncode } from '../engine/text/urlCodec.ts';
import { formatBytes } from '../format.ts';
import type { ExportedText, JsonEditor } from '../jsonEditor.ts';
import { runWithProgress } from '../runWithProgress.ts';
import { copyWithNotice, printInSlices, sizeOf } from './clipboard.ts';
import type { CopyQuestion } from './copyQuestion.ts';
import { ASK_FROM_BYTES } from './printOrAsk.ts';

/** File name: json_data_2025-03-03_14-05-09.json */
export const fileName = (now: Date, ending = 'json'): string => `json_data_${stamp(now)}.${ending}`;

/** Downloads the document as it was read: JSON Lines as such. */
export async function downloadDocument(editor: JsonEditor): Promise<void> {
  const { document, isLines, settings } = editor.store.getState();
  if (!document) return;
  const chunks = await runWithProgress(editor, 'Printing', watch =>
    runSliced(printAsRead(document, settings.indent, isLines), watch),
  );
  if (!chunks) return;
  const areLines = isLines && canBeLines(document);
  const file = fileName(new Date(), areLines ? 'jsonl' : 'json');
  saveFile(file, new Blob(chunks, { type: areLines ? 'application/jsonl' : 'application/json' }));
  editor.notify.success(`JSON downloaded as ${file}`);
}

/** The table of an array as CSV, in chunks; undefined if it was cancelled. */
export async function printCsv(editor: JsonEditor, array: number): Promise<Bytes[] | undefined> {
  const { document, tables } = editor.store.getState();
  const table = tables.get(array);
  if (!document || !table) return undefined;
  const { csv } = await import('../engine/print/csv.ts');
  const elements = table.order ?? Uint32Array.from(childrenOf(document.nodes, array));
  return runWithProgress(editor, 'Writing CSV', watch => runSliced(csv(document, table.shape, elements), watch));
}

/** Copies a large node after its size was asked about. */
export async function copyLarge({ editor, root }: CopyQuestion): Promise<void> {
  const text = async () => {
    const chunks = await printInSlices(editor, editor.store.getState().settings.indent, root);
    return chunks && joined(editor, chunks);
  };
  try {
    await copyWithNotice(editor, text(), 'JSON copied to clipboard');
  } catch {
    editor.notify.error('Failed to copy JSON');
  }
}

/** Downloads a large node instead of copying it. */
export async function downloadInstead({ editor, root }: CopyQuestion): Promise<void> {
  const chunks = await printInSlices(editor, editor.store.getState().settings.indent, root);
  if (chunks) saveExported(editor, { kind: 'JSON', blob: new Blob(chunks, { type: 'application/json' }) });
}

/** Joins a long text in steps: given to the clipboard as bytes, the browser would join it in one task. Undefined if it is too long, and offered as a file. */
export async function longText(editor: JsonEditor, chunks: Bytes[], kind: 'JSON' | 'CSV'): Promise<string | undefined> {
  const size = sizeOf(chunks);
  if (size < ASK_FROM_BYTES) return joined(editor, chunks);
  const note = `${formatBytes(size)} are more than the clipboard takes well. Save it as a file instead.`;
  const file = { kind, blob: new Blob(chunks, { type: 'text/plain' }) };
  editor.store.setState({ exported: { title: `Copy ${kind}`, text: '', note, file } });
  return undefined;
}

const joined = (editor: JsonEditor, chunks: Bytes[]): Promise<string | undefined> =>
  runWithProgress(editor, 'Copying', watch => runSliced(decodeInSteps(chunks), watch));

/** Saves an export that was too long to copy. */
export function saveExported(editor: JsonEditor, { kind, blob }: NonNullable<ExportedText['file']>): void {
  const name = fileName(new Date(), kind.toLowerCase());
  saveFile(name, blob);
  editor.notify.success(`${kind} downloaded as ${name}`);
}

/** The document on one line, percent-encoded; undefined if it was cancelled. */
export async function escapedText(editor: JsonEditor): Promise<string | undefined> {
  const chunks = await printInSlices(editor, 'compact');
  const letters =
    chunks && (await runWithProgress(editor, 'Escaping', watch => runSliced(percentEncode(chunks), watch)));
  return letters && joined(editor, letters);
}

/** The link; undefined if it was cancelled, or is too long to be passed on and offered as a file. */
export async function linkTo(editor: JsonEditor, kind: 'plain' | 'compressed'): Promise<string | undefined> {
  const chunks = await printInSlices(editor, 'compact');
  if (!chunks) return undefined;
  const size = sizeOf(chunks);
  const page = location.origin + location.pathname;
  let link: string | undefined;
  if (kind === 'compressed') link = `${page}#z=${await deflateForUrl(chunks)}`;
  else if (size <= MAX_URL_LENGTH) link = `${page}?json=${chunksToText(await runSliced(percentEncode(chunks)))}`;
  if (kind === 'compressed' && link !== undefined && shareable(link) === null) {
    const file = { kind: 'JSON', blob: new Blob(chunks, { type: 'application/json' }) } as const;
    editor.store.setState({ exported: { title: 'Compressed URL', text: '', note: TOO_LONG_FOR_LINK, file } });
    return undefined;
  }
  if (!link || link.length > MAX_URL_LENGTH) throw new RangeError('No browser opens an address this long');
  return link;
}

/** Longest URL that servers accept, in characters; the fragment after # is not sent to them. */
const SAFE_URL_LENGTH = 8000;

interface MadeLink {
  readonly kind: 'plain' | 'compressed';
  readonly text: string;
  readonly copied: Copied;
}

/** Shows what became of a link. */
export function showLink(editor: JsonEditor, { kind, text, copied }: MadeLink): void {
  if (!hasClipboard()) {
    console.info(text);
    editor.notify.info('URL generated (see console)');
  } else if (copied !== 'copied') editor.notify.error("Generated URL but couldn't copy to clipboard");
  else {
    editor.notify.success('URL copied to clipboard');
    if (kind === 'compressed' || text.length <= SAFE_URL_LENGTH) return;
    const length = text.length.toLocaleString('en');
    const note = `It is on your clipboard, but with ${length} characters many servers refuse it. A compressed URL never reaches a server.`;
    editor.store.setState({ exported: { title: 'URL with this JSON', text, note } });
  }
}
