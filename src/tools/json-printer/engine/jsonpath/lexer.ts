// Lexer of JSONPath: white space, signs, names, integers, numbers and strings by the grammar of RFC 9535.
import { JsonPathError, type Query } from './ast.ts';

const NAME =
  /[A-Za-z_\u0080-\ud7ff\ue000-\uffff\u{10000}-\u{10ffff}][\w\u0080-\ud7ff\ue000-\uffff\u{10000}-\u{10ffff}]*/uy;
const INTEGER = /-?(?:0|[1-9]\d*)/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const BLANK = /[ \t\n\r]*/y;
const WORD = /[a-z][a-z\d_]*/y;
/** Characters that need no escape in a string: no quote of its kind, backslash, control character or lone surrogate. */
const PLAIN = { '"': /[^"\\\p{Cc}\p{Cs}]+|[\u007f-\u009f]+/uy, "'": /[^'\\\p{Cc}\p{Cs}]+|[\u007f-\u009f]+/uy } as const;

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '/': '/',
  '\\': '\\',
};

/** Deepest nesting of queries and filters. */
export const MAX_NESTING = 64;

export class Lexer {
  at = 0;
  readonly text: string;
  /** Parses a query within a filter; passed in to avoid a circular import. */
  readonly query: (lexer: Lexer, depth: number) => Query;

  constructor(text: string, query: Lexer['query']) {
    this.text = text;
    this.query = query;
  }

  get isEnd(): boolean {
    return this.at >= this.text.length;
  }

  fail(message: string, at = this.at): never {
    throw new JsonPathError(
      this.at >= this.text.length && at === this.at ? `${message}, but the query ends` : message,
      at,
    );
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found === undefined) return null;
    this.at += found.length;
    return found;
  }

  /** True if a sign is next. */
  isAt(sign: string): boolean {
    return this.text.startsWith(sign, this.at);
  }

  /** Consumes a sign if it is next. */
  accept(sign: string): boolean {
    if (!this.isAt(sign)) return false;
    this.at += sign.length;
    return true;
  }

  expect(sign: string, where: string): void {
    if (!this.accept(sign)) this.fail(`Expected '${sign}' ${where}`);
  }

  /** Consumes white space; true if there was any. */
  skipBlanks(): boolean {
    return this.match(BLANK) !== '';
  }

  name = (): string | null => this.match(NAME);
  word = (): string | null => this.match(WORD);
  number = (): string | null => this.match(NUMBER);

  /** Integer in the range of I-JSON, or undefined. */
  integer(): number | undefined {
    const from = this.at;
    const digits = this.match(INTEGER);
    if (digits === null) {
      if (this.isAt('-')) this.fail('Expected digits after the minus', from + 1);
      return undefined;
    }
    if (digits === '-0') this.fail('An index is never -0', from);
    if (/\d/.test(this.text[this.at] ?? '')) this.fail('A whole number has no nought in front', from);
    if (!Number.isSafeInteger(Number(digits))) this.fail('This number is larger than 9007199254740991', from);
    return Number(digits);
  }

  /** Text of a string in single or double quotes, or null. */
  string(): string | null {
    const quote = this.text[this.at];
    if (quote !== '"' && quote !== "'") return null;
    const from = this.at++;
    let value = '';
    for (;;) {
      value += this.match(PLAIN[quote]) ?? '';
      if (this.accept(quote)) return value;
      if (this.isEnd) this.fail('The string is not closed', from);
      if (this.accept('\\')) value += this.readEscape(quote);
      else if (!PLAIN[quote].test(this.text[this.at] ?? '')) {
        PLAIN[quote].lastIndex = this.at;
        if (!PLAIN[quote].test(this.text)) this.fail('A control character in a string must be escaped');
      }
    }
  }

  private readEscape(quote: string): string {
    const letter = this.text[this.at] ?? '';
    const plain = letter === quote ? quote : ESCAPES[letter];
    if (plain !== undefined) {
      this.at++;
      return plain;
    }
    if (letter !== 'u') this.fail('No such escape', this.at - 1);
    const first = this.readHex();
    if (first < 0xd800 || first > 0xdfff) return String.fromCharCode(first);
    const from = this.at - 6;
    if (first > 0xdbff || !this.accept('\\')) this.fail('This escape is half a character', from);
    const second = this.readHex();
    if (second < 0xdc00 || second > 0xdfff) this.fail('This escape is half a character', from);
    return String.fromCharCode(first, second);
  }

  /** Code of `uXXXX`; its backslash has been read. */
  private readHex(): number {
    const [digits] = /^u[\da-fA-F]{4}/.exec(this.text.slice(this.at, this.at + 5)) ?? [];
    if (!digits) this.fail('Expected four hexadecimal digits', this.at);
    this.at += 5;
    return Number.parseInt(digits.slice(1), 16);
  }
}
