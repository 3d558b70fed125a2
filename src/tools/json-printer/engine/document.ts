// Parsed document: the bytes that were read, the bytes that edits added, and the node table whose addresses point into both.
import { type Bytes, decode } from './bytes.ts';
import { Kind, NONE, type Nodes, subtreeEnd } from './nodes.ts';
import { stringEnd } from './tokens.ts';

/**
 * A snapshot of the document: the editor's store gets a new object after each edit. The node table and the byte buffers are
 * shared between snapshots and changed in place, so a snapshot costs nothing at any size.
 */
export interface JsonDocument {
  /** The text as read, with the zero byte behind it. Never changed: an edit points elsewhere. */
  readonly base: Bytes;
  /** What edits wrote, addressed as if it followed `base`. */
  readonly added: AppendBuffer;
  readonly nodes: Nodes;
}

/** Append-only byte buffer: undo finds everything again. */
export interface AppendBuffer {
  /** May be longer than what is in use. */
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

/** The buffer that an address lies in. */
export const sourceOf = ({ base, added }: JsonDocument, address: number): Bytes =>
  address < base.length ? base : added.bytes;
/** What to subtract from an address for the index in its buffer. */
export const offsetOf = ({ base }: JsonDocument, address: number): number => (address < base.length ? 0 : base.length);

/** A token as it is written. */
export function tokenBytes(document: JsonDocument, start: number, end: number): Bytes {
  const offset = offsetOf(document, start);
  return sourceOf(document, start).subarray(start - offset, end - offset);
}

/** The key of a node as it is written, quotes included; null where it has none. */
export function keyBytes(document: JsonDocument, node: number): Bytes | null {
  const key = document.nodes.key[node] as number;
  if (key === NONE) return null;
  const bytes = sourceOf(document, key);
  const at = key - offsetOf(document, key);
  return bytes.subarray(at, stringEnd(bytes, at));
}

/** Whether a node's key is written exactly so, quotes included. Allocates nothing: it is called once per value of large tables. */
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

/** The text of a string token, escapes decoded. */
export const unquote = (bytes: Uint8Array): string =>
  bytes.includes(92) ? (JSON.parse(decode(bytes)) as string) : decode(bytes.subarray(1, bytes.length - 1));

export const keyText = (document: JsonDocument, node: number): string | null => {
  const bytes = keyBytes(document, node);
  return bytes && unquote(bytes);
};

/** The index of a node among its siblings. */
export function siblingIndex(nodes: Nodes, node: number): number {
  let ordinal = 0;
  for (let child = (nodes.parent[node] as number) + 1; child < node; child = subtreeEnd(nodes, child)) ordinal++;
  return ordinal;
}

export const isRoot = (nodes: Nodes, node: number): boolean => nodes.parent[node] === NONE;
export const isInArray = (nodes: Nodes, node: number): boolean =>
  !isRoot(nodes, node) && nodes.kind[nodes.parent[node] as number] === Kind.array;
