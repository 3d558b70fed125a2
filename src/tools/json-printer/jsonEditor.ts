// JSON editor: one zustand store holds all that the tool knows of a document, what is shown of it, and what is being done with it.
// Free of React; the view selects from the store. Every field is replaced, never changed in place; where it refers to typed arrays
// that are changed in place, the object around them is replaced.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { JsonDocument } from './engine/document/document.ts';
import { EMPTY_HISTORY, type History } from './engine/document/history.ts';
import type { OpenPlace } from './engine/repair/session.ts';
import type { TableView } from './engine/rows/arrange.ts';
import { buildRows, emptyRows, type Rows } from './engine/rows/rows.ts';
import type { SearchMatches } from './engine/rows/search.ts';
import type { Bytes } from './engine/text/bytes.ts';
import type { TextPosition } from './engine/text/textPosition.ts';
import type { EditModule, TableModule } from './lazyModules.ts';
import type { Notify } from './notify.ts';
import type { ParserClient } from './open/parserClient.ts';
import type { Offer } from './open/parserMessages.ts';
import { INITIAL, type Settings } from './settings.ts';
import { type Analysis, newAnalysis } from './tree/analysis.ts';

/** Text in the field, or a large text as bytes with a zero byte behind them. */
export type Input =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'large'; readonly bytes: Bytes };

/** Places that a repair left open, or the one that it refused, in the text in which they stand. */
export interface OpenPlaces {
  readonly input: Input;
  /** The first of them, in order. */
  readonly places: readonly OpenPlace[];
  readonly count: number;
}

/** Syntax error of the input. */
export interface InputError {
  readonly message: string;
  /** Byte of the text, from 0. */
  readonly at: number;
  readonly position: TextPosition;
}

/** Source of a document; a new object for each that is opened. */
export interface Origin {
  /** File name. */
  readonly name?: string;
  /** True for a document from the address, which is not stored until it is edited. */
  readonly isLink?: boolean;
}

/** A long task that is running. */
export interface Progress {
  readonly label: string;
  /** Fraction done, from 0 to 1. */
  readonly part: number;
  cancel(): void;
}

export interface SearchState {
  readonly isOpen: boolean;
  readonly query: string;
  readonly matchCase: boolean;
  /** Rows without a match are hidden. */
  readonly isFiltering: boolean;
  /** Null while there is no query, or while it runs. */
  readonly matches: SearchMatches | null;
  /** Index of the current match; -1 before the first. */
  readonly at: number;
}

/** Target of the inline text field: a key, a value, or the empty cell of a table row in a column. */
export type Field =
  | { readonly node: number; readonly part: 'key' | 'value' }
  | { readonly node: number; readonly part: 'cell'; readonly column: number };

/** Place of dragged rows: before one sibling or after another. While Alt is held both may be marked. */
export interface DropTarget {
  readonly before?: number;
  readonly after?: number;
}

/** Exported text that needs a dialog: there is a warning about it, or it is too long. */
export interface ExportedText {
  readonly title: string;
  readonly text: string;
  readonly note: string;
  /** Offered as a file if it is too long for the clipboard. */
  readonly file?: { readonly kind: 'JSON' | 'CSV'; readonly blob: Blob };
}

