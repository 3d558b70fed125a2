// Lines of the printed text, known without printing it: one for each value, and one for each closing bracket of a container that is not
// empty. Marks at every few nodes count the containers before them, so a line or a node is found in any document at once.
import { isContainer, NONE, type Nodes, subtreeEnd } from '../document/nodes.ts';

/** Nodes between two marks. */
const STRIDE = 1024;

/** The line of a value, or that of its closing bracket. */
export interface Line {
  readonly node: number;
  readonly isClose: boolean;
}

export interface TextLines {
  readonly nodes: Nodes;
  readonly count: number;
  /** Containers with children before every 1024th node. */
  readonly marks: Uint32Array;
}

const hasChildren = (nodes: Nodes, node: number) => isContainer(nodes, node) && nodes.size[node] !== 0;

/** Counts the lines of a document: a million values take about a millisecond. */
export function layLines(nodes: Nodes): TextLines {
  const { length, kind, size } = nodes;
  const marks = new Uint32Array(Math.ceil(length / STRIDE) + 1);
  let containers = 0;
  for (let from = 0, mark = 0; from < length; from += STRIDE) {
    marks[mark++] = containers;
    const to = Math.min(length, from + STRIDE);
    for (let node = from; node < to; node++) if ((kind[node] as number) <= 1 && size[node] !== 0) containers++;
  }
  return { nodes, count: length + containers, marks };
}

/** Containers with children before a node. */
function containersBefore({ nodes, marks }: TextLines, node: number): number {
  const mark = Math.floor(node / STRIDE);
  let count = marks[mark] as number;
  for (let at = mark * STRIDE; at < node; at++) if (hasChildren(nodes, at)) count++;
  return count;
}

/** Line on which a value begins: before it stand all earlier values, and the brackets of the containers that ended. */
export const lineOf = (lines: TextLines, node: number): number =>
  node + containersBefore(lines, node) - (lines.nodes.depth[node] as number);

/** Line of a place. */
export function lineNumber(lines: TextLines, { node, isClose }: Line): number {
  const begin = lineOf(lines, node);
  const { nodes } = lines;
  if (!isClose || !hasChildren(nodes, node)) return begin;
  const inner = containersBefore(lines, subtreeEnd(nodes, node)) - containersBefore(lines, node + 1);
  return begin + (nodes.size[node] as number) + inner + 1;
}

/** What stands on a line. */
export function lineAt(lines: TextLines, line: number): Line {
  const { nodes } = lines;
  let low = 0;
  let high = nodes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineOf(lines, middle) <= line) low = middle;
    else high = middle - 1;
  }
  // Below its line the brackets of all that ends with it follow.
  let node = low;
  for (let left = line - lineOf(lines, low); left > 0 && nodes.parent[node] !== NONE; left--)
    node = nodes.parent[node] as number;
  return { node, isClose: node !== low };
}

/** The line below; null behind the last one. */
export function lineBelow(nodes: Nodes, { node, isClose }: Line): Line | null {
  if (!isClose && hasChildren(nodes, node)) return { node: node + 1, isClose: false };
  const parent = nodes.parent[node] as number;
  if (parent === NONE) return null;
  const end = subtreeEnd(nodes, node);
  return end < subtreeEnd(nodes, parent) ? { node: end, isClose: false } : { node: parent, isClose: true };
}

/** Value that begins so many lines below or above a line, or as near as there is one; brackets that close are passed over. */
export function valueByLines(lines: TextLines, from: number, by: number): number {
  const wanted = Math.max(0, Math.min(lines.count - 1, from + by));
  const { node, isClose } = lineAt(lines, wanted);
  if (!isClose) return node;
  const end = subtreeEnd(lines.nodes, node);
  return by > 0 && end < lines.nodes.length ? end : end - 1;
}

/** Lines from one on. */
export function linesFrom(lines: TextLines, from: number, count: number): readonly Line[] {
  const found: Line[] = [];
  for (
    let line: Line | null = from < lines.count ? lineAt(lines, from) : null;
    line && found.length < count;
    line = lineBelow(lines.nodes, line)
  )
    found.push(line);
  return found;
}
