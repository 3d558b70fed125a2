// Blanks between tokens: white space of any kind, comments, dots where something was left out.
import type { Edit } from '../edits.ts';
import { Refusal } from '../refusal.ts';

const ODD_SPACE = /[\p{Zs}\p{Zl}\p{Zp}\ufeff\u200b\u2060]/u;
const DOTS = /(?:\.{3}|…)(?![\p{L}_$.([{"'])/uy;

/** Position behind the blanks. Comments that JavaScript knows and white space of JSON stand; edits of all else go to `edits`. */
export function skipBlanks(text: string, from: number, edits?: Edit[]): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 10 || code === 13 || code === 9) at++;
    else if (code === 47 && (text[at + 1] === '/' || text[at + 1] === '*')) at = commentEnd(text, at);
    else if (code === 35) {
      const end = lineEnd(text, at);
      edits?.push({ at, remove: end - at, insert: '', kind: 'comment' });
      at = end;
    } else if (code === 46 || code === 0x2026) {
      DOTS.lastIndex = at;
      const length = DOTS.exec(text)?.[0].length ?? 0;
      if (length === 0) return at;
      edits?.push({ at, remove: length, insert: '', kind: 'dots' });
      at += length;
    } else if (code < 32 || (code > 127 && ODD_SPACE.test(text[at] as string))) {
      edits?.push({ at, remove: 1, insert: code < 32 ? '' : ' ', kind: 'space' });
      at++;
    } else return at;
  }
}

function commentEnd(text: string, at: number): number {
  if (text[at + 1] === '/') return lineEnd(text, at);
  const end = text.indexOf('*/', at + 2);
  if (end < 0) throw new Refusal('This comment has no end', at);
  return end + 2;
}

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};
