// I-Regexp (RFC 9485): its grammar, every expression to a small program. Null where a text is no I-Regexp.

/** What one character may be. */
export interface CharSet {
  readonly isNegated: boolean;
  /** First and last of each stretch of characters. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly categories: readonly RegExp[];
}

/** One step of the program: a character to be of a set, two ways to go on, or the end. */
export type Step =
  | { readonly kind: 'char'; readonly set: CharSet }
  | { readonly kind: 'split'; first: number; second: number }
  | { readonly kind: 'end' };

/** A program of more steps takes too long; `{1000}` within `{1000}` would make one. */
const MOST_STEPS = 20_000;
const MAX_NESTING = 200;

export class TooLarge extends Error {}

const CATEGORY = /^(?:L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|Z[lps]?|S[ckmo]?|C[cfno]?)$/;
const DOT: CharSet = {
  isNegated: true,
  ranges: [
    [10, 10],
    [13, 13],
  ],
  categories: [],
};
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

class NoRegexp extends Error {}

export function programOf(text: string): readonly Step[] | null {
  try {
    return new Compiler(text).program();
  } catch (error) {
    if (error instanceof NoRegexp) return null;
    throw error;
  }
}

class Compiler {
  readonly #letters: readonly string[];
  readonly #steps: Step[] = [];
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#letters = Array.from(text);
    if (this.#letters.some(letter => /^\p{Cs}$/u.test(letter))) throw new NoRegexp();
  }

  program(): readonly Step[] {
    this.#alternatives();
    if (this.#at < this.#letters.length) throw new NoRegexp();
    this.#add({ kind: 'end' });
    return this.#steps;
  }

  #add<S extends Step>(step: S): S {
    if (this.#steps.length >= MOST_STEPS) throw new TooLarge();
    this.#steps.push(step);
    return step;
  }

  get #here(): number {
    return this.#steps.length;
  }

  #takes(letter: string): boolean {
    if (this.#letters[this.#at] !== letter) return false;
    this.#at++;
    return true;
  }

  #alternatives(): void {
    if (++this.#depth > MAX_NESTING) throw new TooLarge();
    const ends: { kind: 'split'; first: number; second: number }[] = [];
    for (;;) {
      const begun = this.#here;
      // Room for the choice between this branch and the next; without a next both ways lead into it.
      const choice = this.#add({ kind: 'split', first: begun + 1, second: begun + 1 });
      while (this.#piece());
      if (!this.#takes('|')) break;
      ends.push(this.#add({ kind: 'split', first: 0, second: 0 }));
      choice.second = this.#here;
    }
    for (const end of ends) end.first = end.second = this.#here;
    this.#depth--;
  }

  /** An atom with its quantifier; false where none begins. */
  #piece(): boolean {
    const from = this.#at;
    const begun = this.#here;
    if (!this.#atom()) return false;
    const to = this.#at;
    const [least, most] = this.#quantifier();
    if (least === 1 && most === 1) return true;
    const behind = this.#at;
    // The atom is written out as often as it may come.
    this.#steps.length = begun;
    const again = () => {
      this.#at = from;
      this.#atom();
      if (this.#at !== to) throw new NoRegexp();
    };
    for (let i = 0; i < least; i++) again();
    if (most === Number.POSITIVE_INFINITY) {
      const loop = this.#add({ kind: 'split', first: this.#here + 1, second: 0 });
      const start = this.#here - 1;
      again();
      this.#add({ kind: 'split', first: start, second: start });
      loop.second = this.#here;
    } else {
      const skips: { kind: 'split'; first: number; second: number }[] = [];
      for (let i = least; i < most; i++) {
        skips.push(this.#add({ kind: 'split', first: this.#here + 1, second: 0 }));
        again();
      }
      for (const skip of skips) skip.second = this.#here;
    }
    this.#at = behind;
    return true;
  }

  #quantifier(): [least: number, most: number] {
    if (this.#takes('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.#takes('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.#takes('?')) return [0, 1];
    if (!this.#takes('{')) return [1, 1];
    const least = this.#count();
    const isRange = this.#takes(',');
    const most = !isRange ? least : this.#letters[this.#at] === '}' ? Number.POSITIVE_INFINITY : this.#count();
    if (!this.#takes('}') || most < least) throw new NoRegexp();
    return [least, most];
  }

  #count(): number {
    const from = this.#at;
    while (/^[0-9]$/.test(this.#letters[this.#at] ?? '')) this.#at++;
    if (this.#at === from) throw new NoRegexp();
    const count = Number(this.#letters.slice(from, this.#at).join(''));
    if (count > MOST_STEPS) throw new TooLarge();
    return count;
  }

  #atom(): boolean {
    const letter = this.#letters[this.#at];
    if (letter === undefined || ')|*+?{}]'.includes(letter)) return false;
    if (letter === '(') {
      this.#at++;
      this.#alternatives();
      if (!this.#takes(')')) throw new NoRegexp();
      return true;
    }
    this.#add({ kind: 'char', set: this.#charSet() });
    return true;
  }

  #charSet(): CharSet {
    if (this.#takes('.')) return DOT;
    if (this.#takes('[')) return this.#class();
    const category = this.#category();
    if (category) return { isNegated: false, ranges: [], categories: [category] };
    const code = this.#takes('\\') ? this.#escaped() : (this.#letters[this.#at++] ?? '').codePointAt(0);
    return { isNegated: false, ranges: [[code as number, code as number]], categories: [] };
  }

  /** `\p{Lu}` and its opposite, `\P{Lu}`. */
  #category(): RegExp | null {
    const [slash, p, open] = this.#letters.slice(this.#at, this.#at + 3);
    if (slash !== '\\' || (p !== 'p' && p !== 'P')) return null;
    const close = this.#letters.indexOf('}', this.#at);
    const name = this.#letters.slice(this.#at + 3, close).join('');
    if (open !== '{' || close < 0 || !CATEGORY.test(name)) throw new NoRegexp();
    this.#at = close + 1;
    return new RegExp(`^\\${p}{${name}}$`, 'u');
  }

  #escaped(): number {
    const letter = this.#letters[this.#at++] ?? '';
    if (!/^[()*+\-.?[\\\]^nrt{|}]$/.test(letter)) throw new NoRegexp();
    return (CONTROLS[letter] ?? letter).charCodeAt(0);
  }

  #class(): CharSet {
    const isNegated = this.#takes('^');
    const ranges: [number, number][] = [];
    const categories: RegExp[] = [];
    const isDash = () => this.#letters[this.#at] === '-';
    if (this.#takes('-')) ranges.push([45, 45]);
    while (!this.#takes(']')) {
      if (isDash() && this.#letters[this.#at + 1] === ']' && ranges.length + categories.length > 0) {
        this.#at++;
        ranges.push([45, 45]);
        continue;
      }
      const category = this.#category();
      if (category) categories.push(category);
      else {
        const first = this.#classChar();
        const isRange = isDash() && this.#letters[this.#at + 1] !== ']';
        if (isRange) this.#at++;
        const last = isRange ? this.#classChar() : first;
        if (last < first) throw new NoRegexp();
        ranges.push([first, last]);
      }
    }
    if (ranges.length + categories.length === 0) throw new NoRegexp();
    return { isNegated, ranges, categories };
  }

  #classChar(): number {
    const letter = this.#letters[this.#at++];
    if (letter === '\\') return this.#escaped();
    if (letter === undefined || '-[]'.includes(letter)) throw new NoRegexp();
    return letter.codePointAt(0) as number;
  }
}
