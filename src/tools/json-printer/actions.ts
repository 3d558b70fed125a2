// What leaves the tool: the clipboard, a file, links. Every outcome has its specified words (specification part 1, §8).
import { type Bytes, chunksToText } from './engine/bytes.ts';
import { csv } from './engine/csv.ts';
import { LONGEST_LINK, packed, percentEncoded } from './engine/links.ts';
import { childrenOf } from './engine/nodes.ts';
import { pathOf } from './engine/path.ts';
import { type Layout, print } from './engine/print.ts';
import { runSliced } from './engine/steps.ts';
import { type Printer, work } from './printer.ts';

async function printed(printer: Printer, layout: Layout, root = 0): Promise<Bytes[] | undefined> {
  const { document } = printer.store.getState();
  return document ? work(printer, 'Printing', watch => runSliced(print(document, layout, root), watch)) : undefined;
}

/** False where the browser has no clipboard or refuses. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export async function copyText(printer: Printer, text: string, done: string): Promise<void> {
  if (await copied(text)) printer.say.success(done);
  else printer.say.error('Failed to copy to clipboard');
}

export async function copyJson(printer: Printer, root = 0): Promise<void> {
  try {
    const chunks = await printed(printer, printer.store.getState().settings.indent, root);
    if (chunks) await copyText(printer, chunksToText(chunks), 'JSON copied to clipboard');
  } catch {
    printer.say.error('Failed to copy JSON');
  }
}

export async function copyCsv(printer: Printer, array: number): Promise<void> {
  const { document } = printer.store.getState();
  const table = printer.tables.get(array);
  if (!document || !table) return;
  const elements = table.order ?? Uint32Array.from(childrenOf(document.nodes, array));
  const chunks = await work(printer, 'Writing CSV', watch => runSliced(csv(document, table.shape, elements), watch));
  if (chunks) await copyText(printer, chunksToText(chunks), 'Table copied as CSV');
}

export async function copyPath(printer: Printer, node: number): Promise<void> {
  const { document } = printer.store.getState();
  if (document) await copyText(printer, pathOf(document, node), 'Path copied');
}

const two = (value: number) => String(value).padStart(2, '0');

/** json_data_2025-03-03_14-05-09.json, by the clock on the wall. */
export function fileName(now: Date): string {
  const date = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const time = [two(now.getHours()), two(now.getMinutes()), two(now.getSeconds())].join('-');
  return `json_data_${date}_${time}.json`;
}

export async function downloadJson(printer: Printer): Promise<void> {
  try {
    const chunks = await printed(printer, printer.store.getState().settings.indent);
    if (!chunks) return;
    const file = fileName(new Date());
    const address = URL.createObjectURL(new Blob(chunks, { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: file });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    printer.say.success(`JSON downloaded as ${file}`);
  } catch {
    printer.say.error('Failed to download JSON');
  }
}

/** A text that did not reach the clipboard, or about which something is to be said. */
export interface Made {
  readonly title: string;
  readonly text: string;
  readonly note: string;
}

const REFUSED = 'The clipboard was refused. Copy it from here.';

/** Compact JSON as encodeURIComponent writes it. */
export async function escapeJson(printer: Printer): Promise<Made | undefined> {
  try {
    const chunks = await printed(printer, 'compact');
    const escaped = chunks && (await work(printer, 'Escaping', watch => runSliced(percentEncoded(chunks), watch)));
    if (!escaped) return undefined;
    const text = chunksToText(escaped);
    const isCopied = await copied(text);
    printer.say.success('JSON escaped for URL use');
    return isCopied ? undefined : { title: 'Escaped JSON', text, note: REFUSED };
  } catch {
    printer.say.error('Failed to escape JSON');
    return undefined;
  }
}

/** Beyond this many characters servers begin to refuse an address; what stands behind # never reaches one. */
const SAFE_LINK = 8000;

export async function makeLink(printer: Printer, kind: 'plain' | 'compressed'): Promise<Made | undefined> {
  try {
    const link = await linkTo(printer, kind);
    if (link === undefined) return undefined;
    if (link.length > LONGEST_LINK) throw new RangeError('No browser opens an address this long');
    const isCopied = await tellOfLink(printer, link);
    const title = kind === 'plain' ? 'URL with this JSON' : 'Compressed URL';
    if (!isCopied) return { title, text: link, note: REFUSED };
    const length = link.length.toLocaleString('en');
    const note = `It is on your clipboard, but with ${length} characters many servers refuse it. A compressed URL never reaches a server.`;
    return kind === 'plain' && link.length > SAFE_LINK ? { title, text: link, note } : undefined;
  } catch {
    printer.say.error('Failed to generate URL');
    return undefined;
  }
}

async function linkTo(printer: Printer, kind: 'plain' | 'compressed'): Promise<string | undefined> {
  const chunks = await printed(printer, 'compact');
  if (!chunks) return undefined;
  const page = location.origin + location.pathname;
  if (kind === 'compressed') return `${page}#z=${await packed(chunks)}`;
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  if (size > LONGEST_LINK) throw new RangeError('No browser opens an address this long');
  return `${page}?json=${chunksToText(await runSliced(percentEncoded(chunks)))}`;
}

async function tellOfLink(printer: Printer, link: string): Promise<boolean> {
  if (!navigator.clipboard) {
    console.info(link);
    printer.say.plain('URL generated (see console)');
    return false;
  }
  const isCopied = await copied(link);
  if (isCopied) printer.say.success('URL copied to clipboard');
  else printer.say.error("Generated URL but couldn't copy to clipboard");
  return isCopied;
}
