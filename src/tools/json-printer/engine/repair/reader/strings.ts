// Strings in any quotes: where one ends, though its quote stands inside it too, and how JSON writes it.
import type { Kind } from '../kinds.ts';
import { Refusal } from '../refusal.ts';

export interface StringToken {
  readonly end: number;
  /** The string as JSON writes it; null if it stands so, or if only its quotes are others. */
  readonly json: string | null;
  readonly kind: Kind;
  /** True for a Windows path whose backslashes happen to be escapes. */
  readonly isDoubtful: boolean;
}

/** Tells whether a string may end before this place. */
export type CanEnd = (at: number) => boolean;

const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"”“＂',
  "'": "'",
  '`': '`´',
  '´': '´`',
  '“': '”“"',
  '”': '”"',
  '„': '“”"',
  '‘': '’‘',
  '’': '’',
  '«': '»',
  '＂': '＂',
  '＇': '＇',
};

export const isQuote = (char: string | undefined): boolean => char !== undefined && char in CLOSERS;

const PREFIX = /(?:[uUbBfF]|[rR][bBfF]?|[bBfF][rR])?(?=["'])/y;
const PATH = /^(?:file:\/{2,3})?[A-Za-z]:\\(?!\\)|^\\\\[\w.$-]+\\(?!\\)/;
const ESCAPES = /\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}|U00[\da-fA-F]{6}|\r\n|[^])/g;
const isJsonEscape = (escape: string) => /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})$/.test(escape);
const isScriptEscape = (escape: string) => /^\\(?:['`$\r\nv0]|u\{|x[\da-fA-F]{2}|U00)/.test(escape);

/** Length of the prefix of a Python string here, before its quote. */
export function prefixLength(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === 34 || code === 39 || code === 123 || code === 91) return 0;
  PREFIX.lastIndex = at;
  return PREFIX.exec(text)?.[0].length ?? 0;
}

/** String that begins here with a prefix or a quote. Throws a Refusal if its end or its meaning cannot be told. */
export function readString(text: string, at: number, canEnd: CanEnd): StringToken {
  const prefix = text.slice(at, at + prefixLength(text, at)).toLowerCase();
  const open = at + prefix.length;
  const quote = text[open] as string;
  if (prefix === '' && quote === '"') {
    const end = plainEnd(text, open);
    if (end > 0 && canEnd(end)) return { end, json: null, kind: 'quotes', isDoubtful: isDoubtful(text, at, end) };
  }
  const triple = quote.repeat(3);
  const isTriple = (quote === '"' || quote === "'") && text.startsWith(triple, open);
  const { inner, end, isCut, isGuess } = isTriple ? tripleString(text, open, triple) : findEnd(text, open, canEnd);
  const raw = text.slice(inner, isCut ? end : end - (isTriple ? 3 : 1));
  if (prefix.includes('f') && /[{}]/.test(raw))
    throw new Refusal('A Python f-string: its value is not in the text', at);
  if (quote === '`' && raw.includes('${')) throw new Refusal('A template with ${…}: its value is not in the text', at);
  const whole = (json: string, kind: Kind): StringToken => ({ end, json, kind, isDoubtful: false });
  if (prefix.includes('b')) return whole(JSON.stringify(bytesText(raw, prefix.includes('r'), at)), 'bytes');
  if (prefix.includes('r')) return whole(JSON.stringify(raw), 'prefix');
  const isSimple = !isTriple && prefix === '' && !/[\\"'`´“”‘’„«»＂＇\r\n\t]/.test(raw) && !/\p{Cc}/u.test(raw);
  if (isSimple && quote !== '＂' && quote !== '＇' && quote !== '«' && quote !== '„' && !isCut)
    return { end, json: null, kind: 'quotes', isDoubtful: false };
  if (isCut && isSimple && quote === '"') return { end, json: null, kind: 'cutOff', isDoubtful: false };
  const { json, kind } = rewritten(isCut ? withoutCutEscape(raw) : raw, quote, at);
  if (isCut)
    return whole(
      json,
      /\\(?:u[\da-fA-F]{0,3})?$/.test(raw) && json !== rewritten(raw, quote, at).json ? 'cutValue' : 'cutOff',
    );
  if (isGuess) return whole(json, 'guessedQuote');
  return whole(json, prefix && kind === 'quotes' ? 'prefix' : kind);
}

/** End of a string as JSON writes it, or -1. */
function plainEnd(text: string, open: number): number {
  for (let i = open + 1; ; i++) {
    const code = text.charCodeAt(i);
    if (code === 34) return i + 1;
    if (code === 92) {
      const next = text[i + 1] ?? '';
      if (next === 'u' && /^[\da-fA-F]{4}$/.test(text.slice(i + 2, i + 6))) i += 5;
      else if (next !== '' && '"\\/bfnrt'.includes(next)) i++;
      else return -1;
    } else if (!(code >= 32)) return -1;
  }
}

interface Ends {
  readonly inner: number;
  readonly end: number;
  /** The text ends within the string. */
  readonly isCut: boolean;
  /** A quote within it stands where one begins or ends a string. */
  readonly isGuess?: boolean;
}

function findEnd(text: string, open: number, canEnd: CanEnd): Ends {
  const closers = CLOSERS[text[open] as string] as string;
  const isPath = PATH.test(text.slice(open + 1, open + 80));
  let last = -2;
  let isGuess = false;
  for (let i = open + 1; i < text.length; i++) {
    const char = text[i] as string;
    if (char === '\\') {
      // The last backslash of a path stands before its closing quote.
      const isEnd = isPath && closers.includes(text[i + 1] ?? '\\') && canEnd(i + 2);
      if (isEnd) return { inner: open + 1, end: i + 2, isCut: false };
      i++;
    } else if (closers.includes(char)) {
      if (canEnd(i + 1)) {
        if (last > 0 && text.slice(open, i).includes('\n')) break;
        return { inner: open + 1, end: i + 1, isCut: false, isGuess };
      }
      isGuess ||=
        /[,:;[{(，：]\s*$/.test(text.slice(Math.max(open + 1, i - 8), i)) ||
        /^\s*[,:;\]})，：]/.test(text.slice(i + 1, i + 9));
      if (i === last + 1 && text[last] === char && char === text[open])
        throw new Refusal('Doubled quotes: whether they mean one quote or end the string cannot be told', last);
      last = i;
    }
  }
  const raw = text.slice(open + 1);
  if (last > 0 || /[\n\r]|[\]}]\s*$/.test(raw)) throw new Refusal('Where this string ends cannot be told', open);
  return { inner: open + 1, end: text.length, isCut: true };
}

