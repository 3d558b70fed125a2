// Proposes the small changes that make almost-JSON into JSON: commas, quotes, comments, brackets, a tail that was cut off.
import { type Bytes, decode, encode, joinWithSentinel } from './bytes.ts';
import { type Fix, repairString, repairWord, standsAt, wordEnd } from './repairTokens.ts';
import type { Steps } from './steps.ts';
import { endOfNumber } from './tokens.ts';

export type { Fix };

type Expected = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'comma';

/** More changes than these are no repair any more. */
const MAX_FIXES = 20_000;

/** The changes in order of their place, what comes before what goes, or null where too many would be needed. `bytes` ends with a zero byte. */
export function* repair(bytes: Bytes): Steps<Fix[] | null> {
  const repairer = new Repairer(bytes);
  for (let step = 0; repairer.step(); step++) {
    if (repairer.fixes.length > MAX_FIXES) return null;
    if (step % 1024 === 0) yield repairer.at / bytes.length;
  }
  return repairer.fixes.toSorted((a, b) => a.at - b.at || a.remove - b.remove);
}

/** The text with the changes made, and its zero byte. */
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

class Repairer {
  at = 0;
  readonly fixes: Fix[] = [];
  readonly #bytes: Bytes;
  readonly #length: number;
  /** Closing brackets that are owed. */
  readonly #owed: string[] = [];
  #expected: Expected = 'value';
  #roots = 0;
  #firstRoot = 0;
  #comma = -1;
  /** Behind the last token: where what is missing belongs. */
  #behind = 0;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
    this.#length = bytes.length - 1;
    const bom = standsAt(bytes, 0, '\ufeff');
    if (bom) this.#fix(0, bom, '', 'Byte order mark');
    this.at = bom;
  }

  /** One token further; false at the end. */
  step(): boolean {
    this.#skipBlank();
    if (this.at >= this.#length) {
      this.#finish();
      return false;
    }
    const char = String.fromCharCode(this.#bytes[this.at] as number);
    if ('}])'.includes(char)) this.#close(char);
    else if (char === '(') this.#drop('Bracket too many');
    else if (this.#expected === 'comma') this.#afterValue(char);
    else if (this.#expected === 'colon') this.#colon(char);
    else if (char === ',' && this.#isAfterColon) this.#giveNull();
    else if (char === ',' || char === ';' || char === ':')
      this.#drop(char === ':' ? 'Colon too many' : 'Comma too many');
    else this.#item(char);
    return true;
  }

  #fix(at: number, remove: number, insert: string, why: string): void {
    this.fixes.push({ at, remove, insert, why });
  }

  #drop(why: string): void {
    this.#fix(this.at, 1, '', why);
    this.at++;
  }

  #skipBlank(): void {
    const bytes = this.#bytes;
    for (;;) {
      const byte = bytes[this.at] as number;
      const wide = WIDE_SPACES.reduce((length, space) => length || standsAt(bytes, this.at, space), 0);
      if (byte === 32 || byte === 10 || byte === 13 || byte === 9) this.at++;
      else if (wide) {
        this.#fix(this.at, wide, ' ', 'Plain space');
        this.at += wide;
      } else if (byte === 35 || standsAt(bytes, this.at, '//')) this.#comment('\n', 0);
      else if (standsAt(bytes, this.at, '/*')) this.#comment('*/', 2);
      else if (standsAt(bytes, this.at, '...')) {
        this.#fix(this.at, 3, '', 'Dots');
        this.at += 3;
      } else if (byte < 32 && this.at < this.#length) this.#drop('Control character');
      else return;
    }
  }

  #comment(until: string, including: number): void {
    let end = this.at + 1 + including / 2;
    while (end < this.#length && !standsAt(this.#bytes, end, until)) end++;
    end = Math.min(this.#length, end + including);
    this.#fix(this.at, end - this.at, '', 'Comment');
    this.at = end;
  }

  #close(char: string): void {
    const depth = this.#owed.lastIndexOf(char);
    if (depth < 0) {
      this.#drop('Bracket too many');
      return;
    }
    this.#complete();
    while (this.#owed.length > depth + 1) this.#insert(this.#owed.pop() as string, 'Missing bracket');
    this.#owed.pop();
    this.#moveTo(this.at + 1);
    this.#valueEnded();
  }

  /** Takes back a comma nothing follows, gives a key its value. */
  #complete(): void {
    if (this.#expected === 'colon') this.#insert(': null', 'Missing value');
    else if (this.#isAfterColon) this.#insert(' null', 'Missing value');
    else if ((this.#expected === 'value' || this.#expected === 'key') && this.#comma >= 0)
      this.#fix(this.#comma, 1, '', 'Trailing comma');
    this.#comma = -1;
  }

  get #isAfterColon(): boolean {
    return this.#expected === 'value' && this.#owed.at(-1) === '}';
  }

  #giveNull(): void {
    this.#insert(' null', 'Missing value');
    this.#valueEnded();
  }

  #insert(text: string, why: string): void {
    this.#fix(this.#behind, 0, text, why);
  }

  #moveTo(at: number): void {
    this.at = at;
    this.#behind = at;
    this.#comma = -1;
  }

  #valueEnded(): void {
    this.#expected = 'comma';
    if (this.#owed.length === 0) this.#roots++;
  }

  #afterValue(char: string): void {
    const isRoot = this.#owed.length === 0;
    if ((char === '{' || char === '[') && this.#owed.at(-1) === '}') {
      this.#drop('Bracket where a key is due');
      return;
    }
    if (char === ',' || char === ';') {
      if (isRoot && (char === ';' || this.#isLast(this.at + 1))) {
        this.#drop('Nothing may follow the document');
        return;
      }
      if (char === ';') this.#fix(this.at, 1, ',', 'Comma');
      this.#comma = this.at;
      this.at++;
    } else if (char === ':' || char === '=') {
      this.#drop('Colon too many');
      return;
    } else this.#insert(',', isRoot ? 'Several documents make an array' : 'Missing comma');
    this.#expected = this.#owed.at(-1) === '}' ? 'key' : 'value';
  }

  #isLast(from: number): boolean {
    let at = from;
    while (at < this.#length && (this.#bytes[at] as number) <= 32) at++;
    return at >= this.#length;
  }

  #colon(char: string): void {
    if (char === ':') this.at++;
    else if (char === '=') {
      const length = standsAt(this.#bytes, this.at, '=>') || 1;
      this.#fix(this.at, length, ':', 'Colon');
      this.at += length;
    } else if (char === ',' || char === ';') {
      this.#insert(': null', 'Missing value');
      this.#expected = 'comma';
      return;
    } else this.#insert(':', 'Missing colon');
    this.#behind = this.at;
    this.#expected = 'value';
  }

  /** A value, or a key where one is due. */
  #item(char: string): void {
    const isKey = this.#expected === 'key' || this.#expected === 'firstKey';
    if (this.#owed.length === 0 && this.#roots === 0) this.#firstRoot = this.at;
    if (char === '{' || char === '[') {
      if (isKey) {
        this.#drop('Bracket where a key is due');
        return;
      }
      this.#owed.push(char === '{' ? '}' : ']');
      this.#moveTo(this.at + 1);
      this.#expected = char === '{' ? 'firstKey' : 'firstValue';
      return;
    }
    const string = repairString(this.#bytes, this.at, this.#length);
    if (string) {
      this.fixes.push(...string.fixes);
      this.#moveTo(string.end);
    } else if (!this.#word(isKey)) {
      this.#drop('Nothing JSON knows');
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
      const { text, why } = repairWord(word, isKey);
      this.#fix(this.at, end - this.at, text, why);
    }
    this.#moveTo(end);
    return true;
  }

  #finish(): void {
    this.#complete();
    if (this.#owed.length) {
      this.#roots++;
      this.#insert(this.#owed.reverse().join(''), 'Missing bracket');
    }
    if (this.#roots > 1) {
      this.#fix(this.#firstRoot, 0, '[', 'Several documents make an array');
      this.#insert(']', 'Several documents make an array');
    }
  }
}

const WIDE_SPACES = ['\u00a0', '\ufeff', '\u2028', '\u2029', '\u200b', '\u3000'];
