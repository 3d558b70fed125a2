// Looking at the document: opening and closing, the cursor, search and filter.
import { collapseLevel, expandLevel, setAll } from './engine/levels.ts';
import { after, isOpen, NONE, View } from './engine/nodes.ts';
import { canOpen, Row, reveal, rowOf, shownOf } from './engine/rows.ts';
import { runSliced, runSteps } from './engine/steps.ts';
import { NO_SEARCH, type Printer, type PrinterState, refresh, work } from './printer.ts';

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

export const moveCursor = (printer: Printer, cursor: number): void => printer.store.setState({ cursor, field: null });

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

/** Documents up to this many nodes are searched at once, with every letter. */
const AT_ONCE = 20_000;

export async function setSearch(printer: Printer, change: Partial<PrinterState['search']>): Promise<void> {
  const { store } = printer;
  const state = store.getState();
  const next = { ...state.search, ...change };
  const { document } = state;
  const isOther = next.query !== state.search.query || next.matchCase !== state.search.matchCase;
  if (isOther || !next.found) {
    store.setState({ search: { ...next, found: null, at: -1 } });
    if (!document || next.query === '') {
      applyFilter(printer);
      return;
    }
    const { search } = await import('./engine/search.ts');
    const steps = search(document, next.query, next.matchCase);
    const found =
      document.nodes.length <= AT_ONCE
        ? runSteps(steps)
        : await work(printer, 'Searching', watch => runSliced(steps, watch));
    const now = store.getState();
    if (!found || now.document !== document || now.search.query !== next.query) return;
    store.setState({ search: { ...now.search, found, at: -1 } });
  } else store.setState({ search: next });
  applyFilter(printer);
}

function applyFilter(printer: Printer): void {
  const { document, search: now } = printer.store.getState();
  const only = document && now.isFiltering && now.found ? shownOf(document.nodes, now.found) : null;
  if (!only && !printer.only) return;
  printer.only = only;
  refresh(printer);
}

export function closeSearch(printer: Printer): void {
  printer.store.setState({ search: NO_SEARCH });
  applyFilter(printer);
}

/** To the next (1) or previous (-1) match, round and round. */
export function stepSearch(printer: Printer, by: 1 | -1): void {
  const { document, search: now } = printer.store.getState();
  const { found } = now;
  if (!document || !found?.length) return;
  const at = now.at < 0 ? (by === 1 ? 0 : found.length - 1) : (now.at + by + found.length) % found.length;
  const cursor = found.nodes[at] as number;
  const change = { cursor, field: null, search: { ...now, at } };
  if (reveal(document.nodes, cursor)) refresh(printer, change);
  else printer.store.setState(change);
}

/** After an edit what was found may lie elsewhere: it is looked for again. */
export async function searchAgain(printer: Printer): Promise<void> {
  const { search: now } = printer.store.getState();
  if (now.query === '') return;
  printer.store.setState({ search: { ...now, found: null, at: -1 } });
  await setSearch(printer, {});
}
