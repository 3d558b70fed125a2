// Share link: both scripts as JSON, deflated and base64url-encoded. Decoding is bounded in size and validated; a link's scripts are shown and never run by themselves.
import { MAX_SCRIPT_BYTES } from './match.ts';

/** Characters of a link's text. With the address before it a link is not too long to be passed on. */
export const MAX_LINK_LENGTH = 29_000;
const VERSION = '1';
/** Bytes that inflating may yield, against a decompression bomb. */
const MAX_INFLATED_BYTES = 2 * MAX_SCRIPT_BYTES + 1024;

type Codes = readonly [string, string];

/** Null where the scripts are too long for a link. */
export async function encodeLink(codes: Codes): Promise<string | null> {
  const plain = new Blob([JSON.stringify(codes)]).stream();
  const packed = await new Response(plain.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  let letters = '';
  for (const byte of new Uint8Array(packed)) letters += String.fromCharCode(byte);
  const text = VERSION + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return text.length > MAX_LINK_LENGTH ? null : text;
}

/** The scripts, or the sentence that says why there are none. */
export async function decodeLink(text: string): Promise<Codes | string> {
  if (text.length > MAX_LINK_LENGTH) return 'The link is too long to be one of ours.';
  if (!text.startsWith(VERSION) || !/^[\w-]*$/.test(text)) return 'The link holds no robots.';
  try {
    const letters = atob(text.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    const codes: unknown = JSON.parse(await inflate(bytes));
    const isPair = Array.isArray(codes) && codes.length === 2 && codes.every(code => typeof code === 'string');
    return isPair ? (codes as unknown as Codes) : 'The link holds no robots.';
  } catch {
    return 'The link is damaged: its robots cannot be read.';
  }
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MAX_INFLATED_BYTES) {
      await reader.cancel();
      throw new RangeError('more than two scripts');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
