// Which elements of two lists belong together: the same ones in their order, then those of one name, then those in one place.
import { decode } from '../bytes.ts';
import { keyText, leafBytes } from '../document.ts';
import { after, isContainer, Kind } from '../nodes.ts';
import type { Side } from './hashes.ts';

/** A pair of nodes; -1 where there is none on that side. */
export type Pair = readonly [a: number, b: number];

/** Members that tell elements apart, as most data has them. */
const NAMES = new Set(['id', '_id', 'uuid', 'key', 'name', 'title', 'path']);
/** Cells of a table of likeness that are looked through in a stretch. */
const MOST_CELLS = 250_000;

/** Pairs that differ or stand alone; elements that are the same are left out. */
export function align(first: Side, a: readonly number[], second: Side, b: readonly number[]): Pair[] {
  const isSame = (i: number, j: number) => first.hashes[a[i] as number] === second.hashes[b[j] as number];
  let from = 0;
  while (from < a.length && from < b.length && isSame(from, from)) from++;
  let behind = 0;
  while (behind < a.length - from && behind < b.length - from && isSame(a.length - 1 - behind, b.length - 1 - behind))
    behind++;
  const [endA, endB] = [a.length - behind, b.length - behind];
  const pairs: Pair[] = [];
  let [atA, atB] = [from, from];
  for (const [i, j] of [...anchors(first, a, second, b, from, endA, endB), [endA, endB] as const]) {
    gap(first, a.slice(atA, i), second, b.slice(atB, j), pairs);
    [atA, atB] = [i + 1, j + 1];
  }
  return pairs;
}

/** Places of elements that come once in both, as many as keep their order. */
function anchors(
  first: Side,
  a: readonly number[],
  second: Side,
  b: readonly number[],
  from: number,
  endA: number,
  endB: number,
): [number, number][] {
  const once = (side: Side, list: readonly number[], end: number) => {
    const places = new Map<number, number>();
    for (let i = from; i < end; i++) {
      const hash = side.hashes[list[i] as number] as number;
      places.set(hash, places.has(hash) ? -1 : i);
    }
    return places;
  };
  const inB = once(second, b, endB);
  const candidates: [number, number][] = [];
  for (const [hash, i] of once(first, a, endA)) {
    const j = inB.get(hash) ?? -1;
    if (i >= 0 && j >= 0) candidates.push([i, j]);
  }
  return rising(candidates.toSorted((x, y) => x[0] - y[0]));
}

/** The longest run of pairs whose second places rise. */
function rising(pairs: readonly [number, number][]): [number, number][] {
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

function gap(first: Side, a: readonly number[], second: Side, b: readonly number[], into: Pair[]): void {
  const [lefts, rights] = withoutSame(first, a, second, b);
  const named = new Map<string, number>();
  for (const node of rights) {
    const name = nameOf(second, node);
    if (name !== null && !named.has(name)) named.set(name, node);
  }
  const taken = new Set<number>();
  const pairs = new Map<number, number>();
  for (const node of lefts) {
    const other = named.get(nameOf(first, node) ?? '');
    if (other === undefined || taken.has(other)) continue;
    taken.add(other);
    pairs.set(node, other);
  }
  // Two of different names are not one; those without a name belong to what is left over, by their place.
  const free = rights.filter(node => !taken.has(node));
  const nameless = free.filter(node => nameOf(second, node) === null);
  const others = free.filter(node => nameOf(second, node) !== null);
  let [next, nextOther] = [0, 0];
  for (const node of lefts) {
    const other =
      pairs.get(node) ?? nameless[next++] ?? (nameOf(first, node) === null ? others[nextOther++] : undefined);
    into.push([node, other ?? -1]);
    if (other !== undefined) taken.add(other);
  }
  for (const node of rights) if (!taken.has(node)) into.push([-1, node]);
}

/** Both lists without what is the same in them, by the longest common part; long ones as they are. */
function withoutSame(first: Side, a: readonly number[], second: Side, b: readonly number[]): [number[], number[]] {
  if (a.length * b.length > MOST_CELLS || a.length === 0 || b.length === 0) return [[...a], [...b]];
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
    if (isSame(i, j)) {
      i++;
      j++;
    } else if ((longest[(i + 1) * width + j] as number) >= (longest[i * width + j + 1] as number))
      lefts.push(a[i++] as number);
    else rights.push(b[j++] as number);
  }
  return [
    [...lefts, ...a.slice(i)],
    [...rights, ...b.slice(j)],
  ];
}

/** What an object calls itself, by its first telling member; null for what has no name. */
function nameOf({ document }: Side, node: number): string | null {
  const { nodes } = document;
  if (nodes.kind[node] !== Kind.object) return null;
  const end = after(nodes, node);
  for (let child = node + 1; child < end; child = after(nodes, child)) {
    const key = keyText(document, child);
    if (key !== null && NAMES.has(key) && !isContainer(nodes, child))
      return `${key} ${decode(leafBytes(document, child))}`;
  }
  return null;
}
