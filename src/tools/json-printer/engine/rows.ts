// The rows that are to be seen: one per value, one per closing bracket, and of a table one per element below its head.
import { after, isContainer, isOpen, NONE, type Nodes, View } from './nodes.ts';
import type { Found } from './search.ts';

export const Row = { node: 0, close: 1, head: 2, cells: 3 } as const;

export interface Rows {
  length: number;
  /** The value a row belongs to. */
  node: Uint32Array;
  /** One of `Row`. */
  kind: Uint8Array;
}

export const noRows = (): Rows => ({ length: 0, node: new Uint32Array(64), kind: new Uint8Array(64) });

export interface Shown {
  /** Arrays to show as tables, with their elements in the order to show; absent, that of the text. */
  readonly tables: ReadonlyMap<number, { readonly order?: Uint32Array }>;
  /** Non-zero for each node to show; null shows all. */
  readonly only: Uint8Array | null;
}

/** Fills `rows` anew. At a million rows it takes some four milliseconds. */
export function layRows(nodes: Nodes, rows: Rows, { tables, only }: Shown): void {
  rows.length = 0;
  let inside = NONE;
  let insideEnd = NONE;
  const { length, view, end, size, kind, parent } = nodes;
  for (let node = 0; node < length; ) {
    if (only && !only[node]) node += (size[node] as number) + 1;
    else {
      if (rows.length + 2 >= rows.node.length) grow(rows, nodes.length);
      rows.node[rows.length] = node;
      rows.kind[rows.length++] = Row.node;
      const flags = view[node] as number;
      const isEntered = (kind[node] as number) <= 1 && (flags & View.open) !== 0 && (end[node] as number) > 0;
      const table = isEntered && tables.size > 0 ? tables.get(node) : undefined;
      if (table) {
        layTable(nodes, rows, node, table.order, only);
        node += (size[node] as number) + 1;
      } else if (isEntered) {
        inside = node;
        insideEnd = node + (size[node] as number) + 1;
        node++;
      } else node += (size[node] as number) + 1;
    }
    while (node === insideEnd) {
      if (rows.length + 2 >= rows.node.length) grow(rows, nodes.length);
      rows.node[rows.length] = inside;
      rows.kind[rows.length++] = Row.close;
      inside = parent[inside] as number;
      insideEnd = inside === NONE ? NONE : inside + (size[inside] as number) + 1;
    }
  }
}

function layTable(nodes: Nodes, rows: Rows, table: number, order: Uint32Array | undefined, only: Uint8Array | null) {
  const push = (node: number, kind: number) => {
    if (rows.length + 2 >= rows.node.length) grow(rows, nodes.length);
    rows.node[rows.length] = node;
    rows.kind[rows.length++] = kind;
  };
  push(table, Row.head);
  if (order) for (const node of order) push(node, Row.cells);
  else {
    const end = after(nodes, table);
    for (let child = table + 1; child < end; child = after(nodes, child))
      if (!only || only[child]) push(child, Row.cells);
  }
  push(table, Row.close);
}

function grow(rows: Rows, expected: number): void {
  // A long list is most likely on its way to all of them: values, and brackets of every third.
  const likely = rows.length > 1000 ? Math.ceil(expected * 1.35) : rows.node.length * 8;
  const capacity = Math.max(rows.node.length * 1.5, likely) + 64;
  const node = new Uint32Array(capacity);
  node.set(rows.node.subarray(0, rows.length));
  const kind = new Uint8Array(capacity);
  kind.set(rows.kind.subarray(0, rows.length));
  rows.node = node;
  rows.kind = kind;
}

/** The row a node stands in; where it is hidden, that of the nearest ancestor that shows. */
export function rowOf(nodes: Nodes, rows: Rows, node: number): number {
  for (let at = node; at !== NONE; at = nodes.parent[at] as number) {
    const row = rows.node.subarray(0, rows.length).indexOf(at);
    if (row >= 0) return row;
  }
  return -1;
}

/** Opens everything above a node. True if something was closed. */
export function reveal(nodes: Nodes, node: number): boolean {
  let changed = false;
  for (let at = nodes.parent[node] as number; at !== NONE; at = nodes.parent[at] as number)
    if (!isOpen(nodes, at)) {
      nodes.view[at] = (nodes.view[at] as number) | View.open;
      changed = true;
    }
  return changed;
}

export const canOpen = (nodes: Nodes, node: number): boolean =>
  isContainer(nodes, node) && (nodes.end[node] as number) > 0;

/** Marks what was found and everything above and below it: what a filtered tree shows. */
export function shownOf(nodes: Nodes, { nodes: found, length }: Found): Uint8Array {
  const shown = new Uint8Array(nodes.length);
  for (let i = 0; i < length; i++) {
    const node = found[i] as number;
    if (shown[node] !== 2) shown.fill(2, node, node + (nodes.size[node] as number) + 1);
    for (let at = nodes.parent[node] as number; at !== NONE && !shown[at]; at = nodes.parent[at] as number)
      shown[at] = 1;
  }
  if (shown.length) shown[0] ||= 1;
  return shown;
}
