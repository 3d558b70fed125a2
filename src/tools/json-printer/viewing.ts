// Looking at the document: opening and closing, the cursor.
import { collapseLevel, expandLevel, setAll } from './engine/levels.ts';
import { after, isOpen, NONE, View } from './engine/nodes.ts';
import { canOpen, Row, rowOf } from './engine/rows.ts';
import { type Printer, refresh } from './printer.ts';

export function toggle(printer: Printer, node: number): void {
  const { document } = printer.store.getState();
  if (!document || !canOpen(document.nodes, node)) return;
  document.nodes.view[node] = (document.nodes.view[node] as number) ^ View.open;
  refresh(printer, { cursor: node });
}

/** Opens or closes a node with everything below it. */
export function toggleAllBelow(printer: Printer, node: number, open: boolean): void {
  const { document } = printer.store.getState();
  if (document && setAll(document.nodes, open, node, after(document.nodes, node))) refresh(printer, { cursor: node });
}

export function expandOneLevel(printer: Printer): void {
  const { document } = printer.store.getState();
  if (!document) return;
  const opened = expandLevel(document.nodes);
  if (!opened) {
    printer.say.plain('All nodes are already expanded');
    return;
  }
  refresh(printer);
  printer.say.success(`Expanded ${opened.count} nodes at level ${opened.level}`);
}

export function collapseOneLevel(printer: Printer): void {
  const { document } = printer.store.getState();
  if (!document) return;
  const closed = collapseLevel(document.nodes);
  if (!closed) {
    printer.say.plain('All nodes are already collapsed');
    return;
  }
  refresh(printer, { cursor: visibleCursor(printer) });
  printer.say.success(`Collapsed nodes at level ${closed.level}`);
}

export function expandAll(printer: Printer): void {
  const { document } = printer.store.getState();
  if (!document) return;
  if (setAll(document.nodes, true)) refresh(printer);
  else printer.say.plain('All nodes are already expanded');
}

export function collapseAll(printer: Printer): void {
  const { document } = printer.store.getState();
  if (!document) return;
  if (setAll(document.nodes, false)) {
    refresh(printer, { cursor: 0 });
    printer.say.success('All nodes collapsed');
  } else printer.say.plain('All nodes are already collapsed');
}

/** The cursor, or what still shows above it. */
function visibleCursor(printer: Printer): number {
  const { document, cursor } = printer.store.getState();
  if (!document) return 0;
  const { nodes } = document;
  let shown = cursor;
  for (let at = nodes.parent[cursor] as number; at !== NONE; at = nodes.parent[at] as number)
    if (!isOpen(nodes, at)) shown = at;
  return shown;
}

export const moveCursor = (printer: Printer, cursor: number): void =>
  printer.store.setState({ cursor, anchor: null, field: null });

/** The next row up or down that holds a value; tables' rows count, brackets do not. */
export function stepRows({ rows }: Printer, from: number, by: number): number {
  let row = from;
  let left = Math.abs(by);
  for (let at = from + Math.sign(by); left > 0 && at >= 0 && at < rows.length; at += Math.sign(by))
    if (rows.kind[at] === Row.node || rows.kind[at] === Row.cells) {
      row = at;
      left--;
    }
  return row;
}

export function rowOfCursor(printer: Printer): number {
  const { document, cursor } = printer.store.getState();
  return document ? rowOf(document.nodes, printer.rows, cursor) : -1;
}
