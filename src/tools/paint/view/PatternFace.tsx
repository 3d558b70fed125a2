// A pattern as a swatch, drawn from its bits.
import type { Pattern } from '../engine/inks.ts';

export function PatternFace({ pattern, repeat = 2 }: { readonly pattern: Pattern; readonly repeat?: number }) {
  const side = 8 * repeat;
  const pixels: string[] = [];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (((pattern[y & 7] as number) >> (7 - (x & 7))) & 1) pixels.push(`M${x} ${y}h1v1h-1z`);
  return (
    <svg viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" aria-hidden>
      <path d={pixels.join('')} fill="currentColor" />
    </svg>
  );
}
