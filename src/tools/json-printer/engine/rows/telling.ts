// Telling member of an array's elements: the one whose values differ most, found in a sample that does not depend on what is scrolled to.

import { type JsonDocument, keyBytes, leafBytes } from '../document/document.ts';
import { childCount, childrenOf, isContainer, Kind, type Nodes, subtreeEnd } from '../document/nodes.ts';
import { decode, truncated } from '../text/bytes.ts';

/** Keys that lead from an element to its telling value, as written: one, or two where the element only wraps an object. */
export type TellingPath = readonly [key: Uint8Array, inner?: Uint8Array];

/** Elements of a sample: the first ones, and others spread over the array. */
const FIRST = 8;
const SPREAD = 24;
/** Most levels from a random value up to its element. */
const MAX_CLIMB = 64;
/** Most members of an element that are looked at. */
export const MAX_MEMBERS = 32;
/** Bytes of a value that are compared. */
const COMPARED_BYTES = 64;
/** Fraction of a sample that has to be objects. */
const MIN_OBJECTS = 0.8;

/** Names of members that usually identify: where values differ alike, these come first. */
const IDENTIFIES = /^"(?:_?id|name|title|label|key|code|slug|uuid|email|user_?name|login)"$/i;

interface Candidate {
  readonly path: TellingPath;
  readonly values: Set<string>;
  isText: boolean;
  isLong: boolean;
}

/** Path to the telling member of an array of objects; null where no value differs. */
export function tellingPath(document: JsonDocument, array: number): TellingPath | null {
  const { nodes } = document;
  const sample = sampleOf(nodes, array);
  const objects = sample.filter(element => nodes.kind[element] === Kind.object);
  if (objects.length < 2 || objects.length < sample.length * MIN_OBJECTS) return null;
  const candidates = new Map<string, Candidate>();
  for (const object of objects) addMembers(candidates, document, object, []);
  let best: Candidate | null = null;
  for (const candidate of candidates.values())
    if (candidate.values.size > 1 && scoreOf(candidate, objects.length) > (best ? scoreOf(best, objects.length) : 0))
      best = candidate;
  return best && best.path;
}

/** First elements, and elements at even distances; each once. */
function sampleOf(nodes: Nodes, array: number): readonly number[] {
  const sample = new Set<number>();
  for (const child of childrenOf(nodes, array)) if (sample.add(child).size === FIRST) break;
  if (childCount(nodes, array) <= FIRST) return [...sample];
  const size = nodes.size[array] as number;
  for (let i = 1; i <= SPREAD; i++) {
    let at = array + 1 + Math.floor((size * i) / (SPREAD + 1));
    for (let climbed = 0; nodes.parent[at] !== array && climbed < MAX_CLIMB; climbed++) at = nodes.parent[at] as number;
    if (nodes.parent[at] === array) sample.add(at);
  }
  return [...sample];
}

function addMembers(
  candidates: Map<string, Candidate>,
  document: JsonDocument,
  object: number,
  outer: readonly Uint8Array[],
): void {
  const { nodes } = document;
  const end = subtreeEnd(nodes, object);
  for (let child = object + 1, i = 0; child < end && i < MAX_MEMBERS; child = subtreeEnd(nodes, child), i++) {
    const key = keyBytes(document, child);
    if (!key) continue;
    if (isContainer(nodes, child)) {
      if (nodes.kind[child] === Kind.object && outer.length === 0) addMembers(candidates, document, child, [key]);
      continue;
    }
    const path = [...outer, key] as unknown as TellingPath;
    const name = path.map(part => part && decode(part)).join('\n');
    const known = candidates.get(name) ?? { path, values: new Set(), isText: true, isLong: false };
    const value = leafBytes(document, child);
    known.values.add(truncated(value, COMPARED_BYTES));
    known.isText &&= nodes.kind[child] === Kind.string;
    known.isLong ||= value.length > COMPARED_BYTES;
    candidates.set(name, known);
  }
}

/** How well a member tells elements apart: its different values count most; usual names, short texts and outer members decide between equals. */
function scoreOf({ path, values, isText, isLong }: Candidate, count: number): number {
  const name = decode(path.at(-1) as Uint8Array);
  return (
    (100 * values.size) / count +
    (IDENTIFIES.test(name) ? 15 : 0) +
    (isText ? 5 : 0) -
    (isLong ? 10 : 0) -
    (path.length > 1 ? 10 : 0)
  );
}
