// Numbers as words show them. The browser's own formatter takes a phone some 80 ms the first time, in the middle of a page that is made to answer.

/** 1234567 as "1,234,567"; at most three decimals. */
export function grouped(value: number): string {
  const [whole = '', part] = String(Math.round(value * 1000) / 1000).split('.');
  const inThrees = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? inThrees : `${inThrees}.${part}`;
}
