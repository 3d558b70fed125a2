// Span painter: the only way tools write pixels. Horizontal runs, clipped, with pattern and mirror.
import { type Box, EMPTY_BOX } from './bitmap.ts';
import { isSolid, type Mirror, type Paint, wordAt } from './inks.ts';

/** Paints the pixels x0 to x1 (inclusive) of row y. */
export type Span = (y: number, x0: number, x1: number) => void;

export interface Surface {
  readonly width: number;
  readonly height: number;
  readonly words: Uint32Array;
  markDirty(box: Box): void;
}

export function createSpanPainter(surface: Surface, paint: Paint, mirror: Mirror = 'none'): Span {
  return mirrorSpan(patternSpan(surface, paint), surface, mirror);
}

function patternSpan({ width, height, words, markDirty }: Surface, paint: Paint): Span {
  const plain = isSolid(paint);
  return (y, from, to) => {
    const x0 = Math.max(0, from);
    const x1 = Math.min(width - 1, to);
    if (y < 0 || y >= height || x0 > x1) return;
    const row = y * width;
    if (plain) words.fill(paint.ink, row + x0, row + x1 + 1);
    else for (let x = x0; x <= x1; x++) words[row + x] = wordAt(paint, x, y);
    markDirty({ left: x0, top: y, right: x1 + 1, bottom: y + 1 });
  };
}

function mirrorSpan(span: Span, { width, height }: Surface, mirror: Mirror): Span {
  const across: Span = (y, x0, x1) => {
    span(y, x0, x1);
    span(y, width - 1 - x1, width - 1 - x0);
  };
  const sideways = mirror === 'left-right' || mirror === 'both' ? across : span;
  if (mirror !== 'up-down' && mirror !== 'both') return sideways;
  return (y, x0, x1) => {
    sideways(y, x0, x1);
    sideways(height - 1 - y, x0, x1);
  };
}

/** Accumulates dirty boxes into one bounding box. */
export function dirtyRegion(): { box: Box; markDirty(box: Box): void } {
  const noted = {
    box: EMPTY_BOX,
    markDirty({ left, top, right, bottom }: Box) {
      const { box } = noted;
      if (left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom) return;
      noted.box = {
        left: Math.min(left, box.left),
        top: Math.min(top, box.top),
        right: Math.max(right, box.right),
        bottom: Math.max(bottom, box.bottom),
      };
    },
  };
  return noted;
}
