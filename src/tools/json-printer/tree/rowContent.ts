// Texts of a row, taken from the document for the visible rows only.

import { isRoot, type JsonDocument, keyBytes, leafBytes } from '../engine/document/document.ts';
import { childCount, isContainer, isOpen, Kind, NONE, type Nodes, subtreeEnd } from '../engine/document/nodes.ts';
import { printText } from '../engine/print/print.ts';
import { decode, truncated } from '../engine/text/bytes.ts';

/** Longest key or value of a row, in bytes. */
export const MAX_SHOWN_BYTES = 400;

export const KIND_NAMES = ['object', 'array', 'string', 'number', 'true', 'false', 'null'] as const;
export type KindName = (typeof KIND_NAMES)[number];

export const kindName = (nodes: Nodes, node: number): KindName => KIND_NAMES[nodes.kind[node] as number] as KindName;

export interface RowContent {
  readonly kind: KindName;
  /** Key as written, with quotes. */
  readonly key: string | null;
  /** Leaf as written; brackets of a container, both if it is collapsed. */
  readonly text: string;
  /** Summary of a collapsed container. */
  readonly summary: string;
  readonly canOpen: boolean;
  readonly isOpen: boolean;
  readonly hasComma: boolean;
}

export function describe(document: JsonDocument, node: number): RowContent {
  const { nodes } = document;
  const key = keyBytes(document, node);
  const isBranch = isContainer(nodes, node);
  const count = childCount(nodes, node);
  const open = isBranch && count > 0 && isOpen(nodes, node);
  const isObject = nodes.kind[node] === Kind.object;
  return {
    kind: kindName(nodes, node),
    key: key && truncated(key, MAX_SHOWN_BYTES),
    text: isBranch ? bracketsOf(isObject, count, open) : truncated(leafBytes(document, node), MAX_SHOWN_BYTES),
    summary: isBranch && count > 0 && count !== NONE && !open ? countText(isObject, count) : '',
    canOpen: isBranch && count > 0,
    isOpen: open,
    hasComma: !open && hasNextSibling(nodes, node),
  };
}

function bracketsOf(isObject: boolean, count: number, open: boolean): string {
  if (open) return isObject ? '{' : '[';
  if (count === 0) return isObject ? '{}' : '[]';
  return isObject ? '{…}' : '[…]';
}

export const countText = (isObject: boolean, count: number): string =>
  `${count.toLocaleString('en')} ${isObject ? 'key' : 'item'}${count === 1 ? '' : 's'}`;

/** True if a sibling follows. */
export const hasNextSibling = (nodes: Nodes, node: number): boolean =>
  !isRoot(nodes, node) && subtreeEnd(nodes, node) < subtreeEnd(nodes, nodes.parent[node] as number);

/** Text of a value in a table cell or a field. */
export function cellText(document: JsonDocument, node: number, limit = MAX_SHOWN_BYTES): string {
  const { nodes } = document;
  if (!isContainer(nodes, node)) return truncated(leafBytes(document, node), limit);
  const isObject = nodes.kind[node] === Kind.object;
  const count = childCount(nodes, node);
  return count === 0
    ? bracketsOf(isObject, 0, false)
    : `${isObject ? '{' : '['} ${countText(isObject, count)} ${isObject ? '}' : ']'}`;
}

/** Text of a value for editing; of a container on one line. */
export const fieldText = (document: JsonDocument, node: number): string =>
  isContainer(document.nodes, node) ? printText(document, 'compact', node) : decode(leafBytes(document, node));
