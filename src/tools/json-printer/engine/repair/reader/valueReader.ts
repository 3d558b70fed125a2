// Values of the reader: strings, words, numbers, calls, and brackets that open.

import { Refusal } from '../refusal.ts';
import { skipBlanks } from './blanks.ts';
import { readCall, WRAPPERS } from './calls.ts';
import { mayEnd, type Place } from './closing.ts';
import { newFrame } from './frames.ts';
import { ReaderState } from './readerState.ts';
import { isQuote, prefixLength, readString } from './strings.ts';
import { completeWord, isJsonWord, rewriteWord } from './words.ts';

export const NAME = /(?:new\s+)?[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*/uy;
export const WORD = /(?:(?!\/[/*]|\.\.\.)[^\s,:;=[\]{}()"'`<>#，；：、｛｝［］＂“”…])+/y;
/** Words with blanks between them, up to a comma, a bracket or the end of the line. */
const PHRASE = /[\p{L}\p{N}_$.@%&!?'’–-]+(?:[ \t]+[\p{L}\p{N}_$.@%&!?'’–-]+)+[ \t]*(?=[,\]}\n\r])/uy;
const OPENERS: Readonly<Record<string, string>> = { '｛': '{', '［': '[' };

export class ValueReader extends ReaderState {
  protected string(place: Place): void {
    const start = this.at;
    const token = readString(this.text, start, at => mayEnd(this.text, at, place));
    let { end, json, kind } = token;
    // Strings with a plus between them are one.
    if (place === 'element' || place === 'member') {
      for (;;) {
        const plus = skipBlanks(this.text, end);
        const next = this.text[plus] === '+' ? skipBlanks(this.text, plus + 1) : -1;
        if (next < 0 || !isQuote(this.text[next])) break;
        const more = readString(this.text, next, at => mayEnd(this.text, at, place));
        json =
          (json ?? this.text.slice(start, end).replace(/^'(.*)'$/s, '"$1"')).slice(0, -1) +
          (more.json ?? this.text.slice(next, more.end)).slice(1, -1) +
          '"';
        [end, kind] = [more.end, kind === 'backslash' || more.kind === 'backslash' ? 'backslash' : 'joined'];
      }
    }
    if (json !== null) this.edit(start, end - start, json, kind);
    if (token.isDoubtful)
      this.doubtful.push({
        at: start,
        remove: end - start,
        insert: this.text.slice(start, end).replaceAll('\\', '\\\\'),
        kind: 'backslash',
      });
    this.token(start, end, 'string');
  }

  protected value(given: string): void {
    const text = this.text;
    const start = this.at;
    const char = OPENERS[given] ?? given;
    if (char !== given) this.edit(start, 1, char, 'fullWidth');
    if (char === '{' || char === '[' || char === '(') this.open(char);
    else if (isQuote(text[start + prefixLength(text, start)])) {
      this.string(this.top?.type === 'object' ? 'member' : 'element');
      this.scalarEnded(start);
    } else {
      NAME.lastIndex = start;
      const [name = ''] = NAME.exec(text) ?? [];
      const open = skipSpaces(text, start + name.length);
      if (name && text[open] === '(') this.call(name, open);
      else this.word(start, name.startsWith('new ') ? name : '');
    }
  }

  protected open(char: string): void {
    const frame =
      char === '{'
        ? newFrame('object', 'brace', this.at, '}')
        : char === '['
          ? newFrame('array', 'plain', this.at, ']')
          : newFrame('array', 'paren', this.at, ')', ']');
    this.frames.push(frame);
    this.token(this.at, this.at + 1, 'other');
    this.expected = 'first';
  }

  protected call(name: string, open: number): void {
    const start = this.at;
    const known = readCall(this.text, start, name, open + 1);
    if (known) {
      this.edit(start, known.end - start, known.insert, known.kind);
      this.token(start, known.end, 'other');
      this.scalarEnded(start);
      return;
    }
    if (/^(?:function|async|class|Symbol|require|lambda)$/.test(name))
      throw new Refusal('Code: its value is not in the text', start);
    const fields = /\s*\w+\s*=(?!=)/y;
    fields.lastIndex = open + 1;
    const isRoot = this.frames.length === 0;
    if (fields.test(this.text)) {
      this.edit(start, open + 1 - start, '{', name === 'dict' ? 'brackets' : 'object');
      this.frames.push({
        ...newFrame('object', 'fields', start, ')', '}'),
        kind: name === 'dict' ? 'brackets' : 'object',
      });
      this.expected = 'item';
    } else {
      const type = /<class '[\w.]+'>\s*,\s*/y;
      type.lastIndex = open + 1;
      const length = type.exec(this.text)?.[0].length ?? 0;
      const kind = isRoot && !WRAPPERS.test(name) ? 'callback' : 'object';
      this.edit(start, open + 1 + length - start, '', kind);
      this.frames.push({ ...newFrame('array', 'call', start, ')', ''), kind });
      this.token(start, open + 1 + length, 'other');
      this.expected = 'value';
      return;
    }
    this.token(start, open + 1, 'other');
  }

  protected word(start: number, instance: string): void {
    const text = this.text;
    WORD.lastIndex = start;
    const [word = ''] = WORD.exec(text) ?? [];
    if (!word || instance)
      throw new Refusal(
        text[start] === '<' ? 'An object that has no value in the text' : 'Here a value should stand',
        start,
      );
    if (this.phrase(start, word)) return;
    const end = start + word.length;
    const isLast = end === text.length;
    const cut = isLast && this.frames.length && !isJsonWord(word) ? completeWord(word) : undefined;
    const known = cut ?? (isJsonWord(word) ? null : rewriteWord(word));
    this.token(start, end, known === undefined ? 'word' : 'other');
    if (known) this.edit(start, word.length, known.insert, known.kind);
    else if (known === undefined) {
      const isCode = text.startsWith('=>', skipSpaces(text, end)) || /^(?:function|async|class)$/.test(word);
      if (isCode) throw new Refusal('Code: its value is not in the text', start);
      if (
        this.options.isBlock ||
        this.options.fragment === 'bare' ||
        this.frames.length === 0 ||
        !/[\p{L}\p{N}]/u.test(word) ||
        word.startsWith('...')
      )
        throw new Refusal('This word has no quotes: what it means cannot be told', start);
      this.edit(start, word.length, JSON.stringify(word), 'bareWord');
    }
    this.scalarEnded(start);
  }

  /** Several words without quotes up to the end of their place are one text. */
  protected phrase(start: number, word: string): boolean {
    const { top } = this;
    if (!top || this.options.isBlock || this.options.fragment === 'bare' || top.role === 'call') return false;
    PHRASE.lastIndex = start;
    const words = (PHRASE.exec(this.text)?.[0] ?? '').trimEnd();
    if (words.length <= word.length || (top.type === 'array' && isJsonWord(word))) return false;
    const isText = words.split(/[ \t]+/).some(part => /\p{L}/u.test(part) && !isJsonWord(part) && !rewriteWord(part));
    if (!isText) return false;
    this.edit(start, words.length, JSON.stringify(words), 'bareWord');
    this.token(start, start + words.length, 'word');
    this.scalarEnded(start);
    return true;
  }
}

const skipSpaces = (text: string, from: number): number => {
  let at = from;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t') at++;
  return at;
};
