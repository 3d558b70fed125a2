// Structural comparison of two documents: values added, removed or changed, and equal values in another notation. Numbers are compared exactly.

import { type JsonDocument, keyText, leafBytes, unquote } from '../document/document.ts';
import { Kind, type Nodes, subtreeEnd } from '../document/nodes.ts';
import { compareNumbers } from '../jsonpath/compareNumbers.ts';
import type { Steps } from '../steps.ts';
import { decode } from '../text/bytes.ts';
import { align } from './align.ts';
import { type HashedDocument, hashSubtrees } from './hashes.ts';
import { isSameKey, isSameSource } from './sameSource.ts';

/** `written` is the same value in another notation, as 1.0 for 1. */
export const CHANGES = ['changed', 'added', 'removed', 'written'] as const;
export type ChangeKind = (typeof CHANGES)[number];

export interface Difference {
  readonly kind: ChangeKind;
  /** Node in each document; -1 if it has none. */
  readonly a: number;
  readonly b: number;
}

const STRIDE = 256;

/** All differences in the order of the first document: depth-first, with an explicit stack instead of recursion. */
export function* compareDocuments(a: JsonDocument, b: JsonDocument): Steps<Difference[]> {
  const first: HashedDocument = { document: a, hashes: yield* hashSubtrees(a) };
  const second: HashedDocument = { document: b, hashes: yield* hashSubtrees(b) };
  const differences: Difference[] = [];
  const open: (readonly [number, number])[] = [[0, 0]];
  for (let pair = open.pop(), i = 0; pair; pair = open.pop(), i++) {
    const [x, y] = pair;
    if (x < 0) differences.push({ kind: 'added', a: x, b: y });
    else if (y < 0) differences.push({ kind: 'removed', a: x, b: y });
    else if (first.hashes[x] !== second.hashes[y] || !isSameSource(a, x, b, y)) {
      const inner = childPairs(first, x, second, y);
      if (inner) for (const one of inner.toReversed()) open.push(one);
      else differences.push({ kind: isSameValue(a, x, b, y) ? 'written' : 'changed', a: x, b: y });
    }
    if (i % STRIDE === 0) yield 0.7;
  }
  return differences;
}

/** Pairs of children of two containers of the same kind; null for all other values. */
function childPairs(
  first: HashedDocument,
  x: number,
  second: HashedDocument,
  y: number,
): (readonly [number, number])[] | null {
  const kind = first.document.nodes.kind[x] as number;
  if (kind !== second.document.nodes.kind[y] || kind > Kind.array) return null;
  if (kind === Kind.object) return memberPairs(first.document, x, second.document, y);
  return align(first, elementsOf(first.document.nodes, x), second, elementsOf(second.document.nodes, y));
}

function elementsOf(nodes: Nodes, array: number): Uint32Array {
  const elements = new Uint32Array(nodes.end[array] as number);
  for (let child = array + 1, i = 0; i < elements.length; child = subtreeEnd(nodes, child)) elements[i++] = child;
  return elements;
}

/** Pairs of members by key; repeated keys are paired in their order. */
function memberPairs(a: JsonDocument, x: number, b: JsonDocument, y: number): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  const [endA, endB] = [subtreeEnd(a.nodes, x), subtreeEnd(b.nodes, y)];
  let [m, n] = [x + 1, y + 1];
  // Similar objects have their keys in the same order: as long as they do, keys are compared as bytes and not decoded.
  for (; m < endA && n < endB && isSameKey(a, m, b, n); m = subtreeEnd(a.nodes, m), n = subtreeEnd(b.nodes, n))
    pairs.push([m, n]);
  const named = new Map<string | null, number[]>();
  for (; n < endB; n = subtreeEnd(b.nodes, n)) {
    const name = keyText(b, n);
    const known = named.get(name);
    if (known) known.push(n);
    else named.set(name, [n]);
  }
  for (; m < endA; m = subtreeEnd(a.nodes, m)) pairs.push([m, named.get(keyText(a, m))?.shift() ?? -1]);
  for (const left of named.values()) for (const child of left) pairs.push([-1, child]);
  return pairs;
}

function isSameValue(a: JsonDocument, x: number, b: JsonDocument, y: number): boolean {
  const kind = a.nodes.kind[x] as number;
  if (kind !== b.nodes.kind[y]) return false;
  const [s, t] = [leafBytes(a, x), leafBytes(b, y)];
  if (kind === Kind.number) return compareNumbers(decode(s), decode(t)) === 0;
  return kind === Kind.string ? unquote(s) === unquote(t) : kind > Kind.array;
}
