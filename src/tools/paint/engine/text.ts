// Text as a one-bit mask, drawn in ink; and the typeface: face, size, styles.
import type { Box, Point } from './bitmap.ts';
import type { Span } from './spans.ts';

/** Faces by their shown names, with their CSS font families. */
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

/** The initial typeface (specification part 3, §9: 16px monospace). */
export const DEFAULT_TYPEFACE: Typeface = { face: 'monospace', size: 16, styles: [] };

/** The typeface as a CSS font value. */
export const fontOf = ({ face, size, styles }: Typeface): string =>
  `${styles.includes('italic') ? 'italic ' : ''}${styles.includes('bold') ? 'bold ' : ''}${size}px ${FACES[face]}`;

/** Text mask: `bits` is 1 where a letter lies; the start of the first base line is at (originX, originY) of the mask. */
export interface TextMask {
  readonly width: number;
  readonly height: number;
  readonly originX: number;
  readonly originY: number;
  readonly bits: Uint8Array;
  /** Bounding box of the full lines, relative to the start of the first base line: the area that can be dragged. */
  readonly box: Box;
  /** Caret position before the letter at an index, relative to the start of the first base line. */
  caretAt(index: number): Point;
}

/** Draws the mask with the start of its base line at a point. */
export function drawTextMask(span: Span, { width, height, originX, originY, bits }: TextMask, at: Point): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (bits[y * width + x]) span(at.y - originY + y, at.x - originX + x, at.x - originX + x);
}

/** Outline and shadow (to the right and down). The mask has margins for both. */
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
