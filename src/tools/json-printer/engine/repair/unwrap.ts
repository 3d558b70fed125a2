// What stands before a value because of where the text comes from: a byte order mark, the head of an HTTP answer, a guard against
// XSSI, an assignment, the fence of a chat's answer. Each is told by its beginning.
import type { Edit } from './edits.ts';
import type { Kind } from './kinds.ts';

const NAME = String.raw`\$?[\p{L}_$][\p{L}\p{N}_$]*(?:\??\.[\p{L}_$][\p{L}\p{N}_$]*|\[(?:"[^"\n]*"|'[^'\n]*'|\d+)\])*`;
const VALUE = String.raw`(?=[\[\{\("'\x60\d\/\-]|new\s|(?:true|false|null|True|False|None)\b|[\p{L}_$][\p{L}\p{N}_$.]*\()`;

const HEADERS = String.raw`(?:[!#$%&'*+.^_\x60|~\w-]+:[^\n]*\n)`;
const PREFIXES: readonly (readonly [kind: Kind, pattern: RegExp])[] = [
  ['byteOrderMark', /\ufeff+/y],
  [
    'httpHead',
    new RegExp(String.raw`(?:HTTP\/\d[\d.]* \d{3}[^\n]*\n|[A-Z]{3,7} \S+ HTTP\/\d[^\n]*\n)${HEADERS}*\r?\n`, 'y'),
  ],
  ['httpHead', new RegExp(String.raw`${HEADERS}+\r?\n(?=\s*[\[{])`, 'y')],
  ['httpHead', /(?:[<>*][ \t][^\n]*\n|[<>]\r?\n|[{}] \[\d+ bytes data\][^\n]*\n)+/y],
  ['words', /(?:```|~~~)[\w+-]*[ \t]*\r?\n/y],
  ['guard', /\)\]\}(?:'|')?,?(?:\r?\n|(?=\s*[[{]))|\]\)\}while\(1\);<\/x>/y],
  ['guard', /(?:while|for)\s*\(\s*(?:1|true|;;)\s*\)\s*(?:;|\{\s*\})?/y],
  ['guard', /throw\s+[^;\n{[]*;\s*(?:<[^>\n]*>)?/y],
  ['guard', /&&&START&&&|\{\}\s*&&|\/\*-secure-|<\?[^>\n]*\?>|@\w+@/y],
  ['statement', />>>\s+|In \[\d+\]:\s*|Out\[\d+\]:\s*/y],
  ['statement', new RegExp(String.raw`typeof\s+${NAME}\s*===?\s*["']function["']\s*&&\s*`, 'uy')],
  [
    'statement',
    new RegExp(String.raw`(?:export\s+default|return|yield)\s+${VALUE}|export\s+default\s*(?=[\[\{\(])`, 'uy'),
  ],
  [
    'statement',
    new RegExp(
      String.raw`(?:export\s+)?(?:(?:const|let|var|final|static|local|my|our|public)\s+)?${NAME}(?:\s*:\s*[\p{L}_][^=\n;{}]*?(?:\{[^\}=\n]*\}[^=\n;]*?)?)?\s*(?::=|=(?![=>]))\s*${VALUE}`,
      'uy',
    ),
  ],
];

/** Edits that leave out all that stands before the value, and what belongs to it behind. */
export function unwrap(text: string): Edit[] {
  const cell = sheetCell(text);
  if (cell) return cell;
  const edits: Edit[] = [];
  let from = 0;
  for (;;) {
    const start = beginning(text, from);
    const found = PREFIXES.map(([kind, pattern]) => ({ kind, length: matchAt(pattern, text, start) })).find(
      ({ length }) => length > 0,
    );
    if (!found) return withEnds(text, edits);
    edits.push({ at: start, remove: found.length, insert: '', kind: found.kind });
    from = start + found.length;
  }
}

/** A cell as a spreadsheet copies it: in quotes, with every quote within it doubled. */
function sheetCell(text: string): Edit[] | null {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length - 1;
  if (!/^"\s*[[{]/.test(text.slice(start, start + 100)) || text[end] !== '"' || end <= start) return null;
  const edits: Edit[] = [{ at: start, remove: 1, insert: '', kind: 'escapedText' }];
  for (const { 0: quotes, index } of text.slice(start + 1, end).matchAll(/"+/g)) {
    if (quotes.length % 2 === 1) return null;
    for (let i = 0; i < quotes.length; i += 2)
      edits.push({ at: start + 1 + index + i, remove: 2, insert: '"', kind: 'escapedText' });
  }
  return edits.length > 1 ? [...edits, { at: end, remove: 1, insert: '', kind: 'escapedText' }] : null;
}

/** White space and comments of JavaScript, behind which a statement may begin. */
function beginning(text: string, from: number): number {
  const blank = /(?:\s(?<!\ufeff)|\/\/[^\n]*\n|\/\*(?!-secure-)[^]*?\*\/)*/y;
  blank.lastIndex = from;
  return from + (blank.exec(text)?.[0].length ?? 0);
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** The ends of what was begun: of a fence, of a comment around all, and of the pieces of a chunked HTTP answer. */
function withEnds(text: string, edits: Edit[]): Edit[] {
  const last = text.trimEnd();
  const line = last.lastIndexOf('\n') + 1;
  if (line > 0 && /^[ \t]*(?:```|~~~)$/.test(last.slice(line)))
    edits.push({ at: last.length - 3, remove: text.length - last.length + 3, insert: '', kind: 'words' });
  const first = edits.find(({ kind }) => kind === 'guard');
  const end = /\*\/\s*$/.exec(text);
  if (first && text.startsWith('/*-secure-', first.at) && end)
    edits.push({ at: end.index, remove: end[0].length, insert: '', kind: 'guard' });
  const head = edits.findLast(({ kind }) => kind === 'httpHead');
  if (head && /transfer-encoding:\s*chunked/i.test(text.slice(head.at, head.at + head.remove)))
    edits.push(...chunkSizes(text, head.at + head.remove));
  return edits;
}

/** The size lines of a chunked answer; none if the sizes do not fit the text. */
function chunkSizes(text: string, from: number): Edit[] {
  const edits: Edit[] = [];
  const line = /(?:\r?\n)?([\da-fA-F]+)[^\n\r]*\r?\n/y;
  for (let at = from; ; ) {
    line.lastIndex = at;
    const [whole, size = ''] = line.exec(text) ?? [];
    if (whole === undefined) return [];
    const begin = at + whole.length;
    const bytes = Number.parseInt(size, 16);
    edits.push({ at, remove: bytes === 0 ? text.length - at : whole.length, insert: '', kind: 'httpHead' });
    if (bytes === 0) return edits;
    at = begin;
    for (let left = bytes; left > 0; at++) {
      const code = text.codePointAt(at);
      if (code === undefined) return [];
      left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
      if (code > 0xffff) at++;
    }
  }
}
