// Typed words as pixels: a mask of what the browser's letters cover by half or more, stamped in ink; and how it is written: face, size, styles.
import type { Box, Point } from './bitmap.ts';
import type { Span } from './spans.ts';

/** Faces by the names they are chosen by, and what the browser calls them. */
export const FACES = {
  monospace: 'monospace',
  'sans serif': 'sans-serif',
  serif: 'serif',
  cursive: 'cursive',
  bricolage: '"Bricolage Grotesque Variable", system-ui, sans-serif',
} as const;
export type Face = keyof typeof FACES;

export const TYPE_SIZES = [9, 10, 12, 14, 16, 18, 24, 36, 48, 72] as const;
export type TypeSize = (typeof TYPE_SIZES)[number];

export const STYLES = ['bold', 'italic', 'underline', 'outline', 'shadow'] as const;
export type Style = (typeof STYLES)[number];

export interface Typeface {
  readonly face: Face;
  readonly size: TypeSize;
  readonly styles: readonly Style[];
}

/** What one writes with at first (specification part 3, §9: 16px monospace). */
export const DEFAULT_TYPEFACE: Typeface = { face: 'monospace', size: 16, styles: [] };

/** The face as CSS says it. */
export const fontOf = ({ face, size, styles }: Typeface): string =>
  `${styles.includes('italic') ? 'italic ' : ''}${styles.includes('bold') ? 'bold ' : ''}${size}px ${FACES[face]}`;

/** `bits` is 1 where a letter lies; its left edge and base line meet at (originX, originY) of the mask. */
export interface TextMask {
  readonly width: number;
  readonly height: number;
  readonly originX: number;
  readonly originY: number;
  readonly bits: Uint8Array;
  /** The lines with their full height, seen from where the words begin: what a hand takes hold of. */
  readonly box: Box;
  /** Where the base line is before a letter of the text, seen from where the words begin. */
  caretAt(index: number): Point;
}

/** Writes the letters with their base line's beginning at a place. */
export function drawTextMask(span: Span, { width, height, originX, originY, bits }: TextMask, at: Point): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (bits[y * width + x]) span(at.y - originY + y, at.x - originX + x, at.x - originX + x);
}

/** Hollow letters with a line around them, and the shadow they throw to the right and down. The mask has margins for both. */
export function withOutlineAndShadow(bits: Uint8Array, width: number, styles: readonly Style[]): Uint8Array {
  const [hollow, shadow] = [styles.includes('outline'), styles.includes('shadow')];
  if (!hollow && !shadow) return bits;
  const at = (i: number) => bits[i] ?? 0;
  const around = bits.map((_, i) => (at(i) | at(i - 1) | at(i + 1) | at(i - width) | at(i + width) ? 1 : 0));
  const line = around.map((on, i) => on & (at(i) ^ 1));
  if (!shadow) return line;
  const thrown = around.map((_, i) => (around[i - width - 1] ?? 0) | (around[i - 2 * width - 2] ?? 0));
  return line.map((on, i) => (at(i) ? 0 : on | (thrown[i] as number)));
}
