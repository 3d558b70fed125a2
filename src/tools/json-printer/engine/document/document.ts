// Parsed document: the bytes that were read, the bytes that edits added, and the node table whose addresses point into both.

import { stringEnd } from '../parse/tokens.ts';
import { type Bytes, decode } from '../text/bytes.ts';
import { Kind, NONE, type Nodes, subtreeEnd } from './nodes.ts';

/**
 * A snapshot of the document: the editor's store gets a new object after each edit. The node table and the byte buffers are
 * shared between snapshots and changed in place, so a snapshot costs nothing at any size.
 */
export interface JsonDocument {
  /** Text as read, with its sentinel. Never changed: edits append to `added` and point there. */
  readonly base: Bytes;
  /** Text written by edits; its addresses follow those of `base`. */
  readonly added: AppendBuffer;
  readonly nodes: Nodes;
}

/** Append-only byte buffer: nothing is overwritten, so undo can point back. */
export interface AppendBuffer {
  /** May be longer than `length`. */
  bytes: Bytes;
  /** Bytes in use. */
  length: number;
}

export const newDocument = (base: Bytes, nodes: Nodes, added: Bytes = new Uint8Array(0)): JsonDocument => ({
  base,
  added: { bytes: added, length: added.length },
  nodes,
});

/** Appends bytes and returns their address. */
export function appendBytes({ base, added }: JsonDocument, bytes: Uint8Array): number {
  const needed = added.length + bytes.length + 1;
  if (needed > added.bytes.length) {
    const longer = new Uint8Array(Math.max(needed, added.bytes.length * 2, 256));
    longer.set(added.bytes.subarray(0, added.length));
    added.bytes = longer;
  }
  added.bytes.set(bytes, added.length);
  const at = base.length + added.length;
  added.length += bytes.length;
  return at;
}

/** Buffer of an address. */
export const sourceOf = ({ base, added }: JsonDocument, address: number): Bytes =>
  address < base.length ? base : added.bytes;
/** Offset to subtract from an address for the index in its buffer. */
export const offsetOf = ({ base }: JsonDocument, address: number): number => (address < base.length ? 0 : base.length);

/** Bytes of a token, as written. */
export function tokenBytes(document: JsonDocument, start: number, end: number): Bytes {
  const offset = offsetOf(document, start);
  return sourceOf(document, start).subarray(start - offset, end - offset);
}

/** Key of a node as written, with quotes; null without one. */
export function keyBytes(document: JsonDocument, node: number): Bytes | null {
  const key = document.nodes.key[node] as number;
  if (key === NONE) return null;
  const bytes = sourceOf(document, key);
  const at = key - offsetOf(document, key);
  return bytes.subarray(at, stringEnd(bytes, at));
}

/** True if a node's key is written exactly like this token. Allocates nothing: it is called once per value of large tables. */
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

/** Text of a string token, with escapes decoded. */
export const unquote = (bytes: Uint8Array): string =>
  bytes.includes(92) ? (JSON.parse(decode(bytes)) as string) : decode(bytes.subarray(1, bytes.length - 1));

export const keyText = (document: JsonDocument, node: number): string | null => {
  const bytes = keyBytes(document, node);
  return bytes && unquote(bytes);
};

/** Index of a node among its siblings. */
export function siblingIndex(nodes: Nodes, node: number): number {
  let ordinal = 0;
  for (let child = (nodes.parent[node] as number) + 1; child < node; child = subtreeEnd(nodes, child)) ordinal++;
  return ordinal;
}

export const isRoot = (nodes: Nodes, node: number): boolean => nodes.parent[node] === NONE;
export const isInArray = (nodes: Nodes, node: number): boolean =>
  !isRoot(nodes, node) && nodes.kind[nodes.parent[node] as number] === Kind.array;
