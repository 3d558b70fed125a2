// Tolerant parser that fixes invalid JSON: commas, quotes, comments, brackets, a text that was cut off. A state machine over the expected token.
import { type Bytes, decode, encode, joinWithSentinel } from './bytes.ts';
import { type Fix, matchLength, repairString, repairWord, wordEnd } from './repairTokens.ts';
import type { Steps } from './steps.ts';
import { endOfNumber } from './tokens.ts';

export type { Fix };

type Expected = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'comma';

/** Most fixes; with more the text is not JSON at all. */
const MAX_FIXES = 20_000;

/** Fixes in order of position, insertions before removals; null if there would be too many. `bytes` has a sentinel. */
export function* findFixes(bytes: Bytes): Steps<Fix[] | null> {
  const repairer = new TolerantParser(bytes);
  for (let step = 0; repairer.step(); step++) {
    if (repairer.fixes.length > MAX_FIXES) return null;
    if (step % 1024 === 0) yield repairer.at / bytes.length;
  }
  return repairer.fixes.toSorted((a, b) => a.at - b.at || a.remove - b.remove);
}

/** Applies fixes; the result has a sentinel. */
export function applyFixes(bytes: Bytes, fixes: readonly Fix[]): Bytes {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { at, remove, insert } of fixes) {
    parts.push(bytes.subarray(from, at), encode(insert));
    from = at + remove;
  }
  parts.push(bytes.subarray(from, bytes.length - 1));
  return joinWithSentinel(parts);
}

