// Arrays shown as tables: turning them on and off, sorting and filtering, and following the nodes through edits.
import type { Arrangement } from './engine/arrange.ts';
import type { JsonDocument } from './engine/document.ts';
import { after, View } from './engine/nodes.ts';
import { runSliced, runSteps } from './engine/steps.ts';
import { tableShape } from './engine/table.ts';
import { type Printer, refresh, work } from './printer.ts';
import { measureTable } from './tableLayout.ts';

/** Below this many descendants a table is sorted at once. */
const AT_ONCE = 5000;

export async function toggleTable(printer: Printer, array: number): Promise<void> {
  const { document } = printer.store.getState();
  if (!document) return;
  const { nodes } = document;
  if (!printer.tables.delete(array)) {
    const shape = await work(printer, 'Reading the table', watch => runSliced(tableShape(document, array), watch));
    if (!shape || printer.store.getState().document !== document) return;
    await work(printer, 'Measuring the table', watch => runSliced(measureTable(document, array, shape), watch));
    if (printer.store.getState().document !== document) return;
    printer.tables.set(array, { shape, arrangement: {} });
    nodes.view[array] = (nodes.view[array] as number) | View.open;
  }
  refresh(printer, { cursor: array, field: null });
}

export async function arrangeTable(printer: Printer, array: number, arrangement: Arrangement): Promise<void> {
  const { document } = printer.store.getState();
  const table = printer.tables.get(array);
  if (!document || !table) return;
  const isPlain = !arrangement.sort && !arrangement.filter;
  const isSmall = (document.nodes.size[array] as number) <= AT_ONCE;
  printer.tables.set(array, { ...table, arrangement });
  const { arrange } = await import('./engine/arrange.ts');
  if (printer.tables.get(array)?.arrangement !== arrangement) return;
  const steps = () => arrange(document, array, table.shape, arrangement);
  const order = isPlain
    ? undefined
    : isSmall
      ? runSteps(steps())
      : await work(printer, 'Arranging the table', watch => runSliced(steps(), watch));
  if (!isPlain && !order) return;
  if (printer.tables.get(array)?.arrangement !== arrangement) return;
  printer.tables.set(array, { shape: table.shape, arrangement, ...(order && { order }) });
  refresh(printer);
}

/** The next way to sort by a column: up, down, as in the text. */
export function nextSort({ sort }: Arrangement, column: number): Arrangement['sort'] {
  if (sort?.column !== column) return { column, down: false };
  return sort.down ? undefined : { column, down: true };
}

/** Tables follow their arrays when entries move. What was inside the removed part is gone. */
export function followSplice(printer: Printer, at: number, removed: number, inserted: number): void {
  const delta = inserted - removed;
  const moved = (node: number) => (node >= at + removed ? node + delta : node);
  const tables = [...printer.tables];
  printer.tables.clear();
  for (const [array, table] of tables) {
    if (array >= at && array < at + removed) continue;
    const order = table.order?.filter(node => node < at || node >= at + removed || node === at).map(moved);
    printer.tables.set(moved(array), { ...table, ...(order && { order }) });
  }
}

/** After an edit at a place: tables around it may have gained columns or rows, or be none any more. */
export function reviseTables(printer: Printer, at: number): void {
  const { document } = printer.store.getState();
  if (!document) return;
  for (const array of [...printer.tables.keys()])
    if (at > array && at <= after(document.nodes, array)) revise(printer, document, array);
}

function revise(printer: Printer, document: JsonDocument, array: number): void {
  const table = printer.tables.get(array);
  const shape = printer.facts.table(document, array, () => revise(printer, document, array));
  if (!table || shape === undefined) return;
  const { arrangement } = table;
  if (!shape) printer.tables.delete(array);
  else {
    printer.tables.set(array, { shape, arrangement });
    if (arrangement.sort || arrangement.filter) {
      void arrangeTable(printer, array, { ...arrangement });
      return;
    }
  }
  refresh(printer);
}
