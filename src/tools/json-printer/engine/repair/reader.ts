// Reader of almost-JSON: follows its structure and rewrites what jsonrepair gets wrong. What is only form (commas, comments, simple
// quotes, bare keys, a cut-off tail) it steps over. A state machine over the expected token; what cannot be told is a Refusal.
import { skipBlanks } from './blanks.ts';
import { readCall, WRAPPERS } from './calls.ts';
import { mayEnd, type Place } from './closing.ts';
import { type Edit, inOrder } from './edits.ts';
import { type Frame, isGuess, isLoose, newFrame } from './frames.ts';
import type { Kind } from './kinds.ts';
import { Refusal } from './refusal.ts';
import { finishRoots, type Root } from './roots.ts';
import { isQuote, prefixLength, readString } from './strings.ts';
import { completeWord, isJsonWord, rewriteWord } from './words.ts';

type Expected = 'first' | 'item' | 'colon' | 'value' | 'after';

export interface ReadOptions {
  /** One value only, in the middle of other text: it ends with its last bracket, and no bare word is a value. */
  readonly isBlock?: boolean;
  /** Members of an object without its braces; `bare` if their first key has no quotes: then they must be several, with commas. */
  readonly fragment?: 'quoted' | 'bare';
}

export interface Reading {
  readonly edits: readonly Edit[];
  readonly end: number;
  /** The text ends before the value does. */
  readonly isCut: boolean;
}

