// Numbers as they are written, compared by their exact value: beyond what a double holds, whatever the notation.

interface Decimal {
  readonly isNegative: boolean;
  /** Without noughts at either end; empty for nought. */
  readonly digits: string;
  /** Of the first digit: 1 for 1 to 9.99…, as in 0.1e1. */
  readonly magnitude: bigint;
}

function decimalOf(text: string): Decimal {
  const [, minus, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(text) ?? [];
  const all = whole + fraction;
  const leading = all.length - all.replace(/^0+/, '').length;
  const digits = all.slice(leading).replace(/0+$/, '');
  const magnitude = BigInt(exponent.replace('+', '')) + BigInt(whole.length - leading);
  return { isNegative: minus === '-' && digits !== '', digits, magnitude };
}

/** So many letters a double tells apart: fifteen digits, a minus and a point. */
const SHORT = 15;
const isShort = (text: string) => text.length <= SHORT && !/[eE]/.test(text);

/** Below nought, nought or above it, as the first is less, equal or more. Both are JSON numbers. */
export function compareNumbers(a: string, b: string): number {
  if (a === b) return 0;
  if (isShort(a) && isShort(b)) return Number(a) - Number(b);
  const [x, y] = [decimalOf(a), decimalOf(b)];
  if (x.isNegative !== y.isNegative) return x.isNegative ? -1 : 1;
  const order = compareSizes(x, y);
  return x.isNegative ? -order : order;
}

function compareSizes(x: Decimal, y: Decimal): number {
  if (x.digits === '' || y.digits === '') return x.digits.length - y.digits.length;
  if (x.magnitude !== y.magnitude) return x.magnitude < y.magnitude ? -1 : 1;
  // Digits behind the point: the shorter is a beginning of the longer, or they differ earlier.
  return x.digits < y.digits ? -1 : x.digits > y.digits ? 1 : 0;
}
