// Text search in keys and values with escapes decoded: a byte search where possible. Ignores case by default.

import { type JsonDocument, offsetOf, sourceOf, unquote } from '../document/document.ts';
import { Kind, NONE } from '../document/nodes.ts';
import { stringEnd } from '../parse/tokens.ts';
import type { Steps } from '../steps.ts';
import { decode, encode } from '../text/bytes.ts';

export interface SearchMatches {
  /** Matching nodes in order, each once. */
  readonly nodes: Uint32Array;
  readonly length: number;
}

const STRIDE = 2048;

/** True if a token, `from` its first byte `to` after its last, contains the searched text. */
export type Matcher = (bytes: Uint8Array, from: number, to: number, isString: boolean) => boolean;

const LOWER = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte));
const EXACT = Uint8Array.from({ length: 256 }, (_, byte) => byte);

export function newMatcher(query: string, matchCase = false): Matcher {
  const folded = matchCase ? query : query.toLowerCase();
  const wanted = encode(folded);
  const fold = matchCase ? EXACT : LOWER;
  // Letters beyond ASCII may change length between cases: these are compared as text.
  const isPlain = matchCase || wanted.every(byte => byte < 128);
  const asText = (token: Uint8Array, isString: boolean) => {
    const text = isString ? unquote(token) : decode(token);
    return (matchCase ? text : text.toLowerCase()).includes(folded);
  };
  return (bytes, from, to, isString) => {
    const hasEscape = isString && contains(bytes, from, to, 92);
    if (!isPlain || hasEscape) return asText(bytes.subarray(from, to), isString);
    const quote = isString ? 1 : 0;
    return includes(bytes, from + quote, to - quote, wanted, fold);
  };
}

function contains(bytes: Uint8Array, from: number, to: number, byte: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] === byte) return true;
  return false;
}

function includes(token: Uint8Array, from: number, to: number, wanted: Uint8Array, fold: Uint8Array): boolean {
  const first = wanted[0];
  const last = to - wanted.length;
  for (let at = from; at <= last; at++) {
    if (fold[token[at] as number] !== first) continue;
    let i = 1;
    while (i < wanted.length && fold[token[at + i] as number] === wanted[i]) i++;
    if (i === wanted.length) return true;
  }
  return false;
}

export function matchesNode(document: JsonDocument, node: number, matches: Matcher): boolean {
  const { nodes } = document;
  const key = nodes.key[node] as number;
  if (key !== NONE) {
    const bytes = sourceOf(document, key);
    const at = key - offsetOf(document, key);
    if (matches(bytes, at, stringEnd(bytes, at), true)) return true;
  }
  const kind = nodes.kind[node] as number;
  if (kind <= Kind.array) return false;
  const start = nodes.start[node] as number;
  const offset = offsetOf(document, start);
  return matches(sourceOf(document, start), start - offset, (nodes.end[node] as number) - offset, kind === Kind.string);
}

/** All nodes whose key or value contains the text. */
export function* search(document: JsonDocument, query: string, matchCase = false): Steps<SearchMatches> {
  const matches = newMatcher(query, matchCase);
  let found = new Uint32Array(1024);
  let length = 0;
  const total = document.nodes.length;
  for (let node = 0; node < total; node++) {
    if (matchesNode(document, node, matches)) {
      if (length === found.length) {
        const longer = new Uint32Array(length * 2);
        longer.set(found);
        found = longer;
      }
      found[length++] = node;
    }
    if (node % STRIDE === 0) yield node / total;
  }
  return { nodes: found, length };
}
