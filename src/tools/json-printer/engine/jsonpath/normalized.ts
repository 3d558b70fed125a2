// Normalized Paths (RFC 9535, §2.7): the one way to write where a value lies.
import { type JsonDocument, keyBytes, keyIs, unquoted } from '../document.ts';
import { after, isContainer, Kind, NONE, type Nodes } from '../nodes.ts';

const NAMED: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/** Of the control characters those below the blank are escaped. */
const escaped = (char: string) =>
  char > ' ' && !NAMED[char] ? char : (NAMED[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const normalizedName = (name: string): string => `['${name.replaceAll(/[\p{Cc}'\\]/gu, escaped)}']`;

/** Tells the paths of many nodes: what lies above them, and how far along its siblings the last one was, is remembered. */
export class PathTeller {
  readonly #document: JsonDocument;
  readonly #above = new Map<number, string>();
  readonly #lastIn = new Map<number, { child: number; ordinal: number }>();

  /** No key is written so. */
  #lastKey: Uint8Array = new Uint8Array([0]);
  #lastName = '';

  constructor(document: JsonDocument) {
    this.#document = document;
  }

  of(node: number): string {
    const { nodes } = this.#document;
    const way: number[] = [];
    let at = node;
    while (nodes.parent[at] !== NONE && !this.#above.has(at)) {
      way.push(at);
      at = nodes.parent[at] as number;
    }
    let path = this.#above.get(at) ?? '$';
    for (const child of way.reverse()) {
      path += this.#step(nodes, child);
      // Leaves are many, and nothing lies below them.
      if (isContainer(nodes, child) && path.length < LONGEST_KNOWN) this.#above.set(child, path);
    }
    return path;
  }

  #step(nodes: Nodes, child: number): string {
    const parent = nodes.parent[child] as number;
    return nodes.kind[parent] === Kind.array ? `[${this.#ordinal(nodes, parent, child)}]` : this.#name(child);
  }

  /** Results of one query have one name more often than not. */
  #name(child: number): string {
    if (!keyIs(this.#document, child, this.#lastKey)) {
      this.#lastKey = keyBytes(this.#document, child) as Uint8Array;
      this.#lastName = normalizedName(unquoted(this.#lastKey));
    }
    return this.#lastName;
  }

  #ordinal(nodes: Nodes, parent: number, child: number): number {
    const last = this.#lastIn.get(parent);
    let { child: at, ordinal } = last && last.child <= child ? last : { child: parent + 1, ordinal: 0 };
    for (; at < child; at = after(nodes, at)) ordinal++;
    this.#lastIn.set(parent, { child: at, ordinal });
    return ordinal;
  }
}

/** Deep down, paths of everything would fill the memory. */
const LONGEST_KNOWN = 1000;
