// Expanding and collapsing by level. The root is level 0; empty containers have nothing to expand.
import { isOpen, type Nodes, View } from '../document/nodes.ts';
import { ALL_AS_TREE, buildRows, canOpen, emptyRows, type Rows } from './rows.ts';

/** Expands the shallowest level that has a collapsed container. Null if there is none. */
export function expandLevel(nodes: Nodes): { level: number; count: number } | null {
  let level = Number.POSITIVE_INFINITY;
  for (let node = 0; node < nodes.length; node++)
    if (!isOpen(nodes, node) && (nodes.depth[node] as number) < level && canOpen(nodes, node))
      level = nodes.depth[node] as number;
  if (level === Number.POSITIVE_INFINITY) return null;
  let count = 0;
  for (let node = 0; node < nodes.length; node++)
    if (nodes.depth[node] === level && !isOpen(nodes, node) && canOpen(nodes, node)) {
      nodes.view[node] = (nodes.view[node] as number) | View.open;
      count++;
    }
  return { level, count };
}

/** Collapses the deepest level that has an expanded container. Null if there is none. */
export function collapseLevel(nodes: Nodes): { level: number } | null {
  let level = -1;
  for (let node = 0; node < nodes.length; node++)
    if ((nodes.depth[node] as number) > level && isOpen(nodes, node) && canOpen(nodes, node))
      level = nodes.depth[node] as number;
  if (level < 0) return null;
  for (let node = 0; node < nodes.length; node++) if (nodes.depth[node] === level) close(nodes, node);
  return { level };
}

/** Expands or collapses every container of a range of the node table. False if nothing changed. */
export function setExpandedAll(nodes: Nodes, open: boolean, from = 0, to = nodes.length): boolean {
  let changed = false;
  const { kind, view, end } = nodes;
  for (let node = from; node < to; node++) {
    if ((kind[node] as number) > 1 || end[node] === 0) continue;
    const flags = view[node] as number;
    if (((flags & View.open) !== 0) === open) continue;
    view[node] = flags ^ View.open;
    changed = true;
  }
  return changed;
}

function close(nodes: Nodes, node: number): void {
  nodes.view[node] = (nodes.view[node] as number) & ~View.open;
}

/** Expands a new document: a small one in full, else the root only. */
export function expandInitially(nodes: Nodes, most = 400): void {
  if (nodes.length <= most) setExpandedAll(nodes, true);
  else if (canOpen(nodes, 0)) nodes.view[0] = (nodes.view[0] as number) | View.open;
}

/** Expands a new document as it is shown first, and builds its rows. */
export function initialRows(nodes: Nodes): Rows {
  expandInitially(nodes);
  return buildRows(nodes, emptyRows(), ALL_AS_TREE);
}
