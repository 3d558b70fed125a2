// Three-way merge of what two tabs changed: each item as the tab left it that changed it; where both did, this page's.

import { same } from '../../scenes/kit/core/json.ts';
import { own } from '../../scenes/kit/core/own.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges objects field by field, to a depth; what lies deeper is one item. */
export function mergeFields<T>(base: T | null, mine: T, theirs: T, depth: number): T {
  if (depth === 0 || !isFields(mine) || !isFields(theirs)) return base !== null && same(mine, base) ? theirs : mine;
  const before: Fields = isFields(base) ? base : {};
  const merged = new Map<string, unknown>();
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [was, here, there] = [own(before, name), own(mine, name), own(theirs, name)];
    const isMineOld = same(here, was);
    if (here === undefined || there === undefined) {
      const value = isMineOld ? there : here;
      if (value !== undefined) merged.set(name, value);
    } else merged.set(name, mergeFields(was ?? null, here, there, depth - 1));
  }
  return Object.fromEntries(merged) as T;
}

/** Merges lists of items with ids: theirs, without those that this page removed, with those that it added or changed. */
export function mergeLists<T>(
  base: readonly T[] | null,
  mine: readonly T[],
  theirs: readonly T[],
  idOf: (item: T) => string,
): readonly T[] {
  const byId = (items: readonly T[]) => new Map(items.map(item => [idOf(item), item]));
  const [before, here, there] = [byId(base ?? []), byId(mine), byId(theirs)];
  const isRemovedThere = (id: string) => before.has(id) && !there.has(id) && same(before.get(id), here.get(id));
  const merged = theirs.flatMap(item => {
    const id = idOf(item);
    const kept = here.get(id);
    if (kept === undefined) return before.has(id) ? [] : [item];
    return [same(kept, before.get(id)) ? item : kept];
  });
  return [...merged, ...mine.filter(item => !there.has(idOf(item)) && !isRemovedThere(idOf(item)))];
}
