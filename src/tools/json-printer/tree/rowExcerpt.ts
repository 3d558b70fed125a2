// Excerpt of a collapsed row: its index, and its first members or the one that tells it from its siblings.

import { isInArray, type JsonDocument, keyBytes, keyEquals, leafBytes } from '../engine/document/document.ts';
import { childCount, childrenOf, isContainer, Kind, NONE } from '../engine/document/nodes.ts';
import { MAX_MEMBERS, type TellingPath } from '../engine/rows/telling.ts';
import { decode, truncated } from '../engine/text/bytes.ts';
import type { Analysis } from './analysis.ts';

/** Longest excerpt in characters: what follows is left out, with dots in its place. */
const MAX_LENGTH = 120;
/** Longest key or value, in bytes. */
const MAX_TOKEN_BYTES = 48;

/** Most excerpts that are remembered: some screens full, because a row that scrolls is drawn with every frame. */
const MAX_REMEMBERED = 1000;

/** Excerpt of a collapsed container; an index that is still counted comes later, after `onReady`. */
export function excerptOf(document: JsonDocument, node: number, analysis: Analysis, onReady: () => void): string {
  const { nodes } = document;
  const { excerpts: known } = analysis;
  const isElement = isInArray(nodes, node);
  const array = nodes.parent[node] as number;
  const members =
    known.get(node) ?? membersOf(document, node, isElement ? analysis.tellingPath(document, array) : null);
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(node, members);
  const index = isElement ? analysis.elementIndex(document, node, onReady) : undefined;
  return index === undefined ? members : `#${index.toLocaleString('en')} ${members}`;
}

/** Members of a container as text, the telling one first. */
export function membersOf(document: JsonDocument, node: number, telling: TellingPath | null): string {
  const { nodes } = document;
  const first = telling ? memberAt(document, node, telling) : null;
  const parts = first ? [first.text] : [];
  let length = first?.text.length ?? 0;
  for (const child of childrenOf(nodes, node)) {
    if (child === first?.node) continue;
    if (length >= MAX_LENGTH) return `${parts.join(', ')}, …`;
    const part = memberText(document, child);
    parts.push(part);
    length += part.length + 2;
  }
  return parts.join(', ');
}

/** Member at a path; its node is that of the value, so an inner one repeats nothing of what follows. */
function memberAt(document: JsonDocument, node: number, [key, inner]: TellingPath) {
  const member = childWithKey(document, node, key);
  const value = inner && member !== null ? childWithKey(document, member, inner) : member;
  if (member === null || value === null) return null;
  const name = inner ? `${keyName(document, member)}.` : '';
  return { node: value, text: name + memberText(document, value) };
}

function childWithKey(document: JsonDocument, node: number, key: Uint8Array): number | null {
  let looked = 0;
  for (const child of childrenOf(document.nodes, node)) {
    if (keyEquals(document, child, key)) return child;
    if (++looked === MAX_MEMBERS) return null;
  }
  return null;
}

function memberText(document: JsonDocument, node: number): string {
  const { nodes } = document;
  const name = nodes.key[node] === NONE ? '' : `${keyName(document, node)}: `;
  if (!isContainer(nodes, node)) return name + safe(truncated(leafBytes(document, node), MAX_TOKEN_BYTES));
  const isEmpty = childCount(nodes, node) === 0;
  return name + (nodes.kind[node] === Kind.object ? (isEmpty ? '{}' : '{…}') : isEmpty ? '[]' : '[…]');
}

/** Key without its quotes where it is a plain word. */
function keyName(document: JsonDocument, node: number): string {
  const key = keyBytes(document, node) as Uint8Array;
  const text = key.length > MAX_TOKEN_BYTES ? truncated(key, MAX_TOKEN_BYTES) : decode(key);
  return /^"[\w$-]+"$/.test(text) ? text.slice(1, -1) : safe(text);
}

/** Signs that would break a row or turn its direction: controls, separators, marks without width. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Text whose invisible signs are escapes, and whose direction ends where it ends. */
function safe(text: string): string {
  const shown = text.replace(INVISIBLE, sign =>
    Array.from({ length: sign.length }, (_, i) => `\\u${sign.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  );
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}
