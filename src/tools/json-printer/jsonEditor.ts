// What the tool holds: the input, the document with its rows and history, and how it is looked at. Free of React; the view reads `store`.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Analysis, newAnalysis } from './analysis.ts';
import type { TableView } from './engine/arrange.ts';
import type { Bytes } from './engine/bytes.ts';
import { type JsonDocument, newDocument } from './engine/document.ts';
import type { History } from './engine/history.ts';
import type { Nodes } from './engine/nodes.ts';
import { buildRows, emptyRows, type Rows } from './engine/rows.ts';
import type { SearchMatches } from './engine/search.ts';
import type { TextPosition } from './engine/textPosition.ts';
import type { EditModule, TableModule } from './lazyModules.ts';
import type { Notify } from './notify.ts';
import type { ParserClient } from './parser/parserClient.ts';
import { INITIAL, type Settings } from './settings.ts';

/** Text in the field, or a large text as bytes with a zero behind them. */
export type Input =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'large'; readonly bytes: Bytes };

export interface InputError {
  readonly message: string;
  readonly at: number;
  readonly place: TextPosition;
}

/** Where a document came from: each that is opened has one of its own. */
export interface Origin {
  readonly name?: string;
  /** It lies in the address already. */
  readonly isLink?: boolean;
}

/** Something long that is under way. */
export interface Progress {
  readonly label: string;
  readonly part: number;
  cancel(): void;
}

export interface SearchState {
  readonly isOpen: boolean;
  readonly query: string;
  readonly matchCase: boolean;
  readonly isFiltering: boolean;
  readonly matches: SearchMatches | null;
  /** Which of them is looked at; -1 before the first. */
  readonly at: number;
}

/** A place to type: a key, a value, or the empty cell of a table's row in a column. */
export type Field =
  | { readonly node: number; readonly part: 'key' | 'value' }
  | { readonly node: number; readonly part: 'cell'; readonly column: number };

/** Where rows would go: before one of their siblings, behind another. */
export interface DropTarget {
  readonly before?: number;
  readonly after?: number;
}

export interface EditorState {
  readonly tab: 'input' | 'output';
  readonly input: Input;
  readonly origin: Origin | null;
  /** The document was edited since the input was written. */
  readonly isInputStale: boolean;
  readonly inputError: InputError | null;
  readonly document: JsonDocument | null;
  /** Grows with every change of the document or of what is shown of it. */
  readonly version: number;
  readonly progress: Progress | null;
  /** While a large text is read: a editor of its first rows. */
  readonly beginning: JsonEditor | null;
  readonly isEditing: boolean;
  /** The node the keyboard is at. */
  readonly cursor: number;
  /** Where a selection of several began; they are siblings, from here to the cursor. */
  readonly anchor: number | null;
  /** A tap selects up to there, as with Shift: fingers have none. */
  readonly isSelecting: boolean;
  /** Highlight while rows are dragged, or while Alt is held, whose arrows move them. */
  readonly dropTarget: DropTarget | null;
  /** Where rows went last, in words for who does not see it. */
  readonly moveAnnouncement: string;
  /** What is being typed over in place. */
  readonly field: Field | null;
  readonly search: SearchState;
  readonly settings: Settings;
  /** A text that was made and that the clipboard did not take. */
  readonly exported: ExportedText | null;
  /** Of several files dropped, the second. */
  readonly secondFile: File | null;
  /** Something was said: from then on there is a place for it. */
  readonly hasNotified: boolean;
}

export const NO_SEARCH: SearchState = {
  isOpen: false,
  query: '',
  matchCase: false,
  isFiltering: false,
  matches: null,
  at: -1,
};

const EMPTY: EditorState = {
  tab: 'input',
  input: { kind: 'text', text: '' },
  origin: null,
  isInputStale: false,
  inputError: null,
  document: null,
  version: 0,
  progress: null,
  beginning: null,
  isEditing: false,
  cursor: 0,
  anchor: null,
  isSelecting: false,
  dropTarget: null,
  moveAnnouncement: '',
  field: null,
  search: NO_SEARCH,
  settings: INITIAL,
  exported: null,
  secondFile: null,
  hasNotified: false,
};

