// Tokens of a text in any notation that is near JSON: its signs, and where a comment, a string or a word that begins at a place ends.

export const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`´',
  '´': '´`',
  '“': '”“',
  '”': '”',
  '„': '“”',
  '‘': '’‘',
  '’': '’',
  '«': '»',
  '＂': '＂',
  '＇': '＇',
};
export const OPENERS: Readonly<Record<string, string>> = {
  '[': ']',
  '{': '}',
  '(': ')',
  '［': ']',
  '｛': '}',
  '（': ')',
};
export const CLOSERS: Readonly<Record<string, string>> = {
  ']': ']',
  '}': '}',
  ')': ')',
  '］': ']',
  '｝': '}',
  '）': ')',
};
export const COMMA = ',;，；、';
export const COLON = ':=：';
const SPACE = /[\s\u200b\u2060\ufeff]/;
const ESCAPE = /\\(?:u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\}|x([\da-fA-F]{2})|U([\da-fA-F]{8})|\r\n|[^])/g;
const SPACES = /[\s\u200b\u2060\ufeff\p{Cc}]+/gu;
const CONSTANT = /(?:true|false|null|True|False|None)(?![\p{L}\p{N}_])/uy;

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);
export const isSpace = (char: string | undefined): boolean =>
  char !== undefined && (char === ' ' || char === '\n' || ((char < '!' || char > '~') && SPACE.test(char)));

/** Text that an escape stands for; white space of any kind is none. */
function decoded(raw: string): string {
  const plain = raw.includes('\\')
    ? raw.replaceAll(ESCAPE, (whole, a?: string, b?: string, c?: string, d?: string) => {
        const hex = a ?? b ?? c ?? d;
        if (hex !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10_ffff));
        return 'bfnrtv0\n\r'.includes(whole[1] as string) ? '' : whole.slice(1);
      })
    : raw;
  return plain.replaceAll(SPACES, '');
}

/** Behind a comment that begins here; the place itself if none does. `#` begins one at a token's place alone. */
export function behindComment(text: string, at: number): number {
  const sign = text[at];
  if (sign === '#' || (sign === '/' && text[at + 1] === '/')) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
  }
  if (sign !== '/' || text[at + 1] !== '*') return at;
  const end = text.indexOf('*/', at + 2);
  return end < 0 ? at : end + 2;
}

function behindBlanks(text: string, from: number): number {
  for (let at = from; ; ) {
    const code = text.charCodeAt(at);
    if (code > 35 && code < 127 && code !== 47) return at;
    const next = isSpace(text[at]) ? at + 1 : behindComment(text, at);
    if (next === at) return at;
    at = next;
  }
}

/** Whether a quote that ends here closes its string: a sign, a line's end or the beginning of another token follows. */
function closes(text: string, at: number): boolean {
  const next = behindBlanks(text, at);
  const char = text[next];
  if (char === undefined || COMMA.includes(char) || COLON.includes(char) || char in CLOSERS || char === '+')
    return true;
  if (next === at) return false;
  CONSTANT.lastIndex = next;
  return (
    text.slice(at, next).includes('\n') ||
    char in CLOSING ||
    char in OPENERS ||
    /[\d-]/.test(char) ||
    CONSTANT.test(text)
  );
}

interface Piece {
  readonly text: string;
  readonly end: number;
  /** It has its closing quote, and those within it pair. */
  readonly isSound: boolean;
  readonly isCut: boolean;
}

function stringAt(text: string, at: number): Piece {
  const closing = CLOSING[text[at] as string] as string;
  // Most strings have nothing in them that needs a look.
  const first = closing === '"' || closing === "'" ? text.indexOf(closing, at + 1) : -1;
  if (first > 0 && closes(text, first + 1)) {
    const raw = text.slice(at + 1, first);
    if (!raw.includes('\\')) return { text: decoded(raw), end: first + 1, isSound: true, isCut: false };
  }
  let inner = 0;
  /** An apostrophe before a word, as the first of two around it. */
  let isQuoteOpen = false;
  let isStrained = false;
  for (let i = at + 1; i < text.length; i++) {
    const char = text[i] as string;
    if (char === '\\') i++;
    else if (closing.includes(char)) {
      if (closes(text, i + 1)) {
        // An apostrophe beside the quote that ends the string may be that one, doubled.
        const isDoubled = char === "'" && text[i - 1] === "'" && i - 1 > at && text[i - 2] !== '\\';
        const isSound = inner % 2 === 0 && !isQuoteOpen && !isStrained && !isDoubled;
        return { text: decoded(text.slice(at + 1, i)), end: i + 1, isSound, isCut: false };
      }
      const [isBefore, isBehind] = [isLetter(text[i - 1]), isLetter(text[i + 1])];
      if (char === "'" && isBefore) isQuoteOpen = false;
      else if (char === "'" && isBehind && isSpace(text[i - 1])) isQuoteOpen = true;
      else {
        // A quote within a string opens behind white space and closes before it; one between words is a sign that is gone.
        const [outside, inside] = inner % 2 === 0 ? [text[i - 1], text[i + 1]] : [text[i + 1], text[i - 1]];
        const isOuterEnd = inner % 2 === 0 ? i === at + 1 : closing.includes(outside ?? '');
        if (!isOuterEnd && (isLetter(outside) || isSpace(inside))) isStrained = true;
        inner++;
      }
    }
  }
  const rest = decoded(text.slice(at + 1));
  const isSound = inner % 2 === 0 && !isQuoteOpen && !isStrained && rest !== '' && !/[[\]{}()]/.test(rest);
  return { text: rest, end: text.length, isSound, isCut: true };
}

/** Strings with a plus between them are one. */
export function joinedString(text: string, at: number): Piece {
  let whole = stringAt(text, at);
  for (;;) {
    const plus = behindBlanks(text, whole.end);
    const next = text[plus] === '+' ? behindBlanks(text, plus + 1) : -1;
    if (next < 0 || !((text[next] ?? '') in CLOSING)) return whole;
    const more = stringAt(text, next);
    whole = { ...more, text: whole.text + more.text, isSound: whole.isSound && more.isSound };
  }
}

export function wordEnd(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const char = text[at] as string;
    if (text.startsWith('://', at)) at += 2;
    else if (isSpace(char) || char in OPENERS || char in CLOSERS || COMMA.includes(char) || COLON.includes(char)) break;
    else if (
      char in CLOSING &&
      !(char === "'" && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /\p{L}/u.test(text[at + 1] ?? ''))
    )
      break;
    else if (char === '/' && at > from && behindComment(text, at) > at) break;
  }
  return Math.max(at, from + 1);
}
