// The user's pattern in localStorage; where storage is forbidden it lasts as long as the page.
import * as v from 'valibot';
import type { Pattern } from '../engine/inks.ts';

const KEY = 'paint/pattern';
const PatternSchema = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))), v.length(8));

export function loadPattern(): Pattern | null {
  try {
    const read = v.safeParse(PatternSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

export function savePattern(pattern: Pattern): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pattern));
  } catch {
    // The pattern is still used on this page.
  }
}
