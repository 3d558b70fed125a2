// The first rows of a text that is still being read: only what stays true however it goes on.
import type { Bytes } from './bytes.ts';
import { isContainer, NONE, type Nodes, View } from './nodes.ts';
import { buildRows, type Rows } from './rows.ts';
import { scanPartial } from './scan.ts';

/** How many bytes of a text make its beginning. */
export const PREVIEW_BYTES = 1 << 14;

/**
 * Lays the rows of the root, open, with its children as far as each is followed by another, and of the container the text
 * breaks off in, its children uncounted. Null where that is nothing. `bytes` are cut anywhere and end with a zero byte.
 */
export function buildPreview(bytes: Bytes, rows: Rows): Nodes | null {
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
  buildRows(nodes, rows, { tables: new Map(), visibleNodes: null });
  // The bracket that closes the root is not yet known to be there, and a last value may be longer than it looks.
  rows.length -= isCounted ? 2 : 1;
  return rows.length > 1 ? nodes : null;
}
