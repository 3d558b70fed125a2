// What a editor shows of itself, and how the pen is held.
import type { Box, Point } from './engine/bitmap.ts';
import type { Colour, Mirror, Pattern, PatternName, Size, Tool } from './engine/inks.ts';
import type { Extent } from './engine/resize.ts';
import type { Sheet } from './engine/Sheet.ts';
import type { Piece } from './engine/selection.ts';
import type { Typeface } from './engine/text.ts';

export interface EditorState {
  readonly tool: Tool;
  readonly colour: Colour;
  /** The last one that is none of the eight. */
  readonly own: Colour | null;
  readonly pattern: PatternName;
  readonly size: Size;
  readonly mirror: Mirror;
  readonly typeface: Typeface;
  /** The pattern from the editor, once there is one. */
  readonly custom: Pattern | null;
  readonly pointer: Point | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly sheet: Sheet;
  /** How large that is now. */
  readonly extent: Extent;
  readonly selection: Piece | null;
  /** A selection being drawn. */
  readonly selectionPath: readonly Point[] | null;
  readonly typing: Typing | null;
}

/** Words that are not kept yet. */
export interface Typing {
  /** Which words of this visit they are. */
  readonly id: number;
  /** Where the first base line begins. */
  readonly at: Point;
  readonly text: string;
  /** Before which letter the caret stands, and where that is. */
  readonly index: number;
  readonly caret: Point;
  readonly box: Box;
}

/** How the pen is held: Shift constrains, Alt copies. */
export interface PenModifiers {
  readonly constrained?: boolean;
  readonly copying?: boolean;
  /** How many pixels off a hand may be; the keys' pen is exact. */
  readonly tolerance?: number;
  /** The other end of a stylus. */
  readonly erasing?: boolean;
}
