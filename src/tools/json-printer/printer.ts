// What the tool holds: the input, the document with its rows and history, and how it is looked at. Free of React; the view reads `store`.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableView } from './engine/arrange.ts';
import type { Bytes } from './engine/bytes.ts';
import { type JsonDocument, newDocument } from './engine/document.ts';
import type { History } from './engine/history.ts';
import type { Nodes } from './engine/nodes.ts';
import type { Place } from './engine/place.ts';
import { layRows, noRows, type Rows } from './engine/rows.ts';
import type { Found } from './engine/search.ts';
import { type Facts, newFacts } from './facts.ts';
import type { Editor, Tabling } from './fetched.ts';
import type { Reader } from './reader.ts';
import type { Say } from './say.ts';
import { INITIAL, type Settings } from './settings.ts';

/** Text in the field, or a large text as bytes with a zero behind them. */
export type Input =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'large'; readonly bytes: Bytes };

export interface Broken {
  readonly message: string;
  readonly at: number;
  readonly place: Place;
}

/** Where a document came from: each that is opened has one of its own. */
export interface Origin {
  readonly name?: string;
  /** It lies in the address already. */
  readonly isLink?: boolean;
}

/** Something long that is under way. */
export interface Work {
  readonly label: string;
  readonly part: number;
  cancel(): void;
}

export interface SearchState {
  readonly isOpen: boolean;
  readonly query: string;
  readonly matchCase: boolean;
  readonly isFiltering: boolean;
  readonly found: Found | null;
  /** Which of them is looked at; -1 before the first. */
  readonly at: number;
}

/** A place to type: a key, a value, or the empty cell of a table's row in a column. */
export type Field =
  | { readonly node: number; readonly part: 'key' | 'value' }
  | { readonly node: number; readonly part: 'cell'; readonly column: number };

/** Where rows would go: before one of their siblings, behind another. */
export interface Landing {
  readonly before?: number;
  readonly behind?: number;
}

export interface PrinterState {
  readonly tab: 'input' | 'output';
  readonly input: Input;
  readonly origin: Origin | null;
  /** The document was edited since the input was written. */
  readonly isInputStale: boolean;
  readonly broken: Broken | null;
  readonly document: JsonDocument | null;
  /** Grows with every change of the document or of what is shown of it. */
  readonly version: number;
  readonly work: Work | null;
  /** While a large text is read: a printer of its first rows. */
  readonly beginning: Printer | null;
  readonly isEditing: boolean;
  /** The node the keyboard is at. */
  readonly cursor: number;
  /** Where a selection of several began; they are siblings, from here to the cursor. */
  readonly anchor: number | null;
  /** A tap selects up to there, as with Shift: fingers have none. */
  readonly isSelecting: boolean;
  /** Marked while rows are dragged, or while Alt is held, whose arrows move them. */
  readonly landing: Landing | null;
  /** Where rows went last, in words for who does not see it. */
  readonly landed: string;
  /** What is being typed over in place. */
  readonly field: Field | null;
  readonly search: SearchState;
  readonly settings: Settings;
  /** A text that was made and that the clipboard did not take. */
  readonly made: Made | null;
  /** Of several files dropped, the second. */
  readonly offered: File | null;
  /** Something was said: from then on there is a place for it. */
  readonly hasSpoken: boolean;
}

export const NO_SEARCH: SearchState = {
  isOpen: false,
  query: '',
  matchCase: false,
  isFiltering: false,
  found: null,
  at: -1,
};

const EMPTY: PrinterState = {
  tab: 'input',
  input: { kind: 'text', text: '' },
  origin: null,
  isInputStale: false,
  broken: null,
  document: null,
  version: 0,
  work: null,
  beginning: null,
  isEditing: false,
  cursor: 0,
  anchor: null,
  isSelecting: false,
  landing: null,
  landed: '',
  field: null,
  search: NO_SEARCH,
  settings: INITIAL,
  made: null,
  offered: null,
  hasSpoken: false,
};

