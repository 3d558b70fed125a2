// What leaves the tool: the clipboard, a file, links. Every outcome has its specified words (specification part 1, §8).
import { copyText, printed } from './clipboard.ts';
import { chunksToText } from './engine/bytes.ts';
import { childrenOf } from './engine/nodes.ts';
import { pathOf } from './engine/path.ts';
import { runSliced } from './engine/steps.ts';
import { type Printer, work } from './printer.ts';
import type { Made } from './sharing.ts';

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
  const { csv } = await import('./engine/csv.ts');
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

/** Compact JSON as encodeURIComponent writes it. */
export async function escapeJson(printer: Printer): Promise<Made | undefined> {
  try {
    const { escaped } = await import('./sharing.ts');
    return await escaped(printer);
  } catch {
    printer.say.error('Failed to escape JSON');
    return undefined;
  }
}

export async function makeLink(printer: Printer, kind: 'plain' | 'compressed'): Promise<Made | undefined> {
  try {
    const { linked } = await import('./sharing.ts');
    return await linked(printer, kind);
  } catch {
    printer.say.error('Failed to generate URL');
    return undefined;
  }
}
