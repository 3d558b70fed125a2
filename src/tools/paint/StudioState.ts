// What a studio shows of itself, and how the pen is held.
import type { Point } from './engine/bitmap.ts';
import type { Colour, Mirror, Pattern, PatternName, Size, Tool } from './engine/inks.ts';
import type { Sheet } from './engine/Sheet.ts';
import type { Piece } from './engine/selection.ts';

export interface StudioState {
  readonly tool: Tool;
  readonly colour: Colour;
  readonly pattern: PatternName;
  readonly size: Size;
  readonly mirror: Mirror;
  /** The pattern from the editor, once there is one. */
  readonly custom: Pattern | null;
  readonly pointer: Point | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly sheet: Sheet;
  readonly selection: Piece | null;
  /** A selection being drawn. */
  readonly rope: readonly Point[] | null;
  readonly typing: { readonly at: Point; readonly text: string; readonly advance: number } | null;
}

/** How the pen is held: Shift constrains, Alt copies. */
export interface Grip {
  readonly constrained?: boolean;
  readonly copying?: boolean;
  /** The other end of a stylus. */
  readonly erasing?: boolean;
}
