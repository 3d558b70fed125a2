// Edits of a text: applying them, and composing two lists of them, one after the other, into one list of the first text.
import { KINDS, type Kind } from './kinds.ts';

/** Replacement of `remove` UTF-16 units at `at`. A list is in order of position and without overlaps. */
export interface Edit {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
  readonly kind: Kind;
}

/** Edits in order of position; insertions come before what is replaced at the same place. */
export const inOrder = (edits: readonly Edit[]): Edit[] =>
  edits.toSorted((a, b) => a.at - b.at || Number(a.remove > 0) - Number(b.remove > 0));

export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { at, remove, insert } of edits) {
    parts.push(text.slice(from, at), insert);
    from = at + remove;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/** Edits of a text that do what `first` and then `second` do, which edits `middle`, its result. Edits that overlap become one. */
export function composeEdits(middle: string, first: readonly Edit[], second: readonly Edit[]): Edit[] {
  if (first.length === 0) return [...second];
  const result: Edit[] = [];
  /** Position in the middle text minus position in the first one. */
  let shift = 0;
  let [i, j] = [0, 0];
  /** Start of the next edit of each list, in the middle text; an edit without length there comes first. */
  const next = () => {
    const [a, b] = [first[i], second[j]];
    const [x, y] = [a ? a.at + shift : Number.POSITIVE_INFINITY, b ? b.at : Number.POSITIVE_INFINITY];
    const isFirst = x < y || (x === y && a !== undefined && (a.insert === '' || (b?.remove ?? 0) > 0));
    return isFirst ? { isFirst, start: x } : { isFirst, start: y };
  };
  while (i < first.length || j < second.length) {
    const { start } = next();
    const origin = start - shift;
    const [i0, j0] = [i, j];
    let end = start;
    do {
      const upcoming = next();
      if (i + j > i0 + j0 && upcoming.start >= end) break;
      if (upcoming.isFirst) {
        const { remove, insert } = first[i++] as Edit;
        end = Math.max(end, upcoming.start + insert.length);
        shift += insert.length - remove;
      } else end = Math.max(end, upcoming.start + (second[j++] as Edit).remove);
    } while (i < first.length || j < second.length);
    const [mine, theirs] = [first.slice(i0, i), second.slice(j0, j)];
    const inner = theirs.map(edit => ({ ...edit, at: edit.at - start }));
    const all = [...theirs, ...mine];
    result.push({
      at: origin,
      remove: end - shift - origin,
      insert: applyEdits(middle.slice(start, end), inner),
      kind: (all.find(({ kind }) => KINDS[kind].changesData) ?? all[0])?.kind as Kind,
    });
  }
  return result;
}