function tripleString(text: string, open: number, triple: string): Ends {
  const inner = open + 3;
  for (let i = inner; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text.startsWith(triple, i)) return { inner, end: i + 3, isCut: false };
  }
  throw new Refusal('Where this string ends cannot be told', open);
}

const withoutCutEscape = (raw: string): string => {
  const [tail = ''] = /\\+(?:u[\da-fA-F]{0,3})?$/.exec(raw) ?? [];
  const backslashes = /^\\*/.exec(tail)?.[0].length ?? 0;
  return backslashes % 2 === 1 ? raw.slice(0, raw.length - tail.length + backslashes - 1) : raw;
};

const isDoubtful = (text: string, at: number, end: number): boolean =>
  text[at + 2] === ':' && text[at + 3] === '\\' && PATH.test(text.slice(at + 1, end - 1));

/** Content as a JSON string, and the gravest change that this takes. */
function rewritten(raw: string, quote: string, at: number): { json: string; kind: Kind } {
  const escapes = raw.match(ESCAPES) ?? [];
  const isImpossible = (escape: string) => !isJsonEscape(escape) && !isScriptEscape(escape);
  const isLiteral =
    escapes.some(isImpossible) ||
    (PATH.test(raw) &&
      (escapes.some(escape => !isJsonEscape(escape) || isWordEscape(escape)) || /(?<!\\)(?:\\\\)*\\$/.test(raw)));
  if (isLiteral) return { json: `"${literal(raw, escapes, at)}"`, kind: 'backslash' };
  let kind: Kind = 'quotes';
  const content = raw.replaceAll(
    /\\(?:u\{[\da-fA-F]+\}|U00[\da-fA-F]{6}|x[\da-fA-F]{2}|\r\n|[^])|["\p{Cc}]|[^"\\\p{Cc}]+/gu,
    part => {
      if (part[0] === '\\') {
        if (isJsonEscape(part) || part === '\\u') return part;
        kind = kind === 'innerQuote' ? kind : 'escape';
        return scriptEscape(part);
      }
      if (part === '"') {
        if (quote === '"' || kind === 'innerQuote') kind = 'innerQuote';
        return '\\"';
      }
      if (part.length === 1 && part < ' ') {
        if (kind === 'quotes') kind = 'lineBreak';
        return JSON.stringify(part).slice(1, -1);
      }
      if (part.includes(quote)) kind = 'innerQuote';
      return part;
    },
  );
  return { json: `"${content}"`, kind };
}

