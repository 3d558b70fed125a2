// Texts that are one sign away from JSON: a bracket, quote, comma or colon that is gone, doubled or turned. Every place is tried at which
// one sign, put in, left out or replaced, makes JSON of the whole; so the sign that was meant is always among them.
import { type Edit, inOrder } from './edits.ts';
import type { Kind } from './kinds.ts';

/** What may come next. */
const Next = { value: 0, valueOrEnd: 1, key: 2, keyOrEnd: 3, colon: 4, after: 5 } as const;
type Next = (typeof Next)[keyof typeof Next];

interface Level {
  readonly isObject: boolean;
  readonly below: Level | null;
}

interface State {
  next: Next;
  top: Level | null;
}

interface Token {
  readonly at: number;
  end: number;
  readonly next: Next;
  readonly top: Level | null;
}

/** Most characters that are read for one text: what is longer is left untried. */
const MAX_WORK = 40_000_000;
/** Characters behind a sign that are read first, and of them those at whose end a token may be cut. */
const WINDOW = 400;
const MARGIN = 40;
/** Most ways that are told apart. */
const MAX_WAYS = 60;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
const [QUOTE, COMMA, COLON] = [34, 44, 58];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [123, 125, 91, 93];
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Reads from a state to the end or the first fault, whose place it answers; the length of the text for a cut one, -1 for JSON. */
function fault(text: string, from: number, state: State, tokens?: Token[]): number {
  let { next, top } = state;
  let at = from;
  for (;;) {
    let code = text.charCodeAt(at);
    while (code === 32 || code === 10 || code === 13 || code === 9) code = text.charCodeAt(++at);
    if (at >= text.length) return next === Next.after && top === null ? -1 : text.length;
    tokens?.push({ at, end: at + 1, next, top });
    const isKey = next === Next.key || next === Next.keyOrEnd;
    if (code === QUOTE) {
      if (!isKey && next > Next.valueOrEnd) return at;
      const end = stringEnd(text, at);
      if (tokens) (tokens.at(-1) as Token).end = end < 0 ? -1 - end : end;
      if (end < 0) return -1 - end;
      at = end;
      next = isKey ? Next.colon : Next.after;
      continue;
    }
    if (code === COMMA) {
      if (next !== Next.after || !top) return at;
      next = top.isObject ? Next.key : Next.value;
    } else if (code === COLON) {
      if (next !== Next.colon) return at;
      next = Next.value;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      const isObject = code === CLOSE_BRACE;
      const mayEnd = next === Next.after || next === (isObject ? Next.keyOrEnd : Next.valueOrEnd);
      if (!mayEnd || top?.isObject !== isObject) return at;
      top = top.below;
      next = Next.after;
    } else {
      if (next > Next.valueOrEnd) return at;
      if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        top = { isObject: code === OPEN_BRACE, below: top };
        next = code === OPEN_BRACE ? Next.keyOrEnd : Next.valueOrEnd;
      } else {
        SCALAR.lastIndex = at;
        if (!SCALAR.test(text)) return at;
        if (tokens) (tokens.at(-1) as Token).end = SCALAR.lastIndex;
        at = SCALAR.lastIndex - 1;
        next = Next.after;
      }
    }
    at++;
  }
}

/** End of a string, or the place of its fault as `-1 - place`. */
function stringEnd(text: string, open: number): number {
  for (let i = open + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 34) return i + 1;
    if (code < 32) return -1 - i;
    if (code !== 92) continue;
    ESCAPE.lastIndex = i;
    const length = ESCAPE.exec(text)?.[0].length;
    if (length === undefined) return -1 - i;
    i += length - 1;
  }
  return -1 - text.length;
}

/** What another sign may have been. */
const TURNED: Readonly<Record<string, string>> = {
  '{': '}[],',
  '}': '{],[',
  '[': ']{},',
  ']': '[},{',
  ',': ':}]',
  ':': ',',
};
const SIGNS = '{}[],:"';

export interface Way {
  readonly edits: readonly Edit[];
  readonly value: string;
  readonly text: string;
}

export interface Ways {
  /** Ways that make different values, those that change least first. */
  readonly ways: readonly Way[];
  /** Whether every place was tried. */
  readonly isComplete: boolean;
}

