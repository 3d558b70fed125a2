// Exact comparison of JSON numbers in any notation, beyond the precision of a double.

interface Decimal {
  readonly isNegative: boolean;
  /** Digits without leading and trailing zeros; empty for zero. */
  readonly digits: string;
  /** Decimal exponent of the number 0.digits: 1 for 1 to 9.99…. */
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

/** Characters that a double represents exactly: fifteen, with minus and point. */
const SHORT = 15;
const isShort = (text: string) => text.length <= SHORT && !/[eE]/.test(text);

/** Negative, zero or positive if the first number is less, equal or greater. Both are JSON numbers. */
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
  // Digits after the point: the shorter one is a prefix of the longer, or they differ earlier.
  return x.digits < y.digits ? -1 : x.digits > y.digits ? 1 : 0;
}
