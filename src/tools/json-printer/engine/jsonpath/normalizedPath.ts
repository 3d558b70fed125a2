// Normalized Paths (RFC 9535, §2.7): the canonical notation of a node's position.
import { type JsonDocument, keyBytes, keyEquals, unquote } from '../document/document.ts';
import { Kind, NONE, type Nodes, subtreeEnd } from '../document/nodes.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/** Escapes control characters below the space. */
const escaped = (char: string) =>
  char > ' ' && !ESCAPES[char] ? char : (ESCAPES[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const normalizedName = (name: string): string => `['${name.replaceAll(/[\p{Cc}'\\]/gu, escaped)}']`;

/** Longest path that is cached, in characters: deep paths would fill the memory. */
const MAX_CACHED_PATH = 1000;

/** Paths of many nodes, with a cache of the last path and of its array indices for each depth. */
export class NormalizedPaths {
  readonly #document: JsonDocument;
  /** Ancestors of the last node and their paths, by depth. */
  readonly #cachedNodes = [0];
  readonly #cachedPaths = ['$'];
  /** Last element at each depth, and its index in the array. */
  readonly #cachedElements: number[] = [];
  readonly #cachedIndices: number[] = [];
  readonly #ancestors: number[] = [];
  /** Elements of an array whose results are not in order. */
  #elementList = { list: NONE, elements: new Uint32Array(0) };

  /** Last key and its decoded name; the initial value equals no key. */
  #lastKey: Uint8Array = new Uint8Array([0]);
  #lastName = '';

  constructor(document: JsonDocument) {
    this.#document = document;
  }

  of(node: number): string {
    const { nodes } = this.#document;
    let level = nodes.depth[node] as number;
    let count = 0;
    for (let at = node; this.#cachedNodes[level] !== at; at = nodes.parent[at] as number, level--)
      this.#ancestors[count++] = at;
    let path = this.#cachedPaths[level] as string;
    while (count > 0) {
      const child = this.#ancestors[--count] as number;
      path += this.#step(nodes, child, ++level);
      if (path.length > MAX_CACHED_PATH || level > this.#cachedNodes.length) continue;
      this.#cachedNodes[level] = child;
      this.#cachedPaths[level] = path;
    }
    return path;
  }

  #step(nodes: Nodes, child: number, level: number): string {
    const parent = nodes.parent[child] as number;
    return nodes.kind[parent] === Kind.array ? `[${this.#indexOf(nodes, parent, child, level)}]` : this.#name(child);
  }

  /** Name of a member; consecutive results often have the same key. */
  #name(child: number): string {
    if (!keyEquals(this.#document, child, this.#lastKey)) {
      this.#lastKey = keyBytes(this.#document, child) as Uint8Array;
      this.#lastName = normalizedName(unquote(this.#lastKey));
    }
    return this.#lastName;
  }

  #indexOf(nodes: Nodes, parent: number, child: number, level: number): number {
    const last = this.#cachedElements[level] ?? NONE;
    const isHere = last !== NONE && nodes.parent[last] === parent;
    if (isHere && last > child) return this.#indexBackwards(nodes, parent, child);
    let at = isHere ? last : parent + 1;
    let place = isHere ? (this.#cachedIndices[level] as number) : 0;
    for (; at < child; at = subtreeEnd(nodes, at)) place++;
    this.#cachedElements[level] = child;
    this.#cachedIndices[level] = place;
    return place;
  }

  /** Index of an element before the last one, by binary search: counting from the start each time would be quadratic. */
  #indexBackwards(nodes: Nodes, list: number, child: number): number {
    if (this.#elementList.list !== list) {
      const elements = new Uint32Array(nodes.end[list] as number);
      for (let at = list + 1, i = 0; i < elements.length; at = subtreeEnd(nodes, at)) elements[i++] = at;
      this.#elementList = { list, elements };
    }
    const { elements } = this.#elementList;
    let [low, high] = [0, elements.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((elements[middle] as number) < child) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
