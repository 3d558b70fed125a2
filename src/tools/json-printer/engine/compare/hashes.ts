// Hash of each subtree, 32 bits: equal for equal sources, with object members in any order (Merkle hashing, FNV-1a for tokens).
import { type JsonDocument, offsetOf, sourceOf } from '../document/document.ts';
import { isContainer, Kind, NONE, subtreeEnd } from '../document/nodes.ts';
import { stringEnd } from '../parse/tokens.ts';
import type { Steps } from '../steps.ts';

export interface HashedDocument {
  readonly document: JsonDocument;
  readonly hashes: Int32Array;
}

const STRIDE = 8192;

const mix = (a: number, b: number) => {
  let h = Math.imul(a ^ (b + 0x9e37_79b9 + (a << 6) + (a >>> 2)), 0x85eb_ca6b);
  h ^= h >>> 13;
  return Math.imul(h, 0xc2b2_ae35) ^ (h >>> 16);
};

function ofBytes(bytes: Uint8Array, from: number, to: number): number {
  let h = 0x811c_9dc5;
  for (let at = from; at < to; at++) h = Math.imul(h ^ (bytes[at] as number), 0x0100_0193);
  return h;
}

export function* hashSubtrees(document: JsonDocument): Steps<Int32Array> {
  const { nodes } = document;
  const hashes = new Int32Array(nodes.length);
  // Backwards: the descendants of a container have higher indices.
  for (let node = nodes.length - 1; node >= 0; node--) {
    hashes[node] = isContainer(nodes, node) ? ofContainer(document, hashes, node) : ofLeaf(document, node);
    if (node % STRIDE === 0) yield 1 - node / nodes.length;
  }
  return hashes;
}

function ofLeaf(document: JsonDocument, node: number): number {
  const start = document.nodes.start[node] as number;
  const offset = offsetOf(document, start);
  return ofBytes(sourceOf(document, start), start - offset, (document.nodes.end[node] as number) - offset);
}

function ofContainer(document: JsonDocument, hashes: Int32Array, node: number): number {
  const { nodes } = document;
  const end = subtreeEnd(nodes, node);
  let h = nodes.kind[node] === Kind.object ? 1 : 2;
  for (let child = node + 1; child < end; child = subtreeEnd(nodes, child)) {
    const key = nodes.key[child] as number;
    if (key === NONE) h = mix(h, hashes[child] as number);
    else {
      const offset = offsetOf(document, key);
      const bytes = sourceOf(document, key);
      // A sum does not depend on the order of the members.
      h = (h + mix(ofBytes(bytes, key - offset, stringEnd(bytes, key - offset)), hashes[child] as number)) | 0;
    }
  }
  return mix(h, nodes.end[node] as number);
}
