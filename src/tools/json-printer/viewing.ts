// Looking at the document: opening and closing, the cursor.
import { collapseLevel, expandLevel, setAll } from './engine/levels.ts';
import { after, isOpen, NONE, View } from './engine/nodes.ts';
import { pathOf } from './engine/path.ts';
import { canOpen, openAndLay, Row, rowOf } from './engine/rows.ts';
import { type Printer, refresh, told } from './printer.ts';

export function toggle(printer: Printer, node: number): void {
  const { document } = printer.store.getState();
  if (!document) return;
  if (!canOpen(document.nodes, node)) {
    printer.editor?.toggleInside(printer, node);
    return;
  }
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
  const isPlain = printer.tables.size === 0 && printer.insides.size === 0 && !printer.only;
  if (isPlain && openAndLay(document.nodes, printer.rows)) told(printer);
  else if (!isPlain && setAll(document.nodes, true)) refresh(printer);
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

export function moveCursor(printer: Printer, cursor: number): void {
  printer.insides.get(cursor)?.store.setState({ cursor: -1 });
  printer.store.setState({ cursor, anchor: null, field: null });
}

/** Said where somebody would edit what stands in a string. */
export const READ_ONLY = 'What stands in a string can be looked at and copied. Edit the string itself.';

/** What is open in the string at the cursor, if the keyboard is within it. */
export function insideAtCursor(printer: Printer): Printer | undefined {
  const inside = printer.insides.get(printer.store.getState().cursor);
  return inside && inside.store.getState().cursor >= 0 ? inside : undefined;
}

/** The printer that the keyboard is in: this one, or what stands in one of its strings, and so on. */
export function innermost(printer: Printer): Printer {
  let at = printer;
  for (let inside = insideAtCursor(at); inside; inside = insideAtCursor(at)) at = inside;
  return at;
}

/** Levels of a path that are written out in the line about the cursor. */
export const LEVELS_SHOWN = 12;

/** Where the cursor is, as JavaScript: what stands in a string is parsed on the way. `most`: levels that are written out. */
export function pathHere(printer: Printer, most?: number, root = '$'): string {
  const { document, cursor } = printer.store.getState();
  if (!document) return root;
  const path = root + pathOf(document, Math.min(cursor, document.nodes.length - 1), most).slice(1);
  const inside = insideAtCursor(printer);
  return inside ? pathHere(inside, most, `JSON.parse(${path})`) : path;
}

/** The cursor goes to a row, whatever it shows. */
export function moveToRow(printer: Printer, row: number): void {
  const node = printer.rows.node[row] as number;
  const inside = printer.rows.kind[row] === Row.inside ? printer.insides.get(node) : undefined;
  if (inside) moveToRow(inside, row - inside.rows.from);
  else moveCursor(printer, node);
}

/** Whether the cursor can be in a row: one that holds a value. Tables' rows do, brackets do not. */
function isStop({ rows, insides }: Printer, row: number): boolean {
  const kind = rows.kind[row];
  if (kind !== Row.inside) return kind === Row.node || kind === Row.cells;
  const inside = insides.get(rows.node[row] as number);
  return inside !== undefined && isStop(inside, row - inside.rows.from);
}

/** The next row up or down that holds a value. */
export function stepRows(printer: Printer, from: number, by: number): number {
  let row = from;
  let left = Math.abs(by);
  for (let at = from + Math.sign(by); left > 0 && at >= 0 && at < printer.rows.length; at += Math.sign(by))
    if (isStop(printer, at)) {
      row = at;
      left--;
    }
  return row;
}

export function rowOfCursor(printer: Printer): number {
  const { document, cursor } = printer.store.getState();
  if (!document) return -1;
  const inside = insideAtCursor(printer);
  return inside ? inside.rows.from + rowOfCursor(inside) : rowOf(document.nodes, printer.rows, cursor);
}
