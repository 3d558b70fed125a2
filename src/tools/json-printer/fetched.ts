// What a printer is brought when it is first needed: edit mode with its keys and fields, and tables. Here stands only what the rest may ask of them.
import type { ClipboardEvent, ComponentType, CSSProperties, DragEvent, KeyboardEvent } from 'react';
import type { Arrangement, TableView } from './engine/arrange.ts';
import type { JsonDocument } from './engine/document.ts';
import type { TableShape } from './engine/table.ts';

type OfNode = ComponentType<{ readonly document: JsonDocument; readonly node: number }>;

/** `P` is a printer, `F` a field of it that is typed into. */
export interface Editor<P, F> {
  openField(printer: P, field: F): void;
  undoEdit(printer: P): void;
  redoEdit(printer: P): void;
  /** True where the key was one of edit mode's. */
  editKeys(printer: P, event: KeyboardEvent): boolean;
  selectKeys(printer: P, event: KeyboardEvent): boolean;
  selectTo(printer: P, node: number): void;
  pasted(printer: P, event: ClipboardEvent): void;
  dragBegun(printer: P, event: DragEvent): void;
  dragsOver(printer: P, event: DragEvent): void;
  dragEnded(printer: P): void;
  dropped(printer: P, event: DragEvent): void;
  /** While Alt is held. */
  showReach(printer: P): void;
  /** Whether a string holds JSON. */
  insideOf(document: JsonDocument, node: number): JsonDocument | null;
  /** Opens or closes what stands in a string; false where nothing does. */
  toggleInside(printer: P, node: number): boolean;
  armPrinting(printer: P): () => void;
  practise(): Promise<void>;
  readonly InsideRow: ComponentType<InsideRowPart<P>>;
  readonly EditActions: OfNode;
  readonly KeyField: OfNode;
  readonly ValueField: OfNode;
  readonly Insight: OfNode;
}

export interface InsideRowPart<P> {
  readonly host: P;
  /** The string. */
  readonly node: number;
  /** Among the host's rows, and among all. */
  readonly place: number;
  readonly row: number;
  readonly style: CSSProperties;
  /** Pixels before the string's own first character, and of one step. */
  readonly indent: number;
  readonly step: number;
}

export interface TablePart {
  readonly document: JsonDocument;
  readonly array: number;
  readonly table: TableView;
  readonly style: CSSProperties;
  /** Pixels of one character, of the tree's window and of what is scrolled out on its left. */
  readonly char: number;
  readonly width: number;
  readonly left: number;
}

export interface TableRowPart extends TablePart {
  readonly row: number;
  readonly element: number;
  /** Counted from the head. */
  readonly ordinal: number;
}

export interface Tabling<P> {
  widthOf(document: JsonDocument, array: number, shape: TableShape, room: number): number;
  toggleTable(printer: P, array: number): Promise<void>;
  arrangeTable(printer: P, array: number, arrangement: Arrangement): Promise<void>;
  readonly TableHead: ComponentType<TablePart>;
  readonly TableRow: ComponentType<TableRowPart>;
  readonly TableTools: ComponentType<{ readonly array: number }>;
}
