// Marks of a text in any notation that is near JSON: its keys, scalars and containers in order, each with the container in which its own
// brackets put it. A count that knows no reader of ours, so that it can check what they propose.
import { behindComment, CLOSERS, CLOSING, COLON, COMMA, isSpace, joinedString, OPENERS, wordEnd } from './tokens.ts';

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

const PLAIN: Readonly<Record<string, string>> = { '［': '[', '｛': '{', '（': '(' };
/** Signs of JSON in what may be words. */
const DATA_SIGN = /["'[\]{}:,]/;

/** Whether the last quote of a comment closes a string that begins before it. */
function closesString(comment: string): boolean {
  const [, quote = ''] = /(["'“”])\s*[,:\]})]?\s*$/.exec(comment) ?? [];
  const pairs = quote === "'" ? /'/g : /["“”]/g;
  return quote !== '' && (comment.match(pairs)?.length ?? 0) % 2 === 1;
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
      // What stands at a quote may be a string's content, and so may what touches a sign and has others in it.
      const isAtQuote = (text[at - 1] ?? '') in CLOSING || (text[behind] ?? '') in CLOSING;
      const mayBeData = isEveryComment || (at > 0 && !isSpace(text[at - 1])) || closesString(comment);
      if (isAtQuote || (mayBeData && DATA_SIGN.test(comment))) add(comment, at, false);
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
