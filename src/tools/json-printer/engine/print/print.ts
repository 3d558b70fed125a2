// Printer of a document, with every token as written. Iterative, for any depth.

import { type JsonDocument, offsetOf, sourceOf } from '../document/document.ts';
import { Kind, NONE, type Nodes, subtreeEnd } from '../document/nodes.ts';
import { stringEnd } from '../parse/tokens.ts';
import { runSteps, type Steps } from '../steps.ts';
import { type Bytes, ByteWriter, chunksToText } from '../text/bytes.ts';

/** Spaces per level, or 'compact' for one line. */
export type Layout = number | 'compact';

/** Limit of indentation in bytes: beyond it deep levels share one, because a million levels would need terabytes of spaces. */
const MAX_INDENTATION_BYTES = 1 << 28;
const SHARED_LEVEL = 64;
const STRIDE = 4096;

/** Prints a node with at most `most` values; the rest and the closing brackets are left out. */
export function* print(
  document: JsonDocument,
  layout: Layout,
  root = 0,
  most = Number.POSITIVE_INFINITY,
): Steps<Bytes[]> {
  const out = new ByteWriter();
  yield* printInto(out, document, layout, root, most);
  return out.finish();
}

export function* printInto(
  out: ByteWriter,
  document: JsonDocument,
  layout: Layout,
  root: number,
  most = Number.POSITIVE_INFINITY,
): Steps<void> {
  const { nodes } = document;
  const end = Math.min(subtreeEnd(nodes, root), root + most);
  const indent = layout === 'compact' ? 0 : layout;
  const isCompact = layout === 'compact';
  const deepest = isCompact ? 0 : deepestIndent(nodes, root, end, indent);
  const base = nodes.depth[root] as number;
  const line = (depth: number) => {
    if (isCompact) return;
    out.byte(10);
    out.repeat(32, Math.min(depth - base, deepest) * indent);
  };

  let container = root === 0 ? NONE : (nodes.parent[root] as number);
  const outside = container;
  for (let node = root; node < end; ) {
    const depth = nodes.depth[node] as number;
    if (node > root) {
      if (nodes.parent[node] !== node - 1) out.byte(44);
      line(depth);
      const key = nodes.key[node] as number;
      if (key !== NONE) {
        const bytes = sourceOf(document, key);
        const at = key - offsetOf(document, key);
        out.bytes(bytes, at, stringEnd(bytes, at));
        out.byte(58);
        if (!isCompact) out.byte(32);
      }
    }
    const kind = nodes.kind[node] as number;
    if (kind > Kind.array) {
      const start = nodes.start[node] as number;
      const offset = offsetOf(document, start);
      out.bytes(sourceOf(document, start), start - offset, (nodes.end[node] as number) - offset);
    } else {
      out.byte(kind === Kind.object ? 123 : 91);
      if (nodes.size[node]) container = node;
      else out.byte(kind === Kind.object ? 125 : 93);
    }
    node++;
    // Closes every container that ends here.
    while (container !== outside && subtreeEnd(nodes, container) === node) {
      line(nodes.depth[container] as number);
      out.byte(nodes.kind[container] === Kind.object ? 125 : 93);
      container = nodes.parent[container] as number;
    }
    if (node % STRIDE === 0) yield (node - root) / (end - root);
  }
}

export function deepestIndent(nodes: Nodes, root: number, end: number, indent: number): number {
  let spaces = 0;
  const base = nodes.depth[root] as number;
  for (let node = root; node < end; node++) spaces += ((nodes.depth[node] as number) - base) * indent;
  return spaces * 2 > MAX_INDENTATION_BYTES ? SHARED_LEVEL : Number.POSITIVE_INFINITY;
}

export const printText = (document: JsonDocument, layout: Layout, root = 0): string =>
  chunksToText(runSteps(print(document, layout, root)));
