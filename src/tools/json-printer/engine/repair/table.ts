// CSV (RFC 4180, also with semicolons, tabs or bars) as an array of objects: the first line has the keys, cells that are JSON's
// numbers, true or false are taken as such, empty ones as null.
import type { Edit } from './edits.ts';
import { isJsonWord } from './reader/words.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;

interface Row {
  readonly at: number;
  readonly end: number;
  readonly cells: readonly { readonly text: string; readonly isQuoted: boolean }[];
}

/** Edits that make a table of the text; null if it is none. */
export function tableEdits(text: string, from: number): Edit[] | null {
  const line = text.slice(from, lineEnd(text, from));
  const counts = SEPARATORS.map(sign => line.split(sign).length);
  const most = Math.max(...counts);
  if (most < 2) return null;
  const rows = rowsOf(text, from, SEPARATORS[counts.indexOf(most)] as string);
  const [head, ...body] = rows ?? [];
  const keys = head?.cells.map(({ text: key }) => key.trim()) ?? [];
  const isHead =
    keys.every(key => key !== '' && !isJsonWord(key)) && new Set(keys).size === keys.length && keys.length > 1;
  if (!head || !isHead || body.length === 0 || body.some(({ cells }) => cells.length !== keys.length)) return null;
  const edits: Edit[] = [{ at: head.at, remove: (body[0] as Row).at - head.at, insert: '[\n', kind: 'table' }];
  for (const [i, { at, end, cells }] of body.entries()) {
    const members = cells.map((cell, k) => `${JSON.stringify(keys[k])}: ${valueOf(cell.text, cell.isQuoted)}`);
    edits.push({
      at,
      remove: end - at,
      insert: `  {${members.join(', ')}}${i < body.length - 1 ? ',' : '\n]'}`,
      kind: 'table',
    });
  }
  return edits;
}

function valueOf(cell: string, isQuoted: boolean): string {
  const word = cell.trim();
  if (isQuoted) return JSON.stringify(cell);
  if (word === '') return 'null';
  return isJsonWord(word) && word !== 'null' ? word : JSON.stringify(word);
}

/** Rows of cells; null where a quote is not closed or stands within a cell. Empty lines are no rows. */
function rowsOf(text: string, from: number, separator: string): Row[] | null {
  const rows: Row[] = [];
  for (let at = from; at < text.length; ) {
    const start = at;
    const cells: { text: string; isQuoted: boolean }[] = [];
    for (;;) {
      if (text[at] === '"') {
        let end = at + 1;
        while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
        if (end >= text.length) return null;
        cells.push({ text: text.slice(at + 1, end).replaceAll('""', '"'), isQuoted: true });
        at = end + 1;
      } else {
        const begin = at;
        while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++;
        const cell = text.slice(begin, at);
        if (cell.includes('"') || /[{}[\]]/.test(cell)) return null;
        cells.push({ text: cell, isQuoted: false });
      }
      if (text[at] !== separator) break;
      at++;
    }
    const end = at;
    if (text[at] === '\r') at++;
    if (at < text.length && text[at] !== '\n') return null;
    at++;
    if (end > start) rows.push({ at: start, end, cells });
  }
  return rows;
}

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};
