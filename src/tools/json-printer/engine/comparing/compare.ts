// Two documents compared by structure, to the last digit: what came, what went, what changed, and what only is written otherwise.
import { decode } from '../bytes.ts';
import { type JsonDocument, keyText, leafBytes, unquoted } from '../document.ts';
import { compareNumbers } from '../jsonpath/numbers.ts';
import { childrenOf, isContainer, Kind } from '../nodes.ts';
import type { Steps } from '../steps.ts';
import { align } from './align.ts';
import { hashesOf, type Side } from './hashes.ts';

/** `written`: another way to write the same value, as 1.0 for 1. */
export const CHANGES = ['changed', 'added', 'removed', 'written'] as const;
export type ChangeKind = (typeof CHANGES)[number];

export interface Difference {
  readonly kind: ChangeKind;
  /** The node in each document; -1 where there is none. */
  readonly a: number;
  readonly b: number;
}

const STRIDE = 256;

/** Every difference, in the order of the first document. */
export function* compareDocuments(a: JsonDocument, b: JsonDocument): Steps<Difference[]> {
  const first: Side = { document: a, hashes: yield* hashesOf(a) };
  const second: Side = { document: b, hashes: yield* hashesOf(b) };
  const differences: Difference[] = [];
  const open: (readonly [number, number])[] = [[0, 0]];
  for (let pair = open.pop(), i = 0; pair; pair = open.pop(), i++) {
    const [x, y] = pair;
    if (x < 0) differences.push({ kind: 'added', a: x, b: y });
    else if (y < 0) differences.push({ kind: 'removed', a: x, b: y });
    else if (first.hashes[x] !== second.hashes[y] || !isWrittenAlike(first, x, second, y)) {
      const inner = inside(first, x, second, y);
      if (inner) for (const one of inner.toReversed()) open.push(one);
      else differences.push({ kind: isSameValue(a, x, b, y) ? 'written' : 'changed', a: x, b: y });
    }
    if (i % STRIDE === 0) yield 0.7;
  }
  return differences;
}

/** The pairs within two containers of a kind; null where there are none to look into. */
function inside(first: Side, x: number, second: Side, y: number): (readonly [number, number])[] | null {
  const kind = first.document.nodes.kind[x] as number;
  if (kind !== second.document.nodes.kind[y] || kind > Kind.array) return null;
  if (kind === Kind.object) return members(first.document, x, second.document, y);
  const lists = [childrenOf(first.document.nodes, x), childrenOf(second.document.nodes, y)] as const;
  return align(first, [...lists[0]], second, [...lists[1]]);
}

/** By name; of a name that comes twice the first belong together, and the second. */
function members(a: JsonDocument, x: number, b: JsonDocument, y: number): (readonly [number, number])[] {
  const named = new Map<string | null, number[]>();
  for (const child of childrenOf(b.nodes, y)) {
    const name = keyText(b, child);
    const known = named.get(name);
    if (known) known.push(child);
    else named.set(name, [child]);
  }
  const pairs: (readonly [number, number])[] = [];
  for (const child of childrenOf(a.nodes, x)) pairs.push([child, named.get(keyText(a, child))?.shift() ?? -1]);
  for (const left of named.values()) for (const child of left) pairs.push([-1, child]);
  return pairs;
}

/** Numbers that agree are looked at once more, token by token: nothing may be overlooked. Members in another order are looked into. */
function isWrittenAlike(first: Side, x: number, second: Side, y: number): boolean {
  const [a, b] = [first.document, second.document];
  const count = (a.nodes.size[x] as number) + 1;
  if (count !== (b.nodes.size[y] as number) + 1) return false;
  for (let i = 0; i < count; i++) {
    const [m, n] = [x + i, y + i];
    if (a.nodes.kind[m] !== b.nodes.kind[n] || a.nodes.size[m] !== b.nodes.size[n]) return false;
    if (i > 0 && keyText(a, m) !== keyText(b, n)) return false;
    if (!isContainer(a.nodes, m) && !areSameBytes(leafBytes(a, m), leafBytes(b, n))) return false;
  }
  return true;
}

function areSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function isSameValue(a: JsonDocument, x: number, b: JsonDocument, y: number): boolean {
  const kind = a.nodes.kind[x] as number;
  if (kind !== b.nodes.kind[y]) return false;
  const [s, t] = [leafBytes(a, x), leafBytes(b, y)];
  if (kind === Kind.number) return compareNumbers(decode(s), decode(t)) === 0;
  return kind === Kind.string ? unquoted(s) === unquoted(t) : kind > Kind.array;
}
