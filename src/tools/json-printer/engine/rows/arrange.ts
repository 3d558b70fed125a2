// Sorting and filtering of a table's rows: a stable merge sort in time slices, because a table may have a hundred thousand rows.

import { type JsonDocument, keyText, leafBytes, unquote } from '../document/document.ts';
import { childCount, Kind, subtreeEnd } from '../document/nodes.ts';
import type { Steps } from '../steps.ts';
import { decode } from '../text/bytes.ts';
import { matchesNode, newMatcher } from './search.ts';
import { ColumnLookup, cellOf, type TableShape } from './table.ts';

export interface Arrangement {
  /** Column to sort by, `down` for descending; absent for the order of the text. */
  readonly sort?: { readonly column: number; readonly down: boolean };
  /** Text that at least one cell of a row must contain. */
  readonly filter?: string;
}

/** Table with its arrangement. */
export interface TableView {
  readonly shape: TableShape;
  readonly arrangement: Arrangement;
  /** Elements (nodes) in the order of display; absent for the order of the text. */
  readonly order?: Uint32Array;
}

const STRIDE = 1024;

/** Filters and sorts the elements of a table; returns their nodes in the order of display. */
export function* arrange(
  document: JsonDocument,
  table: number,
  shape: TableShape,
  { sort, filter }: Arrangement,
): Steps<Uint32Array> {
  const { nodes } = document;
  const matching = new Uint32Array(childCount(nodes, table));
  let length = 0;
  const matches = filter ? newMatcher(filter) : null;
  const end = subtreeEnd(nodes, table);
  for (let element = table + 1, i = 0; element < end; element = subtreeEnd(nodes, element), i++) {
    if (!matches || contains(document, element, matches)) matching[length++] = element;
    if (i % STRIDE === 0) yield 0;
  }
  const elements = matching.subarray(0, length);
  if (!sort) return elements;
  const lookup = new ColumnLookup(document, shape.columns);
  const values: Value[] = [];
  for (let i = 0; i < length; i++) {
    values.push(valueOf(document, cellOf(nodes, elements[i] as number, sort.column, shape.isKeyed, lookup)));
    if (i % STRIDE === 0) yield 0.3;
  }
  const order = yield* mergeSort(values, sort.down);
  return order.map(i => elements[i] as number);
}

function contains(document: JsonDocument, element: number, matches: ReturnType<typeof newMatcher>): boolean {
  const end = subtreeEnd(document.nodes, element);
  for (let node = element + 1; node < end; node++) if (matchesNode(document, node, matches)) return true;
  return false;
}

/** Sort key: null, false, true, numbers, strings, then containers by number of children. An absent cell is last in both directions. */
type Value = readonly [rank: number, value: number | string];

const RANK: Readonly<Record<number, number>> = {
  [Kind.null]: 0,
  [Kind.false]: 1,
  [Kind.true]: 2,
  [Kind.number]: 3,
  [Kind.string]: 4,
  [Kind.array]: 5,
  [Kind.object]: 6,
};
const ABSENT = 7;

export function valueOf(document: JsonDocument, node: number): Value {
  if (node < 0) return [ABSENT, 0];
  const kind = document.nodes.kind[node] as number;
  const rank = RANK[kind] as number;
  if (kind === Kind.number) return [rank, Number(decode(leafBytes(document, node)))];
  if (kind === Kind.string) return [rank, unquote(leafBytes(document, node))];
  return [rank, childCount(document.nodes, node)];
}

export function compareValues(a: Value, b: Value, down: boolean): number {
  if (a[0] === ABSENT || b[0] === ABSENT) return a[0] - b[0];
  const order = a[0] - b[0] || (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0);
  return down ? -order : order;
}

/** Stable bottom-up merge sort in steps: returns the indices of the values in sorted order. */
export function* mergeSort(values: readonly Value[], down: boolean): Steps<Uint32Array> {
  const { length } = values;
  let from = Uint32Array.from({ length }, (_, i) => i);
  let to = new Uint32Array(length);
  let sinceYield = 0;
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length);
      const end = Math.min(start + 2 * width, length);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at++) {
        const takesLeft =
          left < middle &&
          (right >= end ||
            compareValues(values[from[left] as number] as Value, values[from[right] as number] as Value, down) <= 0);
        to[at] = from[takesLeft ? left++ : right++] as number;
        if (++sinceYield % 8192 === 0) yield 0.5;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Children of a container, sorted by key in an object and by value in an array. */
export function* sortedChildren(document: JsonDocument, container: number, down: boolean): Steps<Uint32Array> {
  const { nodes } = document;
  const children = new Uint32Array(childCount(nodes, container));
  const values: Value[] = [];
  const end = subtreeEnd(nodes, container);
  const byKey = nodes.kind[container] === Kind.object;
  for (let child = container + 1, i = 0; child < end; child = subtreeEnd(nodes, child), i++) {
    children[i] = child;
    values.push(byKey ? [0, keyOf(document, child)] : valueOf(document, child));
    if (i % STRIDE === 0) yield 0.2;
  }
  const order = yield* mergeSort(values, down);
  return order.map(i => children[i] as number);
}

const keyOf = (document: JsonDocument, child: number) => keyText(document, child) ?? '';
