// A link to two scripts: packed, with an end to its size, read as hostile. What it brings is shown and never run by itself.
import { LONGEST_SCRIPT } from './match.ts';

/** Characters of a link's text: servers refuse addresses that are much longer. */
export const LONGEST_LINK = 6_000;
const VERSION = '1';
/** Bytes that may come out of it. */
const MOST_BYTES = 2 * LONGEST_SCRIPT + 1024;

type Codes = readonly [string, string];

/** Null where the scripts are too long for a link. */
export async function writeMatch(codes: Codes): Promise<string | null> {
  const plain = new Blob([JSON.stringify(codes)]).stream();
  const packed = await new Response(plain.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  let letters = '';
  for (const byte of new Uint8Array(packed)) letters += String.fromCharCode(byte);
  const text = VERSION + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return text.length > LONGEST_LINK ? null : text;
}

/** The scripts, or why there are none. */
export async function readMatch(text: string): Promise<Codes | string> {
  if (text.length > LONGEST_LINK) return 'The link is too long to be one of ours.';
  if (!text.startsWith(VERSION) || !/^[\w-]*$/.test(text)) return 'The link holds no robots.';
  try {
    const letters = atob(text.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    const codes: unknown = JSON.parse(await unpacked(bytes));
    const isPair = Array.isArray(codes) && codes.length === 2 && codes.every(code => typeof code === 'string');
    return isPair ? (codes as unknown as Codes) : 'The link holds no robots.';
  } catch {
    return 'The link is damaged: its robots cannot be read.';
  }
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('more than two scripts');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
