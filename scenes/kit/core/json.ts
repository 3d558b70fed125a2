// JSON values: states, commands, setups and replays are made of them. Deep copy, deep equality and hash.
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Deep copy: shares nothing with the original. */
export const copy = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

/** Deep equality of two plain values. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(key => key in b && same(a[key as keyof typeof a], b[key as keyof typeof b]));
}

/** 53 bits of the value's JSON as hex (cyrb53): equal states have equal hashes on every engine. */
export function hashOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (2097151 & b).toString(16).padStart(6, '0') + (a >>> 0).toString(16).padStart(8, '0');
}
