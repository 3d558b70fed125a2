// The rows that are to be seen: one per value, one per closing bracket, and of a table one per element below its head.
import { isContainer, isOpen, Kind, NONE, type Nodes, subtreeEnd, View } from './nodes.ts';
import type { SearchMatches } from './search.ts';

/** `inside`: a row of what stands in a string, whose node it names. */
export const RowKind = { node: 0, close: 1, head: 2, cells: 3, inside: 4 } as const;

export interface Rows {
  length: number;
  /** Of rows in a string: which row of those around it is their first. */
  from: number;
  /** The value a row belongs to. */
  node: Uint32Array<ArrayBuffer>;
  /** One of `Row`. */
  kind: Uint8Array<ArrayBuffer>;
}

export const emptyRows = (): Rows => ({ length: 0, from: 0, node: new Uint32Array(64), kind: new Uint8Array(64) });

export interface RowOptions {
  /** Arrays to show as tables, with their elements in the order to show; absent, that of the text. */
  readonly tables: ReadonlyMap<number, { readonly order?: Uint32Array }>;
  /** Strings whose inside is open, with its rows. */
  readonly embedded?: ReadonlyMap<number, { readonly rows: Rows }>;
  /** Non-zero for each node to show; null shows all. */
  readonly visibleNodes: Uint8Array | null;
}

/** Fills `rows` anew. At a million rows it takes some four milliseconds, once compiled; the first time it counts what each step asks for. */
export function buildRows(nodes: Nodes, rows: Rows, { tables, embedded, visibleNodes }: RowOptions): void {
  const { length, view, end, size, kind, parent } = nodes;
  const hasEmbedded = embedded !== undefined && embedded.size > 0;
  let { node: into, kind: kinds } = rows;
  let room = into.length - 2;
  let count = 0;
  let inside = 0;
  let insideEnd = -1;
  for (let node = 0; node < length; ) {
    if (visibleNodes && !visibleNodes[node]) node += (size[node] as number) + 1;
    else {
      if (count >= room) {
        growRows(rows, count, (count / (node + 1)) * length);
        ({ node: into, kind: kinds } = rows);
        room = into.length - 2;
      }
      into[count] = node;
      kinds[count++] = RowKind.node;
      if ((kind[node] as number) > Kind.array) {
        const held = hasEmbedded ? embedded.get(node)?.rows : undefined;
        if (held) {
          held.from = count;
          for (let i = 0; i < held.length; i++) {
            if (count >= rows.node.length - 2) growRows(rows, count, count + held.length);
            rows.node[count] = node;
            rows.kind[count++] = RowKind.inside;
          }
          ({ node: into, kind: kinds } = rows);
          room = into.length - 2;
        }
        node++;
      } else if (((view[node] as number) & View.open) === 0 || end[node] === 0) node += (size[node] as number) + 1;
      else {
        const table = tables.size > 0 ? tables.get(node) : undefined;
        if (table) {
          count = addTableRows(nodes, rows, count, node, table.order, visibleNodes);
          ({ node: into, kind: kinds } = rows);
          room = into.length - 2;
          node += (size[node] as number) + 1;
        } else {
          inside = node;
          insideEnd = node + (size[node] as number) + 1;
          node++;
        }
      }
    }
    while (node === insideEnd) {
      if (count >= room) {
        growRows(rows, count, (count / node) * length);
        ({ node: into, kind: kinds } = rows);
        room = into.length - 2;
      }
      into[count] = inside;
      kinds[count++] = RowKind.close;
      if (inside === 0) insideEnd = -1;
      else {
        inside = parent[inside] as number;
        insideEnd = inside + (size[inside] as number) + 1;
      }
    }
  }
  rows.length = count;
}

/** Opens everything and fills `rows` with it: where all is open and nothing is left out there is less to ask. False if all was open already. */
export function expandAllRows(nodes: Nodes, rows: Rows): boolean {
  const { length, view, end, size, kind, parent } = nodes;
  let most = length;
  let changed = false;
  for (let node = 0; node < length; node++)
    if ((kind[node] as number) <= Kind.array) {
      most++;
      if (end[node] !== 0 && !((view[node] as number) & View.open)) {
        (view[node] as number) |= View.open;
        changed = true;
      }
    }
  if (rows.node.length < most) {
    rows.node = new Uint32Array(most);
    rows.kind = new Uint8Array(most);
  } else rows.kind.fill(RowKind.node, 0, most);
  const { node: into, kind: kinds } = rows;
  let count = 0;
  let inside = 0;
  let insideEnd = length;
  for (let node = 0; node < length; ) {
    // Most are leaves.
    while (node < insideEnd && (kind[node] as number) > Kind.array) into[count++] = node++;
    if (node < insideEnd) {
      into[count++] = node;
      if (end[node] !== 0) {
        inside = node;
        insideEnd = node + (size[node] as number) + 1;
      }
      node++;
    }
    while (node === insideEnd && size[inside] !== 0) {
      into[count] = inside;
      kinds[count++] = RowKind.close;
      if (inside === 0) break;
      inside = parent[inside] as number;
      insideEnd = inside + (size[inside] as number) + 1;
    }
  }
  rows.length = count;
  return changed;
}

/** Lays a table's rows from a row on; tells the row behind them. */
function addTableRows(
  nodes: Nodes,
  rows: Rows,
  from: number,
  table: number,
  order: Uint32Array | undefined,
  visibleNodes: Uint8Array | null,
): number {
  let count = from;
  const push = (node: number, kind: number) => {
    if (count + 2 >= rows.node.length) growRows(rows, count, count + (nodes.end[table] as number));
    rows.node[count] = node;
    rows.kind[count++] = kind;
  };
  push(table, RowKind.head);
  if (order) for (const node of order) push(node, RowKind.cells);
  else {
    const end = subtreeEnd(nodes, table);
    for (let child = table + 1; child < end; child = subtreeEnd(nodes, child))
      if (!visibleNodes || visibleNodes[child]) push(child, RowKind.cells);
  }
  push(table, RowKind.close);
  return count;
}

/** `expected`: how many there will be, if it goes on as it began. */
function growRows(rows: Rows, used: number, expected: number): void {
  const likely = used > 1000 ? Math.ceil(expected * 1.05) : rows.node.length * 8;
  const capacity = Math.max(rows.node.length * 1.5, likely) + 64;
  const node = new Uint32Array(capacity);
  node.set(rows.node.subarray(0, used));
  const kind = new Uint8Array(capacity);
  kind.set(rows.kind.subarray(0, used));
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
export function expandAncestors(nodes: Nodes, node: number): boolean {
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
export function matchMask(nodes: Nodes, { nodes: found, length }: SearchMatches): Uint8Array {
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
