// Items of the reader: keys, and the signs between items: commas, colons, semicolons, and where one is missing.

import { Refusal } from '../refusal.ts';
import { skipBlanks } from './blanks.ts';
import { type Frame, isGuess, isLoose } from './frames.ts';
import type { Root } from './roots.ts';
import { isQuote, prefixLength } from './strings.ts';
import { NAME, ValueReader, WORD } from './valueReader.ts';
import { isJsonWord, rewriteWord } from './words.ts';

const BARE_KEY = /^[A-Za-z_$][\w$]*$/;

export class ItemReader extends ValueReader {
  /** A comma where an item is due, or after a colon. */
  protected comma(char: string): void {
    const top = this.top;
    if (this.expected === 'value' && top) {
      this.edit(this.at, 0, 'null', 'missingValue');
      this.scalarEnded(this.at);
    } else if (!top || char === ';' || char === '；') throw new Refusal('This sign belongs to nothing', this.at);
    else {
      this.edit(this.at, 1, '', top.type === 'array' || this.expected === 'first' ? 'emptyElement' : 'extraComma');
      this.at++;
    }
  }

  protected after(char: string): void {
    const top = this.top;
    if (',，、'.includes(char)) {
      if (char !== ',') this.edit(this.at, 1, ',', 'fullWidth');
      if (top) {
        top.comma = this.at;
        top.hasComma = true;
        if (top.role === 'call') this.callTail(top);
      } else (this.roots.at(-1) as Root).comma = this.at;
      this.at++;
      if (top?.role === 'call') this.at = this.end;
      else this.expected = 'item';
    } else if (char === ';' || char === '；') this.semicolon(top);
    else if (
      (char === ':' || char === '：' || (char === '=' && this.text[this.at + 1] === '>')) &&
      top?.type === 'array'
    )
      this.keyInArray(top);
    else this.missingComma(char, top);
  }

  /** Further arguments of a call around a value, which are left out with it. */
  protected callTail(top: Frame): void {
    const tail = /(?:,\s*\w+\s*=\s*(?:"[^"\n]*"|'[^'\n]*'|[\w.]+)\s*)+,?\s*/y;
    tail.lastIndex = this.at;
    const [rest = ''] = tail.exec(this.text) ?? [];
    if (!rest && !/^,\s*\)/.test(this.text.slice(this.at, this.at + 100)))
      throw new Refusal('What this call with several arguments means cannot be told', top.open);
    const length = rest.length || 1;
    this.edit(this.at, length, '', 'object');
    this.end = this.at + length;
  }

  protected semicolon(top: Frame | undefined): void {
    const next = skipBlanks(this.text, this.at + 1);
    const char = this.text[next];
    if (!top) {
      const rest = /(?:export\s+default\s+[\w$]+|module\.exports\s*=\s*[\w$]+)\s*;?\s*$/y;
      rest.lastIndex = next;
      const [tail] = rest.exec(this.text) ?? [];
      if (char !== undefined && tail === undefined) throw new Refusal('Here begins another statement', next);
      this.edit(this.at, 1, '', 'statement');
      if (tail) this.edit(next, tail.length, '', 'statement');
      this.at = tail ? this.text.length : this.at + 1;
      return;
    }
    const isLast = char === undefined || '}])'.includes(char);
    this.edit(this.at, 1, isLast ? '' : ',', 'semicolon');
    this.at++;
    if (!isLast) [this.expected, top.comma] = ['item', this.at - 1];
  }

  /** A colon behind a string in an array: its bracket is missing before this key, or it is a list of pairs as Swift and PHP have it. */
  protected keyInArray(top: Frame): void {
    const parent = this.frames.at(-2);
    if (this.last !== 'string' || top.role !== 'plain')
      throw new Refusal('A key in an array: where its bracket is missing cannot be told', this.at);
    if (top.count === 1) {
      this.edit(top.open, 1, '{', 'brackets');
      [top.type, top.closing, top.count] = ['object', '}', 0];
    } else if (parent?.type === 'object' && top.comma >= 0) {
      this.frames.pop();
      this.edit(top.comma, 0, ']', 'missingBracket');
      parent.count++;
      [parent.comma, parent.hasComma, parent.lastType, parent.isLastLoose] = [top.comma, true, 'array', false];
    } else throw new Refusal('A key in an array: where its bracket is missing cannot be told', this.at);
    this.expected = 'colon';
  }

