// Preview of a large text while the rest is still parsed: its first rows, and only those that stay valid whatever follows.

import { isContainer, NONE, type Nodes, View } from '../document/nodes.ts';
import { ALL_AS_TREE, buildRows, emptyRows, type Rows } from '../rows/rows.ts';
import type { Bytes } from '../text/bytes.ts';
import { scanPartial } from './scan.ts';

/** Bytes that the preview is made of. */
export const PREVIEW_BYTES = 1 << 14;

/**
 * Builds the rows of the expanded root: its children that are followed by another, and the container in which the bytes end,
 * without a count. Null without rows. `bytes` may end anywhere in the text and have a sentinel.
 */
export function buildPreview(bytes: Bytes): { readonly nodes: Nodes; readonly rows: Rows } | null {
  const { nodes, container } = scanPartial(bytes);
  if (nodes.length < 2 || !isContainer(nodes, 0)) return null;
  let cut = 0;
  for (let node = container; node !== NONE; node = nodes.parent[node] as number) {
    nodes.size[node] = nodes.length - node - 1;
    if (nodes.parent[node] === 0) cut = node;
  }
  const isCounted = cut === 0 || nodes.size[cut] === 0;
  if (!isCounted) nodes.end[cut] = NONE;
  nodes.view[0] = View.open;
  const rows = buildRows(nodes, emptyRows(), ALL_AS_TREE);
  // The closing bracket of the root is not read yet, and the last value may be cut.
  const length = rows.length - (isCounted ? 2 : 1);
  return length > 1 ? { nodes, rows: { ...rows, length } } : null;
}
