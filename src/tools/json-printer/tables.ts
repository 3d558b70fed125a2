// Arrays shown as tables: turning them on and off, sorting and filtering, and following the nodes through edits.
import type { Arrangement } from './engine/arrange.ts';
import type { JsonDocument } from './engine/document.ts';
import { subtreeEnd, View } from './engine/nodes.ts';
import { runSliced, runSteps } from './engine/steps.ts';
import { tableShape } from './engine/table.ts';
import { type JsonEditor, refresh, runWithProgress } from './jsonEditor.ts';
import { measureTable } from './tableLayout.ts';

/** Below this many descendants a table is sorted at once. */
const SYNC_LIMIT = 5000;

export async function toggleTable(editor: JsonEditor, array: number): Promise<void> {
  const { document } = editor.store.getState();
  if (!document) return;
  const { nodes } = document;
  if (!editor.tables.delete(array)) {
    const shape = await runWithProgress(editor, 'Reading the table', watch =>
      runSliced(tableShape(document, array), watch),
    );
    if (!shape || editor.store.getState().document !== document) return;
    await runWithProgress(editor, 'Measuring the table', watch =>
      runSliced(measureTable(document, array, shape), watch),
    );
    if (editor.store.getState().document !== document) return;
    editor.tables.set(array, { shape, arrangement: {} });
    nodes.view[array] = (nodes.view[array] as number) | View.open;
  }
  refresh(editor, { cursor: array, field: null });
}

export async function arrangeTable(editor: JsonEditor, array: number, arrangement: Arrangement): Promise<void> {
  const { document } = editor.store.getState();
  const table = editor.tables.get(array);
  if (!document || !table) return;
  const isPlain = !arrangement.sort && !arrangement.filter;
  const isSmall = (document.nodes.size[array] as number) <= SYNC_LIMIT;
  editor.tables.set(array, { ...table, arrangement });
  const { arrange } = await import('./engine/arrange.ts');
  if (editor.tables.get(array)?.arrangement !== arrangement) return;
  const steps = () => arrange(document, array, table.shape, arrangement);
  const order = isPlain
    ? undefined
    : isSmall
      ? runSteps(steps())
      : await runWithProgress(editor, 'Arranging the table', watch => runSliced(steps(), watch));
  if (!isPlain && !order) return;
  if (editor.tables.get(array)?.arrangement !== arrangement) return;
  editor.tables.set(array, { shape: table.shape, arrangement, ...(order && { order }) });
  refresh(editor);
}

/** The next way to sort by a column: up, down, as in the text. */
export function nextSort({ sort }: Arrangement, column: number): Arrangement['sort'] {
  if (sort?.column !== column) return { column, down: false };
  return sort.down ? undefined : { column, down: true };
}

/** Tables follow their arrays when entries move. What was inside the removed part is gone. */
export function shiftTables(editor: JsonEditor, at: number, removed: number, inserted: number): void {
  const delta = inserted - removed;
  const moved = (node: number) => (node >= at + removed ? node + delta : node);
  const tables = [...editor.tables];
  editor.tables.clear();
  for (const [array, table] of tables) {
    if (array >= at && array < at + removed) continue;
    const order = table.order?.filter(node => node < at || node >= at + removed || node === at).map(moved);
    editor.tables.set(moved(array), { ...table, ...(order && { order }) });
  }
}

/** After an edit at a place: tables around it may have gained columns or rows, or be none any more. */
export function updateTableShapes(editor: JsonEditor, at: number): void {
  const { document } = editor.store.getState();
  if (!document) return;
  for (const array of [...editor.tables.keys()])
    if (at > array && at <= subtreeEnd(document.nodes, array)) updateTableShape(editor, document, array);
}

function updateTableShape(editor: JsonEditor, document: JsonDocument, array: number): void {
  const table = editor.tables.get(array);
  const shape = editor.analysis.tableShape(document, array, () => updateTableShape(editor, document, array));
  if (!table || shape === undefined) return;
  const { arrangement } = table;
  if (!shape) editor.tables.delete(array);
  else {
    editor.tables.set(array, { shape, arrangement });
    if (arrangement.sort || arrangement.filter) {
      void arrangeTable(editor, array, { ...arrangement });
      return;
    }
  }
  refresh(editor);
}
