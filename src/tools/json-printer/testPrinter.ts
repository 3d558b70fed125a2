// For tests: a printer without its page, and what it says.
import { encodeWithStop } from './engine/bytes.ts';
import { mend } from './engine/mend.ts';
import { placeOf } from './engine/place.ts';
import { printText } from './engine/print.ts';
import { isFault, scan } from './engine/scan.ts';
import { runSteps } from './engine/steps.ts';
import { newPrinter } from './printer.ts';
import type { Reader } from './reader.ts';
import { openText } from './reading.ts';

/** What the Worker does, without one. */
export const reader: Reader = {
  async read(source) {
    const text = typeof source === 'string' ? source : await source.text();
    const bytes = encodeWithStop(text);
    const nodes = runSteps(scan(bytes));
    return isFault(nodes) ? { bytes, fault: { ...nodes, place: placeOf(bytes, nodes.at) } } : { bytes, nodes };
  },
  async repair(bytes) {
    return runSteps(mend(bytes));
  },
  warm: () => undefined,
  close: () => undefined,
};

export function testPrinter() {
  const said: string[] = [];
  const note = (kind: string) => (text: string) => void said.push(`${kind}: ${text}`);
  const printer = newPrinter(reader, { success: note('success'), error: note('error'), plain: note('plain') });
  const state = () => printer.store.getState();
  return {
    printer,
    said,
    state,
    /** The document on one line. */
    compact(): string {
      const { document } = state();
      return document ? printText(document, 'compact') : '';
    },
    async opened(text: string) {
      await openText(printer, text);
      said.length = 0;
    },
  };
}
