// Types of the lazy modules (edit mode, tables): the eager code imports only these.
import type { ClipboardEvent, ComponentType, CSSProperties, DragEvent, KeyboardEvent } from 'react';
import type { JsonDocument } from './engine/document/document.ts';
import type { Arrangement, TableView } from './engine/rows/arrange.ts';
import type { TableShape } from './engine/rows/table.ts';

type NodeComponent = ComponentType<{ readonly document: JsonDocument; readonly node: number }>;

/** `P` is the editor, `F` its inline field. */
export interface EditModule<P, F> {
  openField(editor: P, field: F): void;
  undoEdit(editor: P): void;
  redoEdit(editor: P): void;
  /** True if the key is a shortcut of an edit action. */
  handleEditKey(editor: P, event: KeyboardEvent): boolean;
  /** True if the key extends or copies the selection. */
  handleSelectionKey(editor: P, event: KeyboardEvent): boolean;
  selectTo(editor: P, node: number): void;
  handlePaste(editor: P, event: ClipboardEvent): void;
  startRowDrag(editor: P, event: DragEvent): void;
  dragRowsOver(editor: P, event: DragEvent): void;
  endRowDrag(editor: P): void;
  dropRows(editor: P, event: DragEvent): void;
  /** Marks the targets of a move while Alt is held. */
  showMoveTargets(editor: P): void;
  /** JSON inside a string as a document, or null. */
  embeddedDocument(document: JsonDocument, node: number): JsonDocument | null;
  /** Expands or collapses the JSON inside a string; false if there is none. */
  toggleEmbedded(editor: P, node: number): boolean;
  installPrintView(editor: P): () => void;
  readonly EmbeddedRow: ComponentType<EmbeddedRowProps<P>>;
  readonly EditToolbar: ComponentType;
  readonly KeyField: NodeComponent;
  readonly ValueField: NodeComponent;
  readonly Insight: NodeComponent;
}

export interface EmbeddedRowProps<P> {
  /** Editor whose string holds the JSON. */
  readonly host: P;
  /** Index among the rows of the host. */
  readonly hostRow: number;
  /** Index among all rows of the tree. */
  readonly row: number;
  readonly style: CSSProperties;
  /** Indentation of the string's row, and of one level, in pixels. */
  readonly indent: number;
  readonly step: number;
}

export interface TableProps {
  readonly document: JsonDocument;
  readonly array: number;
  readonly table: TableView;
  readonly style: CSSProperties;
  /** Width of a character, of the tree's viewport, and scroll offset on the left, in pixels. */
  readonly char: number;
  readonly width: number;
  readonly left: number;
}

export interface TableRowProps extends TableProps {
  readonly row: number;
  readonly element: number;
  /** Index of the row, counted from the head. */
  readonly ordinal: number;
}

export interface TableModule<P> {
  widthOf(document: JsonDocument, array: number, shape: TableShape, availableWidth: number): number;
  toggleTable(editor: P, array: number): Promise<void>;
  arrangeTable(editor: P, array: number, arrangement: Arrangement): Promise<void>;
  readonly TableHead: ComponentType<TableProps>;
  readonly TableRow: ComponentType<TableRowProps>;
  readonly TableTools: ComponentType<{ readonly array: number }>;
}
