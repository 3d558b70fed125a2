// Repair of what is only form, by jsonrepair. It gives a text, not what it did: its result is walked beside the text, and each change
// must be one that is only form. Where it did anything else, nothing of it is taken.
import { jsonrepair } from 'jsonrepair';
import type { Edit } from './edits.ts';
import type { Kind } from './kinds.ts';
import { isQuote } from './reader/strings.ts';
import { Refusal } from './refusal.ts';

/** Deepest nesting that is given to jsonrepair, which recurses: some stacks hold more, none less. */
const MAX_DEPTH = 4000;
const TOO_DEEP = 'The text is nested too deeply for a repair';

/** The text as jsonrepair writes it. Throws a Refusal where that fails. */
export function repairForm(text: string): string {
  if (isDeeper(text, MAX_DEPTH)) throw new Refusal(TOO_DEEP, 0);
  try {
    return jsonrepair(text);
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(TOO_DEEP, 0);
    const { position } = error as { readonly position?: number };
    throw new Refusal('What is meant here cannot be told', position ?? 0);
  }
}

/** True if more brackets are open at once, those in double quotes left out. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let isString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 34) isString = !isString;
    else if (isString && code === 92) i++;
    else if (!isString && (code === 91 || code === 123) && ++depth > most) return true;
    else if (!isString && (code === 93 || code === 125) && depth > 0) depth--;
  }
  return false;
}

/** Changes between a text and its repaired form, in one walk over both. */
export function compareForm(text: string, repaired: string): Edit[] {
  const edits: Edit[] = [];
  let [i, j] = [0, 0];
  const change = (remove: number, insert: string, kind: Kind) => {
    const last = edits.at(-1);
    const isNext =
      last !== undefined && last.at + last.remove === i && last.kind === kind && (last.remove === 0) === (remove === 0);
    if (isNext) edits[edits.length - 1] = { ...last, remove: last.remove + remove, insert: last.insert + insert };
    else edits.push({ at: i, remove, insert, kind });
    i += remove;
    j += insert.length;
  };
  const tail = text.trimEnd().length;
  while (i < text.length || j < repaired.length) {
    const a = text.charCodeAt(i);
    const b = repaired.charCodeAt(j);
    if (b === 34) quoted();
    else if (a === b) {
      i++;
      j++;
    } else if (a === 47) change(commentLength(text, i), '', 'comment');
    else if (a === 44 && b !== 44) change(1, '', 'trailingComma');
    else if (b === 44 && text[afterSpaces(text, i)] !== ',') change(0, ',', 'missingComma');
    else if (a === 32 || a === 9 || a === 10 || a === 13) change(1, '', spaceKind(edits.at(-1), i));
    else if (i >= tail && (b === 125 || b === 93)) change(0, repaired[j] as string, 'cutOff');
    else if (i >= tail && /^:?\s*null/.test(repaired.slice(j, j + 12)))
      change(0, /^:?\s*null/.exec(repaired.slice(j, j + 12))?.[0] ?? '', 'missingValue');
    else if (b === 58) change(0, ':', 'missingColon');
    else if (b === 32) change(0, ' ', 'missingComma');
    else throw new Refusal('What is meant here cannot be told', i);
  }
  return edits;

  function quoted(): void {
    const same = sameString(text, i, repaired, j);
    if (same > 0) {
      i += same;
      j += same;
      return;
    }
    const end = stringEnd(repaired, j);
    const length = end - j;
    const content = repaired.slice(j + 1, end - 1);
    if (text[i] === '"' && text.startsWith(content, i + 1)) {
      const close = i + length - 1;
      if (close >= tail) {
        [i, j] = [close, end - 1];
        change(text.length - close, '"', 'cutOff');
      } else if (isQuote(text[close])) change(length, repaired.slice(j, end), 'quotes');
      else throw new Refusal('Where this string ends cannot be told', i);
    } else if (isQuote(text[i]) && text.startsWith(content, i + 1) && isQuote(text[i + length - 1]))
      change(length, repaired.slice(j, end), 'quotes');
    else if (content !== '' && text.startsWith(content, i) && /^\s*:/.test(repaired.slice(end, end + 100)))
      change(length - 2, repaired.slice(j, end), 'bareKey');
    else if (text[i] === '/') change(commentLength(text, i), '', 'comment');
    else if (text[i] === ',') change(1, '', 'trailingComma');
    else if (/\s/.test(text[i] ?? '')) change(1, '', spaceKind(edits.at(-1), i));
    else throw new Refusal('What is meant here cannot be told', i);
  }
}

const afterSpaces = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at++;
  return at;
};

/** White space that goes with what was left out before it. */
const spaceKind = (last: Edit | undefined, at: number): Kind =>
  last && last.insert === '' && last.at + last.remove === at ? last.kind : 'space';

const commentLength = (text: string, at: number): number => {
  const end = text[at + 1] === '*' ? text.indexOf('*/', at) + 2 : text.indexOf('\n', at);
  if (text[at + 1] !== '/' && text[at + 1] !== '*') throw new Refusal('What is meant here cannot be told', at);
  return (end < 2 ? text.length : end) - at;
};

/** Length of the string that stands here in both; 0 if it does not. */
function sameString(a: string, i: number, b: string, j: number): number {
  if (a.charCodeAt(i) !== 34) return 0;
  for (let k = 1; ; k++) {
    const code = b.charCodeAt(j + k);
    if (a.charCodeAt(i + k) !== code) return 0;
    if (code === 34) return k + 1;
    if (code !== 92) continue;
    k++;
    if (a.charCodeAt(i + k) !== b.charCodeAt(j + k)) return 0;
  }
}

function stringEnd(json: string, open: number): number {
  for (let i = open + 1; ; i++) {
    const code = json.charCodeAt(i);
    if (code === 34) return i + 1;
    if (code === 92) i++;
    if (Number.isNaN(code)) return i;
  }
}
