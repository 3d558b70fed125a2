// State of the paint editor, and the modifiers of its pen.
import type { Box, Point } from './engine/bitmap.ts';
import type { Colour, Mirror, Pattern, PatternName, Size, Tool } from './engine/inks.ts';
import type { Extent } from './engine/resize.ts';
import type { Sheet } from './engine/Sheet.ts';
import type { Piece } from './engine/selection.ts';
import type { Typeface } from './engine/text.ts';

export interface EditorState {
  readonly tool: Tool;
  readonly colour: Colour;
  /** The last colour chosen that is not one of the eight named ones. */
  readonly own: Colour | null;
  readonly pattern: PatternName;
  /** Width of pencil and outlines, and factor of brush and eraser. */
  readonly size: Size;
  readonly mirror: Mirror;
  readonly typeface: Typeface;
  /** The pattern of the pattern editor, once there is one. */
  readonly custom: Pattern | null;
  /** The pixel under the pointer or the keyboard's pen; it may lie outside the sheet. */
  readonly pointer: Point | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly sheet: Sheet;
  /** Current size of the sheet, in pixels. */
  readonly extent: Extent;
  /** The selected pixels with their position. */
  readonly selection: Piece | null;
  /** The marquee or lasso while it is drawn: its corners, or its points. */
  readonly selectionPath: readonly Point[] | null;
  readonly typing: Typing | null;
}

/** Text that is being typed and is not committed yet. */
export interface Typing {
  /** A new number for each text, so that its input field is mounted anew. */
  readonly id: number;
  /** Start of the first base line, in pixels of the sheet. */
  readonly at: Point;
  readonly text: string;
  /** Caret: index in `text`, and position on the sheet. */
  readonly index: number;
  readonly caret: Point;
  /** Bounding box on the sheet; a press inside drags the text. */
  readonly box: Box;
}

/** Modifiers of the pen: keys and pointer type. */
export interface PenModifiers {
  /** Shift: straight lines, squares, circles. */
  readonly constrained?: boolean;
  /** Alt: copies the selection, or takes a colour. */
  readonly copying?: boolean;
  /** Hit tolerance in pixels of the sheet; 0 for the keyboard's pen. */
  readonly tolerance?: number;
  /** The eraser end of a stylus. */
  readonly erasing?: boolean;
}
