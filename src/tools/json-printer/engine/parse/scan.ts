// JSON scanner: parses text into the node table, incrementally and without recursion, for any depth and length. Errors have a position.

import { Kind, NONE, type Nodes, newNodes, reserve } from '../document/nodes.ts';
import type { Steps } from '../steps.ts';
import type { Bytes } from '../text/bytes.ts';
import { endOfNumber, endOfString } from './tokens.ts';

/** Syntax error: message and byte. */
export interface ParseError {
  readonly message: string;
  readonly at: number;
}

/** Message of an error behind a whole document. */
export const AFTER_DOCUMENT = 'Expected nothing more after the document';

/** State of the scanner: what is allowed next. */
const Next = { value: 0, valueOrEnd: 1, key: 2, keyOrEnd: 3, commaOrEnd: 4, nothing: 5 } as const;
type Next = (typeof Next)[keyof typeof Next];

/** Letters of true, false and null, by kind. */
const WORDS: Readonly<Record<number, readonly number[]>> = Object.fromEntries(
  (['true', 'false', 'null'] as const).map(word => [Kind[word], Array.from(word, letter => letter.charCodeAt(0))]),
);
const wordLength = (kind: number) => (kind === Kind.false ? 5 : 4);

const SCAN_CHUNK = 1 << 16;

/** Node table of a text, or its first error. `bytes` has a sentinel. */
export function* scan(bytes: Bytes): Steps<Nodes | ParseError> {
  const scanner = new Scanner(bytes);
  while (!scanner.isDone) {
    scanner.advance(SCAN_CHUNK);
    yield scanner.at / bytes.length;
  }
  return scanner.error ?? scanner.nodes;
}

/** Scans a text that may be cut anywhere: its nodes, and the container in which it ends. */
export function scanPartial(bytes: Bytes): { readonly nodes: Nodes; readonly container: number } {
  const scanner = new Scanner(bytes);
  scanner.advance(bytes.length);
  return { nodes: scanner.nodes, container: scanner.parent };
}

