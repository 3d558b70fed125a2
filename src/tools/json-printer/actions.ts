// What leaves the tool: the clipboard, a file, links. Every outcome has its specified words (specification part 1, §8).
import { saveFile, stamp } from '../../ui/files.ts';
import { copyDone, printed } from './clipboard.ts';
import { chunksToText } from './engine/bytes.ts';
import { childrenOf } from './engine/nodes.ts';
import { pathOf } from './engine/path.ts';
import { runSliced } from './engine/steps.ts';
import { type Printer, work } from './printer.ts';
import type { Made } from './sharing.ts';

export async function copyJson(printer: Printer, root = 0): Promise<void> {
  try {
    const chunks = await printed(printer, printer.store.getState().settings.indent, root);
    if (chunks) await copyDone(printer, chunksToText(chunks), 'JSON copied to clipboard');
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
  if (chunks) await copyDone(printer, chunksToText(chunks), 'Table copied as CSV');
}

export async function copyPath(printer: Printer, node: number): Promise<void> {
  const { document } = printer.store.getState();
  if (document) await copyDone(printer, pathOf(document, node), 'Path copied');
}

/** json_data_2025-03-03_14-05-09.json */
export const fileName = (now: Date): string => `json_data_${stamp(now)}.json`;

export async function downloadJson(printer: Printer): Promise<void> {
  try {
    const chunks = await printed(printer, printer.store.getState().settings.indent);
    if (!chunks) return;
    const file = fileName(new Date());
    saveFile(file, new Blob(chunks, { type: 'application/json' }));
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