/** A text that did not reach the clipboard, or about which something is to be said. */
export interface Made {
  readonly title: string;
  readonly text: string;
  readonly note: string;
  /** Too long for the clipboard: offered as a file instead. */
  readonly file?: { readonly kind: 'JSON' | 'CSV'; readonly blob: Blob };
}

export interface Printer {
  readonly store: StoreApi<PrinterState>;
  readonly reader: Reader;
  readonly say: Say;
  readonly rows: Rows;
  history: History;
  /** Tables that are shown, by the node of their array. */
  readonly tables: Map<number, TableView>;
  /** What stands in strings and is open, by the node of the string: printers of their own, whose cursor is -1 while the keyboard is elsewhere. */
  readonly insides: Map<number, Printer>;
  /** Levels around the document: more than none where it stands in a string. */
  readonly level: number;
  readonly facts: Facts;
  /** While a search filters: non-zero for each node to show. */
  only: Uint8Array | null;
  /** There since edit mode was first switched on. */
  editor?: Editor<Printer, Field>;
  /** There since the first array was shown as a table. */
  tabling?: Tabling<Printer>;
}

const noHistory = (): History => ({ done: [], undone: [] });

export const newPrinter = (reader: Reader, say: Say): Printer => ({
  store: createStore<PrinterState>(() => EMPTY),
  reader,
  say,
  rows: noRows(),
  history: noHistory(),
  tables: new Map(),
  insides: new Map(),
  level: 0,
  facts: newFacts(),
  only: null,
});

export const holdsText = ({ store }: Printer): boolean => {
  const { input } = store.getState();
  return input.kind !== 'text' || input.text !== '';
};

/** Lays the rows anew and tells the view. */
export function refresh(printer: Printer, change: Partial<PrinterState> = {}): void {
  const state = { ...printer.store.getState(), ...change };
  if (state.document) {
    layRows(state.document.nodes, printer.rows, printer);
  } else printer.rows.length = 0;
  told(printer, change);
}

/** Tells the view that something is other than before, where the rows are what they were or are laid already. */
export function told({ store }: Printer, change: Partial<PrinterState> = {}): void {
  store.setState(({ version }) => ({ ...change, version: version + 1 }));
}

/** Takes a text that parsed as the document, with its rows as they are laid at first. */
export function setDocument(
  printer: Printer,
  bytes: Bytes,
  nodes: Nodes,
  rows: Rows,
  change: Partial<PrinterState> = {},
): void {
  forget(printer);
  Object.assign(printer.rows, rows);
  const { search } = printer.store.getState();
  told(printer, {
    document: newDocument(bytes, nodes),
    broken: null,
    isInputStale: false,
    cursor: 0,
    anchor: null,
    field: null,
    search: { ...NO_SEARCH, isOpen: search.isOpen },
    ...change,
  });
}

/** A text that is not JSON clears the output. */
export function clearDocument(printer: Printer, broken: Broken | null): void {
  forget(printer);
  refresh(printer, {
    document: null,
    broken,
    tab: 'input',
    isInputStale: false,
    field: null,
    cursor: 0,
    search: NO_SEARCH,
  });
}

function forget(printer: Printer): void {
  printer.history = noHistory();
  printer.tables.clear();
  printer.insides.clear();
  printer.facts.clear();
  printer.only = null;
}

/** Runs something long under a label; the previous one gives way. Undefined when it was cancelled. */
export async function work<T>(
  printer: Printer,
  label: string,
  run: (watch: { signal: AbortSignal; onProgress(part: number): void }) => Promise<T>,
): Promise<T | undefined> {
  const { store } = printer;
  store.getState().work?.cancel();
  const stop = new AbortController();
  const isMine = () => store.getState().work?.cancel === cancel;
  const cancel = () => {
    stop.abort();
    if (isMine()) store.setState({ work: null });
  };
  const onProgress = (part: number) => isMine() && store.setState({ work: { label, part, cancel } });
  store.setState({ work: { label, part: 0, cancel } });
  try {
    return await run({ signal: stop.signal, onProgress });
  } catch (error) {
    if (stop.signal.aborted) return undefined;
    throw error;
  } finally {
    if (isMine()) store.setState({ work: null });
  }
}