/** Incremental scanner: all its state is in its fields, so it can stop between two calls of `advance`. */
class Scanner {
  readonly nodes: Nodes;
  at = 0;
  isDone = false;
  error: ParseError | undefined;
  /** Innermost open container. */
  parent = NONE;
  readonly #bytes: Bytes;
  readonly #length: number;
  #next: Next = Next.value;
  #pendingKey = NONE;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
    this.#length = bytes.length - 1;
    this.nodes = newNodes(Math.max(16, Math.ceil(this.#length / 10)));
  }

  /**
   * Scans at least `count` more bytes, or to the end. It is the tool's hottest loop, hence one function over locals: the columns
   * stay in registers, and capacity for all nodes of the part is reserved before.
   */
  advance(count: number): void {
    const bytes = this.#bytes;
    const { nodes } = this;
    const length = this.#length;
    const until = Math.min(length, this.at + count);
    reserve(nodes, nodes.length + (until - this.at) + 256);
    const { kind, start, end, key, size, parent, depth } = nodes;
    let node = nodes.length;
    let { at } = this;
    let next = this.#next;
    let container = this.parent;
    let pendingKey = this.#pendingKey;
    let level = container === NONE ? 0 : (depth[container] as number) + 1;
    let isObject = container !== NONE && kind[container] === Kind.object;
    let message = '';
    let isNumber = false;

    while (at < until) {
      let byte = bytes[at] as number;
      while (byte === 32 || byte === 10 || byte === 13 || byte === 9) byte = bytes[++at] as number;
      if (at >= length) break;
      if (next === Next.commaOrEnd && byte === 44) {
        at++;
        next = isObject ? Next.key : Next.value;
      } else if ((next === Next.key || next === Next.keyOrEnd) && byte === 34) {
        pendingKey = at;
        at = endOfString(bytes, at);
        isNumber = false;
        if (at < 0) break;
        byte = bytes[at] as number;
        while (byte === 32 || byte === 10 || byte === 13 || byte === 9) byte = bytes[++at] as number;
        if (byte !== 58) {
          message = "Expected ':' after the key";
          break;
        }
        at++;
        next = Next.value;
      } else if (next <= Next.valueOrEnd && byte !== 93) {
        const found = valueKindAt(bytes, at, byte);
        if (found < 0) {
          message = 'Expected a value';
          break;
        }
        kind[node] = found;
        start[node] = at;
        key[node] = pendingKey;
        parent[node] = container;
        depth[node] = level;
        if (container !== NONE) end[container] = (end[container] as number) + 1;
        pendingKey = NONE;
        if (found <= Kind.array) {
          container = node++;
          level++;
          isObject = found === Kind.object;
          next = isObject ? Next.keyOrEnd : Next.valueOrEnd;
          at++;
          continue;
        }
        isNumber = found === Kind.number;
        at =
          found === Kind.string ? endOfString(bytes, at) : isNumber ? endOfNumber(bytes, at) : at + wordLength(found);
        if (at < 0) break;
        end[node++] = at;
        next = container === NONE ? Next.nothing : Next.commaOrEnd;
      } else if (container !== NONE && byte === (isObject ? 125 : 93) && next !== Next.key && next !== Next.value) {
        size[container] = node - container - 1;
        container = parent[container] as number;
        isObject = container !== NONE && kind[container] === Kind.object;
        level--;
        at++;
        next = container === NONE ? Next.nothing : Next.commaOrEnd;
      } else {
        message = expected(next, isObject);
        break;
      }
    }

    nodes.length = node;
    this.at = at < 0 ? -1 - at : at;
    this.#next = next;
    this.parent = container;
    this.#pendingKey = pendingKey;
    if (at < 0) this.#stop(tokenError(bytes[this.at] as number, isNumber, this.at >= this.#length));
    else if (message) this.#stop(at < this.#length ? message : this.#endMessage());
    else if (at >= this.#length) this.#end();
  }

  #end(): void {
    if (this.#next === Next.nothing) this.isDone = true;
    else this.#stop(this.#endMessage());
  }

  #endMessage(): string {
    return this.nodes.length ? 'The text ends too early' : 'There is no JSON here yet';
  }

  #stop(message: string): void {
    this.isDone = true;
    this.error = { message, at: Math.min(this.at, this.#length) };
  }
}

/** Kind of the value that begins here, or -1. */
function valueKindAt(bytes: Bytes, at: number, byte: number): number {
  if (byte === 34) return Kind.string;
  if (byte === 45 || (byte >= 48 && byte <= 57)) return Kind.number;
  if (byte === 123) return Kind.object;
  if (byte === 91) return Kind.array;
  const word = byte === 116 ? Kind.true : byte === 102 ? Kind.false : byte === 110 ? Kind.null : -1;
  if (word < 0) return -1;
  const letters = WORDS[word] as readonly number[];
  for (let i = 1; i < letters.length; i++) if (bytes[at + i] !== letters[i]) return -1;
  return word;
}

function expected(next: Next, isObject: boolean): string {
  if (next === Next.nothing) return AFTER_DOCUMENT;
  if (next === Next.commaOrEnd) return `Expected ',' or '${isObject ? '}' : ']'}' after the value`;
  return next === Next.key || next === Next.keyOrEnd ? 'Expected a key in double quotes' : 'Expected a value';
}

/** Error message for an invalid string or number. */
function tokenError(byte: number, isNumber: boolean, isAtEnd: boolean): string {
  if (isAtEnd) return isNumber ? 'The number breaks off' : 'The string is not closed';
  if (isNumber) return 'Expected a digit';
  if (byte === 92) return 'No such escape';
  if (byte === 10 || byte === 13) return 'The string is not closed';
  return byte < 32 ? 'Control character in a string' : 'Not UTF-8';
}

export const isParseError = (parseText: Nodes | ParseError): parseText is ParseError => 'message' in parseText;
