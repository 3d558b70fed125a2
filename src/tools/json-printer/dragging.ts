// Rows on their way to another place among their siblings: taken along by the pointer, or shifted by Alt and arrows; where they would go is marked.
import type { DragEvent } from 'react';
import { moveNodes } from './editing.ts';
import { previousOf, reach } from './engine/edits.ts';
import { after, NONE } from './engine/nodes.ts';
import type { Landing, Printer } from './printer.ts';
import { selectionOf } from './selecting.ts';
import { nodeUnder } from './view/treePresses.ts';
import { insideAtCursor } from './viewing.ts';

/** What rows that are dragged are known by. */
const DRAGGED = 'json/rows';

/** A row, or the selection it is in, is taken along; text that is selected is the browser's to drag. */
export function dragBegun(printer: Printer, event: DragEvent): void {
  const row = (event.target as Element).closest('[draggable="true"]');
  if (!row) return;
  const node = nodeUnder(printer, row);
  const [first, last] = selectionOf(printer);
  if (node < first || node > last) printer.store.setState({ cursor: node, anchor: null, field: null });
  event.dataTransfer.setData(DRAGGED, 'rows');
  event.dataTransfer.effectAllowed = 'move';
}

/** Over a sibling, or over anything in it, the rows would go before it, or behind it where they come from above. */
export function dragsOver(printer: Printer, event: DragEvent): void {
  if (!event.dataTransfer.types.includes(DRAGGED)) return;
  event.preventDefault();
  mark(printer, landingOver(printer, event.target as Element));
}

export function dragEnded(printer: Printer): void {
  mark(printer, null);
}

export function dropped(printer: Printer, event: DragEvent): void {
  if (!event.dataTransfer.types.includes(DRAGGED)) return;
  event.preventDefault();
  const target = siblingUnder(printer, event.target as Element);
  const selection = selectionOf(printer);
  mark(printer, null);
  if (target === NONE) printer.say.plain('Rows can be dragged to another place among their own.');
  else moveNodes(printer, selection, target, target > selection[1]);
}

/** Where Alt and an arrow would put what is selected, above and below. */
export function showReach(printer: Printer): void {
  const { document } = printer.store.getState();
  if (!document || insideAtCursor(printer)) return;
  const { nodes } = document;
  const [first, last] = selectionOf(printer);
  const { up } = reach(nodes, first);
  const { down } = reach(nodes, last);
  mark(printer, { ...(up && { before: previousOf(nodes, first) }), ...(down && { behind: after(nodes, last) }) });
}

function mark({ store }: Printer, landing: Landing | null): void {
  const now = store.getState().landing;
  if (now?.before !== landing?.before || now?.behind !== landing?.behind || !now !== !landing)
    store.setState({ landing });
}

/** The sibling of what is selected that lies there, or in which that lies; NONE where it is neither. */
function siblingUnder(printer: Printer, target: Element): number {
  const { document } = printer.store.getState();
  if (!document) return NONE;
  const { nodes } = document;
  const [first] = selectionOf(printer);
  const parent = nodes.parent[first] as number;
  const under = nodeUnder(printer, target);
  if (under < 0 || parent === NONE) return NONE;
  let at = under;
  while (at !== NONE && nodes.parent[at] !== parent) at = nodes.parent[at] as number;
  return at;
}

function landingOver(printer: Printer, target: Element): Landing | null {
  const [first, last] = selectionOf(printer);
  const sibling = siblingUnder(printer, target);
  if (sibling === NONE || (sibling >= first && sibling <= last)) return null;
  return sibling > last ? { behind: sibling } : { before: sibling };
}
