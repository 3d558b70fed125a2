// Search and filter. Fetched with the search bar.
import { reveal, shownOf } from './engine/rows.ts';
import { search } from './engine/search.ts';
import { runSliced, runSteps } from './engine/steps.ts';
import { NO_SEARCH, type Printer, type PrinterState, refresh, work } from './printer.ts';

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
