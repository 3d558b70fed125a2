// Typed words as pixels: a mask of what the browser's letters cover by half or more, stamped in ink.
import type { Point } from './bitmap.ts';
import type { Span } from './spans.ts';

/** `bits` is 1 where a letter lies; its left edge and base line meet at (originX, originY) of the mask. */
export interface Letters {
  readonly width: number;
  readonly height: number;
  readonly originX: number;
  readonly originY: number;
  readonly bits: Uint8Array;
  /** How far the pen has moved on: where the caret stands. */
  readonly advance: number;
}

/** Writes the letters with their base line's beginning at a place. */
export function writeLetters(span: Span, { width, height, originX, originY, bits }: Letters, at: Point): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (bits[y * width + x]) span(at.y - originY + y, at.x - originX + x, at.x - originX + x);
}
