// Edits of a document, each as data (splices and renames) for the undo history. All other tokens keep their bytes.

import { type ParsedText, parseUserValue } from '../parse/userValue.ts';
import { encode } from '../text/bytes.ts';
import { appendBytes, isInArray, isRoot, type JsonDocument, keyText } from './document.ts';
import type { Change, Edit } from './history.ts';
import { isContainer, Kind, NONE, type Nodes, newNodes, subtreeEnd, View } from './nodes.ts';
import { copySubtree, gatherSubtrees, type Subtree, shiftAddresses } from './splice.ts';

const EMPTY: Subtree = newNodes(0);

const singleChange = (change: Change, focus: number, focusBefore: number): Edit => ({
  changes: [change],
  focus,
  focusBefore,
});

/** Subtree of a typed value, whose text is appended to the document. `key` is the address of its key. */
function newSubtree(document: JsonDocument, value: ParsedText, key: number): Subtree {
  const by = appendBytes(document, value.bytes.subarray(0, value.bytes.length - 1));
  const subtree = shiftAddresses(copySubtree(value.nodes, 0, value.nodes.length), by);
  subtree.key[0] = key;
  for (let i = 0; i < subtree.length; i++) if (isContainer(subtree, i)) subtree.view[i] = View.open;
  return subtree;
}

/** Sets a value to typed text. `undefined` removes a member; in an array it becomes null. */
export function setValue(document: JsonDocument, node: number, text: string): Edit {
  const { nodes } = document;
  const value = parseUserValue(text);
  if (value) return replace(document, node, value);
  if (isRoot(nodes, node)) throw new Error('the document itself cannot be undefined');
  if (isInArray(nodes, node)) return setValue(document, node, 'null');
  return remove(document, node);
}

function replace(document: JsonDocument, node: number, value: ParsedText): Edit {
  const { nodes } = document;
  const out = copySubtree(nodes, node, (nodes.size[node] as number) + 1);
  const change: Change = {
    kind: 'splice',
    parent: nodes.parent[node] as number,
    at: node,
    out,
    in: newSubtree(document, value, nodes.key[node] as number),
  };
  return singleChange(change, node, node);
}

const appendKey = (document: JsonDocument, key: string): number => appendBytes(document, encode(JSON.stringify(key)));

export function rename(document: JsonDocument, node: number, key: string): Edit {
  const from = document.nodes.key[node] as number;
  if (from === NONE) throw new Error('this value has no key');
  return singleChange({ kind: 'rename', node, from, to: appendKey(document, key) }, node, node);
}

export function remove({ nodes }: JsonDocument, node: number): Edit {
  if (isRoot(nodes, node)) throw new Error('the document itself cannot be removed');
  const parent = nodes.parent[node] as number;
  const out = copySubtree(nodes, node, (nodes.size[node] as number) + 1);
  const isLast = subtreeEnd(nodes, node) === subtreeEnd(nodes, parent);
  return singleChange(
    { kind: 'splice', parent, at: node, out, in: EMPTY },
    isLast ? previousNode(nodes, node) : node,
    node,
  );
}

/** Previous sibling, or the parent. */
export function previousNode(nodes: Nodes, node: number): number {
  let previous = nodes.parent[node] as number;
  for (let child = previous + 1; child < node; child = subtreeEnd(nodes, child)) previous = child;
  return previous;
}

/** Appends a value to a container; in an object with the given key or a free one. Null for `undefined`. */
export function add(document: JsonDocument, container: number, key?: string, text = 'null'): Edit | null {
  const { nodes } = document;
  if (!isContainer(nodes, container)) throw new Error('only objects and arrays can hold values');
  const value = parseUserValue(text);
  if (!value) return null;
  const isObject = nodes.kind[container] === Kind.object;
  const named = isObject ? appendKey(document, key ?? uniqueKey(document, container, 'key')) : NONE;
  const at = subtreeEnd(nodes, container);
  return singleChange(
    { kind: 'splice', parent: container, at, out: EMPTY, in: newSubtree(document, value, named) },
    at,
    container,
  );
}

const uniqueKey = (document: JsonDocument, container: number, wanted: string): string =>
  uniqueName(keysOf(document, container), wanted);

function keysOf(document: JsonDocument, container: number): Set<string | null> {
  const { nodes } = document;
  const taken = new Set<string | null>();
  for (let child = container + 1; child < subtreeEnd(nodes, container); child = subtreeEnd(nodes, child))
    taken.add(keyText(document, child));
  return taken;
}

function uniqueName(taken: ReadonlySet<string | null>, wanted: string): string {
  if (!taken.has(wanted)) return wanted;
  let n = 2;
  while (taken.has(`${wanted} ${n}`)) n++;
  return `${wanted} ${n}`;
}

