// Table views of arrays: switching them on and off, sorting and filtering, and following the node table through edits.

import type { JsonDocument } from '../engine/document/document.ts';
import { subtreeEnd, View } from '../engine/document/nodes.ts';
import type { Arrangement, TableView } from '../engine/rows/arrange.ts';
import { tableShape } from '../engine/rows/table.ts';
import { runSliced, runSteps } from '../engine/steps.ts';
import { type JsonEditor, updateRows } from '../jsonEditor.ts';
import { runWithProgress } from '../runWithProgress.ts';
import { measureTable } from './tableLayout.ts';

/** Most descendants of a table that is sorted synchronously. */
const SYNC_LIMIT = 5000;

const tableOf = ({ store }: JsonEditor, array: number) => store.getState().tables.get(array);

/** Tables with one of them replaced, or removed if it is null. */
function withTable({ store }: JsonEditor, array: number, table: TableView | null): ReadonlyMap<number, TableView> {
  const tables = new Map(store.getState().tables);
  if (table) tables.set(array, table);
  else tables.delete(array);
  return tables;
}

export async function toggleTable(editor: JsonEditor, array: number): Promise<void> {
  const { document } = editor.store.getState();
  if (!document) return;
  const { nodes } = document;
  if (tableOf(editor, array)) {
    updateRows(editor, { tables: withTable(editor, array, null), cursor: array, field: null });
    return;
  }
  const shape = await runWithProgress(editor, 'Reading the table', watch =>
    runSliced(tableShape(document, array), watch),
  );
  if (!shape || editor.store.getState().document !== document) return;
  await runWithProgress(editor, 'Measuring the table', watch => runSliced(measureTable(document, array, shape), watch));
  if (editor.store.getState().document !== document) return;
  nodes.view[array] = (nodes.view[array] as number) | View.open;
  updateRows(editor, { tables: withTable(editor, array, { shape, arrangement: {} }), cursor: array, field: null });
}

/** Sorts and filters a table. The arrangement is set at once; the rows follow when they are sorted, unless it was changed meanwhile. */
export async function arrangeTable(editor: JsonEditor, array: number, arrangement: Arrangement): Promise<void> {
  const { document } = editor.store.getState();
  const table = tableOf(editor, array);
  if (!document || !table) return;
  const isPlain = !arrangement.sort && !arrangement.filter;
  const isSmall = (document.nodes.size[array] as number) <= SYNC_LIMIT;
  editor.store.setState({ tables: withTable(editor, array, { ...table, arrangement }) });
  const { arrange } = await import('../engine/rows/arrange.ts');
  if (tableOf(editor, array)?.arrangement !== arrangement) return;
  const steps = () => arrange(document, array, table.shape, arrangement);
  const order = isPlain
    ? undefined
    : isSmall
      ? runSteps(steps())
      : await runWithProgress(editor, 'Arranging the table', watch => runSliced(steps(), watch));
  if (!isPlain && !order) return;
  if (tableOf(editor, array)?.arrangement !== arrangement) return;
  updateRows(editor, {
    tables: withTable(editor, array, { shape: table.shape, arrangement, ...(order && { order }) }),
  });
}

/** Next sort order of a column: ascending, descending, order of the text. */
export function nextSort({ sort }: Arrangement, column: number): Arrangement['sort'] {
  if (sort?.column !== column) return { column, down: false };
  return sort.down ? undefined : { column, down: true };
}

/** Follows a splice of the node table: tables move with their arrays; those in the removed part are dropped. */
export function shiftTables(
  tables: ReadonlyMap<number, TableView>,
  at: number,
  removed: number,
  inserted: number,
): ReadonlyMap<number, TableView> {
  const delta = inserted - removed;
  const moved = (node: number) => (node >= at + removed ? node + delta : node);
  const shifted = new Map<number, TableView>();
  for (const [array, table] of tables) {
    if (array >= at && array < at + removed) continue;
    const order = table.order?.filter(node => node < at || node >= at + removed || node === at).map(moved);
    shifted.set(moved(array), { ...table, ...(order && { order }) });
  }
  return shifted;
}

/** Updates the tables around an edited node: their columns and rows may differ, or they may no longer be tables. */
export function updateTableShapes(editor: JsonEditor, at: number): void {
  const { document, tables } = editor.store.getState();
  if (!document) return;
  for (const array of tables.keys())
    if (at > array && at <= subtreeEnd(document.nodes, array)) updateTableShape(editor, document, array);
}

function updateTableShape(editor: JsonEditor, document: JsonDocument, array: number): void {
  const table = tableOf(editor, array);
  const { analysis } = editor.store.getState();
  const shape = analysis.tableShape(document, array, () => updateTableShape(editor, document, array));
  if (!table || shape === undefined) return;
  const { arrangement } = table;
  updateRows(editor, { tables: withTable(editor, array, shape && { shape, arrangement }) });
  if (shape && (arrangement.sort || arrangement.filter)) void arrangeTable(editor, array, { ...arrangement });
}
