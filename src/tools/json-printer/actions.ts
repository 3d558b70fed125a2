// What leaves the tool: the clipboard, a file, links. Every outcome has its specified words (specification part 1, §8).
import { copyDone, isLong, printed } from './clipboard.ts';
import { type Bytes, chunksToText } from './engine/bytes.ts';
import type { Made, Printer } from './printer.ts';
import type * as Sharing from './sharing.ts';
import { pathHere } from './viewing.ts';

export async function copyJson(printer: Printer, root = 0): Promise<void> {
  try {
    const chunks = await printed(printer, printer.store.getState().settings.indent, root);
    if (chunks) await copyChunks(printer, chunks);
  } catch {
    printer.say.error('Failed to copy JSON');
  }
}

/** JSON that was written in chunks: in one string where it is short, by what is fetched with the first that is long. True where it is copied. */
export async function copyChunks(printer: Printer, chunks: Bytes[]): Promise<boolean> {
  const done = 'JSON copied to clipboard';
  if (!isLong(chunks)) return copyDone(printer, chunksToText(chunks), done);
  return (await import('./sharing.ts')).longCopied(printer, chunks, 'JSON', done);
}

export const copyCsv = (printer: Printer, array: number): Promise<undefined | void> =>
  made(printer, 'Failed to copy to clipboard', ({ csvCopied }) => csvCopied(printer, array));

export async function copyPath(printer: Printer): Promise<void> {
  await copyDone(printer, pathHere(printer), 'Path copied');
}

export const downloadJson = (printer: Printer): Promise<undefined | void> =>
  made(printer, 'Failed to download JSON', ({ downloaded }) => downloaded(printer));

/** Compact JSON as encodeURIComponent writes it. */
export const escapeJson = (printer: Printer): Promise<Made | undefined> =>
  made(printer, 'Failed to escape JSON', ({ escaped }) => escaped(printer));

export const makeLink = (printer: Printer, kind: 'plain' | 'compressed'): Promise<Made | undefined> =>
  made(printer, 'Failed to generate URL', ({ linked }) => linked(printer, kind));

/** By what is fetched with the first of them; whatever goes wrong is said in its own words. */
async function made<T>(
  printer: Printer,
  failed: string,
  make: (sharing: typeof Sharing) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await make(await import('./sharing.ts'));
  } catch {
    printer.say.error(failed);
    return undefined;
  }
}
