// Exports: files, links and texts, and the dialog if the clipboard is not enough. A lazy module, loaded with the first export.
import { copyText } from '../../ui/copyText.ts';
import { saveFile, stamp } from '../../ui/files.ts';
import { shareable, TOO_LONG_FOR_LINK } from '../../ui/links.ts';
import { copyWithNotice, isLong, printInSlices, sizeOf } from './clipboard.ts';
import { type Bytes, chunksToText, decodeInSteps } from './engine/bytes.ts';
import { childrenOf } from './engine/nodes.ts';
import { runSliced } from './engine/steps.ts';
import { deflateForUrl, MAX_URL_LENGTH, percentEncode } from './engine/urlCodec.ts';
import { formatBytes } from './format.ts';
import { type ExportedText, type JsonEditor, runWithProgress } from './jsonEditor.ts';

/** File name: json_data_2025-03-03_14-05-09.json */
export const fileName = (now: Date): string => `json_data_${stamp(now)}.json`;

export async function downloadDocument(editor: JsonEditor): Promise<void> {
  const chunks = await printInSlices(editor, editor.store.getState().settings.indent);
  if (!chunks) return;
  const file = fileName(new Date());
  saveFile(file, new Blob(chunks, { type: 'application/json' }));
  editor.notify.success(`JSON downloaded as ${file}`);
}

export async function copyTableCsv(editor: JsonEditor, array: number): Promise<void> {
  const { document, tables } = editor.store.getState();
  const table = tables.get(array);
  if (!document || !table) return;
  const { csv } = await import('./engine/csv.ts');
  const elements = table.order ?? Uint32Array.from(childrenOf(document.nodes, array));
  const chunks = await runWithProgress(editor, 'Writing CSV', watch =>
    runSliced(csv(document, table.shape, elements), watch),
  );
  const done = 'Table copied as CSV';
  if (chunks && isLong(chunks)) await copyLongText(editor, chunks, 'CSV', done);
  else if (chunks) await copyWithNotice(editor, chunksToText(chunks), done);
}

/** Largest text for the clipboard in bytes; a larger one is offered as a file, because it would block the page and other programs. */
const MAX_CLIPBOARD_BYTES = 10_000_000;

/** Joins a long text in steps: given to the clipboard as bytes, the browser would join it in one task. True if it was copied. */
export async function copyLongText(
  editor: JsonEditor,
  chunks: Bytes[],
  kind: 'JSON' | 'CSV',
  done: string,
): Promise<boolean> {
  const size = sizeOf(chunks);
  if (size > MAX_CLIPBOARD_BYTES) {
    const note = `${formatBytes(size)} are more than the clipboard takes well. Save it as a file instead.`;
    const file = { kind, blob: new Blob(chunks, { type: 'text/plain' }) };
    editor.store.setState({ exported: { title: `Copy ${kind}`, text: '', note, file } });
    return false;
  }
  const text = await joined(editor, chunks);
  return text !== undefined && copyWithNotice(editor, text, done);
}

const joined = (editor: JsonEditor, chunks: Bytes[]): Promise<string | undefined> =>
  runWithProgress(editor, 'Copying', watch => runSliced(decodeInSteps(chunks), watch));

/** Saves an export that was too long to copy. */
export function saveExported(editor: JsonEditor, { kind, blob }: NonNullable<ExportedText['file']>): void {
  const name = fileName(new Date()).replace(/json$/, kind.toLowerCase());
  saveFile(name, blob);
  editor.notify.success(`${kind} downloaded as ${name}`);
}

const REFUSED = 'The clipboard was refused. Copy it from here.';

export async function escapeDocument(editor: JsonEditor): Promise<ExportedText | undefined> {
  const chunks = await printInSlices(editor, 'compact');
  const letters =
    chunks && (await runWithProgress(editor, 'Escaping', watch => runSliced(percentEncode(chunks), watch)));
  const text = letters && (await joined(editor, letters));
  if (text === undefined) return undefined;
  const isCopied = await copyText(text);
  editor.notify.success('JSON escaped for URL use');
  return isCopied ? undefined : { title: 'Escaped JSON', text, note: REFUSED };
}

/** Longest URL that servers accept, in characters; the fragment after # is not sent to them. */
const SAFE_URL_LENGTH = 8000;

export async function createLink(editor: JsonEditor, kind: 'plain' | 'compressed'): Promise<ExportedText | undefined> {
  const link = await linkTo(editor, kind);
  if (typeof link !== 'string') return link;
  const isCopied = await copyLinkWithNotice(editor, link);
  const title = kind === 'plain' ? 'URL with this JSON' : 'Compressed URL';
  if (!isCopied) return { title, text: link, note: REFUSED };
  const length = link.length.toLocaleString('en');
  const note = `It is on your clipboard, but with ${length} characters many servers refuse it. A compressed URL never reaches a server.`;
  return kind === 'plain' && link.length > SAFE_URL_LENGTH ? { title, text: link, note } : undefined;
}

/** The link; for a compressed one that is too long to be passed on, the same as a file. */
async function linkTo(editor: JsonEditor, kind: 'plain' | 'compressed'): Promise<string | ExportedText | undefined> {
  const chunks = await printInSlices(editor, 'compact');
  if (!chunks) return undefined;
  const size = sizeOf(chunks);
  const page = location.origin + location.pathname;
  let link: string | undefined;
  if (kind === 'compressed') link = `${page}#z=${await deflateForUrl(chunks)}`;
  else if (size <= MAX_URL_LENGTH) link = `${page}?json=${chunksToText(await runSliced(percentEncode(chunks)))}`;
  if (kind === 'compressed' && link !== undefined && shareable(link) === null) {
    const file = { kind: 'JSON', blob: new Blob(chunks, { type: 'application/json' }) } as const;
    return { title: 'Compressed URL', text: '', note: TOO_LONG_FOR_LINK, file };
  }
  if (!link || link.length > MAX_URL_LENGTH) throw new RangeError('No browser opens an address this long');
  return link;
}

async function copyLinkWithNotice(editor: JsonEditor, link: string): Promise<boolean> {
  if (!navigator.clipboard) {
    console.info(link);
    editor.notify.info('URL generated (see console)');
    return false;
  }
  const isCopied = await copyText(link);
  if (isCopied) editor.notify.success('URL copied to clipboard');
  else editor.notify.error("Generated URL but couldn't copy to clipboard");
  return isCopied;
}
