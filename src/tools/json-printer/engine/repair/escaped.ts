// Text that was escaped as the inside of a JSON string, once or more often: `{\"a\":1}`.
import type { Edit } from './edits.ts';
import { Refusal } from './refusal.ts';

const BEGIN = /[[{](?:\s|\\+[nrt]|[[{])*(\\+)"/y;

/** Backslashes before the first quote, if an escaped text begins with the bracket here; else 0. */
export function escapeDepth(text: string, at: number): number {
  BEGIN.lastIndex = at;
  return BEGIN.exec(text)?.[1]?.length ?? 0;
}

/** End of an escaped text: the first quote with fewer backslashes before it ends the string that it stands in. */
export function escapedEnd(text: string, from: number, depth: number): number {
  const quotes = /(\\*)"/g;
  quotes.lastIndex = from;
  for (let found = quotes.exec(text); found; found = quotes.exec(text))
    if ((found[1] as string).length < depth) return found.index;
  return text.length;
}

/** Edits that undo the escapes, all levels at once. */
export function unescapeEdits(text: string, from: number, end: number, depth: number): Edit[] {
  const levels = Math.log2(depth + 1);
  if (!Number.isInteger(levels)) throw new Refusal('How often this text was escaped cannot be told', from);
  const edits: Edit[] = [];
  const runs = /\\+(?:u[\da-fA-F]{4}|[^\\])?/g;
  runs.lastIndex = from;
  for (let found = runs.exec(text); found && found.index < end; found = runs.exec(text)) {
    let part = found[0];
    for (let level = 0; level < levels; level++) {
      try {
        part = JSON.parse(`"${part}"`) as string;
      } catch {
        throw new Refusal('How often this text was escaped cannot be told', found.index);
      }
    }
    edits.push({ at: found.index, remove: found[0].length, insert: part, kind: 'escapedText' });
  }
  return edits;
}