/** Ways to make JSON of the text with one sign. */
export function waysWithOneSign(text: string): Ways {
  const tokens: Token[] = [];
  const end = fault(text, 0, { next: Next.value, top: null }, tokens);
  if (end < 0) return { ways: [], isComplete: true };
  let work = text.length;
  let isComplete = true;
  const found = new Map<string, Way>();
  const attempt = (token: Token | undefined, at: number, remove: number, insert: string, kind: Kind): void => {
    if (work > MAX_WORK || found.size > MAX_WAYS) {
      isComplete = false;
      return;
    }
    const from = token?.at ?? 0;
    const near = text.slice(from, at) + insert + text.slice(at + remove, at + remove + WINDOW);
    const start = { next: token?.next ?? Next.value, top: token?.top ?? null };
    const early = fault(near, 0, start);
    work += near.length;
    if (early >= 0 && early < near.length - MARGIN) return;
    const rest = text.slice(from, at) + insert + text.slice(at + remove);
    work += rest.length;
    if (fault(rest, 0, start) >= 0) return;
    const whole = text.slice(0, from) + rest;
    add(whole, [{ at, remove, insert, kind }]);
  };
  const add = (whole: string, edits: readonly Edit[]) => {
    const value = JSON.stringify(JSON.parse(whole));
    if (!found.has(value)) found.set(value, { edits: inOrder(edits), value, text: whole });
  };
  const last = tokens.at(-1);
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1];
    const gap = before?.end ?? 0;
    const sign = text[token.at] as string;
    if (token.at > end) break;
    for (const bracket of '}],:') attempt(before, gap, 0, bracket, kindOfInsert(bracket));
    for (const opener of '{["') attempt(token, token.at, 0, opener, kindOfInsert(opener));
    if (SIGNS.includes(sign)) attempt(token, token.at, 1, '', kindOfRemoval(sign));
    for (const other of TURNED[sign] ?? '') attempt(token, token.at, 1, other, kindOfTurn(sign, other));
    if (sign === '"') inString(token);
  }
  // A foreign sign where one of JSON was.
  if (end < text.length) {
    gluedWords();
    const token = last && last.at <= end && end < Math.max(last.end, last.at + 1) ? last : undefined;
    const start = token ?? { at: end, end, next: Next.value, top: null };
    if (token && !/[\p{L}\p{N}_]/u.test(text[end] as string)) {
      for (const sign of SIGNS) attempt(start, end, 1, sign, kindOfTurn(text[end] as string, sign));
    }
  } else {
    for (const bracket of '}]"') attempt(last, text.trimEnd().length, 0, bracket, kindOfInsert(bracket));
  }
  closedTooEarly();
  return { ways: [...found.values()], isComplete };

  /** A comma is missing between words, or a dot stands for it. */
  function gluedWords(): void {
    const glued = /(?:true|false|null|-?\d[\d.]*?(?:e[+-]\d+)?)(?=true|false|null|-)|[\d"\]}eEl]+(?=\.)/y;
    glued.lastIndex = end;
    const length = last?.at === end ? glued.exec(text)?.[0].length : undefined;
    if (length === undefined) return;
    const at = end + length;
    const isDot = text[at] === '.';
    attempt(last, at, isDot ? 1 : 0, ',', isDot ? 'wrongSign' : 'missingComma');
  }

  /** Where the string could have ended, and quotes of other kinds in it. */
  function inString(token: Token): void {
    for (let at = token.at + 1; at <= Math.min(token.end, end); at++) {
      let next = at;
      while (next < text.length && ' \n\r\t'.includes(text[next] as string)) next++;
      if (next >= text.length || ',:]}'.includes(text[next] as string)) attempt(token, at, 0, '"', 'missingQuote');
      const char = text[at];
      if (char !== undefined && "'“”`’".includes(char)) attempt(token, at, 1, '"', 'turnedQuote');
    }
    if (token.end > token.at + 1 && token.end <= end + 1 && text[token.end - 1] === '"')
      attempt(token, token.end - 1, 1, '', 'extraQuote');
  }

  /** The bracket that closes the whole stands too early, and none at the end. */
  function closedTooEarly(): void {
    const closer = tokens.at(-2);
    if (!closer || last?.next !== Next.after || last.top !== null || !'}]'.includes(text[closer.at] as string)) return;
    const rest = text.length - (text.length - text.trimEnd().length);
    const sign = text[closer.at] as string;
    const whole = text.slice(0, closer.at) + text.slice(closer.at + 1, rest) + sign + text.slice(rest);
    work += text.length;
    if (fault(whole, 0, { next: Next.value, top: null }) < 0)
      add(whole, [
        { at: closer.at, remove: 1, insert: '', kind: 'extraBracket' },
        { at: rest, remove: 0, insert: sign, kind: 'missingBracket' },
      ]);
  }
}

const kindOfInsert = (sign: string): Kind =>
  sign === ',' ? 'missingComma' : sign === ':' ? 'missingColon' : sign === '"' ? 'missingQuote' : 'missingBracket';
const kindOfRemoval = (sign: string): Kind =>
  sign === '"' ? 'extraQuote' : sign === ',' || sign === ':' ? 'extraComma' : 'extraBracket';
const kindOfTurn = (sign: string, other: string): Kind =>
  other === '"' ? 'turnedQuote' : '{}[]'.includes(sign) || '{}[]'.includes(other) ? 'wrongBracket' : 'wrongSign';
