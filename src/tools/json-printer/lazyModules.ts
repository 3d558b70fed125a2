// What a editor is brought when it is first needed: edit mode with its keys and fields, and tables. Here stands only what the rest may ask of them.
import type { ClipboardEvent, ComponentType, CSSProperties, DragEvent, KeyboardEvent } from 'react';
import type { Arrangement, TableView } from './engine/arrange.ts';
import type { JsonDocument } from './engine/document.ts';
import type { TableShape } from './engine/table.ts';

type NodeComponent = ComponentType<{ readonly document: JsonDocument; readonly node: number }>;

/** `P` is a editor, `F` a field of it that is typed into. */
export interface EditModule<P, F> {
  openField(editor: P, field: F): void;
  undoEdit(editor: P): void;
  redoEdit(editor: P): void;
  /** True where the key was a shortcut of an edit action. */
  handleEditKey(editor: P, event: KeyboardEvent): boolean;
  /** True where the key extends or copies the selection. */
  handleSelectionKey(editor: P, event: KeyboardEvent): boolean;
  selectTo(editor: P, node: number): void;
  handlePaste(editor: P, event: ClipboardEvent): void;
  startRowDrag(editor: P, event: DragEvent): void;
  dragRowsOver(editor: P, event: DragEvent): void;
  endRowDrag(editor: P): void;
  dropRows(editor: P, event: DragEvent): void;
  /** While Alt is held. */
  showMoveTargets(editor: P): void;
  /** Whether a string holds JSON. */
  embeddedDocument(document: JsonDocument, node: number): JsonDocument | null;
  /** Opens or closes what stands in a string; false where nothing does. */
  toggleEmbedded(editor: P, node: number): boolean;
  installPrintView(editor: P): () => void;
  readonly EmbeddedRow: ComponentType<EmbeddedRowProps<P>>;
  readonly EditToolbar: ComponentType;
  readonly KeyField: NodeComponent;
  readonly ValueField: NodeComponent;
  readonly Insight: NodeComponent;
}

export interface EmbeddedRowProps<P> {
  /** The editor whose string holds the JSON. */
  readonly host: P;
  /** Index among the host's rows. */
  readonly hostRow: number;
  /** Index among all rows of the tree. */
  readonly row: number;
  readonly style: CSSProperties;
  /** Pixels: indentation of the string's row, and of one level. */
  readonly indent: number;
  readonly step: number;
}

export interface TableProps {
  readonly document: JsonDocument;
  readonly array: number;
  readonly table: TableView;
  readonly style: CSSProperties;
  /** Pixels of one character, of the tree's window and of what is scrolled out on its left. */
  readonly char: number;
  readonly width: number;
  readonly left: number;
}

export interface TableRowProps extends TableProps {
  readonly row: number;
  readonly element: number;
  /** Counted from the head. */
  readonly ordinal: number;
}

export interface TableModule<P> {
  widthOf(document: JsonDocument, array: number, shape: TableShape, room: number): number;
  toggleTable(editor: P, array: number): Promise<void>;
  arrangeTable(editor: P, array: number, arrangement: Arrangement): Promise<void>;
  readonly TableHead: ComponentType<TableProps>;
  readonly TableRow: ComponentType<TableRowProps>;
  readonly TableTools: ComponentType<{ readonly array: number }>;
}
