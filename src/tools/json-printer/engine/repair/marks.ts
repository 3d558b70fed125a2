// Marks of a text in any notation that is near JSON: its keys, scalars and containers in order, each with the container in which its own
// brackets put it. A count that knows no reader of ours, so that it can check what they propose.

export interface Mark {
  /** A scalar's text without quotes, escapes and white space; a container's opening bracket. */
  text: string;
  readonly at: number;
  readonly isQuoted: boolean;
  /** Mark of the container in which it stands; -1 outside all, NaN where brackets do not tell. */
  owner: number;
  /** What stands behind it: a colon makes it a key. */
  role: 'key' | 'value' | 'unknown';
  /** Of a container: what stands in it, and whether these are scalars alone, without a colon in their text. */
  colons: number;
  hasComma: boolean;
  count: number;
  isOfScalars: boolean;
}

export interface Marks {
  readonly list: readonly Mark[];
  /** Place of a bracket that closes another one or nothing, or of an end behind a bracket with others still open; -1 if there is none. */
  readonly unclear: number;
  /** Whether brackets, quotes and the signs between items are those of a whole document. */
  readonly isSound: boolean;
  /** The same, but for an end that was cut off. */
  readonly isSoundSoFar: boolean;
}

const CLOSING: Readonly<Record<string, string>> = {
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
const OPENERS: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')', '［': ']', '｛': '}', '（': ')' };
const CLOSERS: Readonly<Record<string, string>> = { ']': ']', '}': '}', ')': ')', '］': ']', '｝': '}', '）': ')' };
const PLAIN: Readonly<Record<string, string>> = { '［': '[', '｛': '{', '（': '(' };
const COMMA = ',;，；、';
const COLON = ':=：';
const SPACE = /[\s\u200b\u2060\ufeff]/;
const ESCAPE = /\\(?:u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\}|x([\da-fA-F]{2})|U([\da-fA-F]{8})|\r\n|[^])/g;
const SPACES = /[\s\u200b\u2060\ufeff\p{Cc}]+/gu;
const CONSTANT = /(?:true|false|null|True|False|None)(?![\p{L}\p{N}_])/uy;
/** Signs of JSON in what may be words. */
const DATA_SIGN = /["'[\]{}:,]/;

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);
const isSpace = (char: string | undefined): boolean =>
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
function behindComment(text: string, at: number): number {
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
function joinedString(text: string, at: number): Piece {
  let whole = stringAt(text, at);
  for (;;) {
    const plus = behindBlanks(text, whole.end);
    const next = text[plus] === '+' ? behindBlanks(text, plus + 1) : -1;
    if (next < 0 || !((text[next] ?? '') in CLOSING)) return whole;
    const more = stringAt(text, next);
    whole = { ...more, text: whole.text + more.text, isSound: whole.isSound && more.isSound };
  }
}

function wordEnd(text: string, from: number): number {
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

/**
 * Marks of a text. Comments are none of them; those that could be data are, where `isEveryComment` says that the rest is not sound.
 */
export function marksOf(text: string, isEveryComment = false): Marks {
  const list: Mark[] = [];
  const open: number[] = [];
  let [isSound, isLost, isCut] = [true, false, false];
  let unclear = -1;
  /** What stands between the last mark and the next. */
  let gap: 'begin' | 'none' | 'comma' | 'colon' = 'begin';
  /** The last mark, if nothing but white space or a sign stands behind it. */
  let last: Mark | undefined;
  const add = (own: string, at: number, isQuoted: boolean, isDoubtful = false): Mark => {
    const parent = open.at(-1);
    const owner = isLost || isDoubtful ? Number.NaN : (parent ?? -1);
    const container = parent === undefined ? undefined : list[parent];
    if (container) {
      container.count++;
      if (isQuoted && own.includes(':')) container.isOfScalars = false;
      if (gap === 'none') isSound = false;
    }
    const mark: Mark = {
      text: own,
      at,
      isQuoted,
      owner,
      role: 'unknown',
      colons: 0,
      hasComma: false,
      count: 0,
      isOfScalars: true,
    };
    list.push(mark);
    [gap, last] = ['none', mark];
    return mark;
  };
  for (let at = 0; at < text.length; ) {
    const char = text[at] as string;
    if (isSpace(char)) {
      at++;
      continue;
    }
    const behind = char === '#' || char === '/' ? behindComment(text, at) : at;
    if (behind > at) {
      const comment = text.slice(at, behind);
      // What stands at a quote may be a string's content.
      const isAtQuote = (text[at - 1] ?? '') in CLOSING || (text[behind] ?? '') in CLOSING;
      if (isAtQuote || (isEveryComment && DATA_SIGN.test(comment))) add(comment, at, false);
      at = behind;
    } else if (char in OPENERS) {
      const isCall = char === '(' && last && !last.isQuoted && !isSpace(text[at - 1]);
      if (isCall) gap = 'comma';
      const parent = list[open.at(-1) ?? -1];
      if (parent) parent.isOfScalars = false;
      add(PLAIN[char] ?? char, at, false);
      open.push(list.length - 1);
      [gap, last] = ['begin', undefined];
      at++;
    } else if (char in CLOSERS) {
      if (last) last.role = 'value';
      const container = list[open.pop() ?? -1];
      if (!container || OPENERS[container.text] !== CLOSERS[char]) {
        [isLost, isSound] = [true, false];
        if (unclear < 0) unclear = at;
      }
      [gap, last] = ['none', container];
      at++;
    } else if (COMMA.includes(char)) {
      if (last && last.role === 'unknown') last.role = 'value';
      const container = list[open.at(-1) ?? -1];
      if (container) container.hasComma = true;
      if (container && gap !== 'none') isSound = false;
      [gap, last] = ['comma', undefined];
      at++;
    } else if (COLON.includes(char)) {
      if (last) last.role = 'key';
      // A key over two lines is several that lost their quotes.
      if (last?.isQuoted && text.slice(last.at, at).trimEnd().includes('\n')) last.owner = Number.NaN;
      const container = list[open.at(-1) ?? -1];
      if (container) container.colons++;
      [gap, last] = ['colon', undefined];
      at += text.startsWith('=>', at) ? 2 : 1;
    } else if (char in CLOSING) {
      const isPrefixed = last && !last.isQuoted && last.at + 2 >= at - 1 && /^[bfru]{1,2}$/i.test(last.text);
      if (isPrefixed) gap = 'comma';
      const piece = joinedString(text, at);
      const isAdded = piece.isCut && gap === 'none' && open.length > 0;
      add(piece.text, at, true, !piece.isSound || isAdded);
      if (!piece.isSound || piece.isCut) isSound = false;
      isCut ||= piece.isCut;
      at = piece.end;
    } else {
      const end = wordEnd(text, at);
      add(text.slice(at, end), at, false);
      at = end;
    }
  }
  if (unclear < 0 && open.length > 0 && /[\]})］｝）][\s;,]*$/.test(text.slice(-200)) && !isCut) unclear = text.length;
  return {
    list: withoutGroups(list),
    unclear,
    isSound: isSound && open.length === 0,
    isSoundSoFar: isSound || (isCut && !isLost),
  };
}

/** Round brackets around one value are none, and a list of it those of another. */
function withoutGroups(list: Mark[]): Mark[] {
  if (!list.some(isGroup)) return list;
  const owners = list.map(({ owner }) => owner);
  const places = new Map<number, number>();
  const kept: Mark[] = [];
  for (const [i, mark] of list.entries()) {
    if (isGroup(mark)) continue;
    places.set(i, kept.length);
    kept.push(mark);
    let owner = owners[i] as number;
    while (owner >= 0 && isGroup(list[owner] as Mark)) owner = owners[owner] as number;
    mark.owner = owner >= 0 ? (places.get(owner) as number) : owner;
  }
  return kept;
}

const isGroup = ({ text, count, hasComma, isQuoted }: Mark): boolean =>
  text === '(' && !isQuoted && count === 1 && !hasComma;
