// Files, links and texts made of the document: what they say, and what to show where the clipboard is not enough. Fetched with the first.
import { copyText } from '../../ui/copyText.ts';
import { saveFile, stamp } from '../../ui/files.ts';
import { sizeText } from './amounts.ts';
import { copyDone, isLong, printed, sizeOf } from './clipboard.ts';
import { type Bytes, chunksToText, joining } from './engine/bytes.ts';
import { LONGEST_LINK, packed, percentEncoded } from './engine/links.ts';
import { childrenOf } from './engine/nodes.ts';
import { runSliced } from './engine/steps.ts';
import { type Made, type Printer, work } from './printer.ts';

/** json_data_2025-03-03_14-05-09.json */
export const fileName = (now: Date): string => `json_data_${stamp(now)}.json`;

export async function downloaded(printer: Printer): Promise<void> {
  const chunks = await printed(printer, printer.store.getState().settings.indent);
  if (!chunks) return;
  const file = fileName(new Date());
  saveFile(file, new Blob(chunks, { type: 'application/json' }));
  printer.say.success(`JSON downloaded as ${file}`);
}

export async function csvCopied(printer: Printer, array: number): Promise<void> {
  const { document } = printer.store.getState();
  const table = printer.tables.get(array);
  if (!document || !table) return;
  const { csv } = await import('./engine/csv.ts');
  const elements = table.order ?? Uint32Array.from(childrenOf(document.nodes, array));
  const chunks = await work(printer, 'Writing CSV', watch => runSliced(csv(document, table.shape, elements), watch));
  const done = 'Table copied as CSV';
  if (chunks && isLong(chunks)) await longCopied(printer, chunks, 'CSV', done);
  else if (chunks) await copyDone(printer, chunksToText(chunks), done);
}

/** More than this is offered as a file: the clipboard would hold the page, and other programs, for long. */
const MOST_COPIED = 10_000_000;

/** A long text is put together a piece at a time. Given to the clipboard as bytes, the browser would do it within one task. True where it is copied. */
export async function longCopied(
  printer: Printer,
  chunks: Bytes[],
  kind: 'JSON' | 'CSV',
  done: string,
): Promise<boolean> {
  const size = sizeOf(chunks);
  if (size > MOST_COPIED) {
    const note = `${sizeText(size)} are more than the clipboard takes well. Save it as a file instead.`;
    const file = { kind, blob: new Blob(chunks, { type: 'text/plain' }) };
    printer.store.setState({ made: { title: `Copy ${kind}`, text: '', note, file } });
    return false;
  }
  const text = await joined(printer, chunks);
  return text !== undefined && copyDone(printer, text, done);
}

const joined = (printer: Printer, chunks: Bytes[]): Promise<string | undefined> =>
  work(printer, 'Copying', watch => runSliced(joining(chunks), watch));

/** Saves what was too long to copy. */
export function saveMade(printer: Printer, { kind, blob }: NonNullable<Made['file']>): void {
  const name = fileName(new Date()).replace(/json$/, kind.toLowerCase());
  saveFile(name, blob);
  printer.say.success(`${kind} downloaded as ${name}`);
}

const REFUSED = 'The clipboard was refused. Copy it from here.';

export async function escaped(printer: Printer): Promise<Made | undefined> {
  const chunks = await printed(printer, 'compact');
  const letters = chunks && (await work(printer, 'Escaping', watch => runSliced(percentEncoded(chunks), watch)));
  const text = letters && (await joined(printer, letters));
  if (text === undefined) return undefined;
  const isCopied = await copyText(text);
  printer.say.success('JSON escaped for URL use');
  return isCopied ? undefined : { title: 'Escaped JSON', text, note: REFUSED };
}

/** Beyond this many characters servers begin to refuse an address; what stands behind # never reaches one. */
const SAFE_LINK = 8000;

export async function linked(printer: Printer, kind: 'plain' | 'compressed'): Promise<Made | undefined> {
  const link = await linkTo(printer, kind);
  if (link === undefined) return undefined;
  const isCopied = await tellOfLink(printer, link);
  const title = kind === 'plain' ? 'URL with this JSON' : 'Compressed URL';
  if (!isCopied) return { title, text: link, note: REFUSED };
  const length = link.length.toLocaleString('en');
  const note = `It is on your clipboard, but with ${length} characters many servers refuse it. A compressed URL never reaches a server.`;
  return kind === 'plain' && link.length > SAFE_LINK ? { title, text: link, note } : undefined;
}

async function linkTo(printer: Printer, kind: 'plain' | 'compressed'): Promise<string | undefined> {
  const chunks = await printed(printer, 'compact');
  if (!chunks) return undefined;
  const size = sizeOf(chunks);
  const page = location.origin + location.pathname;
  let link: string | undefined;
  if (kind === 'compressed') link = `${page}#z=${await packed(chunks)}`;
  else if (size <= LONGEST_LINK) link = `${page}?json=${chunksToText(await runSliced(percentEncoded(chunks)))}`;
  if (!link || link.length > LONGEST_LINK) throw new RangeError('No browser opens an address this long');
  return link;
}

async function tellOfLink(printer: Printer, link: string): Promise<boolean> {
  if (!navigator.clipboard) {
    console.info(link);
    printer.say.plain('URL generated (see console)');
    return false;
  }
  const isCopied = await copyText(link);
  if (isCopied) printer.say.success('URL copied to clipboard');
  else printer.say.error("Generated URL but couldn't copy to clipboard");
  return isCopied;
}
