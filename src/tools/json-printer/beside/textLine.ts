// Line of the text beside the tree: its parts, as printed.

import { type JsonDocument, keyBytes, leafBytes } from '../engine/document/document.ts';
import { isContainer, Kind } from '../engine/document/nodes.ts';
import { truncated } from '../engine/text/bytes.ts';
import type { Line } from '../engine/text/textLines.ts';
import { hasNextSibling, type KindName, kindName, MAX_SHOWN_BYTES } from '../tree/rowContent.ts';

/** Most levels of indentation: deeper ones share it. */
const MAX_LEVELS = 64;

export interface LineParts {
  readonly indent: string;
  readonly key: string | null;
  readonly kind: KindName;
  /** Leaf as written, or the bracket that stands here; both of an empty container. */
  readonly text: string;
  readonly hasComma: boolean;
}

export function lineParts(document: JsonDocument, { node, isClose }: Line, spaces: number): LineParts {
  const { nodes } = document;
  const key = isClose ? null : keyBytes(document, node);
  const isBranch = isContainer(nodes, node);
  const [open, close] = nodes.kind[node] === Kind.object ? '{}' : '[]';
  const isOpen = isBranch && !isClose && nodes.size[node] !== 0;
  const brackets = isClose ? close : isOpen ? open : `${open}${close}`;
  return {
    indent: ' '.repeat(Math.min(nodes.depth[node] as number, MAX_LEVELS) * spaces),
    key: key && truncated(key, MAX_SHOWN_BYTES),
    kind: kindName(nodes, node),
    text: isBranch ? (brackets as string) : truncated(leafBytes(document, node), MAX_SHOWN_BYTES),
    hasComma: !isOpen && hasNextSibling(nodes, node),
  };
}

export function lineText(document: JsonDocument, line: Line, spaces: number): string {
  const { indent, key, text, hasComma } = lineParts(document, line, spaces);
  return `${indent}${key === null ? '' : `${key}: `}${text}${hasComma ? ',' : ''}`;
}
