// Visible rows of the tree: the node table flattened to one row per value and per closing bracket; a table has one row per element.
import { isContainer, isOpen, Kind, NONE, type Nodes, subtreeEnd, View } from '../document/nodes.ts';
import type { SearchMatches } from './search.ts';

/**
 * Kind of a row. `node`: a value. `close`: the closing bracket of one. `head` and `cells`: a table's header and one of its
 * elements. `embedded`: a row of the JSON in a string, whose node the row names.
 */
export const RowKind = { node: 0, close: 1, head: 2, cells: 3, embedded: 4 } as const;

/**
 * Rows as parallel typed arrays; a new object each time they are built. The arrays are reused by the next build: of an earlier
 * object only `length` is still valid.
 */
export interface Rows {
  /** Rows in use; the arrays may be longer. */
  readonly length: number;
  /** Node of each row. */
  readonly node: Uint32Array<ArrayBuffer>;
  /** One of `RowKind`. */
  readonly kind: Uint8Array<ArrayBuffer>;
  /** First row of each embedded document, by the node of its string. */
  readonly embeddedStart: ReadonlyMap<number, number>;
}
type RowBuffer = { -readonly [Name in keyof Rows]: Rows[Name] };

const NO_EMBEDDED: ReadonlyMap<number, number> = new Map();

export const emptyRows = (): Rows => ({
  length: 0,
  node: new Uint32Array(64),
  kind: new Uint8Array(64),
  embeddedStart: NO_EMBEDDED,
});

export interface RowOptions {
  /** Arrays shown as tables, with their elements in the order of display; absent for the order of the text. */
  readonly tables: ReadonlyMap<number, { readonly order?: Uint32Array }>;
  /** Rows of expanded embedded JSON, by the node of its string. */
  readonly embedded?: ReadonlyMap<number, Rows>;
  /** Filter: non-zero for each node to show; null shows all. */
  readonly visibleNodes: Uint8Array | null;
}

export const ALL_AS_TREE: RowOptions = { tables: new Map(), visibleNodes: null };

/** Builds the rows from the node table, in the arrays of the previous ones. Hot: a million rows take some four milliseconds. */
export function buildRows(nodes: Nodes, previous: Rows, { tables, embedded, visibleNodes }: RowOptions): Rows {
  const rows: RowBuffer = { ...previous, embeddedStart: NO_EMBEDDED };
  const embeddedStart = new Map<number, number>();
  const { length, view, end, size, kind, parent } = nodes;
  const hasEmbedded = embedded !== undefined && embedded.size > 0;
  let { node: into, kind: kinds } = rows;
  let capacity = into.length - 2;
  let count = 0;
  let container = 0;
  let containerEnd = -1;
  for (let node = 0; node < length; ) {
    if (visibleNodes && !visibleNodes[node]) node += (size[node] as number) + 1;
    else {
      if (count >= capacity) {
        growRows(rows, count, (count / (node + 1)) * length);
        ({ node: into, kind: kinds } = rows);
        capacity = into.length - 2;
      }
      into[count] = node;
      kinds[count++] = RowKind.node;
      if ((kind[node] as number) > Kind.array) {
        const held = hasEmbedded ? embedded.get(node) : undefined;
        if (held) {
          embeddedStart.set(node, count);
          for (let i = 0; i < held.length; i++) {
            if (count >= rows.node.length - 2) growRows(rows, count, count + held.length);
            rows.node[count] = node;
            rows.kind[count++] = RowKind.embedded;
          }
          ({ node: into, kind: kinds } = rows);
          capacity = into.length - 2;
        }
        node++;
      } else if (((view[node] as number) & View.open) === 0 || end[node] === 0) node += (size[node] as number) + 1;
      else {
        const table = tables.size > 0 ? tables.get(node) : undefined;
        if (table) {
          count = addTableRows(nodes, rows, count, node, table.order, visibleNodes);
          ({ node: into, kind: kinds } = rows);
          capacity = into.length - 2;
          node += (size[node] as number) + 1;
        } else {
          container = node;
          containerEnd = node + (size[node] as number) + 1;
          node++;
        }
      }
    }
    while (node === containerEnd) {
      if (count >= capacity) {
        growRows(rows, count, (count / node) * length);
        ({ node: into, kind: kinds } = rows);
        capacity = into.length - 2;
      }
      into[count] = container;
      kinds[count++] = RowKind.close;
      if (container === 0) containerEnd = -1;
      else {
        container = parent[container] as number;
        containerEnd = container + (size[container] as number) + 1;
      }
    }
  }
  rows.length = count;
  if (hasEmbedded) rows.embeddedStart = embeddedStart;
  return rows;
}

/**
 * Expands every container and builds the rows of all values, as a tree without filter: a shorter loop than `buildRows`.
 * `isChanged` is false where all was expanded already.
 */
export function expandAllRows(nodes: Nodes, previous: Rows): { readonly rows: Rows; readonly isChanged: boolean } {
  const rows: RowBuffer = { ...previous, embeddedStart: NO_EMBEDDED };
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
  let container = 0;
  let containerEnd = length;
  for (let node = 0; node < length; ) {
    // Most children are leaves.
    while (node < containerEnd && (kind[node] as number) > Kind.array) into[count++] = node++;
    if (node < containerEnd) {
      into[count++] = node;
      if (end[node] !== 0) {
        container = node;
        containerEnd = node + (size[node] as number) + 1;
      }
      node++;
    }
    while (node === containerEnd && size[container] !== 0) {
      into[count] = container;
      kinds[count++] = RowKind.close;
      if (container === 0) break;
      container = parent[container] as number;
      containerEnd = container + (size[container] as number) + 1;
    }
  }
  rows.length = count;
  return { rows, isChanged: changed };
}

/** Adds the rows of a table; returns the row after them. */
function addTableRows(
  nodes: Nodes,
  rows: RowBuffer,
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

/** Grows the arrays. `expected` is the estimated number of all rows. */
function growRows(rows: RowBuffer, used: number, expected: number): void {
  const likely = used > 1000 ? Math.ceil(expected * 1.05) : rows.node.length * 8;
  const capacity = Math.max(rows.node.length * 1.5, likely) + 64;
  const node = new Uint32Array(capacity);
  node.set(rows.node.subarray(0, used));
  const kind = new Uint8Array(capacity);
  kind.set(rows.kind.subarray(0, used));
  rows.node = node;
  rows.kind = kind;
}

/** Row of a node; of its nearest visible ancestor if it is hidden. */
export function rowOf(nodes: Nodes, rows: Rows, node: number): number {
  for (let at = node; at !== NONE; at = nodes.parent[at] as number) {
    const row = rows.node.subarray(0, rows.length).indexOf(at);
    if (row >= 0) return row;
  }
  return -1;
}

/** Expands all ancestors of a node. True if one was collapsed. */
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

/** Filter of a search: marks matches and their ancestors (1) and their descendants (2). */
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
