// Parsing of a typed value (specification part 1, §5): JSON as written, else the nearest JSON.

import type { Nodes } from '../document/nodes.ts';
import { runSteps } from '../steps.ts';
import { encodeWithSentinel } from '../text/bytes.ts';
import { isParseError, scan } from './scan.ts';

/** Bytes of a value with sentinel, and its node table; null for `undefined`. */
export interface ParsedText {
  readonly bytes: Uint8Array;
  readonly nodes: Nodes;
}

/** Parses JSON; else null, undefined, true, false, a number, or a string without its quotes. */
export function parseUserValue(text: string): ParsedText | null {
  const asJson = parseText(text);
  if (asJson) return asJson;
  const word = text.trim();
  if (word === 'undefined') return null;
  const json = jsonNumber(word) ?? JSON.stringify(/^(["'])(.*)\1$/s.exec(word)?.[2] ?? text);
  const value = parseText(json);
  if (!value) throw new Error('this is no JSON value');
  return value;
}

export function parseText(text: string): ParsedText | null {
  const bytes = encodeWithSentinel(text);
  const nodes = runSteps(scan(bytes));
  return isParseError(nodes) ? null : { bytes, nodes };
}

/** JSON number of a number in another notation, digit for digit: `.5`, `+5`, `007`, `1.`, `0x1F`. */
export function jsonNumber(word: string): string | null {
  if (word === '' || (!Number.isFinite(Number(word)) && !/^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(word))) return null;
  if (/^0[xob]/i.test(word)) return BigInt(word).toString();
  const parts = /^([+-]?)(\d*)(?:\.(\d*))?(e[+-]?\d+)?$/i.exec(word);
  if (!parts || !(parts[2] || parts[3])) return null;
  const [, sign = '', whole = '', fraction, exponent = ''] = parts;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return `${sign === '-' ? '-' : ''}${digits}${fraction ? `.${fraction}` : ''}${exponent}`;
}
