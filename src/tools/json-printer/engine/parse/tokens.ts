// Ends of JSON tokens, by the grammar of RFC 8259. A negative result is an error, see `errorAt`.

const QUOTE = 34;
const BACKSLASH = 92;

/** Encodes the position of an error as a negative number: `-1 - place`. */
export const errorAt = (place: number): number => -1 - place;

/** Table of bytes that need no escape in a string: ASCII except quote, backslash and control characters. */
const PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 32 && byte < 128 && byte !== QUOTE && byte !== BACKSLASH ? 1 : 0,
);

/** Index after the closing quote. The sentinel ends an unclosed string. */
export function endOfString(bytes: Uint8Array, quote: number): number {
  let at = quote + 1;
  for (;;) {
    while (PLAIN[bytes[at] as number] === 1) at++;
    const byte = bytes[at] as number;
    if (byte === QUOTE) return at + 1;
    if (byte === BACKSLASH) {
      const length = escapeLength(bytes, at);
      if (length === 0) return errorAt(at);
      at += length;
    } else if (byte < 32) return errorAt(at);
    else {
      const length = utf8Length(bytes, at);
      if (length === 0) return errorAt(at);
      at += length;
    }
  }
}

const isHex = (byte: number) => (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 70) || (byte >= 97 && byte <= 102);
const SIMPLE_ESCAPES = new Set(Array.from('"\\/bfnrt', char => char.charCodeAt(0)));

function escapeLength(bytes: Uint8Array, at: number): number {
  const next = bytes[at + 1] as number;
  if (SIMPLE_ESCAPES.has(next)) return 2;
  if (next !== 117) return 0;
  for (let i = 2; i < 6; i++) if (!isHex(bytes[at + i] as number)) return 0;
  return 6;
}

/** Length of the UTF-8 character here in bytes, or 0 if it is invalid: overlong forms and surrogates are. */
export function utf8Length(bytes: Uint8Array, at: number): number {
  const [a, b, c, d] = [bytes[at] as number, bytes[at + 1] as number, bytes[at + 2] as number, bytes[at + 3] as number];
  const isTail = (byte: number) => byte >= 0x80 && byte < 0xc0;
  if (a < 0xc2 || a > 0xf4 || !isTail(b)) return 0;
  if (a < 0xe0) return 2;
  if ((a === 0xe0 && b < 0xa0) || (a === 0xed && b > 0x9f) || !isTail(c)) return 0;
  if (a < 0xf0) return 3;
  return (a === 0xf0 && b < 0x90) || (a === 0xf4 && b > 0x8f) || !isTail(d) ? 0 : 4;
}

const isDigit = (byte: number) => byte >= 48 && byte <= 57;

/** Index after the number that begins here with a digit or minus. */
export function endOfNumber(bytes: Uint8Array, from: number): number {
  let at = from;
  if (bytes[at] === 45) at++;
  if (bytes[at] === 48) at++;
  else if (isDigit(bytes[at] as number)) at = digitsEnd(bytes, at);
  else return errorAt(at);
  if (bytes[at] === 46) {
    if (!isDigit(bytes[at + 1] as number)) return errorAt(at + 1);
    at = digitsEnd(bytes, at + 1);
  }
  if (bytes[at] === 69 || bytes[at] === 101) {
    at++;
    if (bytes[at] === 43 || bytes[at] === 45) at++;
    if (!isDigit(bytes[at] as number)) return errorAt(at);
    at = digitsEnd(bytes, at);
  }
  return at;
}

function digitsEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isDigit(bytes[at] as number)) at++;
  return at;
}

/** Index after a string that is known to be valid. */
export function stringEnd(bytes: Uint8Array, quote: number): number {
  let at = quote + 1;
  for (;;) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) return at + 1;
    at += byte === BACKSLASH ? 2 : 1;
  }
}