/** A text that did not reach the clipboard, or about which something is to be said. */
export interface ExportedText {
  readonly title: string;
  readonly text: string;
  readonly note: string;
  /** Too long for the clipboard: secondFile as a file instead. */
  readonly file?: { readonly kind: 'JSON' | 'CSV'; readonly blob: Blob };
}

export interface JsonEditor {
  readonly store: StoreApi<EditorState>;
  readonly parser: ParserClient;
  readonly notify: Notify;
  readonly rows: Rows;
  history: History;
  /** Tables that are shown, by the node of their array. */
  readonly tables: Map<number, TableView>;
  /** What stands in strings and is open, by the node of the string: printers of their own, whose cursor is -1 while the keyboard is elsewhere. */
  readonly embedded: Map<number, JsonEditor>;
  /** Levels around the document: more than none where it stands in a string. */
  readonly baseLevel: number;
  readonly analysis: Analysis;
  /** While a search filters: non-zero for each node to show. */
  visibleNodes: Uint8Array | null;
  /** There since edit mode was first switched on. */
  editModule?: EditModule<JsonEditor, Field>;
  /** There since the first array was shown as a table. */
  tableModule?: TableModule<JsonEditor>;
}

const noHistory = (): History => ({ done: [], undone: [] });

export const newEditor = (parser: ParserClient, notify: Notify): JsonEditor => ({
  store: createStore<EditorState>(() => EMPTY),
  parser,
  notify,
  rows: emptyRows(),
  history: noHistory(),
  tables: new Map(),
  embedded: new Map(),
  baseLevel: 0,
  analysis: newAnalysis(),
  visibleNodes: null,
});

export const hasInputText = ({ store }: JsonEditor): boolean => {
  const { input } = store.getState();
  return input.kind !== 'text' || input.text !== '';
};

/** Lays the rows anew and tells the view. */
export function refresh(editor: JsonEditor, change: Partial<EditorState> = {}): void {
  const state = { ...editor.store.getState(), ...change };
  if (state.document) {
    buildRows(state.document.nodes, editor.rows, editor);
  } else editor.rows.length = 0;
  told(editor, change);
}

/** Tells the view that something is other than before, where the rows are what they were or are laid already. */
export function told({ store }: JsonEditor, change: Partial<EditorState> = {}): void {
  store.setState(({ version }) => ({ ...change, version: version + 1 }));
}

/** Takes a text that parsed as the document, with its rows as they are laid at first. */
export function setDocument(
  editor: JsonEditor,
  bytes: Bytes,
  nodes: Nodes,
  rows: Rows,
  change: Partial<EditorState> = {},
): void {
  forget(editor);
  Object.assign(editor.rows, rows);
  const { search } = editor.store.getState();
  told(editor, {
    document: newDocument(bytes, nodes),
    inputError: null,
    isInputStale: false,
    cursor: 0,
    anchor: null,
    field: null,
    search: { ...NO_SEARCH, isOpen: search.isOpen },
    ...change,
  });
}

/** A text that is not JSON clears the output. */
export function clearDocument(editor: JsonEditor, inputError: InputError | null): void {
  forget(editor);
  refresh(editor, {
    document: null,
    inputError,
    tab: 'input',
    isInputStale: false,
    field: null,
    cursor: 0,
    search: NO_SEARCH,
  });
}

function forget(editor: JsonEditor): void {
  editor.history = noHistory();
  editor.tables.clear();
  editor.embedded.clear();
  editor.analysis.clear();
  editor.visibleNodes = null;
}

/** Runs something long under a label; the previous one gives way. Undefined when it was cancelled. */
export async function runWithProgress<T>(
  editor: JsonEditor,
  label: string,
  run: (watch: { signal: AbortSignal; onProgress(part: number): void }) => Promise<T>,
): Promise<T | undefined> {
  const { store } = editor;
  store.getState().progress?.cancel();
  const stop = new AbortController();
  const isMine = () => store.getState().progress?.cancel === cancel;
  const cancel = () => {
    stop.abort();
    if (isMine()) store.setState({ progress: null });
  };
  const onProgress = (part: number) => isMine() && store.setState({ progress: { label, part, cancel } });
  store.setState({ progress: { label, part: 0, cancel } });
  try {
    return await run({ signal: stop.signal, onProgress });
  } catch (error) {
    if (stop.signal.aborted) return undefined;
    throw error;
  } finally {
    if (isMine()) store.setState({ progress: null });
  }
}