class TolerantParser {
  at = 0;
  readonly fixes: Fix[] = [];
  readonly #bytes: Bytes;
  readonly #length: number;
  /** Closing brackets of the open containers, the innermost last. */
  readonly #closers: string[] = [];
  #expected: Expected = 'value';
  #roots = 0;
  #firstRoot = 0;
  #comma = -1;
  /** End of the last token: missing tokens are inserted here. */
  #tokenEnd = 0;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
    this.#length = bytes.length - 1;
    const bom = matchLength(bytes, 0, '\ufeff');
    if (bom) this.#addFix(0, bom, '', 'Byte order mark');
    this.at = bom;
  }

  /** Reads one token; false at the end. */
  step(): boolean {
    this.#skipBlank();
    if (this.at >= this.#length) {
      this.#finish();
      return false;
    }
    const char = String.fromCharCode(this.#bytes[this.at] as number);
    if ('}])'.includes(char)) this.#close(char);
    else if (char === '(') this.#removeByte('Bracket too many');
    else if (this.#expected === 'comma') this.#afterValue(char);
    else if (this.#expected === 'colon') this.#colon(char);
    else if (char === ',' && this.#isAfterColon) this.#insertNull();
    else if (char === ',' || char === ';' || char === ':')
      this.#removeByte(char === ':' ? 'Colon too many' : 'Comma too many');
    else this.#item(char);
    return true;
  }

  #addFix(at: number, remove: number, insert: string, reason: string): void {
    this.fixes.push({ at, remove, insert, reason });
  }

  #removeByte(reason: string): void {
    this.#addFix(this.at, 1, '', reason);
    this.at++;
  }

  #skipBlank(): void {
    const bytes = this.#bytes;
    for (;;) {
      const byte = bytes[this.at] as number;
      const wide = WIDE_SPACES.reduce((length, space) => length || matchLength(bytes, this.at, space), 0);
      if (byte === 32 || byte === 10 || byte === 13 || byte === 9) this.at++;
      else if (wide) {
        this.#addFix(this.at, wide, ' ', 'Plain space');
        this.at += wide;
      } else if (byte === 35 || matchLength(bytes, this.at, '//')) this.#comment('\n', 0);
      else if (matchLength(bytes, this.at, '/*')) this.#comment('*/', 2);
      else if (matchLength(bytes, this.at, '...')) {
        this.#addFix(this.at, 3, '', 'Dots');
        this.at += 3;
      } else if (byte < 32 && this.at < this.#length) this.#removeByte('Control character');
      else return;
    }
  }

  #comment(until: string, including: number): void {
    let end = this.at + 1 + including / 2;
    while (end < this.#length && !matchLength(this.#bytes, end, until)) end++;
    end = Math.min(this.#length, end + including);
    this.#addFix(this.at, end - this.at, '', 'Comment');
    this.at = end;
  }

  #close(char: string): void {
    const depth = this.#closers.lastIndexOf(char);
    if (depth < 0) {
      this.#removeByte('Bracket too many');
      return;
    }
    this.#completeMember();
    while (this.#closers.length > depth + 1) this.#insert(this.#closers.pop() as string, 'Missing bracket');
    this.#closers.pop();
    this.#moveTo(this.at + 1);
    this.#valueEnded();
  }

  /** Before a closing bracket: removes a trailing comma, or adds the missing value of a key. */
  #completeMember(): void {
    if (this.#expected === 'colon') this.#insert(': null', 'Missing value');
    else if (this.#isAfterColon) this.#insert(' null', 'Missing value');
    else if ((this.#expected === 'value' || this.#expected === 'key') && this.#comma >= 0)
      this.#addFix(this.#comma, 1, '', 'Trailing comma');
    this.#comma = -1;
  }

  get #isAfterColon(): boolean {
    return this.#expected === 'value' && this.#closers.at(-1) === '}';
  }

  #insertNull(): void {
    this.#insert(' null', 'Missing value');
    this.#valueEnded();
  }

  #insert(text: string, reason: string): void {
    this.#addFix(this.#tokenEnd, 0, text, reason);
  }

  #moveTo(at: number): void {
    this.at = at;
    this.#tokenEnd = at;
    this.#comma = -1;
  }

  #valueEnded(): void {
    this.#expected = 'comma';
    if (this.#closers.length === 0) this.#roots++;
  }

  #afterValue(char: string): void {
    const isRoot = this.#closers.length === 0;
    if ((char === '{' || char === '[') && this.#closers.at(-1) === '}') {
      this.#removeByte('Bracket where a key is due');
      return;
    }
    if (char === ',' || char === ';') {
      if (isRoot && (char === ';' || this.#isLast(this.at + 1))) {
        this.#removeByte('Nothing may follow the document');
        return;
      }
      if (char === ';') this.#addFix(this.at, 1, ',', 'Comma');
      this.#comma = this.at;
      this.at++;
    } else if (char === ':' || char === '=') {
      this.#removeByte('Colon too many');
      return;
    } else this.#insert(',', isRoot ? 'Several documents make an array' : 'Missing comma');
    this.#expected = this.#closers.at(-1) === '}' ? 'key' : 'value';
  }

  #isLast(from: number): boolean {
    let at = from;
    while (at < this.#length && (this.#bytes[at] as number) <= 32) at++;
    return at >= this.#length;
  }

  #colon(char: string): void {
    if (char === ':') this.at++;
    else if (char === '=') {
      const length = matchLength(this.#bytes, this.at, '=>') || 1;
      this.#addFix(this.at, length, ':', 'Colon');
      this.at += length;
    } else if (char === ',' || char === ';') {
      this.#insert(': null', 'Missing value');
      this.#expected = 'comma';
      return;
    } else this.#insert(':', 'Missing colon');
    this.#tokenEnd = this.at;
    this.#expected = 'value';
  }

  /** Reads a value, or a key where one is expected. */
  #item(char: string): void {
    const isKey = this.#expected === 'key' || this.#expected === 'firstKey';
    if (this.#closers.length === 0 && this.#roots === 0) this.#firstRoot = this.at;
    if (char === '{' || char === '[') {
      if (isKey) {
        this.#removeByte('Bracket where a key is due');
        return;
      }
      this.#closers.push(char === '{' ? '}' : ']');
      this.#moveTo(this.at + 1);
      this.#expected = char === '{' ? 'firstKey' : 'firstValue';
      return;
    }
    const string = repairString(this.#bytes, this.at, this.#length);
    if (string) {
      this.fixes.push(...string.fixes);
      this.#moveTo(string.end);
    } else if (!this.#word(isKey)) {
      this.#removeByte('Nothing JSON knows');
      return;
    }
    if (isKey) this.#expected = 'colon';
    else this.#valueEnded();
  }

  #word(isKey: boolean): boolean {
    const end = wordEnd(this.#bytes, this.at, this.#length);
    if (end === this.at) return false;
    const word = decode(this.#bytes.subarray(this.at, end));
    const isSound = !isKey && (/^(?:true|false|null)$/.test(word) || endOfNumber(this.#bytes, this.at) === end);
    if (!isSound) {
      const { text, reason } = repairWord(word, isKey);
      this.#addFix(this.at, end - this.at, text, reason);
    }
    this.#moveTo(end);
    return true;
  }

  #finish(): void {
    this.#completeMember();
    if (this.#closers.length) {
      this.#roots++;
      this.#insert(this.#closers.reverse().join(''), 'Missing bracket');
    }
    if (this.#roots > 1) {
      this.#addFix(this.#firstRoot, 0, '[', 'Several documents make an array');
      this.#insert(']', 'Several documents make an array');
    }
  }
}

const WIDE_SPACES = ['\u00a0', '\ufeff', '\u2028', '\u2029', '\u200b', '\u3000'];
