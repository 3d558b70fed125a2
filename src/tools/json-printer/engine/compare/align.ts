// Alignment of two arrays, as in patience diff: equal elements that are unique in both are anchors, by longest increasing subsequence.
// Gaps between anchors are aligned by longest common subsequence, then by name, then by position.

import { keyEquals, leafBytes } from '../document/document.ts';
import { isContainer, Kind, subtreeEnd } from '../document/nodes.ts';
import { decode, encode } from '../text/bytes.ts';
import type { HashedDocument } from './hashes.ts';
import { isSameSource } from './sameSource.ts';

/** Pair of nodes; -1 if the other side has none. */
export type Pair = readonly [a: number, b: number];

/** Keys whose value commonly identifies an object, as tokens. */
const NAMES = ['id', '_id', 'uuid', 'key', 'name', 'title', 'path'].map(name => encode(`"${name}"`));
/** Largest table of the longest common subsequence, in cells. */
const MAX_LCS_CELLS = 250_000;

/** Elements of an array, as nodes. */
type Elements = Uint32Array;

/** Pairs of elements that differ or have no partner; equal elements are left out. */
export function align(first: HashedDocument, a: Elements, second: HashedDocument, b: Elements): Pair[] {
  const isSame = (i: number, j: number) => first.hashes[a[i] as number] === second.hashes[b[j] as number];
  const pairs: Pair[] = [];
  // Equal hashes may be a collision: the sources are compared, so that no difference is missed.
  const pass = (i: number, j: number) => {
    const [x, y] = [a[i] as number, b[j] as number];
    if (!isSameSource(first.document, x, second.document, y)) pairs.push([x, y]);
  };
  let from = 0;
  for (; from < a.length && from < b.length && isSame(from, from); from++) pass(from, from);
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && isSame(endA - 1, endB - 1)) {
    endA--;
    endB--;
  }
  let [atA, atB] = [from, from];
  for (const [i, j] of anchors(first, a, second, b, from, endA, endB)) {
    if (i > atA || j > atB) alignGap(first, a.subarray(atA, i), second, b.subarray(atB, j), pairs);
    pass(i, j);
    [atA, atB] = [i + 1, j + 1];
  }
  alignGap(first, a.subarray(atA, endA), second, b.subarray(atB, endB), pairs);
  for (; endA < a.length; endA++, endB++) pass(endA, endB);
  return pairs;
}

/** Anchors: index pairs of elements that are unique in both arrays, as many as keep their order. */
function anchors(
  first: HashedDocument,
  a: Elements,
  second: HashedDocument,
  b: Elements,
  from: number,
  endA: number,
  endB: number,
): [number, number][] {
  const once = (side: HashedDocument, list: Elements, end: number) => {
    const places = new Map<number, number>();
    for (let i = from; i < end; i++) {
      const hash = side.hashes[list[i] as number] as number;
      places.set(hash, places.has(hash) ? -1 : i);
    }
    return places;
  };
  const inB = once(second, b, endB);
  const candidates: [number, number][] = [];
  // A Map iterates in insertion order, here the order of the first array.
  for (const [hash, i] of once(first, a, endA)) {
    const j = inB.get(hash) ?? -1;
    if (i >= 0 && j >= 0) candidates.push([i, j]);
  }
  return longestIncreasing(candidates);
}

/** Longest increasing subsequence by the second index (patience sorting). */
function longestIncreasing(pairs: readonly [number, number][]): [number, number][] {
  const tails: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([, j], at) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] as number]?.[1] ?? 0) < j) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? (tails[low - 1] as number) : -1;
    tails[low] = at;
  });
  const run: [number, number][] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] as number) run.push(pairs[at] as [number, number]);
  return run.reverse();
}

function alignGap(first: HashedDocument, a: Elements, second: HashedDocument, b: Elements, into: Pair[]): void {
  const [lefts, rights] = removeCommon(first, a, second, b, into);
  const [names, otherNames] = [lefts.map(node => nameOf(first, node)), rights.map(node => nameOf(second, node))];
  const named = new Map<string, number>();
  otherNames.forEach((name, i) => {
    if (name !== null && !named.has(name)) named.set(name, rights[i] as number);
  });
  const taken = new Set<number>();
  const pairs = new Map<number, number>();
  lefts.forEach((node, i) => {
    const other = named.get(names[i] ?? '');
    if (other === undefined || taken.has(other)) return;
    taken.add(other);
    pairs.set(node, other);
  });
  // Objects with different names never match; elements without a name are matched with what is left, by position.
  const isFree = (node: number) => !taken.has(node);
  const nameless = rights.filter((node, i) => isFree(node) && otherNames[i] === null);
  const others = rights.filter((node, i) => isFree(node) && otherNames[i] !== null);
  let [next, nextOther] = [0, 0];
  lefts.forEach((node, i) => {
    const other = pairs.get(node) ?? nameless[next++] ?? (names[i] === null ? others[nextOther++] : undefined);
    into.push([node, other ?? -1]);
    if (other !== undefined) taken.add(other);
  });
  for (const node of rights) if (!taken.has(node)) into.push([-1, node]);
}

/** Removes equal elements by longest common subsequence; arrays beyond MAX_LCS_CELLS are returned as they are. */
function removeCommon(
  first: HashedDocument,
  a: Elements,
  second: HashedDocument,
  b: Elements,
  into: Pair[],
): [number[], number[]] {
  if (a.length * b.length > MAX_LCS_CELLS || a.length === 0 || b.length === 0) return [[...a], [...b]];
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  const isSame = (i: number, j: number) => first.hashes[a[i] as number] === second.hashes[b[j] as number];
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] = isSame(i, j)
        ? (longest[(i + 1) * width + j + 1] as number) + 1
        : Math.max(longest[(i + 1) * width + j] as number, longest[i * width + j + 1] as number);
  const lefts: number[] = [];
  const rights: number[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const [x, y] = [a[i] as number, b[j] as number];
    if (isSame(i, j)) {
      if (!isSameSource(first.document, x, second.document, y)) into.push([x, y]);
      i++;
      j++;
    } else if ((longest[(i + 1) * width + j] as number) >= (longest[i * width + j + 1] as number)) {
      lefts.push(x);
      i++;
    } else {
      rights.push(y);
      j++;
    }
  }
  return [
    [...lefts, ...a.subarray(i)],
    [...rights, ...b.subarray(j)],
  ];
}

/** Identity of an object by its first identifying key; null without one. */
function nameOf({ document }: HashedDocument, node: number): string | null {
  const { nodes } = document;
  if (nodes.kind[node] !== Kind.object) return null;
  const end = subtreeEnd(nodes, node);
  for (let child = node + 1; child < end; child = subtreeEnd(nodes, child)) {
    if (isContainer(nodes, child)) continue;
    const name = NAMES.findIndex(token => keyEquals(document, child, token));
    if (name >= 0) return `${name} ${decode(leafBytes(document, child))}`;
  }
  return null;
}