/** Inserts a copy after the node; in an object with a free key. */
export function duplicate(document: JsonDocument, node: number): Edit {
  const { nodes } = document;
  if (isRoot(nodes, node)) throw new Error('the document itself cannot be duplicated');
  const parent = nodes.parent[node] as number;
  const subtree = copySubtree(nodes, node, (nodes.size[node] as number) + 1);
  const key = keyText(document, node);
  if (key !== null) subtree.key[0] = appendKey(document, uniqueKey(document, parent, key));
  const at = subtreeEnd(nodes, node);
  return singleChange({ kind: 'splice', parent, at, out: EMPTY, in: subtree }, at, node);
}

/** Swaps a node with its previous (-1) or next (1) sibling; null if there is none. */
export function move({ nodes }: JsonDocument, node: number, by: -1 | 1): Edit | null {
  const parent = nodes.parent[node] as number;
  if (parent === NONE) return null;
  const first = by === 1 ? node : previousNode(nodes, node);
  const second = subtreeEnd(nodes, first);
  if (first === parent || second >= subtreeEnd(nodes, parent)) return null;
  const end = subtreeEnd(nodes, second);
  const out = copySubtree(nodes, first, end - first);
  const swapped = gatherSubtrees(nodes, [second, first]);
  const focus = by === 1 ? first + (end - second) : first;
  return singleChange({ kind: 'splice', parent, at: first, out, in: swapped }, focus, node);
}

/** Reorders a container's children: `order` lists them as nodes. */
export function reorder({ nodes }: JsonDocument, container: number, order: ArrayLike<number>): Edit {
  const at = container + 1;
  const out = copySubtree(nodes, at, nodes.size[container] as number);
  return singleChange(
    { kind: 'splice', parent: container, at, out, in: gatherSubtrees(nodes, order) },
    container,
    container,
  );
}

/** Directions in which a node can move among its siblings. */
export function canMove(nodes: Nodes, node: number): { up: boolean; down: boolean } {
  const parent = nodes.parent[node] as number;
  if (parent === NONE) return { up: false, down: false };
  return { up: node > parent + 1, down: subtreeEnd(nodes, node) < subtreeEnd(nodes, parent) };
}

/** Removes siblings, from the first to the last. */
export function removeRange({ nodes }: JsonDocument, first: number, last: number): Edit {
  if (isRoot(nodes, first)) throw new Error('the document itself cannot be removed');
  const parent = nodes.parent[first] as number;
  const end = subtreeEnd(nodes, last);
  const out = copySubtree(nodes, first, end - first);
  const focus = end === subtreeEnd(nodes, parent) ? previousNode(nodes, first) : first;
  return singleChange({ kind: 'splice', parent, at: first, out, in: EMPTY }, focus, first);
}

/**
 * Inserts a typed value after a node, or at the end of the root; in an object with a free key. With `asSiblings` the children of
 * the value are inserted one by one, members with their own keys where these are free.
 */
export function paste(document: JsonDocument, node: number, text: string, asSiblings = false): Edit | null {
  const { nodes } = document;
  const root = isRoot(nodes, node);
  if (root && !isContainer(nodes, node)) throw new Error('only objects and arrays can hold values');
  const value = parseUserValue(text);
  if (!value) return null;
  const parent = root ? node : (nodes.parent[node] as number);
  const whole = newSubtree(document, value, NONE);
  const subtree = asSiblings ? copySubtree(whole, 1, whole.length - 1) : whole;
  const taken = keysOf(document, parent);
  const isObject = nodes.kind[parent] === Kind.object;
  for (let top = 0; top < subtree.length; top = subtreeEnd(subtree, top)) {
    if (!isObject) subtree.key[top] = NONE;
    else {
      const own = subtree.key[top] === NONE ? 'key' : (keyText({ ...document, nodes: subtree }, top) as string);
      const name = uniqueName(taken, own);
      taken.add(name);
      if (name !== own || subtree.key[top] === NONE) subtree.key[top] = appendKey(document, name);
    }
  }
  const at = subtreeEnd(nodes, node);
  return singleChange({ kind: 'splice', parent, at, out: EMPTY, in: subtree }, at, node);
}

/** Moves siblings, from the first to the last, before or after another sibling. Null if nothing changes. */
export function moveSiblings(
  document: JsonDocument,
  first: number,
  last: number,
  target: number,
  isBehind: boolean,
): Edit | null {
  const { nodes } = document;
  const parent = nodes.parent[first] as number;
  if (parent === NONE || nodes.parent[target] !== parent || (target >= first && target <= last)) return null;
  // Only the siblings in between are spliced, however long the array is.
  const isUp = target < first;
  const place = isBehind ? subtreeEnd(nodes, target) : target;
  const [from, end] = isUp ? [place, subtreeEnd(nodes, last)] : [first, place];
  const moved: number[] = [];
  const passed: number[] = [];
  for (let child = from; child < end; child = subtreeEnd(nodes, child))
    (child >= first && child <= last ? moved : passed).push(child);
  if (passed.length === 0) return null;
  const out = copySubtree(nodes, from, end - from);
  const swapped = gatherSubtrees(nodes, isUp ? [...moved, ...passed] : [...passed, ...moved]);
  const focus = isUp ? from : end - (subtreeEnd(nodes, last) - first);
  return singleChange({ kind: 'splice', parent, at: from, out, in: swapped }, focus, first);
}
