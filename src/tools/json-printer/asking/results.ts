// What a query found, as a document to look at: a printer of its own, whose rows lead back to the first.

import { asTable } from '../asTable.ts';
import { ordinalOf } from '../engine/document.ts';
import { layAtFirst } from '../engine/levels.ts';
import { NONE } from '../engine/nodes.ts';
import { reveal } from '../engine/rows.ts';
import { newPrinter, type Printer, refresh, setDocument } from '../printer.ts';
import type { Listed } from './messages.ts';

/** The list as something the tree can show. */
export function listPrinter(printer: Printer, { bytes, nodes }: Listed): Printer {
  const part = newPrinter(printer.reader, printer.say);
  part.store.setState({ settings: printer.store.getState().settings, tab: 'output' });
  setDocument(part, bytes, nodes, layAtFirst(nodes));
  return part;
}

/** Shows the list as a table; false where it is none. */
export async function showAsTable(part: Printer): Promise<boolean> {
  if (!part.tables.has(0)) await asTable(part, 0);
  return part.tables.has(0);
}

/** Which of the results the cursor of the list is in. */
export function resultAt(part: Printer): number {
  const { document, cursor } = part.store.getState();
  if (!document || cursor === 0) return 0;
  const { nodes } = document;
  let at = cursor;
  while (nodes.parent[at] !== 0 && nodes.parent[at] !== NONE) at = nodes.parent[at] as number;
  return ordinalOf(nodes, at);
}

/** Shows a node where it lies. */
export function goTo(printer: Printer, node: number): void {
  const { document } = printer.store.getState();
  if (!document || node >= document.nodes.length) return;
  reveal(document.nodes, node);
  refresh(printer, { cursor: node, field: null });
}
