// Evaluation of a JSONPath query (RFC 9535, §2): nodes in the order of the RFC, with repetitions.
import { type JsonDocument, keyBytes, keyEquals, offsetOf, sourceOf, unquote } from '../document/document.ts';
import { childCount, Kind, NONE, subtreeEnd } from '../document/nodes.ts';
import type { Query, Segment, Selector } from './ast.ts';
import { type Evaluation, isTrue } from './filter.ts';
import { NodeList } from './nodeList.ts';

/** Nodes scanned between two checks of the time limit. */
const CHUNK = 1024;
const BACKSLASH = 92;

/** Evaluates a query; `current` is the value that a filter tests. */
export function evaluateQuery(evaluation: Evaluation, { from, segments }: Query, current: number): NodeList {
  let found = new NodeList();
  found.push(from === '$' ? 0 : current);
  for (const segment of segments) {
    const next = new NodeList();
    for (let i = 0; i < found.length; i++) applySegment(evaluation, segment, found.at(i), next);
    found = next;
  }
  return found;
}

function applySegment(
  evaluation: Evaluation,
  { isDescendant, selectors }: Segment,
  node: number,
  into: NodeList,
): void {
  const { nodes } = evaluation.document;
  const [only] = selectors;
  if (isDescendant && selectors.length === 1 && only?.kind === 'name') {
    descendantsNamed(evaluation, only.name, node, into);
    return;
  }
  const end = isDescendant ? subtreeEnd(nodes, node) : node + 1;
  // In the node table each node precedes its descendants, and elements are in order: this is the order that the RFC requires.
  for (let at = node; at < end; at++) {
    if ((nodes.kind[at] as number) > Kind.array) continue;
    evaluation.checkTime();
    for (const selector of selectors) applySelector(evaluation, selector, at, into);
  }
}

/** Descendants with a key, by a linear scan of the node table instead of a walk, because most nodes have other keys. */
function descendantsNamed(evaluation: Evaluation, name: string, node: number, into: NodeList): void {
  const { document } = evaluation;
  const { parent } = document.nodes;
  const token = evaluation.tokenOf(name);
  const end = subtreeEnd(document.nodes, node);
  const first = into.length;
  for (let from = node + 1; from < end || from === node + 1; from += CHUNK) {
    evaluation.checkTime();
    scanForName(document, token, name, from, Math.min(end, from + CHUNK), into);
  }
  // The RFC requires the members of a container before those of its descendants.
  let isInOrder = true;
  for (let i = first + 1; i < into.length && isInOrder; i++)
    isInOrder = (parent[into.at(i)] as number) >= (parent[into.at(i - 1)] as number);
  if (!isInOrder) into.orderFrom(first, parent, node, end);
}

function scanForName(
  document: JsonDocument,
  token: Uint8Array,
  name: string,
  from: number,
  end: number,
  into: NodeList,
): void {
  const { nodes, base } = document;
  const { key } = nodes;
  const letter = token[1];
  for (let at = from; at < end; at++) {
    const address = key[at] as number;
    if (address === NONE) continue;
    // The first letter excludes nearly all other keys, unless it is an escape.
    const firstLetter = base[address + 1];
    if (firstLetter !== letter && firstLetter !== BACKSLASH && address < base.length) continue;
    if (isNamed(document, at, token, name)) into.push(at);
  }
}

function applySelector(evaluation: Evaluation, selector: Selector, container: number, into: NodeList): void {
  const { document } = evaluation;
  const { nodes } = document;
  const end = subtreeEnd(nodes, container);
  const isArray = nodes.kind[container] === Kind.array;
  if (selector.kind === 'name') {
    if (isArray) return;
    const token = evaluation.tokenOf(selector.name);
    for (let child = container + 1; child < end; child = subtreeEnd(nodes, child))
      if (isNamed(document, child, token, selector.name)) into.push(child);
  } else if (selector.kind === 'wildcard')
    for (let child = container + 1; child < end; child = subtreeEnd(nodes, child)) into.push(child);
  else if (selector.kind === 'filter')
    for (let child = container + 1; child < end; child = subtreeEnd(nodes, child)) {
      evaluation.checkTime();
      if (isTrue(evaluation, selector.test, child)) into.push(child);
    }
  else if (isArray && selector.kind === 'index') {
    const count = childCount(nodes, container);
    const index = selector.index < 0 ? count + selector.index : selector.index;
    if (index < 0 || index >= count) return;
    let child = container + 1;
    for (let i = 0; i < index; i++) child = subtreeEnd(nodes, child);
    into.push(child);
  } else if (isArray && selector.kind === 'slice') applySlice(document, selector, container, into);
}

function applySlice(
  { nodes }: JsonDocument,
  { start, end, step }: Extract<Selector, { kind: 'slice' }>,
  array: number,
  into: NodeList,
): void {
  const count = childCount(nodes, array);
  if (step === 0 || count === 0) return;
  const normal = (index: number) => (index >= 0 ? index : count + index);
  const within = (index: number, least: number, most: number) => Math.min(Math.max(index, least), most);
  const children = new Uint32Array(count);
  for (let child = array + 1, i = 0; i < count; child = subtreeEnd(nodes, child), i++) children[i] = child;
  if (step > 0) {
    const upper = within(normal(end ?? count), 0, count);
    for (let i = within(normal(start ?? 0), 0, count); i < upper; i += step) into.push(children[i] as number);
  } else {
    const lower = end === undefined ? -1 : within(normal(end), -1, count - 1);
    for (let i = within(normal(start ?? count - 1), -1, count - 1); i > lower; i += step)
      into.push(children[i] as number);
  }
}

/** True if a member has this key, in any notation. `token` is the notation without escapes. */
function isNamed(document: JsonDocument, child: number, token: Uint8Array, name: string): boolean {
  if (document.nodes.key[child] === NONE) return false;
  if (keyEquals(document, child, token)) return true;
  return isEscaped(document, child) && unquote(keyBytes(document, child) as Uint8Array) === name;
}

/** True if a key has an escape. Allocates nothing: it is called for every member that a search passes. */
function isEscaped(document: JsonDocument, child: number): boolean {
  const key = document.nodes.key[child] as number;
  const bytes = sourceOf(document, key);
  let at = key - offsetOf(document, key) + 1;
  while (bytes[at] !== 34 && bytes[at] !== 92) at++;
  return bytes[at] === 92;
}
