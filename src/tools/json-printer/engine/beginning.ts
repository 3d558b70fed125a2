// The first rows of a text that is still being read: only what stays true however it goes on.
import type { Bytes } from './bytes.ts';
import { isContainer, NONE, type Nodes, View } from './nodes.ts';
import { scanPart } from './scan.ts';

/** How many bytes of a text make its beginning. */
export const BEGINNING = 1 << 15;

/**
 * The root, open, with its children as far as each is followed by another, and the container the text breaks off in, its
 * children uncounted. Null where that is nothing. `bytes` are cut anywhere and end with a zero byte of their own.
 */
export function beginningOf(bytes: Bytes): Nodes | null {
  const { nodes, inside } = scanPart(bytes);
  if (nodes.length < 2 || !isContainer(nodes, 0)) return null;
  let last = 0;
  for (let node = inside; node !== NONE; node = nodes.parent[node] as number) {
    nodes.size[node] = nodes.length - node - 1;
    if (nodes.parent[node] === 0) last = node;
  }
  const isCut = last > 0 && (nodes.size[last] as number) > 0;
  if (isCut) nodes.end[last] = NONE;
  else {
    // What comes last may be longer than it looks, and whether a comma follows is not known.
    last = lastChildOf(nodes);
    nodes.length = last;
    nodes.size[0] = last - 1;
  }
  nodes.view[0] = View.open;
  return nodes.length > 1 ? nodes : null;
}

function lastChildOf(nodes: Nodes): number {
  let last = nodes.length - 1;
  while (nodes.parent[last] !== 0) last = nodes.parent[last] as number;
  return last;
}
