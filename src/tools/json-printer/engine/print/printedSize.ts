// Size of printed JSON, found without printing it.
import { type JsonDocument, offsetOf, sourceOf } from '../document/document.ts';
import { isContainer, NONE, subtreeEnd } from '../document/nodes.ts';
import { stringEnd } from '../parse/tokens.ts';
import type { Steps } from '../steps.ts';
import { deepestIndent, type Layout } from './print.ts';

/** Bytes that `print` makes of a node. */
export function* printedSize(document: JsonDocument, layout: Layout, root = 0): Steps<number> {
  const { nodes } = document;
  const end = subtreeEnd(nodes, root);
  const indent = layout === 'compact' ? 0 : layout;
  const deepest = layout === 'compact' ? 0 : deepestIndent(nodes, root, end, indent);
  const base = nodes.depth[root] as number;
  const line = (node: number) =>
    layout === 'compact' ? 0 : 1 + Math.min((nodes.depth[node] as number) - base, deepest) * indent;
  let size = 0;
  for (let node = root; node < end; node++) {
    if (node > root) {
      // A comma stands before all but the first child.
      size += line(node) + (nodes.parent[node] === node - 1 ? 0 : 1);
      const key = nodes.key[node] as number;
      if (key !== NONE) {
        const at = key - offsetOf(document, key);
        size += stringEnd(sourceOf(document, key), at) - at + (layout === 'compact' ? 1 : 2);
      }
    }
    if (!isContainer(nodes, node)) size += (nodes.end[node] as number) - (nodes.start[node] as number);
    else size += 2 + (nodes.size[node] ? line(node) : 0);
    if (node % 4096 === 0) yield (node - root) / (end - root);
  }
  return size;
}
