// Comparison of values in filters (RFC 9535, §2.3.5.2.2): by value, not by notation.

import { type JsonDocument, keyText, leafBytes, unquote } from '../document/document.ts';
import { Kind, subtreeEnd } from '../document/nodes.ts';
import { decode } from '../text/bytes.ts';
import type { Literal, Sign } from './ast.ts';
import { compareNumbers } from './compareNumbers.ts';

export type Value = Literal | { readonly type: 'node'; readonly node: number };

/** Value of a node: leaves are decoded, containers stay nodes. */
export function valueOf(document: JsonDocument, node: number): Value {
  const kind = document.nodes.kind[node] as number;
  if (kind === Kind.string) return { type: 'string', text: unquote(leafBytes(document, node)) };
  if (kind === Kind.number) return { type: 'number', text: decode(leafBytes(document, node)) };
  if (kind === Kind.true) return TRUE;
  if (kind === Kind.false) return FALSE;
  return kind === Kind.null ? NULL : { type: 'node', node };
}
const [TRUE, FALSE, NULL]: readonly [Value, Value, Value] = [{ type: 'true' }, { type: 'false' }, { type: 'null' }];

/**
 * Compares two operands; an empty list is the RFC's Nothing. A repeated key gives several values: the comparison is true if it
 * is true for one pair of them.
 */
export function compare(document: JsonDocument, left: readonly Value[], sign: Sign, right: readonly Value[]): boolean {
  const some = (holds: (a: Value, b: Value) => boolean) => left.some(a => right.some(b => holds(a, b)));
  const areEqual = () => (left.length || right.length ? some((a, b) => equal(document, a, b)) : true);
  if (sign === '==') return areEqual();
  if (sign === '!=') return !areEqual();
  const isLess = sign.startsWith('<') ? some(less) : some((a, b) => less(b, a));
  return isLess || (sign.length === 2 && areEqual());
}

function less(a: Value, b: Value): boolean {
  if (a.type === 'number' && b.type === 'number') return compareNumbers(a.text, b.text) < 0;
  return a.type === 'string' && b.type === 'string' && compareTexts(a.text, b.text) < 0;
}

/** Compares by Unicode code points, not by UTF-16 code units. */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)];
    // Surrogates stand for code points above all others.
    if (x !== y) return (isHalf(x) ? x + 0x1_0000 : x) - (isHalf(y) ? y + 0x1_0000 : y);
  }
  return a.length - b.length;
}
const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;

function equal(document: JsonDocument, a: Value, b: Value): boolean {
  if (a.type !== b.type) return false;
  if (a.type === 'node') return equalNodes(document, a.node, (b as typeof a).node);
  if (a.type === 'number') return compareNumbers(a.text, (b as typeof a).text) === 0;
  return a.type !== 'string' || a.text === (b as typeof a).text;
}

/** True if two containers are equal, with members in any order. Iterative, because they may be nested a million levels deep. */
function equalNodes(document: JsonDocument, first: number, second: number): boolean {
  const { nodes } = document;
  const pairs: [number, number][] = [[first, second]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    const kind = nodes.kind[a] as number;
    if (kind !== nodes.kind[b]) return false;
    if (kind > Kind.array) {
      if (!equal(document, valueOf(document, a), valueOf(document, b))) return false;
    } else if (nodes.end[a] !== nodes.end[b]) return false;
    else if (kind === Kind.array)
      for (let x = a + 1, y = b + 1; x < subtreeEnd(nodes, a); x = subtreeEnd(nodes, x), y = subtreeEnd(nodes, y))
        pairs.push([x, y]);
    else if (!pairMembers(document, a, b, pairs)) return false;
  }
  return true;
}

/** Pairs members by key; repeated keys in their order. False if a key has no partner. */
function pairMembers(document: JsonDocument, a: number, b: number, pairs: [number, number][]): boolean {
  const { nodes } = document;
  const named = new Map<string | null, number[]>();
  for (let child = b + 1; child < subtreeEnd(nodes, b); child = subtreeEnd(nodes, child)) {
    const name = keyText(document, child);
    const known = named.get(name);
    if (known) known.push(child);
    else named.set(name, [child]);
  }
  for (let child = a + 1; child < subtreeEnd(nodes, a); child = subtreeEnd(nodes, child)) {
    const other = named.get(keyText(document, child))?.shift();
    if (other === undefined) return false;
    pairs.push([child, other]);
  }
  return true;
}