const isWordEscape = (escape: string) => /^\\[bfnrtu]/.test(escape);

/** Every backslash as one that was meant; where some are doubled, those stand. */
function literal(raw: string, escapes: readonly string[], at: number): string {
  const isDoubled = raw.replace(/^\\\\/, '').includes('\\\\');
  if (isDoubled && escapes.some(isWordEscape))
    throw new Refusal(
      'Some backslashes of this string are doubled and some are not: which are meant cannot be told',
      at,
    );
  const content = raw.replaceAll(/\\(?:"|\\|[^"\\]|$)|"|\p{Cc}/gu, part => {
    if (part === '\\"' || part === '"') return '\\"';
    if (part === '\\\\') return isDoubled ? part : '\\\\\\\\';
    if (part[0] === '\\') return `\\\\${part.length > 1 ? jsonOf(part.slice(1)) : ''}`;
    return jsonOf(part);
  });
  return content;
}

const jsonOf = (text: string) => JSON.stringify(text).slice(1, -1);

function scriptEscape(escape: string): string {
  const sign = escape[1] as string;
  if (sign === '\n' || sign === '\r') return '';
  if (sign === 'v') return '\\u000b';
  if (sign === '0') return '\\u0000';
  if (sign === 'x') return `\\u00${escape.slice(2)}`;
  if (sign === 'u' || sign === 'U') {
    const code = Number.parseInt(escape.replaceAll(/[^\da-fA-F]/g, ''), 16);
    return code <= 0x10_ffff ? jsonOf(String.fromCodePoint(code)) : '\\ufffd';
  }
  return sign;
}

/** Text of a bytes literal, whose escapes are bytes of UTF-8. */
function bytesText(raw: string, isRaw: boolean, at: number): string {
  if (isRaw) return raw;
  const bytes: number[] = [];
  const simple: Readonly<Record<string, number>> = {
    n: 10,
    r: 13,
    t: 9,
    0: 0,
    v: 11,
    f: 12,
    b: 8,
    a: 7,
    '\\': 92,
    "'": 39,
    '"': 34,
  };
  for (const [part] of raw.matchAll(/\\x[\da-fA-F]{2}|\\[^]|[^\\]+/g)) {
    if (part[0] !== '\\') bytes.push(...new TextEncoder().encode(part));
    else if (part[1] === 'x') bytes.push(Number.parseInt(part.slice(2), 16));
    else
      bytes.push(
        ...(simple[part[1] as string] === undefined ? [92, part.charCodeAt(1)] : [simple[part[1] as string] as number]),
      );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
  } catch {
    throw new Refusal('These bytes are no text', at);
  }
}