export interface EditorState {
  /** The tab that is shown. */
  readonly tab: 'input' | 'output';
  readonly input: Input;
  readonly origin: Origin | null;
  /** The input is read and written as JSON Lines: the document is the array of its lines. */
  readonly isLines: boolean;
  /** Sentence about how the input was read, if not as plain UTF-8. */
  readonly readAs: string | null;
  /** What an input that is no JSON could be read as. */
  readonly offer: Offer | null;
  /** The document was edited since the input text was written. */
  readonly isInputStale: boolean;
  /** The input whose parse result was last announced by a toast; the same one is not announced twice. */
  readonly announcedInput: Input | null;
  readonly inputError: InputError | null;
  /** Why the input could not be parsed at all: its Worker failed. */
  readonly failure: string | null;
  readonly openPlaces: OpenPlaces | null;
  /** A new object after each edit. Null without a document, or where the input is not JSON. */
  readonly document: JsonDocument | null;
  /** Visible rows of the tree; a new object whenever they are built. */
  readonly rows: Rows;
  /** Undo and redo. */
  readonly history: History;
  /** Arrays shown as tables, by node. */
  readonly tables: ReadonlyMap<number, TableView>;
  /**
   * Expanded JSON inside strings, by the node of the string: each an editor of its own, whose cursor is -1 while the keyboard is
   * elsewhere. The map is replaced when the rows or the cursor of one of them change, too.
   */
  readonly embedded: ReadonlyMap<number, JsonEditor>;
  /** Filter: non-zero for each node to show; null shows all. */
  readonly visibleNodes: Uint8Array | null;
  /** Cached analysis of containers; replaced when a slow result is ready. */
  readonly analysis: Analysis;
  /** The long task that is running. */
  readonly progress: Progress | null;
  /** While a large text is parsed: a read-only editor of its first rows. */
  readonly preview: JsonEditor | null;
  /** Edit mode is on. */
  readonly isEditing: boolean;
  /** Node of the keyboard focus. */
  readonly cursor: number;
  /** Node where a selection of several siblings began; it ends at the cursor. */
  readonly anchor: number | null;
  /** A tap extends the selection, as with Shift: for touch screens. */
  readonly isSelecting: boolean;
  readonly dropTarget: DropTarget | null;
  /** Where rows were moved last, for screen readers. */
  readonly moveAnnouncement: string;
  /** The inline text field that is open. */
  readonly field: Field | null;
  readonly search: SearchState;
  readonly settings: Settings;
  /** Shown in a dialog. */
  readonly exported: ExportedText | null;
  /** The second of several files that were dropped. */
  readonly secondFile: File | null;
  /** A toast was shown: from then on the toaster is on the page. */
  readonly hasNotified: boolean;
  /** Code of edit mode, loaded behind the first document. */
  readonly editModule: EditModule<JsonEditor, Field> | null;
  /** Code of tables, loaded with the first of them. */
  readonly tableModule: TableModule<JsonEditor> | null;
}

export const NO_SEARCH: SearchState = {
  isOpen: false,
  query: '',
  matchCase: false,
  isFiltering: false,
  matches: null,
  at: -1,
};

/** Initial state of each document. */
export const newDocumentState = () => ({
  history: EMPTY_HISTORY,
  tables: new Map<number, TableView>(),
  embedded: new Map<number, JsonEditor>(),
  visibleNodes: null,
  analysis: newAnalysis(),
});

const newState = (): EditorState => ({
  ...newDocumentState(),
  tab: 'input',
  input: { kind: 'text', text: '' },
  origin: null,
  isLines: false,
  readAs: null,
  offer: null,
  isInputStale: false,
  announcedInput: null,
  inputError: null,
  failure: null,
  openPlaces: null,
  document: null,
  rows: emptyRows(),
  progress: null,
  preview: null,
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
  editModule: null,
  tableModule: null,
});

export interface JsonEditor {
  readonly store: StoreApi<EditorState>;
  readonly parser: ParserClient;
  readonly notify: Notify;
  /** Depth of the host's string in the tree; 0 if the editor is not embedded. */
  readonly baseLevel: number;
}

export const newEditor = (parser: ParserClient, notify: Notify, baseLevel = 0): JsonEditor => ({
  store: createStore(newState),
  parser,
  notify,
  baseLevel,
});

export const hasInputText = ({ store }: JsonEditor): boolean => {
  const { input } = store.getState();
  return input.kind !== 'text' || input.text !== '';
};

/** Identity of the document's content: its last edit, or else the text it was parsed from. After an undo it is the earlier one again. */
export const revisionOf = ({ history, document }: EditorState): unknown => history.done.at(-1) ?? document?.base;

/** Sets state that decides which rows show, with the rows built from it, in one step. */
export function updateRows({ store }: JsonEditor, change: Partial<EditorState> = {}): void {
  const { document, rows, tables, visibleNodes, embedded } = { ...store.getState(), ...change };
  if (!document) {
    store.setState({ ...change, rows: emptyRows() });
    return;
  }
  const embeddedRows = new Map(Array.from(embedded, ([node, editor]) => [node, editor.store.getState().rows] as const));
  store.setState({
    ...change,
    rows: buildRows(document.nodes, rows, { tables, visibleNodes, embedded: embeddedRows }),
  });
}

/** Replaces the analysis, so that views which wait for a slow result render again. */
export function analysisReady({ store }: JsonEditor): void {
  store.setState(({ analysis }) => ({ analysis: { ...analysis } }));
}
