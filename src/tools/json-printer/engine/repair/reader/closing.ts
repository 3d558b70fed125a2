// Ends of strings: whether what follows a quote may follow a string, by the container in which it stands.
import { skipBlanks } from './blanks.ts';
import { isQuote, prefixLength } from './strings.ts';

/** Place of a string: a key, the first thing in braces (a key, or an element of a set), a value of an object, an element. */
export type Place = 'key' | 'first' | 'member' | 'element';

const BARE_KEY = /[\p{L}_$][\p{L}\p{N}_$-]*(?=\s*[:：=])|[+-]?\d[\d.]*(?=\s*[:：=])/uy;
const ELEMENT = /(?:true|false|null|True|False|None)\b|(?:[\p{L}_$][\p{L}\p{N}_$.]*)(?=\s*(?:[,\])}(;，、；］｝]|$))/uy;

const matches = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

export function mayEnd(text: string, at: number, place: Place): boolean {
  const next = skipBlanks(text, at);
  const char = text[next];
  if (char === undefined) return true;
  if (place === 'key' || place === 'first') {
    if (char === ':' || char === '=' || char === '：') return true;
    if (',}])'.includes(char)) return true;
    return next > at && /[\d{["]/.test(char);
  }
  if ('}])｝］'.includes(char)) return true;
  if (',;，；、'.includes(char)) return mayFollowComma(text, skipBlanks(text, next + 1), place);
  if (char === '+') return isQuote(text[skipBlanks(text, next + 1)]);
  // A key behind a string in an array: a bracket is missing.
  if (char === ':') return place === 'element';
  if (next === at) return false;
  return place === 'member'
    ? isKey(text, next)
    : isQuote(char) || (text.slice(at, next).includes('\n') && isElement(text, next));
}

function mayFollowComma(text: string, at: number, place: Place): boolean {
  const char = text[at];
  if (char === undefined || ',}])｝］{[｛［'.includes(char)) return true;
  return place === 'member' ? isKey(text, at) : isElement(text, at) || isKey(text, at);
}

function isKey(text: string, at: number): boolean {
  const quote = at + prefixLength(text, at);
  if (!isQuote(text[quote])) return matches(BARE_KEY, text, at);
  const close = text[quote] === '“' || text[quote] === '„' ? '”' : text[quote] === '‘' ? '’' : text[quote];
  for (let i = quote + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === close || (close === '”' && text[i] === '“')) {
      const next = text[skipBlanks(text, i + 1)];
      if (next === undefined || ':=：'.includes(next)) return true;
      if (',}]\n'.includes(next)) return false;
    }
  }
  // The text ends within the key.
  return true;
}

const isElement = (text: string, at: number): boolean =>
  isQuote(text[at + prefixLength(text, at)]) ||
  /[\p{Nd}.+({[<-]/u.test(text[at] as string) ||
  matches(ELEMENT, text, at) ||
  text.startsWith('new ', at);