  protected missingComma(char: string, top: Frame | undefined): void {
    const text = this.text;
    const isNewLine = text.slice(this.end, this.at).includes('\n');
    const suffix = /as\s+const\b|satisfies\s+[\w.]+(?:<[^>\n]*>)?(?:\[\])?/y;
    suffix.lastIndex = this.at;
    const [assertion] = suffix.exec(text) ?? [];
    if (assertion) {
      this.edit(this.at, assertion.length, '', 'statement');
      this.at += assertion.length;
      return;
    }
    const isBracket = '{[｛［'.includes(char);
    const isWord = !isBracket && !isQuote(char) && !/[\d+.-]/.test(char);
    NAME.lastIndex = this.at;
    const isKnown = !isWord || NAME.test(text);
    const isPhrase =
      isWord &&
      (this.last === 'word' || this.last === 'string') &&
      !isNewLine &&
      !isQuote(text[this.at + prefixLength(text, this.at)]);
    const isRootWord = !top && !isNewLine && !(isBracket && '}]'.includes(text[this.end - 1] ?? ''));
    const isClash = top?.type === 'object' && isBracket;
    const isLoosePart = top?.role === 'fragment' && this.options.fragment === 'bare';
    if (!isKnown || isPhrase || isRootWord || isClash || isLoosePart || top?.role === 'call')
      throw new Refusal(top ? 'This belongs to no value' : 'This is no part of the JSON before it', this.at);
    if (top) top.comma = -1;
    this.expected = 'item';
  }

  protected colon(char: string): void {
    const top = this.top as Frame;
    const isSet = top.role === 'brace' && top.count === 0;
    if (char === ':') this.at++;
    else if (char === '：') {
      this.edit(this.at, 1, ':', 'fullWidth');
      this.at++;
    } else if (char === '=') {
      const length = this.text[this.at + 1] === '>' ? 2 : 1;
      this.edit(this.at, length, ':', 'colon');
      this.at += length;
    } else if (char === ',' && isSet) {
      this.makeSet(top);
      return;
    } else if (char === ',' || !/[\d{["'+-]/.test(char) || this.end === this.at)
      throw new Refusal('This key has no value', this.start);
    else this.edit(this.end, 0, ':', 'missingColon');
    if (this.last === 'word') this.keyWord();
    this.expected = 'value';
  }

  /** Braces around values without colons: a set. */
  protected makeSet(top: Frame): void {
    const word = this.text.slice(this.start, this.end);
    const known = isJsonWord(word) ? undefined : rewriteWord(word);
    if (this.last === 'word' && !known && !isJsonWord(word)) throw new Refusal('This key has no value', this.start);
    if (this.last === 'word' && known) this.edit(this.start, word.length, known.insert, known.kind);
    this.edit(top.open, 1, '[', 'brackets');
    [top.type, top.role, top.closing] = ['array', 'paren', ']'];
    this.scalarEnded(this.start);
  }

  protected keyWord(): void {
    const word = this.text.slice(this.start, this.end);
    const isNumber = /^[+-]?[\d.]/.test(word);
    if (BARE_KEY.test(word)) return;
    this.edit(this.start, word.length, JSON.stringify(word), isNumber ? 'numberKey' : 'bareKey');
  }

  protected key(char: string): void {
    const top = this.top as Frame;
    const start = this.at;
    const isFirst = top.role === 'brace' && top.count === 0 && this.expected === 'first';
    if ((char === '{' || char === '[') && !isFirst) {
      this.missingBrace(top);
      return;
    }
    if (isQuote(this.text[start + prefixLength(this.text, start)])) this.string(isFirst ? 'first' : 'key');
    else {
      NAME.lastIndex = start;
      const [name = ''] = NAME.exec(this.text) ?? [];
      if (isFirst && (char === '(' || this.text[start + name.length] === '(')) {
        this.edit(top.open, 1, '[', 'brackets');
        [top.type, top.role, top.closing] = ['array', 'paren', ']'];
        this.value(char);
        return;
      }
      WORD.lastIndex = start;
      const [word = ''] = WORD.exec(this.text) ?? [];
      if (!word) throw new Refusal('Here a key should stand', start);
      this.token(start, start + word.length, 'word');
    }
    this.expected = 'colon';
  }

  /** A bracket where a key should stand: the object before it was not closed. */
  protected missingBrace(top: Frame): void {
    const parent = this.frames.at(-2);
    if (parent?.type !== 'array' || top.comma < 0 || top.role !== 'brace')
      throw new Refusal('Here a key should stand', this.at);
    this.frames.pop();
    this.edit(top.comma, 0, '}', isGuess(top, parent) ? 'guessedBracket' : 'missingBracket');
    parent.count++;
    [parent.comma, parent.hasComma, parent.lastType, parent.isLastLoose] = [top.comma, true, 'object', isLoose(top)];
    this.value(this.text[this.at] as string);
  }
}
