// Gesture interface: what a tool does from pen down to pen up, and the options it draws with.
import type { Rng } from '../../../../scenes/kit/core/rng.ts';
import type { Point } from './bitmap.ts';
import type { Mirror, Paint, Size } from './inks.ts';

export interface ToolOptions {
  readonly paint: Paint;
  readonly size: Size;
  readonly mirror: Mirror;
  /** Random generator of the spray can. */
  readonly rng: Rng;
}

export interface Gesture {
  /** Pen move; constrained means straight lines, squares and circles. */
  move(to: Point, constrained: boolean): void;
  /** A path of several clicks (polygon): pressed again, still open, last corner removed (false if there is none), finished. */
  press?(to: Point, constrained: boolean): void;
  isPathOpen?(): boolean;
  /** Corners that close the path when they are pressed. */
  closingPoints?(): readonly Point[];
  removeLastCorner?(): boolean;
  finish?(): void;
  /** Pen up; true if the path stays open. Points within the tolerance, in pixels, count as one corner. */
  release?(tolerance: number): boolean;
  /** Cancels the gesture; absent where Sheet.restore() is enough. */
  cancel?(): void;
  /** Called every frame while the pen is down: the spray can goes on spraying. */
  hold?(): void;
}
