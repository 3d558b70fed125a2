// A document as a flat table: one entry per value in the order of the text, in typed arrays that a Worker hands over without copying.

export const Kind = { object: 0, array: 1, string: 2, number: 3, true: 4, false: 5, null: 6 } as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/** No node, no key. */
export const NONE = 0xffff_ffff;

/** Bits of `view`. */
export const View = { open: 1 } as const;

export interface Nodes {
  /** Entries in use; the arrays may be longer. */
  length: number;
  kind: Uint8Array<ArrayBuffer>;
  /** How a container is shown: bits of `View`. */
  view: Uint8Array<ArrayBuffer>;
  /** Where the value's text begins. */
  start: Uint32Array<ArrayBuffer>;
  /** Where a leaf's text ends; of a container, how many children it has. */
  end: Uint32Array<ArrayBuffer>;
  /** Where the key's opening quote is, or NONE. */
  key: Uint32Array<ArrayBuffer>;
  /** How many descendants follow. */
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

/** Makes room for more entries. */
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

/** Every column, for what treats all alike. */
export const columnsOf = (nodes: Nodes) => [...NARROW, ...WIDE].map(name => nodes[name]);

export const buffersOf = (nodes: Nodes): ArrayBuffer[] => columnsOf(nodes).map(column => column.buffer);

export const isContainer = (nodes: Nodes, node: number): boolean => (nodes.kind[node] as number) <= Kind.array;
/** The entry behind a node and all its descendants. */
export const subtreeEnd = (nodes: Nodes, node: number): number => node + (nodes.size[node] as number) + 1;
export const childCount = (nodes: Nodes, node: number): number =>
  isContainer(nodes, node) ? (nodes.end[node] as number) : 0;
export const isOpen = (nodes: Nodes, node: number): boolean => ((nodes.view[node] as number) & View.open) !== 0;

/** The children of a node, in order. */
export function* childrenOf(nodes: Nodes, node: number): Generator<number, void, void> {
  const end = subtreeEnd(nodes, node);
  for (let child = node + 1; child < end; child = subtreeEnd(nodes, child)) yield child;
}
