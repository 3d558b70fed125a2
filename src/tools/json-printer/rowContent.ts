// A row in words: what the view draws, taken from the document for the few rows that show.

import { decode, truncated } from './engine/bytes.ts';

import { isRoot, type JsonDocument, keyBytes, leafBytes } from './engine/document.ts';
import { childCount, isContainer, isOpen, Kind, NONE, type Nodes, subtreeEnd } from './engine/nodes.ts';
import { printText } from './engine/print.ts';

/** Bytes of a key or value that a row shows. */
const SHOWN = 400;

export const KIND_NAMES = ['object', 'array', 'string', 'number', 'true', 'false', 'null'] as const;
export type KindName = (typeof KIND_NAMES)[number];

export const kindName = (nodes: Nodes, node: number): KindName => KIND_NAMES[nodes.kind[node] as number] as KindName;

export interface RowContent {
  readonly kind: KindName;
  /** As it is written, with its quotes. */
  readonly key: string | null;
  /** A leaf as it is written; brackets of a container, with what is between them unless it is open. */
  readonly text: string;
  /** A closed container's content, in words. */
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
    key: key && truncated(key, SHOWN),
    text: isBranch ? bracketsOf(isObject, count, open) : truncated(leafBytes(document, node), SHOWN),
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

/** Whether a sibling follows. */
export const hasNextSibling = (nodes: Nodes, node: number): boolean =>
  !isRoot(nodes, node) && subtreeEnd(nodes, node) < subtreeEnd(nodes, nodes.parent[node] as number);

/** A value as a table's cell or a field shows it. */
export function cellText(document: JsonDocument, node: number, limit = SHOWN): string {
  const { nodes } = document;
  if (!isContainer(nodes, node)) return truncated(leafBytes(document, node), limit);
  const isObject = nodes.kind[node] === Kind.object;
  const count = childCount(nodes, node);
  return count === 0
    ? bracketsOf(isObject, 0, false)
    : `${isObject ? '{' : '['} ${countText(isObject, count)} ${isObject ? '}' : ']'}`;
}

/** A value as it is typed over: its text, a container's on one line. */
export const fieldText = (document: JsonDocument, node: number): string =>
  isContainer(document.nodes, node) ? printText(document, 'compact', node) : decode(leafBytes(document, node));
