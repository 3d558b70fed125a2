// Encodings of files: UTF-16, with a byte order mark or told by its zero bytes, and Windows-1252, where somebody asks for it. Nothing is replaced.
import { Refusal } from '../../../../../scenes/kit/core/refusal.ts';
import { type Bytes, encodeWithSentinel, stripBom } from './bytes.ts';

/** Encoding that is read only where somebody chooses it, because any bytes are valid in it. */
export type ChosenEncoding = 'Windows-1252';

export interface Decoded {
  /** UTF-8 with a sentinel. */
  readonly bytes: Bytes;
  /** Sentence about what was read as what; null for plain UTF-8. */
  readonly readAs: string | null;
}

/** Sentence for a byte order mark that is no part of the text. */
export const MARK_LEFT_OUT = 'A byte order mark before the text was left out.';

const SAVED = 'It is saved as UTF-8.';

/** Text of a file, whose bytes have a sentinel. Throws a Refusal where UTF-16 ends within a character. */
export function decodeFile(file: Bytes, chosen?: ChosenEncoding): Decoded {
  const text = file.subarray(0, -1);
  if (chosen) return { bytes: encodeWithSentinel(decodeWindows1252(text)), readAs: `Read as ${chosen}. ${SAVED}` };
  const wide = utf16Of(text);
  if (wide) {
    const how = `${wide.isLittle ? 'little' : 'big'}-endian`;
    const sentence = wide.hasMark ? `Read as UTF-16 (${how}).` : `Read as UTF-16 (${how}), without a byte order mark.`;
    return {
      bytes: encodeWithSentinel(decodeUtf16(text.subarray(wide.hasMark ? 2 : 0), wide.isLittle)),
      readAs: `${sentence} ${SAVED}`,
    };
  }
  const bytes = stripBom(file);
  return { bytes, readAs: bytes === file ? null : MARK_LEFT_OUT };
}

/** UTF-16 by its mark, or by a zero beside the first character: JSON begins with an ASCII one, and has no zero (RFC 4627, 3). */
function utf16Of([a, b, c, d]: Uint8Array): { readonly isLittle: boolean; readonly hasMark: boolean } | null {
  if (a === 0xff && b === 0xfe) return { isLittle: true, hasMark: true };
  if (a === 0xfe && b === 0xff) return { isLittle: false, hasMark: true };
  if (a && b === 0 && (c !== 0 || d !== 0)) return { isLittle: true, hasMark: false };
  return a === 0 && b ? { isLittle: false, hasMark: false } : null;
}

function decodeUtf16(bytes: Uint8Array, isLittle: boolean): string {
  if (bytes.length % 2 === 1)
    throw new Refusal('This file is UTF-16 and ends within a character: its last byte is missing');
  try {
    return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return decodeUnits(bytes, isLittle);
  }
}

/** Text with lone surrogates, which JSON may have and no decoder keeps. */
function decodeUnits(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return textOfUnits(bytes.length / 2, i => view.getUint16(2 * i, isLittle));
}

/** Characters of the bytes 80 to 9f; five of them are controls in every decoder. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** By a table of its own, because some decoders take this name for ISO 8859-1. */
const decodeWindows1252 = (bytes: Uint8Array): string =>
  textOfUnits(bytes.length, i => {
    const byte = bytes[i] as number;
    return byte >= 0x80 && byte < 0xa0 ? WINDOWS_1252.charCodeAt(byte - 0x80) : byte;
  });

/** Text of UTF-16 units, some at a time: a call takes only so many arguments. */
function textOfUnits(count: number, unit: (i: number) => number): string {
  const parts: string[] = [];
  for (let from = 0; from < count; from += 4096) {
    const units = new Uint16Array(Math.min(4096, count - from));
    for (let i = 0; i < units.length; i++) units[i] = unit(from + i);
    parts.push(String.fromCharCode(...units));
  }
  return parts.join('');
}

/** Text of UTF-8, or null where a byte would be lost. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Bytes that are decoded at a time. */
const CHUNK = 1 << 20;

/** True if bytes are UTF-8. */
export function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let from = 0; from < bytes.length; from += CHUNK)
      decoder.decode(bytes.subarray(from, from + CHUNK), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
