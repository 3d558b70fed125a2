// The beginning of a large text as something the tree can show while the rest is read: rows to look at, nothing to act on.
import { layBeginning } from './engine/beginning.ts';
import type { Bytes } from './engine/bytes.ts';
import { newDocument } from './engine/document.ts';
import type { Facts } from './facts.ts';
import { newPrinter, type Printer } from './printer.ts';

/** Of a part nothing can be said that would hold for the whole. */
const NO_FACTS: Facts = { table: () => undefined, repeated: () => undefined, clear() {} };

export function beginningPrinter(printer: Printer, bytes: Bytes): Printer | null {
  const part: Printer = { ...newPrinter(printer.reader, printer.say), facts: NO_FACTS };
  const nodes = layBeginning(bytes, part.rows);
  if (!nodes) return null;
  const { settings } = printer.store.getState();
  part.store.setState({ document: newDocument(bytes, nodes), settings, tab: 'output' });
  return part;
}
