// What the pen does from press to lift, and with what it does it.
import type { Rng } from '../../../../scenes/kit/core/rng.ts';
import type { Point } from './bitmap.ts';
import type { Mirror, Paint, Size } from './inks.ts';

export interface ToolOptions {
  readonly paint: Paint;
  readonly size: Size;
  readonly mirror: Mirror;
  /** The spray can's luck. */
  readonly rng: Rng;
}

export interface Gesture {
  /** The pen is here now; constrained means straight lines, squares and circles. */
  move(to: Point, constrained: boolean): void;
  /** Of a shape that goes on when the pen is lifted: it is pressed again, is under way, loses its last corner (false if there is none), ends. */
  press?(to: Point, constrained: boolean): void;
  isPathOpen?(): boolean;
  /** Corners on which a press ends it. */
  closingPoints?(): readonly Point[];
  removeLastCorner?(): boolean;
  finish?(): void;
  /** The pen is lifted; true if the shape goes on. Corners so many pixels apart are one. */
  release?(tolerance: number): boolean;
  /** What it has done is taken back, where that is more than what lies on the sheet and is not kept yet. */
  cancel?(): void;
  /** Time passes while the pen is down: the spray can sprays on. */
  hold?(): void;
}
