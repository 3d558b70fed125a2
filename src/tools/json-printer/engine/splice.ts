// The one way a table changes: siblings with all their descendants are cut out and others put in, and what was cut can be put back.
import { after, columnsOf, isContainer, NONE, type Nodes, newNodes, reserve } from './nodes.ts';

/** Siblings with all below them, cut from a table. Parents and depths count from the cut's own beginning. */
export type Twig = Nodes;

/** A copy of `count` entries from `at`; these must be whole siblings. */
export function copyTwig(nodes: Nodes, at: number, count: number): Twig {
  const twig = newNodes(count);
  const from = columnsOf(nodes);
  columnsOf(twig).forEach((column, i) => {
    column.set((from[i] as Uint8Array).subarray(at, at + count));
  });
  twig.length = count;
  const depth = (nodes.depth[at] as number) || 0;
  for (let i = 0; i < count; i++) {
    const parent = twig.parent[i] as number;
    twig.parent[i] = parent === NONE || parent < at ? NONE : parent - at;
    twig.depth[i] = (twig.depth[i] as number) - depth;
  }
  return twig;
}

/** Siblings in another order as one twig; `starts` lists them as nodes. */
export function gatherTwig(nodes: Nodes, starts: ArrayLike<number>): Twig {
  let length = 0;
  for (let i = 0; i < starts.length; i++) length += (nodes.size[starts[i] as number] as number) + 1;
  const twig = newNodes(length);
  const into = columnsOf(twig);
  const from = columnsOf(nodes);
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const at = twig.length;
    const count = (nodes.size[start] as number) + 1;
    const depth = nodes.depth[start] as number;
    into.forEach((column, c) => {
      for (let j = 0; j < count; j++) column[at + j] = (from[c] as Uint8Array)[start + j] as number;
    });
    twig.parent[at] = NONE;
    twig.depth[at] = 0;
    for (let j = at + 1; j < at + count; j++) {
      twig.parent[j] = (twig.parent[j] as number) - start + at;
      twig.depth[j] = (twig.depth[j] as number) - depth;
    }
    twig.length += count;
  }
  return twig;
}

/** How many siblings a twig has at its top. */
export function topsOf(twig: Twig): number {
  let tops = 0;
  for (let i = 0; i < twig.length; i = after(twig, i)) tops++;
  return tops;
}

/** Replaces `count` entries from `at`, all under `parent`, by a twig. Linear in the table, at memory speed. */
export function splice(nodes: Nodes, parent: number, at: number, count: number, twig: Twig): void {
  const delta = twig.length - count;
  const removedTops = topsBetween(nodes, at, at + count);
  reserve(nodes, nodes.length + Math.max(0, delta));
  const from = columnsOf(twig);
  columnsOf(nodes).forEach((column, i) => {
    if (delta !== 0) column.copyWithin(at + twig.length, at + count, nodes.length);
    column.set((from[i] as Uint8Array).subarray(0, twig.length), at);
  });
  nodes.length += delta;

  const depth = parent === NONE ? 0 : (nodes.depth[parent] as number) + 1;
  for (let i = at; i < at + twig.length; i++) {
    const inTwig = nodes.parent[i] as number;
    nodes.parent[i] = inTwig === NONE ? parent : inTwig + at;
    nodes.depth[i] = (nodes.depth[i] as number) + depth;
  }
  if (delta !== 0) shiftParents(nodes, at + twig.length, at + count, delta);
  if (parent === NONE) return;
  nodes.end[parent] = (nodes.end[parent] as number) + topsOf(twig) - removedTops;
  for (let node = parent; node !== NONE; node = nodes.parent[node] as number)
    nodes.size[node] = (nodes.size[node] as number) + delta;
}

function topsBetween(nodes: Nodes, from: number, to: number): number {
  let tops = 0;
  for (let i = from; i < to; i = after(nodes, i)) tops++;
  return tops;
}

function shiftParents({ parent, length }: Nodes, from: number, behind: number, delta: number): void {
  for (let i = from; i < length; i++) {
    const old = parent[i] as number;
    if (old >= behind && old !== NONE) parent[i] = old + delta;
  }
}

/** Moves a twig's tokens to where its text now lies; leaves a container's child count alone. */
export function relocate(twig: Twig, by: number): Twig {
  for (let i = 0; i < twig.length; i++) {
    twig.start[i] = (twig.start[i] as number) + by;
    if (!isContainer(twig, i)) twig.end[i] = (twig.end[i] as number) + by;
    if (twig.key[i] !== NONE) twig.key[i] = (twig.key[i] as number) + by;
  }
  return twig;
}
