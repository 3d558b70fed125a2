// Repairs within a token: other quotes, invalid escapes, words and numbers of other languages.
import { decode } from './bytes.ts';
import { jsonNumber } from './userValue.ts';

/** Fix: replaces `remove` bytes at `at` by a text. */
export interface Fix {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
  readonly reason: string;
}

const QUOTES: readonly (readonly [open: string, close: string])[] = [
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['‘', '’'],
  ['„', '“'],
  ['«', '»'],
];

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    True: 'true',
    TRUE: 'true',
    False: 'false',
    FALSE: 'false',
    None: 'null',
    NULL: 'null',
    Null: 'null',
    nil: 'null',
    undefined: 'null',
    NaN: 'null',
    Infinity: 'null',
    '-Infinity': 'null',
  }),
);

/** Length of a text in bytes if it is at this position, else 0. */
export function matchLength(bytes: Uint8Array, at: number, text: string): number {
  const wanted = new TextEncoder().encode(text);
  for (let i = 0; i < wanted.length; i++) if (bytes[at + i] !== wanted[i]) return 0;
  return wanted.length;
}

const isQuoteByte = (byte: number) => byte === 34 || byte === 39 || byte === 96 || byte === 0xe2 || byte === 0xc2;

/** Repairs a string with any opening quote: its end and its fixes. Null if there is no quote. */
export function repairString(bytes: Uint8Array, from: number, length: number): { end: number; fixes: Fix[] } | null {
  if (!isQuoteByte(bytes[from] as number)) return null;
  const pair = bytes[from] === 34 ? (['"', '"'] as const) : QUOTES.find(([open]) => matchLength(bytes, from, open));
  if (!pair) return null;
  const isDouble = pair[0] === '"';
  const fixes: Fix[] = [];
  const opening = isDouble ? 1 : matchLength(bytes, from, pair[0]);
  if (!isDouble) fixes.push({ at: from, remove: opening, insert: '"', reason: 'Double quotes' });
  let at = from + opening;
  let lineEnd = -1;
  while (at < length) {
    const closing = matchLength(bytes, at, pair[1]);
    if (closing) {
      if (!isDouble) fixes.push({ at, remove: closing, insert: '"', reason: 'Double quotes' });
      return { end: at + closing, fixes };
    }
    const byte = bytes[at] as number;
    if (byte === 10 && lineEnd < 0) lineEnd = at;
    if (byte === 92) at += repairEscape(bytes, at, fixes);
    else {
      if (byte === 34) fixes.push({ at, remove: 1, insert: '\\"', reason: 'Escaped quote' });
      else if (byte < 32)
        fixes.push({
          at,
          remove: 1,
          insert: JSON.stringify(String.fromCharCode(byte)).slice(1, -1),
          reason: 'Escaped control character',
        });
      at++;
    }
  }
  // An unclosed string ends with its line, or with the text.
  const end = lineEnd < 0 ? length : lineEnd;
  const fixesBefore = fixes.filter(fix => fix.at < end);
  fixesBefore.push({ at: end, remove: 0, insert: '"', reason: 'Closed string' });
  return { end, fixes: fixesBefore };
}

/** Length of an escape in bytes; the backslash of an invalid one is removed. */
function repairEscape(bytes: Uint8Array, at: number, fixes: Fix[]): number {
  const next = String.fromCharCode(bytes[at + 1] as number);
  if ('"\\/bfnrt'.includes(next) && bytes[at + 1] !== 0) return 2;
  const digits = next === 'u' ? 4 : next === 'x' ? 2 : 0;
  const hex = decode(bytes.subarray(at + 2, at + 2 + digits));
  if (digits > 0 && /^[\da-f]+$/i.test(hex) && hex.length === digits) {
    if (digits === 2) fixes.push({ at, remove: 4, insert: `\\u00${hex}`, reason: 'JSON escape' });
    return digits + 2;
  }
  fixes.push({ at, remove: 1, insert: '', reason: 'No such escape' });
  // The character after the removed backslash is literal, also a quote.
  return (bytes[at + 1] as number) < 32 ? 1 : 2;
}

/** End of a bare word: structural characters, white space and quotes end it. */
export function wordEnd(bytes: Uint8Array, from: number, length: number): number {
  let at = from;
  while (at < length && !((bytes[at] as number) <= 32) && !STOPS.has(bytes[at] as number)) at++;
  return at;
}
const STOPS = new Set(Array.from(',:;=[]{}"\'`()', char => char.charCodeAt(0)));

/** JSON for a bare word as a value, or as a key. */
export function repairWord(word: string, isKey: boolean): { text: string; reason: string } {
  const known = isKey ? undefined : WORDS.get(word);
  if (known) return { text: known, reason: `JSON's word for ${word}` };
  const number = isKey ? null : jsonNumber(word);
  if (number) return { text: number, reason: 'JSON number' };
  return { text: JSON.stringify(word), reason: 'Quoted' };
}
