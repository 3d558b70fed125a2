// I-Regexp (RFC 9485), translated to a JavaScript RegExp with the flag `u` by a recursive-descent parser of its grammar. RegExp backtracks:
// a bad pattern may take forever, so queries run in a Worker that the page can terminate. `^` and `$` at the ends of an alternative are
// anchors, as everybody writes them.

/** Deepest nesting of groups. */
const MAX_NESTING = 200;
const MAX_REPEATS = 20_000;

/** Thrown for a pattern that repeats or nests too much. */
export class TooLarge extends Error {}

/** Thrown for a text that is no I-Regexp. */
class NoRegexp extends Error {}

/** `match`: the whole text must match. `search`: a part of it. As the functions of JSONPath. */
export type MatchMode = 'match' | 'search';

/** RegExp of an I-Regexp; null if the text is none. Throws TooLarge. */
export function toRegExp(text: string, mode: MatchMode): RegExp | null {
  try {
    const source = new Translator(text).source();
    return new RegExp(mode === 'match' ? `^(?:${source})$` : source, 'u');
  } catch (error) {
    if (error instanceof NoRegexp) return null;
    throw error;
  }
}

/** Unicode general categories that the RFC allows in `\p{…}`. */
const CATEGORY = /^(?:L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|Z[lps]?|S[ckmo]?|C[cfno]?)$/;
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Character escaped for use outside a class. */
const literal = (char: string) => (/^[$()*+.?[\\\]^{|}/]$/.test(char) ? `\\${char}` : char);
/** Character escaped for use in a class. */
const inClass = (char: string) => (/^[\\\]^[-]$/.test(char) ? `\\${char}` : char);

class Translator {
  readonly #chars: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#chars = Array.from(text);
    if (this.#chars.some(char => /^\p{Cs}$/u.test(char))) throw new NoRegexp();
  }

  source(): string {
    const source = this.#alternatives();
    if (this.#at < this.#chars.length) throw new NoRegexp();
    return source;
  }

  #accept(char: string): boolean {
    if (this.#chars[this.#at] !== char) return false;
    this.#at++;
    return true;
  }

  #alternatives(): string {
    if (++this.#depth > MAX_NESTING) throw new TooLarge();
    let source = '';
    for (;;) {
      if (this.#isAnchor('^')) source += this.#chars[this.#at++];
      for (let piece = this.#piece(); piece !== null; piece = this.#piece()) source += piece;
      if (this.#isAnchor('$')) source += this.#chars[this.#at++];
      if (!this.#accept('|')) break;
      source += '|';
    }
    this.#depth--;
    return source;
  }

  /** Whether a sign stands here that is no character with a quantifier; the dollar only where its alternative ends. */
  #isAnchor(sign: '^' | '$'): boolean {
    const next = this.#chars[this.#at + 1];
    return (
      this.#chars[this.#at] === sign &&
      (sign === '$' ? next === undefined || '|)'.includes(next) : !'*+?{'.includes(next ?? ' '))
    );
  }

  /** Atom with its quantifier, or null. */
  #piece(): string | null {
    const atom = this.#atom();
    return atom === null ? null : atom + this.#quantifier();
  }

  #quantifier(): string {
    const sign = ['*', '+', '?'].find(char => this.#accept(char));
    if (sign) return sign;
    if (!this.#accept('{')) return '';
    const least = this.#count();
    const isRange = this.#accept(',');
    const most = !isRange ? least : this.#chars[this.#at] === '}' ? Number.POSITIVE_INFINITY : this.#count();
    if (!this.#accept('}') || most < least) throw new NoRegexp();
    return isRange ? `{${least},${Number.isFinite(most) ? most : ''}}` : `{${least}}`;
  }

  #count(): number {
    const from = this.#at;
    while (/^[0-9]$/.test(this.#chars[this.#at] ?? '')) this.#at++;
    if (this.#at === from) throw new NoRegexp();
    const count = Number(this.#chars.slice(from, this.#at).join(''));
    if (count > MAX_REPEATS) throw new TooLarge();
    return count;
  }

  #atom(): string | null {
    const char = this.#chars[this.#at];
    if (char === undefined || ')|*+?{}]'.includes(char) || (char === '$' && this.#isAnchor('$'))) return null;
    if (this.#accept('(')) {
      const group = this.#alternatives();
      if (!this.#accept(')')) throw new NoRegexp();
      return `(?:${group})`;
    }
    if (this.#accept('.')) return '[^\\n\\r]';
    if (this.#accept('[')) return this.#class();
    const category = this.#category();
    if (category) return category;
    this.#at++;
    return literal(char === '\\' ? this.#escaped() : char);
  }

  /** Category `\p{Lu}` or its complement `\P{Lu}`, or null. */
  #category(): string | null {
    const [slash, p, open] = this.#chars.slice(this.#at, this.#at + 3);
    if (slash !== '\\' || (p !== 'p' && p !== 'P')) return null;
    const close = this.#chars.indexOf('}', this.#at);
    const name = this.#chars.slice(this.#at + 3, close).join('');
    if (open !== '{' || close < 0 || !CATEGORY.test(name)) throw new NoRegexp();
    this.#at = close + 1;
    return `\\${p}{${name}}`;
  }

  /** Character of an escape; its backslash has been read. */
  #escaped(): string {
    const char = this.#chars[this.#at++] ?? '';
    if (!/^[()*+\-.?[\\\]^nrt{|}]$/.test(char)) throw new NoRegexp();
    return CONTROLS[char] ?? char;
  }

  /** Character class; its opening bracket has been read. A `-` at either end is literal. */
  #class(): string {
    const isNegated = this.#accept('^');
    let members = this.#accept('-') ? '\\-' : '';
    const isDash = () => this.#chars[this.#at] === '-';
    while (!this.#accept(']')) {
      if (isDash() && this.#chars[this.#at + 1] === ']' && members !== '') {
        this.#at++;
        members += '\\-';
        continue;
      }
      const category = this.#category();
      if (category) members += category;
      else {
        const first = this.#classChar();
        const isRange = isDash() && this.#chars[this.#at + 1] !== ']';
        if (isRange) this.#at++;
        const last = isRange ? this.#classChar() : first;
        if ((last.codePointAt(0) as number) < (first.codePointAt(0) as number)) throw new NoRegexp();
        members += isRange ? `${inClass(first)}-${inClass(last)}` : inClass(first);
      }
    }
    if (members === '') throw new NoRegexp();
    return `[${isNegated ? '^' : ''}${members}]`;
  }

  #classChar(): string {
    const char = this.#chars[this.#at++];
    if (char === '\\') return this.#escaped();
    if (char === undefined || '-[]'.includes(char)) throw new NoRegexp();
    return char;
  }
}
