// A parsed document: the bytes it came from, bytes added by edits, and the flat table whose entries point into both.
import { type Bytes, decode } from './bytes.ts';
import { Kind, NONE, type Nodes, subtreeEnd } from './nodes.ts';
import { stringEnd } from './tokens.ts';

export interface JsonDocument {
  /** As read, with the zero byte behind it. Never changed: an edit points elsewhere. */
  readonly base: Bytes;
  /** What edits wrote, addressed as if it followed `base`. It only grows, so that undo finds everything again. */
  added: Bytes;
  addedLength: number;
  readonly nodes: Nodes;
}

export const newDocument = (base: Bytes, nodes: Nodes): JsonDocument => ({
  base,
  added: new Uint8Array(0),
  addedLength: 0,
  nodes,
});

/** Writes bytes behind everything and says where. */
export function appendBytes(document: JsonDocument, bytes: Uint8Array): number {
  const needed = document.addedLength + bytes.length + 1;
  if (needed > document.added.length) {
    const longer = new Uint8Array(Math.max(needed, document.added.length * 2, 256));
    longer.set(document.added.subarray(0, document.addedLength));
    document.added = longer;
  }
  document.added.set(bytes, document.addedLength);
  const at = document.base.length + document.addedLength;
  document.addedLength += bytes.length;
  return at;
}

/** The array an address lies in, and what to subtract from the address. */
export const sourceOf = ({ base, added }: JsonDocument, address: number): Bytes =>
  address < base.length ? base : added;
export const offsetOf = ({ base }: JsonDocument, address: number): number => (address < base.length ? 0 : base.length);

/** A token as it is written. */
export function tokenBytes(document: JsonDocument, start: number, end: number): Bytes {
  const offset = offsetOf(document, start);
  return sourceOf(document, start).subarray(start - offset, end - offset);
}

export function keyBytes(document: JsonDocument, node: number): Bytes | null {
  const key = document.nodes.key[node] as number;
  if (key === NONE) return null;
  const bytes = sourceOf(document, key);
  const at = key - offsetOf(document, key);
  return bytes.subarray(at, stringEnd(bytes, at));
}

/** Whether a node's key is written just so, quotes and all. Makes nothing: it is asked once per value of large tables. */
export function keyEquals(document: JsonDocument, node: number, token: Uint8Array): boolean {
  const key = document.nodes.key[node] as number;
  if (key === NONE) return false;
  const bytes = sourceOf(document, key);
  const at = key - offsetOf(document, key);
  for (let i = 0; i < token.length; i++) if (bytes[at + i] !== token[i]) return false;
  return true;
}

export const leafBytes = (document: JsonDocument, node: number): Bytes =>
  tokenBytes(document, document.nodes.start[node] as number, document.nodes.end[node] as number);

/** What a string token says. */
export const unquote = (bytes: Uint8Array): string =>
  bytes.includes(92) ? (JSON.parse(decode(bytes)) as string) : decode(bytes.subarray(1, bytes.length - 1));

export const keyText = (document: JsonDocument, node: number): string | null => {
  const bytes = keyBytes(document, node);
  return bytes && unquote(bytes);
};

/** The n-th among its siblings. */
export function siblingIndex(nodes: Nodes, node: number): number {
  let ordinal = 0;
  for (let child = (nodes.parent[node] as number) + 1; child < node; child = subtreeEnd(nodes, child)) ordinal++;
  return ordinal;
}

export const isRoot = (nodes: Nodes, node: number): boolean => nodes.parent[node] === NONE;
export const isInArray = (nodes: Nodes, node: number): boolean =>
  !isRoot(nodes, node) && nodes.kind[nodes.parent[node] as number] === Kind.array;