const NAME = /(?:new\s+)?[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*/uy;
const WORD = /(?:(?!\/[/*]|\.\.\.)[^\s,:;=[\]{}()"'`<>#，；：、｛｝［］＂“”…])+/y;
const BARE_KEY = /^[A-Za-z_$][\w$]*$/;
const OPENERS: Readonly<Record<string, string>> = { '｛': '{', '［': '[' };
const FULL_CLOSERS: Readonly<Record<string, string>> = { '｝': '}', '］': ']' };
const MAX_LIBRARY_DEPTH = 500;

export function* readSteps(text: string, from: number, options: ReadOptions): Generator<number, Reading, void> {
  const reader = new Reader(text, from, options);
  for (let step = 0; reader.step(); step++) if (step % 4096 === 0) yield reader.at / text.length;
  return { edits: inOrder(reader.edits), end: reader.at, isCut: reader.isCut };
}

export function read(text: string, from = 0, options: ReadOptions = {}): Reading {
  const steps = readSteps(text, from, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

class Reader {
  at: number;
  readonly edits: Edit[] = [];
  isCut = false;
  readonly #text: string;
  readonly #options: ReadOptions;
  readonly #frames: Frame[] = [];
  readonly #roots: Root[] = [];
  /** Paths in valid strings whose backslashes would be meant if those of another string are. */
  readonly #doubtful: Edit[] = [];
  #expected: Expected = 'value';
  /** Begin and end of the last token, and whether it is a string, a word or something else. */
  #start = 0;
  #end: number;
  #last: 'string' | 'word' | 'other' = 'other';

  constructor(text: string, from: number, options: ReadOptions) {
    this.#text = text;
    this.#options = options;
    this.at = from;
    this.#end = from;
    if (options.fragment) {
      this.#frames.push(newFrame('object', 'fragment', from, '}'));
      this.#expected = 'item';
    }
  }

  /** Reads one token; false at the end. */
  step(): boolean {
    const text = this.#text;
    if (this.#options.isBlock && this.#roots.length) return this.#finish();
    this.at = skipBlanks(text, this.at, this.edits);
    const char = text[this.at];
    if (char === undefined) return this.#finish();
    const closer = FULL_CLOSERS[char] ?? char;
    if (closer === '}' || closer === ']' || closer === ')') this.#close(closer);
    else if (this.#expected === 'after') this.#after(char);
    else if (this.#expected === 'colon') this.#colon(char);
    else if (',;，；、'.includes(char)) this.#comma(char);
    else if (this.#expected !== 'value' && this.#top?.type === 'object') this.#key(char);
    else this.#value(char);
    return true;
  }

  get #top(): Frame | undefined {
    return this.#frames.at(-1);
  }

  #edit(at: number, remove: number, insert: string, kind: Kind): void {
    this.edits.push({ at, remove, insert, kind });
  }

  #token(start: number, end: number, kind: 'string' | 'word' | 'other'): void {
    this.#start = start;
    this.#end = end;
    this.#last = kind;
    this.at = end;
  }

  /** A value ended here. */
  #ended(start: number): void {
    const top = this.#top;
    if (top) top.count++;
    else
      this.#roots.push({
        start,
        end: this.at,
        comma: -1,
        isWord: this.#last === 'word',
        isString: this.#last === 'string',
      });
    this.#expected = 'after';
  }

  #scalarEnded(start: number): void {
    const top = this.#top;
    if (top) top.lastType = null;
    this.#ended(start);
  }

  /** A comma where an item is due, or after a colon. */
  #comma(char: string): void {
    const top = this.#top;
    if (this.#expected === 'value' && top) {
      this.#edit(this.at, 0, 'null', 'missingValue');
      this.#scalarEnded(this.at);
    } else if (!top || char === ';' || char === '；') throw new Refusal('This sign belongs to nothing', this.at);
    else {
      this.#edit(this.at, 1, '', top.type === 'array' || this.#expected === 'first' ? 'emptyElement' : 'extraComma');
      this.at++;
    }
  }

  #after(char: string): void {
    const top = this.#top;
    if (',，、'.includes(char)) {
      if (char !== ',') this.#edit(this.at, 1, ',', 'fullWidth');
      if (top) {
        top.comma = this.at;
        top.hasComma = true;
        if (top.role === 'call') this.#callTail(top);
      } else (this.#roots.at(-1) as Root).comma = this.at;
      this.at++;
      if (top?.role === 'call') this.at = this.#end;
      else this.#expected = 'item';
    } else if (char === ';' || char === '；') this.#semicolon(top);
    else if (
      (char === ':' || char === '：' || (char === '=' && this.#text[this.at + 1] === '>')) &&
      top?.type === 'array'
    )
      this.#keyInArray(top);
    else this.#missingComma(char, top);
  }

  /** Further arguments of a call around a value, which are left out with it. */
  #callTail(top: Frame): void {
    const tail = /(?:,\s*\w+\s*=\s*(?:"[^"\n]*"|'[^'\n]*'|[\w.]+)\s*)+,?\s*/y;
    tail.lastIndex = this.at;
    const [rest = ''] = tail.exec(this.#text) ?? [];
    if (!rest && !/^,\s*\)/.test(this.#text.slice(this.at, this.at + 100)))
      throw new Refusal('What this call with several arguments means cannot be told', top.open);
    const length = rest.length || 1;
    this.#edit(this.at, length, '', 'object');
    this.#end = this.at + length;
  }

  #semicolon(top: Frame | undefined): void {
    const next = skipBlanks(this.#text, this.at + 1);
    const char = this.#text[next];
    if (!top) {
      const rest = /(?:export\s+default\s+[\w$]+|module\.exports\s*=\s*[\w$]+)\s*;?\s*$/y;
      rest.lastIndex = next;
      const [tail] = rest.exec(this.#text) ?? [];
      if (char !== undefined && tail === undefined) throw new Refusal('Here begins another statement', next);
      this.#edit(this.at, 1, '', 'statement');
      if (tail) this.#edit(next, tail.length, '', 'statement');
      this.at = tail ? this.#text.length : this.at + 1;
      return;
    }
    const isLast = char === undefined || '}])'.includes(char);
    this.#edit(this.at, 1, isLast ? '' : ',', 'semicolon');
    this.at++;
    if (!isLast) [this.#expected, top.comma] = ['item', this.at - 1];
  }

  /** A colon behind a string in an array: its bracket is missing before this key, or it is a list of pairs as Swift and PHP have it. */
  #keyInArray(top: Frame): void {
    const parent = this.#frames.at(-2);
    if (this.#last !== 'string' || top.role !== 'plain')
      throw new Refusal('A key in an array: where its bracket is missing cannot be told', this.at);
    if (top.count === 1) {
      this.#edit(top.open, 1, '{', 'brackets');
      [top.type, top.closing, top.count] = ['object', '}', 0];
    } else if (parent?.type === 'object' && top.comma >= 0) {
      this.#frames.pop();
      this.#edit(top.comma, 0, ']', 'missingBracket');
      parent.count++;
      [parent.comma, parent.hasComma, parent.lastType, parent.isLastLoose] = [top.comma, true, 'array', false];
    } else throw new Refusal('A key in an array: where its bracket is missing cannot be told', this.at);
    this.#expected = 'colon';
  }

  #missingComma(char: string, top: Frame | undefined): void {
    const text = this.#text;
    const isNewLine = text.slice(this.#end, this.at).includes('\n');
    const suffix = /as\s+const\b|satisfies\s+[\w.]+(?:<[^>\n]*>)?(?:\[\])?/y;
    suffix.lastIndex = this.at;
    const [assertion] = suffix.exec(text) ?? [];
    if (assertion) {
      this.#edit(this.at, assertion.length, '', 'statement');
      this.at += assertion.length;
      return;
    }
    const isBracket = '{[｛［'.includes(char);
    const isWord = !isBracket && !isQuote(char) && !/[\d+.-]/.test(char);
    NAME.lastIndex = this.at;
    const isKnown = !isWord || NAME.test(text);
    const isPhrase =
      isWord &&
      (this.#last === 'word' || this.#last === 'string') &&
      !isNewLine &&
      !isQuote(text[this.at + prefixLength(text, this.at)]);
    const isRootWord = !top && !isNewLine && !(isBracket && '}]'.includes(text[this.#end - 1] ?? ''));
    const isClash = top?.type === 'object' && isBracket;
    const isLoosePart = top?.role === 'fragment' && this.#options.fragment === 'bare';
    if (!isKnown || isPhrase || isRootWord || isClash || isLoosePart || top?.role === 'call')
      throw new Refusal(top ? 'This belongs to no value' : 'This is no part of the JSON before it', this.at);
    if (top) top.comma = -1;
    this.#expected = 'item';
  }

  #colon(char: string): void {
    const top = this.#top as Frame;
    const isSet = top.role === 'brace' && top.count === 0;
    if (char === ':') this.at++;
    else if (char === '：') {
      this.#edit(this.at, 1, ':', 'fullWidth');
      this.at++;
    } else if (char === '=') {
      const length = this.#text[this.at + 1] === '>' ? 2 : 1;
      this.#edit(this.at, length, ':', 'colon');
      this.at += length;
    } else if (char === ',' && isSet) {
      this.#makeSet(top);
      return;
    } else if (char === ',' || !/[\d{["'+-]/.test(char) || this.#end === this.at)
      throw new Refusal('This key has no value', this.#start);
    if (this.#last === 'word') this.#keyWord();
    this.#expected = 'value';
  }

  /** Braces around values without colons: a set. */
  #makeSet(top: Frame): void {
    const word = this.#text.slice(this.#start, this.#end);
    const known = isJsonWord(word) ? undefined : rewriteWord(word);
    if (this.#last === 'word' && !known && !isJsonWord(word)) throw new Refusal('This key has no value', this.#start);
    if (this.#last === 'word' && known) this.#edit(this.#start, word.length, known.insert, known.kind);
    this.#edit(top.open, 1, '[', 'brackets');
    [top.type, top.role, top.closing] = ['array', 'paren', ']'];
    this.#scalarEnded(this.#start);
  }

  #keyWord(): void {
    const word = this.#text.slice(this.#start, this.#end);
    const isNumber = /^[+-]?[\d.]/.test(word);
    if (BARE_KEY.test(word)) return;
    this.#edit(this.#start, word.length, JSON.stringify(word), isNumber ? 'numberKey' : 'bareKey');
  }

  #key(char: string): void {
    const top = this.#top as Frame;
    const start = this.at;
    const isFirst = top.role === 'brace' && top.count === 0 && this.#expected === 'first';
    if ((char === '{' || char === '[') && !isFirst) {
      this.#missingBrace(top);
      return;
    }
    if (isQuote(this.#text[start + prefixLength(this.#text, start)])) this.#string(isFirst ? 'first' : 'key');
    else {
      NAME.lastIndex = start;
      const [name = ''] = NAME.exec(this.#text) ?? [];
      if (isFirst && (char === '(' || this.#text[start + name.length] === '(')) {
        this.#edit(top.open, 1, '[', 'brackets');
        [top.type, top.role, top.closing] = ['array', 'paren', ']'];
        this.#value(char);
        return;
      }
      WORD.lastIndex = start;
      const [word = ''] = WORD.exec(this.#text) ?? [];
      if (!word) throw new Refusal('Here a key should stand', start);
      this.#token(start, start + word.length, 'word');
    }
    this.#expected = 'colon';
  }

  /** A bracket where a key should stand: the object before it was not closed. */
  #missingBrace(top: Frame): void {
    const parent = this.#frames.at(-2);
    if (parent?.type !== 'array' || top.comma < 0 || top.role !== 'brace')
      throw new Refusal('Here a key should stand', this.at);
    this.#frames.pop();
    this.#edit(top.comma, 0, '}', isGuess(top, parent) ? 'guessedBracket' : 'missingBracket');
    parent.count++;
    [parent.comma, parent.hasComma, parent.lastType, parent.isLastLoose] = [top.comma, true, 'object', isLoose(top)];
    this.#value(this.#text[this.at] as string);
  }

  #string(place: Place): void {
    const start = this.at;
    const token = readString(this.#text, start, at => mayEnd(this.#text, at, place));
    let { end, json, kind } = token;
    // Strings with a plus between them are one.
    if (place === 'element' || place === 'member') {
      for (;;) {
        const plus = skipBlanks(this.#text, end);
        const next = this.#text[plus] === '+' ? skipBlanks(this.#text, plus + 1) : -1;
        if (next < 0 || !isQuote(this.#text[next])) break;
        const more = readString(this.#text, next, at => mayEnd(this.#text, at, place));
        json =
          (json ?? this.#text.slice(start, end).replace(/^'(.*)'$/s, '"$1"')).slice(0, -1) +
          (more.json ?? this.#text.slice(next, more.end)).slice(1, -1) +
          '"';
        [end, kind] = [more.end, kind === 'backslash' || more.kind === 'backslash' ? 'backslash' : 'joined'];
      }
    }
    if (json !== null) this.#edit(start, end - start, json, kind);
    if (token.isDoubtful)
      this.#doubtful.push({
        at: start,
        remove: end - start,
        insert: this.#text.slice(start, end).replaceAll('\\', '\\\\'),
        kind: 'backslash',
      });
    this.#token(start, end, 'string');
  }

  #value(given: string): void {
    const text = this.#text;
    const start = this.at;
    const char = OPENERS[given] ?? given;
    if (char !== given) this.#edit(start, 1, char, 'fullWidth');
    if (char === '{' || char === '[' || char === '(') this.#open(char);
    else if (isQuote(text[start + prefixLength(text, start)])) {
      this.#string(this.#top?.type === 'object' ? 'member' : 'element');
      this.#scalarEnded(start);
    } else {
      NAME.lastIndex = start;
      const [name = ''] = NAME.exec(text) ?? [];
      const open = skipSpaces(text, start + name.length);
      if (name && text[open] === '(') this.#call(name, open);
      else this.#word(start, name.startsWith('new ') ? name : '');
    }
  }

  #open(char: string): void {
    const frame =
      char === '{'
        ? newFrame('object', 'brace', this.at, '}')
        : char === '['
          ? newFrame('array', 'plain', this.at, ']')
          : newFrame('array', 'paren', this.at, ')', ']');
    this.#frames.push(frame);
    this.#token(this.at, this.at + 1, 'other');
    this.#expected = 'first';
  }

  #call(name: string, open: number): void {
    const start = this.at;
    const known = readCall(this.#text, start, name, open + 1);
    if (known) {
      this.#edit(start, known.end - start, known.insert, known.kind);
      this.#token(start, known.end, 'other');
      this.#scalarEnded(start);
      return;
    }
    if (/^(?:function|async|class|Symbol|require|lambda)$/.test(name))
      throw new Refusal('Code: its value is not in the text', start);
    const fields = /\s*\w+\s*=(?!=)/y;
    fields.lastIndex = open + 1;
    const isRoot = this.#frames.length === 0;
    if (fields.test(this.#text)) {
      this.#edit(start, open + 1 - start, '{', name === 'dict' ? 'brackets' : 'object');
      this.#frames.push({
        ...newFrame('object', 'fields', start, ')', '}'),
        kind: name === 'dict' ? 'brackets' : 'object',
      });
      this.#expected = 'item';
    } else {
      const type = /<class '[\w.]+'>\s*,\s*/y;
      type.lastIndex = open + 1;
      const length = type.exec(this.#text)?.[0].length ?? 0;
      const kind = isRoot && !WRAPPERS.test(name) ? 'callback' : 'object';
      this.#edit(start, open + 1 + length - start, '', kind);
      this.#frames.push({ ...newFrame('array', 'call', start, ')', ''), kind });
      this.#token(start, open + 1 + length, 'other');
      this.#expected = 'value';
      return;
    }
    this.#token(start, open + 1, 'other');
  }

  #word(start: number, instance: string): void {
    const text = this.#text;
    WORD.lastIndex = start;
    const [word = ''] = WORD.exec(text) ?? [];
    if (!word || instance)
      throw new Refusal(
        text[start] === '<' ? 'An object that has no value in the text' : 'Here a value should stand',
        start,
      );
    const end = start + word.length;
    const isLast = end === text.length;
    const cut = isLast && this.#frames.length && !isJsonWord(word) ? completeWord(word) : undefined;
    const known = cut ?? (isJsonWord(word) ? null : rewriteWord(word));
    this.#token(start, end, known === undefined ? 'word' : 'other');
    if (known) this.#edit(start, word.length, known.insert, known.kind);
    else if (known === undefined) {
      const isCode = text.startsWith('=>', skipSpaces(text, end)) || /^(?:function|async|class)$/.test(word);
      if (isCode) throw new Refusal('Code: its value is not in the text', start);
      if (
        this.#options.isBlock ||
        this.#options.fragment === 'bare' ||
        this.#frames.length === 0 ||
        !/[\p{L}\p{N}]/u.test(word) ||
        word.startsWith('...')
      )
        throw new Refusal('This word has no quotes: what it means cannot be told', start);
      this.#edit(start, word.length, JSON.stringify(word), 'bareWord');
    }
    this.#scalarEnded(start);
  }

  #close(char: string): void {
    const depth = this.#frames.findLastIndex(frame => frame.closer === char);
    if (depth < 0) {
      this.#strayCloser(char);
      return;
    }
    this.#completeItem();
    while (this.#frames.length > depth + 1) this.#closeMissing();
    const frame = this.#frames.pop() as Frame;
    if (frame.role === 'paren' && frame.closer === ')' && frame.count === 1 && !frame.hasComma) frame.closing = '';
    if (frame.closer === ')' && frame.role === 'paren') this.#edit(frame.open, 1, frame.closing && '[', 'brackets');
    if (frame.role === 'call' && frame.count !== 1)
      throw new Refusal('What this call means cannot be told', frame.open);
    const given = this.#text[this.at] as string;
    if (frame.closing !== given)
      this.#edit(this.at, 1, frame.closing, given in FULL_CLOSERS ? 'fullWidth' : frame.kind);
    this.#token(this.at, this.at + 1, 'other');
    this.#popped(frame);
  }

  #popped(frame: Frame): void {
    const top = this.#top;
    if (top && frame.role !== 'call') {
      top.lastType = frame.type;
      top.isLastLoose = isLoose(frame);
    }
    this.#last = 'other';
    this.#ended(frame.open);
  }

  /** Inserts the closing bracket of the innermost container before the present place. */
  #closeMissing(): void {
    const frame = this.#frames.pop() as Frame;
    if (frame.role === 'call' || frame.role === 'paren') throw new Refusal('This bracket is not closed', frame.open);
    this.#edit(this.at, 0, frame.closing, isGuess(frame, this.#top) ? 'guessedBracket' : 'missingBracket');
    this.#popped(frame);
  }

  /** Before a closing bracket: a key without a value, or a set of one. */
  #completeItem(): void {
    const top = this.#top;
    if (!top) return;
    if (this.#expected === 'colon') {
      if (top.role !== 'brace' || top.count > 0) throw new Refusal('This key has no value', this.#start);
      this.#makeSet(top);
    } else if (this.#expected === 'value' && top.type === 'object') {
      this.#edit(this.at, 0, 'null', 'missingValue');
      this.#scalarEnded(this.at);
    }
  }

  #strayCloser(char: string): void {
    const rest = this.#text.slice(this.at + 1);
    const frame = this.#top;
    if (
      frame &&
      this.#frames.length === 1 &&
      frame.role !== 'call' &&
      frame.role !== 'fields' &&
      /^[\s;]*$/.test(rest)
    ) {
      this.#completeItem();
      this.#edit(this.at, 1, frame.closing, 'wrongBracket');
    } else if (!frame && this.#roots.length && /^[\s\]};),]*$/.test(rest)) {
      const isList = char === ']' && this.#roots.some(({ comma }) => comma >= 0) && /^[\s;]*$/.test(rest);
      if (isList) {
        this.#roots.push({
          start: this.at,
          end: this.at + 1,
          comma: -1,
          isWord: false,
          isString: false,
          isCloser: true,
        });
        this.at++;
        this.#expected = 'after';
        return;
      }
      this.#edit(this.at, 1, '', 'extraBracket');
      this.at++;
      this.#expected = 'after';
      return;
    } else throw new Refusal('This bracket closes nothing', this.at);
    this.#frames.pop();
    this.at++;
    this.#end = this.at;
    this.#popped(frame);
  }

  #finish(): boolean {
    const fragment = this.#frames[0]?.role === 'fragment' ? this.#frames[0] : undefined;
    const open = this.#frames.slice(fragment ? 1 : 0);
    if (fragment && this.#options.fragment === 'bare' && fragment.count < 2)
      throw new Refusal('This is no member of an object', fragment.open);
    if (open.length || (fragment && this.#expected !== 'after' && this.#expected !== 'item'))
      this.#finishCut(open, fragment);
    else if (fragment) this.#edit(this.#end, 0, '}', 'missingEnds');
    if (fragment && this.#roots.length === 0) this.#edit(fragment.open, 0, '{', 'missingEnds');
    if (this.#roots.length) {
      if (this.#options.fragment) this.#edit((this.#roots[0] as Root).start, 0, '{', 'missingEnds');
      finishRoots(this.#text, this.#roots, this.edits);
    } else if (!open.length && !fragment) throw new Refusal('There is no JSON here yet', this.at);
    if (this.edits.some(({ kind, insert }) => kind === 'backslash' && /^"[A-Za-z]:/.test(insert)))
      this.edits.push(...this.#doubtful);
    return false;
  }

  /** The text ends within containers. jsonrepair closes plain ones; a bracket that could stand elsewhere is told as such. */
  #finishCut(open: readonly Frame[], fragment: Frame | undefined): void {
    this.isCut = true;
    const isAfterCloser = this.#expected === 'after' && '}])'.includes(this.#text[this.#end - 1] ?? '');
    const guess = isAfterCloser && open.some((frame, i) => isGuess(frame, open[i - 1]));
    const isPlain = open.every(
      ({ role, closing, closer }) => (role === 'plain' || role === 'brace') && closing === closer,
    );
    if (isPlain && !guess && !fragment && this.#roots.length === 0 && open.length < MAX_LIBRARY_DEPTH) return;
    if (this.#expected === 'colon' || this.#expected === 'value')
      throw new Refusal('The text ends within this', this.#start);
    const at = this.#text.length;
    for (const frame of open.toReversed()) {
      if (frame.role === 'call') throw new Refusal('This bracket is not closed', frame.open);
      if (frame.role === 'paren' && frame.closer === ')') this.#edit(frame.open, 1, '[', 'brackets');
      this.#edit(at, 0, frame.closing, guess ? 'guessedBracket' : 'cutOff');
    }
    if (fragment) this.#edit(at, 0, '}', 'missingEnds');
    else if (this.#roots.length)
      this.#roots.push({ start: (open[0] as Frame).open, end: at, comma: -1, isWord: false, isString: false });
  }
}

const skipSpaces = (text: string, from: number): number => {
  let at = from;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t') at++;
  return at;
};
