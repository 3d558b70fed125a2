// Swatch of a fill pattern, as SVG.
import type { Pattern } from '../engine/inks.ts';

export function PatternFace({ pattern, repeat = 2 }: { readonly pattern: Pattern; readonly repeat?: number }) {
  const side = 8 * repeat;
  const isSet = (x: number, y: number) => (((pattern[y & 7] as number) >> (7 - (x & 7))) & 1) === 1;
  const runs: string[] = [];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (!isSet(x, y)) continue;
      const from = x;
      while (x + 1 < side && isSet(x + 1, y)) x++;
      runs.push(`M${from} ${y}.5h${x + 1 - from}`);
    }
  return (
    <svg viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" aria-hidden>
      <path d={runs.join('')} stroke="currentColor" />
    </svg>
  );
}
