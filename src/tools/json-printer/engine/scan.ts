// Reads JSON into the flat table, a stretch at a time and without recursion: any depth, any length, and every error with its place.
import type { Bytes } from './bytes.ts';
import { Kind, NONE, type Nodes, newNodes, reserve } from './nodes.ts';
import type { Steps } from './steps.ts';
import { endOfNumber, endOfString } from './tokens.ts';

/** What is wrong with a text, and at which byte. */
export interface Fault {
  readonly message: string;
  readonly at: number;
}

/** What may come next. */
const Next = { value: 0, valueOrEnd: 1, key: 2, keyOrEnd: 3, commaOrEnd: 4, nothing: 5 } as const;
type Next = (typeof Next)[keyof typeof Next];

const WORDS: Readonly<Record<number, readonly [kind: Kind, letters: readonly number[]]>> = Object.fromEntries(
  (['true', 'false', 'null'] as const).map(word => {
    const letters = Array.from(word, letter => letter.charCodeAt(0));
    return [letters[0], [Kind[word], letters]];
  }),
);

const STRETCH = 1 << 18;

/** The table of a text, or its first fault. `bytes` ends with a zero byte that is no part of the text. */
export function* scan(bytes: Bytes): Steps<Nodes | Fault> {
  const scanner = new Scanner(bytes);
  while (!scanner.isDone) {
    scanner.advance(STRETCH);
    yield scanner.at / bytes.length;
  }
  return scanner.fault ?? scanner.nodes;
}

class Scanner {
  readonly nodes: Nodes;
  at = 0;
  isDone = false;
  fault: Fault | undefined;
  readonly #bytes: Bytes;
  readonly #length: number;
  #next: Next = Next.value;
  #parent = NONE;
  #depth = 0;
  #key = NONE;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
    this.#length = bytes.length - 1;
    this.nodes = newNodes(Math.max(16, Math.ceil(this.#length / 10)));
  }

  /** Reads at least so many bytes more, or to the end. */
  advance(count: number): void {
    const bytes = this.#bytes;
    const until = this.at + count;
    while (this.at < until) {
      let at = this.at;
      let byte = bytes[at] as number;
      while (byte === 32 || byte === 10 || byte === 13 || byte === 9) byte = bytes[++at] as number;
      this.at = at;
      if (this.#next === Next.commaOrEnd) this.#afterValue(byte);
      else if (this.#next === Next.value || (this.#next === Next.valueOrEnd && byte !== 93)) this.#value(byte);
      else if (this.#next === Next.key || (this.#next === Next.keyOrEnd && byte !== 125)) this.#keyAndColon(byte);
      else if (this.#next === Next.nothing) this.#end();
      else this.#close();
      if (this.isDone) return;
    }
  }

  #value(byte: number): void {
    if (byte === 34) this.#leaf(Kind.string, endOfString(this.#bytes, this.at));
    else if (byte === 45 || (byte >= 48 && byte <= 57)) this.#leaf(Kind.number, endOfNumber(this.#bytes, this.at));
    else if (byte === 123 || byte === 91) this.#open(byte === 123 ? Kind.object : Kind.array);
    else {
      const word = WORDS[byte];
      if (word) this.#word(word[0], word[1]);
      else this.#fail('Expected a value', this.at);
    }
  }

  #leaf(kind: Kind, end: number): void {
    if (end < 0) {
      this.#failInToken(kind, -1 - end);
      return;
    }
    this.#add(kind, end);
    this.at = end;
    this.#next = this.#parent === NONE ? Next.nothing : Next.commaOrEnd;
  }

  #word(kind: Kind, letters: readonly number[]): void {
    for (let i = 1; i < letters.length; i++)
      if (this.#bytes[this.at + i] !== letters[i]) {
        this.#fail('Expected a value', this.at);
        return;
      }
    this.#leaf(kind, this.at + letters.length);
  }

  #open(kind: Kind): void {
    const node = this.#add(kind, 0);
    this.#parent = node;
    this.#depth++;
    this.at++;
    this.#next = kind === Kind.object ? Next.keyOrEnd : Next.valueOrEnd;
  }

  #close(): void {
    const { nodes } = this;
    const node = this.#parent;
    nodes.size[node] = nodes.length - node - 1;
    this.#parent = nodes.parent[node] as number;
    this.#depth--;
    this.at++;
    this.#next = this.#parent === NONE ? Next.nothing : Next.commaOrEnd;
  }

  #afterValue(byte: number): void {
    const isObject = this.nodes.kind[this.#parent] === Kind.object;
    if (byte === 44) {
      this.at++;
      this.#next = isObject ? Next.key : Next.value;
    } else if (byte === (isObject ? 125 : 93)) this.#close();
    else this.#fail(isObject ? "Expected ',' or '}' after the value" : "Expected ',' or ']' after the value", this.at);
  }

  #keyAndColon(byte: number): void {
    if (byte !== 34) {
      this.#fail('Expected a key in double quotes', this.at);
      return;
    }
    let at = endOfString(this.#bytes, this.at);
    if (at < 0) {
      this.#failInToken(Kind.string, -1 - at);
      return;
    }
    this.#key = this.at;
    let next = this.#bytes[at] as number;
    while (next === 32 || next === 10 || next === 13 || next === 9) next = this.#bytes[++at] as number;
    if (next !== 58) {
      this.#fail("Expected ':' after the key", at);
      return;
    }
    this.at = at + 1;
    this.#next = Next.value;
  }

  #end(): void {
    if (this.at < this.#length) this.#fail('Expected nothing more after the document', this.at);
    else this.isDone = true;
  }

  #add(kind: Kind, end: number): number {
    const { nodes } = this;
    const node = nodes.length;
    // Room to spare, so that the first edit does not have to move everything.
    if (node + 256 > nodes.kind.length) reserve(nodes, node + 512);
    const parent = this.#parent;
    nodes.length = node + 1;
    nodes.kind[node] = kind;
    nodes.start[node] = this.at;
    nodes.end[node] = end;
    nodes.key[node] = this.#key;
    nodes.parent[node] = parent;
    nodes.depth[node] = this.#depth;
    if (parent !== NONE) nodes.end[parent] = (nodes.end[parent] as number) + 1;
    this.#key = NONE;
    return node;
  }

  #failInToken(kind: Kind, at: number): void {
    const byte = this.#bytes[at] as number;
    if (at >= this.#length) this.#stop(kind === Kind.string ? 'The string is not closed' : 'The number breaks off', at);
    else if (kind === Kind.number) this.#fail('Expected a digit', at);
    else if (byte === 92) this.#fail('No such escape', at);
    else if (byte < 32)
      this.#fail(byte === 10 || byte === 13 ? 'The string is not closed' : 'Control character in a string', at);
    else this.#fail('Not UTF-8', at);
  }

  #fail(message: string, at: number): void {
    if (at < this.#length) this.#stop(message, at);
    else this.#stop(this.nodes.length ? 'The text ends too early' : 'There is no JSON here yet', this.#length);
  }

  #stop(message: string, at: number): void {
    this.isDone = true;
    this.fault = { message, at };
  }
}

export const isFault = (scanned: Nodes | Fault): scanned is Fault => 'message' in scanned;
