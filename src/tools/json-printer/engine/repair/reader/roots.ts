// Documents side by side: JSON Lines, several documents, or elements of an array without its brackets.
import type { Edit } from '../edits.ts';
import { Refusal } from '../refusal.ts';

export interface Root {
  readonly start: number;
  readonly end: number;
  /** The comma behind it, or -1. */
  comma: number;
  readonly isWord: boolean;
  readonly isString: boolean;
  /** Not a value, but the closing bracket of the array that they stood in. */
  readonly isCloser?: boolean;
}

/** Makes one document of all; a single one stands as it is. */
export function finishRoots(text: string, roots: readonly Root[], edits: Edit[]): void {
  const values = roots.filter(({ isCloser }) => !isCloser);
  const last = values.at(-1) as Root;
  if (
    last.comma >= 0 &&
    values.length === 1 &&
    values.length === roots.length &&
    !/^[[{]/.test(text.slice(last.start, last.start + 1))
  )
    throw new Refusal('Whether this is a list of one cannot be told', last.start);
  if (last.comma >= 0) edits.push({ at: last.comma, remove: 1, insert: '', kind: 'trailingComma' });
  if (roots.length === 1) return;
  const isList = roots.some(({ comma }) => comma >= 0);
  const gaps = values.slice(1).map((root, i) => ({
    before: values[i] as Root,
    isLine: text.slice((values[i] as Root).end, root.start).includes('\n'),
  }));
  const missing = gaps.find(({ before }) => before.comma < 0);
  const isScalar = values.some(({ start }) => !/[[{(]/.test(text[start] as string));
  if (isList && missing && isScalar)
    throw new Refusal('How these values belong together cannot be told', missing.before.end);
  const kind = isList ? 'missingEnds' : gaps.every(({ isLine }) => isLine) ? 'jsonLines' : 'several';
  edits.push({ at: (values[0] as Root).start, remove: 0, insert: '[', kind });
  for (const { before } of gaps) if (before.comma < 0) edits.push({ at: before.end, remove: 0, insert: ',', kind });
  if (values.length === roots.length)
    edits.push({ at: last.comma >= 0 ? last.comma : last.end, remove: 0, insert: ']', kind });
}
