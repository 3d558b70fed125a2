// Node table: a document as a struct of typed arrays, one entry per value in the order of the text, transferable from a Worker without copying.

export const Kind = { object: 0, array: 1, string: 2, number: 3, true: 4, false: 5, null: 6 } as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/** Marks an absent node or key. */
export const NONE = 0xffff_ffff;

/** Bits of `view`. */
export const View = { open: 1 } as const;

export interface Nodes {
  /** Entries in use; the arrays may be longer. */
  length: number;
  kind: Uint8Array<ArrayBuffer>;
  /** Bits of `View`: how a container is shown. */
  view: Uint8Array<ArrayBuffer>;
  /** Address where the value's text begins. */
  start: Uint32Array<ArrayBuffer>;
  /** Leaf: address where its text ends. Container: number of children. */
  end: Uint32Array<ArrayBuffer>;
  /** Address of the key's opening quote, or NONE. */
  key: Uint32Array<ArrayBuffer>;
  /** Number of descendants, which follow the entry. */
  size: Uint32Array<ArrayBuffer>;
  parent: Uint32Array<ArrayBuffer>;
  depth: Uint32Array<ArrayBuffer>;
}

const WIDE = ['start', 'end', 'key', 'size', 'parent', 'depth'] as const;
const NARROW = ['kind', 'view'] as const;

export const newNodes = (capacity: number): Nodes => ({
  length: 0,
  kind: new Uint8Array(capacity),
  view: new Uint8Array(capacity),
  start: new Uint32Array(capacity),
  end: new Uint32Array(capacity),
  key: new Uint32Array(capacity),
  size: new Uint32Array(capacity),
  parent: new Uint32Array(capacity),
  depth: new Uint32Array(capacity),
});

/** Grows the arrays to a capacity. */
export function reserve(nodes: Nodes, capacity: number): void {
  if (nodes.kind.length >= capacity) return;
  const grown = Math.ceil(Math.max(capacity, nodes.kind.length * 1.5));
  for (const name of NARROW) {
    const longer = new Uint8Array(grown);
    longer.set(nodes[name].subarray(0, nodes.length));
    nodes[name] = longer;
  }
  for (const name of WIDE) {
    const longer = new Uint32Array(grown);
    longer.set(nodes[name].subarray(0, nodes.length));
    nodes[name] = longer;
  }
}

/** All columns, for code that treats them alike. */
export const columnsOf = (nodes: Nodes) => [...NARROW, ...WIDE].map(name => nodes[name]);

export const buffersOf = (nodes: Nodes): ArrayBuffer[] => columnsOf(nodes).map(column => column.buffer);

export const isContainer = (nodes: Nodes, node: number): boolean => (nodes.kind[node] as number) <= Kind.array;
/** Index after a node and all its descendants. */
export const subtreeEnd = (nodes: Nodes, node: number): number => node + (nodes.size[node] as number) + 1;
export const childCount = (nodes: Nodes, node: number): number =>
  isContainer(nodes, node) ? (nodes.end[node] as number) : 0;
export const isOpen = (nodes: Nodes, node: number): boolean => ((nodes.view[node] as number) & View.open) !== 0;

/** Children of a node, in order. */
export function* childrenOf(nodes: Nodes, node: number): Generator<number, void, void> {
  const end = subtreeEnd(nodes, node);
  for (let child = node + 1; child < end; child = subtreeEnd(nodes, child)) yield child;
}
