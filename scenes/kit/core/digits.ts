// Number formatting: digit groups. Intl.NumberFormat takes a phone some 80 ms the first time, which blocks the page.

/** Digits in groups of three: 1234567 is "1,234,567"; at most three decimals. */
export function grouped(value: number): string {
  const [whole = '', part] = String(Math.round(value * 1000) / 1000).split('.');
  const inThrees = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? inThrees : `${inThrees}.${part}`;
}
