// Statistics of a table column: number of values, and of its numbers the exact sum, minimum and maximum.

import { type JsonDocument, leafBytes } from '../document/document.ts';
import { Kind } from '../document/nodes.ts';
import { compareNumbers } from '../jsonpath/compareNumbers.ts';
import type { Steps } from '../steps.ts';
import { decode } from '../text/bytes.ts';
import { ColumnLookup, cellOf, type TableShape } from './table.ts';

export interface ColumnStats {
  readonly values: number;
  readonly numbers: number;
  /** Smallest and largest number, as written; absent without numbers. */
  readonly least?: string;
  readonly most?: string;
  /** Exact sum; absent if the exponents differ too much. */
  readonly sum?: string;
}

/** Largest exponent, positive or negative, that is still added. */
const MAX_EXPONENT = 400;
const STRIDE = 1024;

export function* columnStats(
  document: JsonDocument,
  elements: Iterable<number>,
  shape: TableShape,
  column: number,
): Steps<ColumnStats> {
  const { nodes } = document;
  const lookup = new ColumnLookup(document, shape.columns);
  const sum = new DecimalSum();
  let values = 0;
  let numbers = 0;
  let least: string | undefined;
  let most: string | undefined;
  let i = 0;
  for (const element of elements) {
    if (i++ % STRIDE === 0) yield 0.5;
    const cell = cellOf(nodes, element, column, shape.isKeyed, lookup);
    if (cell < 0) continue;
    values++;
    if (nodes.kind[cell] !== Kind.number) continue;
    numbers++;
    const text = decode(leafBytes(document, cell));
    if (least === undefined || compareNumbers(text, least) < 0) least = text;
    if (most === undefined || compareNumbers(text, most) > 0) most = text;
    sum.add(text);
  }
  const total = sum.text();
  return {
    values,
    numbers,
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(numbers > 0 && total !== null && { sum: total }),
  };
}

/** Exact sum of decimal numbers, as a BigInt with a number of decimal places. */
export class DecimalSum {
  #whole = 0n;
  #places = 0;
  #isOverflow = false;

  add(text: string): void {
    const [, sign, digits = '0', fraction = '', exponent = '0'] =
      /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(text) ?? [];
    const shift = Number(exponent) - fraction.length;
    if (Math.abs(shift) > MAX_EXPONENT) this.#isOverflow = true;
    if (this.#isOverflow) return;
    const places = Math.max(0, -shift);
    if (places > this.#places) {
      this.#whole *= 10n ** BigInt(places - this.#places);
      this.#places = places;
    }
    const value = BigInt(digits + fraction) * 10n ** BigInt(this.#places + shift);
    this.#whole += sign ? -value : value;
  }

  text(): string | null {
    if (this.#isOverflow) return null;
    const isNegative = this.#whole < 0n;
    const digits = (isNegative ? -this.#whole : this.#whole).toString().padStart(this.#places + 1, '0');
    const whole = digits.slice(0, digits.length - this.#places);
    const fraction = digits.slice(digits.length - this.#places).replace(/0+$/, '');
    return `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
  }
}
