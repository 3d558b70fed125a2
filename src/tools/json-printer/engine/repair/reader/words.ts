// Words and numbers of other notations as JSON: constants of Python and JavaScript, hexadecimal, underscores, signs, leading zeros.
import type { Kind } from '../kinds.ts';

export interface Rewritten {
  readonly insert: string;
  readonly kind: Kind;
}

const constant = (insert: string, kind: Kind, ...words: string[]): [string, Rewritten][] =>
  words.map(word => [word, { insert, kind }]);

const CONSTANTS: ReadonlyMap<string, Rewritten> = new Map([
  ...constant('true', 'constant', 'True', 'TRUE'),
  ...constant('false', 'constant', 'False', 'FALSE'),
  ...constant('null', 'constant', 'None', 'NULL', 'Null', 'nil'),
  ...constant('null', 'notNumber', 'nan', 'NaN', 'NAN', 'inf', 'Inf', 'INF', 'Infinity', 'infinity'),
  ...constant('null', 'undefined', 'undefined'),
]);

/** A number as JSON writes it. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

export const isJsonWord = (word: string): boolean =>
  word === 'true' || word === 'false' || word === 'null' || NUMBER.test(word);

/** JSON for a constant or number of another notation; undefined for any other word. */
export function rewriteWord(word: string): Rewritten | undefined {
  return CONSTANTS.get(word.replace(/^[+-](?=[\p{L}])/u, '')) ?? rewriteNumber(word);
}

function rewriteNumber(word: string): Rewritten | undefined {
  const plain = word.normalize('NFKC').replaceAll('−', '-');
  if (plain !== word && NUMBER.test(plain)) return { insert: plain, kind: 'number' };
  const [, sign = '', whole] = /^([+-]?)(0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+)n?$/.exec(word) ?? [];
  if (whole !== undefined) {
    const digits = whole.replaceAll('_', '');
    if (digits.length > 2) return { insert: (sign === '-' ? '-' : '') + BigInt(digits).toString(), kind: 'number' };
  }
  const parts = /^([+-]?)(\d(?:_?\d)*)?(?:(\.)((?:\d(?:_?\d)*)?))?([eE][+-]?\d+)?([nL]?)$/.exec(word);
  const [, minus = '', integer = '', dot = '', fraction = '', exponent = '', suffix = ''] = parts ?? [];
  if (!parts || (!integer && !fraction) || (suffix && (dot || exponent))) return undefined;
  const digits = integer.replaceAll('_', '');
  if (/^0\d/.test(digits)) return { insert: JSON.stringify(word), kind: 'leadingZeros' };
  const tail = dot ? `.${fraction.replaceAll('_', '') || '0'}` : '';
  return { insert: `${minus === '-' ? '-' : ''}${digits || '0'}${tail}${exponent}`, kind: 'number' };
}

/** Completes a number or constant in which the text ends; undefined if nothing tells how. */
export function completeWord(word: string): Rewritten | undefined {
  const known = word && ['true', 'false', 'null', 'True', 'False', 'None'].find(whole => whole.startsWith(word));
  if (known) return { insert: CONSTANTS.get(known)?.insert ?? known, kind: 'cutValue' };
  if (word === '-') return { insert: 'null', kind: 'cutValue' };
  const number = /^(-?\d+(?:\.\d+)?)(?:\.|[eE][+-]?)$/.exec(word)?.[1];
  return number && NUMBER.test(number) ? { insert: number, kind: 'cutValue' } : undefined;
}
