// The keys of edit mode, in the tree.
import type { KeyboardEvent } from 'react';
import { showReach } from './dragging.ts';
import { addTo, duplicateNode, removeNode, shiftNodes } from './editing.ts';
import { isContainer, NONE } from './engine/nodes.ts';
import type { Printer } from './printer.ts';
import { selectionOf } from './selecting.ts';
import { insideAtCursor, READ_ONLY } from './viewing.ts';

type Command = (printer: Printer, cursor: number) => void;

const PLAIN: Readonly<Record<string, Command>> = {
  Delete: (printer, cursor) => void removeNode(printer, cursor),
  Insert: addHere,
};
const WITH_ALT: Readonly<Record<string, Command>> = {
  ArrowUp: printer => shift(printer, -1),
  ArrowDown: printer => shift(printer, 1),
};
const WITH_CONTROL: Readonly<Record<string, Command>> = {
  d: (printer, cursor) => void duplicateNode(printer, cursor),
};

/** True where the key was one of edit mode's. */
export function editKeys(printer: Printer, event: KeyboardEvent): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const keys = event.ctrlKey || event.metaKey ? WITH_CONTROL : event.altKey ? WITH_ALT : PLAIN;
  if (key === 'Alt') showReach(printer);
  const command = keys[key];
  if (!command) return false;
  event.preventDefault();
  if (insideAtCursor(printer)) {
    printer.say.plain(READ_ONLY);
    return true;
  }
  command(printer, printer.store.getState().cursor);
  return true;
}

/** Alt is still held: where the next arrow leads is marked anew. */
function shift(printer: Printer, by: -1 | 1): void {
  shiftNodes(printer, selectionOf(printer), by);
  showReach(printer);
}

/** Into the container at the cursor, or beside the value there. */
function addHere(printer: Printer, cursor: number): void {
  const { document } = printer.store.getState();
  if (!document) return;
  const { nodes } = document;
  const container = isContainer(nodes, cursor) ? cursor : (nodes.parent[cursor] as number);
  if (container !== NONE) addTo(printer, container);
}
