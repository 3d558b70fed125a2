// Splice of the node table, the only function that changes its structure: removes sibling subtrees and inserts others.
import { columnsOf, isContainer, NONE, type Nodes, newNodes, reserve, subtreeEnd } from './nodes.ts';

/** Sibling subtrees cut from a table. Parents and depths are relative to the cut. */
export type Subtree = Nodes;

/** Copies `count` entries from `at`; they must be complete siblings. */
export function copySubtree(nodes: Nodes, at: number, count: number): Subtree {
  const subtree = newNodes(count);
  const from = columnsOf(nodes);
  columnsOf(subtree).forEach((column, i) => {
    column.set((from[i] as Uint8Array).subarray(at, at + count));
  });
  subtree.length = count;
  const depth = (nodes.depth[at] as number) || 0;
  for (let i = 0; i < count; i++) {
    const parent = subtree.parent[i] as number;
    subtree.parent[i] = parent === NONE || parent < at ? NONE : parent - at;
    subtree.depth[i] = (subtree.depth[i] as number) - depth;
  }
  return subtree;
}

/** Siblings in another order as one subtree; `starts` lists them as nodes. */
export function gatherSubtrees(nodes: Nodes, starts: ArrayLike<number>): Subtree {
  let length = 0;
  for (let i = 0; i < starts.length; i++) length += (nodes.size[starts[i] as number] as number) + 1;
  const subtree = newNodes(length);
  const into = columnsOf(subtree);
  const from = columnsOf(nodes);
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const at = subtree.length;
    const count = (nodes.size[start] as number) + 1;
    const depth = nodes.depth[start] as number;
    into.forEach((column, c) => {
      for (let j = 0; j < count; j++) column[at + j] = (from[c] as Uint8Array)[start + j] as number;
    });
    subtree.parent[at] = NONE;
    subtree.depth[at] = 0;
    for (let j = at + 1; j < at + count; j++) {
      subtree.parent[j] = (subtree.parent[j] as number) - start + at;
      subtree.depth[j] = (subtree.depth[j] as number) - depth;
    }
    subtree.length += count;
  }
  return subtree;
}

/** Number of siblings at the top of a subtree. */
export function countRoots(subtree: Subtree): number {
  let tops = 0;
  for (let i = 0; i < subtree.length; i = subtreeEnd(subtree, i)) tops++;
  return tops;
}

/** Replaces `count` entries from `at`, all children of `parent`, by a subtree. Linear in the size of the table. */
export function splice(nodes: Nodes, parent: number, at: number, count: number, subtree: Subtree): void {
  const delta = subtree.length - count;
  const removedTops = countRootsBetween(nodes, at, at + count);
  reserve(nodes, nodes.length + Math.max(0, delta));
  const from = columnsOf(subtree);
  columnsOf(nodes).forEach((column, i) => {
    if (delta !== 0) column.copyWithin(at + subtree.length, at + count, nodes.length);
    column.set((from[i] as Uint8Array).subarray(0, subtree.length), at);
  });
  nodes.length += delta;

  const depth = parent === NONE ? 0 : (nodes.depth[parent] as number) + 1;
  for (let i = at; i < at + subtree.length; i++) {
    const parentInSubtree = nodes.parent[i] as number;
    nodes.parent[i] = parentInSubtree === NONE ? parent : parentInSubtree + at;
    nodes.depth[i] = (nodes.depth[i] as number) + depth;
  }
  if (delta !== 0) shiftParents(nodes, at + subtree.length, at + count, delta);
  if (parent === NONE) return;
  nodes.end[parent] = (nodes.end[parent] as number) + countRoots(subtree) - removedTops;
  for (let node = parent; node !== NONE; node = nodes.parent[node] as number)
    nodes.size[node] = (nodes.size[node] as number) + delta;
}

function countRootsBetween(nodes: Nodes, from: number, to: number): number {
  let tops = 0;
  for (let i = from; i < to; i = subtreeEnd(nodes, i)) tops++;
  return tops;
}

function shiftParents({ parent, length }: Nodes, from: number, behind: number, delta: number): void {
  for (let i = from; i < length; i++) {
    const old = parent[i] as number;
    if (old >= behind && old !== NONE) parent[i] = old + delta;
  }
}

/** Shifts the addresses of a subtree to where its text now is; child counts stay. */
export function shiftAddresses(subtree: Subtree, by: number): Subtree {
  for (let i = 0; i < subtree.length; i++) {
    subtree.start[i] = (subtree.start[i] as number) + by;
    if (!isContainer(subtree, i)) subtree.end[i] = (subtree.end[i] as number) + by;
    if (subtree.key[i] !== NONE) subtree.key[i] = (subtree.key[i] as number) + by;
  }
  return subtree;
}
