// Fireflies and butterflies by the classic laws: they follow walls, and explode beside the fox and beside amoeba.
import { CELL, DIRECTIONS } from '../cells.ts';
import { CLASSIC, CLOCKWISE, flyOf, headingOf, isFirefly } from './elements.ts';
import type { Scan } from './Scan.ts';

/** A firefly turns left wherever it can, a butterfly right; where the way is barred they turn on the spot to the other side. */
export function moveFly(scan: Scan, at: number, code: number): void {
  const kind = isFirefly(code) ? 'firefly' : 'butterfly';
  for (const direction of DIRECTIONS) {
    const near = scan.code(scan.beside(at, direction));
    if (near === CELL.player || near === CLASSIC.amoeba)
      return scan.explode(at, kind === 'firefly' ? 'empty' : 'diamonds', kind);
  }
  const heading = headingOf(code);
  const inward = turned(heading, kind === 'firefly' ? -1 : 1);
  for (const next of [inward, heading]) {
    const to = scan.beside(at, next);
    if (scan.code(to) === CELL.empty) return scan.move(at, to, flyOf(kind, next));
  }
  scan.put(at, flyOf(kind, turned(heading, kind === 'firefly' ? 1 : -1)));
}

/** Quarter turns clockwise. */
function turned(heading: (typeof CLOCKWISE)[number], quarters: 1 | -1): (typeof CLOCKWISE)[number] {
  const turn = (CLOCKWISE.indexOf(heading) + quarters + CLOCKWISE.length) % CLOCKWISE.length;
  return CLOCKWISE[turn] as (typeof CLOCKWISE)[number];
}
