// Places of a scroll tie: what stands where in the tree and in the text, and where each has to scroll to for the other. Loaded with the text.
import { NONE, type Nodes, View } from '../engine/document/nodes.ts';
import { RowKind, type Rows, rowOf } from '../engine/rows/rows.ts';
import type { Line } from '../engine/text/textLines.ts';
import type { ScrollPlace } from './scrollTie.ts';

interface ScrolledView {
  readonly top: number;
  readonly height: number;
  readonly count: number;
  readonly rowHeight: number;
}

/**
 * Place to tell the other side: the higher up a view is scrolled, the nearer to its upper edge, so that both begin and end together.
 * `lineOfRow` says what stands in a row.
 */
export function placeOf(
  { top, height, count, rowHeight }: ScrolledView,
  lineOfRow: (row: number) => Line | undefined,
): ScrollPlace | null {
  const most = count * rowHeight - height;
  const at = most > 0 ? (top / most) * height : 0;
  const row = Math.min(count - 1, Math.floor((top + at) / rowHeight));
  const line = lineOfRow(row);
  if (!line) return null;
  const part = Math.min(1, (top + at) / rowHeight - row);
  return { line, below: lineOfRow(row + 1) ?? null, part, height: at };
}

/** Scroll offset that shows a place at its height. `rowOfLine` says in which row a line stands, or a negative number. */
export function offsetOf(
  { line, below, part, height }: ScrollPlace,
  rowHeight: number,
  rowOfLine: (line: Line) => number,
): number | null {
  const row = rowOfLine(line);
  if (row < 0) return null;
  const next = below ? Math.max(row, rowOfLine(below)) : row + 1;
  return (row + (next - row) * part) * rowHeight - height;
}

/** What stands in a row of the tree. */
export function lineOfTreeRow(rows: Rows, row: number): Line | undefined {
  if (row >= rows.length) return undefined;
  return { node: rows.node[row] as number, isClose: rows.kind[row] === RowKind.close };
}

/** Row of the tree in which a line stands, or the nearest that is visible around it; -1 if there is none. */
export function treeRowOf(nodes: Nodes, rows: Rows, { node, isClose }: Line): number {
  let shown = node;
  for (let at = nodes.parent[node] as number; at !== NONE; at = nodes.parent[at] as number)
    if (!((nodes.view[at] as number) & View.open)) shown = at;
  const row = rowOf(nodes, rows, shown);
  if (row < 0 || !isClose || shown !== node) return row;
  const closing = rows.node.subarray(0, rows.length).indexOf(node, row + 1);
  return closing < 0 ? row : closing;
}
