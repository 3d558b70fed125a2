// The visitor's own pattern, kept in this browser; where that is forbidden it lasts as long as the page.
import * as v from 'valibot';
import type { Pattern } from '../engine/inks.ts';

const KEY = 'paint/pattern';
const Kept = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))), v.length(8));

export function keptPattern(): Pattern | null {
  try {
    const read = v.safeParse(Kept, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

export function keepPattern(pattern: Pattern): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pattern));
  } catch {
    // The pattern is in use all the same.
  }
}
