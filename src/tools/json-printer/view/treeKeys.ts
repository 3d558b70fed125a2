// The tree by keyboard, as WAI-ARIA's treegrid has it, with the edits where editing is on.
import type { KeyboardEvent } from 'react';
import { copyJson } from '../actions.ts';
import { addTo, duplicateNode, moveNode, openField, redoEdit, removeNode, undoEdit } from '../editing.ts';
import { after, isContainer, isOpen, NONE } from '../engine/nodes.ts';
import { canOpen, Row } from '../engine/rows.ts';
import type { Printer } from '../printer.ts';
import { moveCursor, rowOfCursor, stepRows, toggle, toggleAllBelow } from '../viewing.ts';

type Keys = Readonly<Record<string, (printer: Printer, page: number) => void>>;

const byRows = (by: (page: number) => number) => (printer: Printer, page: number) => toRow(printer, by(page));

const MOVES: Keys = {
  ArrowUp: byRows(() => -1),
  ArrowDown: byRows(() => 1),
  PageUp: byRows(page => -page),
  PageDown: byRows(page => page),
  Home: byRows(() => Number.NEGATIVE_INFINITY),
  End: byRows(() => Number.POSITIVE_INFINITY),
  ArrowLeft: printer => sideways(printer, -1),
  ArrowRight: printer => sideways(printer, 1),
  ' ': printer => toggle(printer, printer.store.getState().cursor),
  '*': printer => toggleAllBelow(printer, printer.store.getState().cursor, true),
  Enter: typeOver,
  F2: typeOver,
};

const EDITS: Keys = {
  Delete: printer => removeNode(printer, printer.store.getState().cursor),
  Insert: addHere,
};
const WITH_ALT: Keys = {
  ArrowUp: printer => moveNode(printer, printer.store.getState().cursor, -1),
  ArrowDown: printer => moveNode(printer, printer.store.getState().cursor, 1),
};
const WITH_CONTROL: Keys = {
  d: printer => duplicateNode(printer, printer.store.getState().cursor),
};

export function treeKeys(printer: Printer, event: KeyboardEvent, page: number): void {
  const { isEditing, cursor } = printer.store.getState();
  const isControl = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const command = isControl
    ? key === 'c' && !getSelection()?.toString()
      ? () => void copyJson(printer, cursor)
      : isEditing
        ? WITH_CONTROL[key]
        : undefined
    : event.altKey
      ? isEditing
        ? WITH_ALT[key]
        : undefined
      : (MOVES[key] ?? (isEditing ? EDITS[key] : undefined));
  if (!command) return;
  event.preventDefault();
  command(printer, page);
}

/** Search, undo and redo wherever the keyboard is, fields and dialogs apart. */
export function outputKeys(printer: Printer, event: globalThis.KeyboardEvent): void {
  const target = event.target as Element;
  if (!(event.ctrlKey || event.metaKey) || event.altKey || target.closest('dialog')) return;
  const key = event.key.toLowerCase();
  const isTyping = target.matches('input:not([type="range"], [type="checkbox"]), textarea');
  if (key === 'f') openSearch(printer);
  else if (isTyping) return;
  else if (key === 'z' && !event.shiftKey) undoEdit(printer);
  else if (key === 'y' || key === 'z') redoEdit(printer);
  else return;
  event.preventDefault();
}

export function openSearch(printer: Printer): void {
  const { search } = printer.store.getState();
  printer.store.setState({ search: { ...search, isOpen: true } });
}

function toRow(printer: Printer, by: number): void {
  const from = rowOfCursor(printer);
  if (from < 0) return;
  const { rows } = printer;
  const to = Number.isFinite(by) ? stepRows(printer, from, by) : by < 0 ? 0 : stepRows(printer, rows.length, -1);
  moveCursor(printer, rows.node[to] as number);
}

/** Right opens, then goes in; left closes, then goes out. In a table's row they go from cell to cell. */
function sideways(printer: Printer, by: 1 | -1): void {
  const { document, cursor } = printer.store.getState();
  if (!document) return;
  const { nodes } = document;
  const row = rowOfCursor(printer);
  const element = printer.rows.node[row] as number;
  if (printer.rows.kind[row] === Row.cells) {
    const cells = [element];
    for (let cell = element + 1; cell < after(nodes, element); cell = after(nodes, cell)) cells.push(cell);
    const to = cells[cells.indexOf(cursor) + by] ?? (by < 0 ? (nodes.parent[element] ?? 0) : cursor);
    moveCursor(printer, to);
    return;
  }
  const isBranch = canOpen(nodes, cursor);
  if (by === 1 && isBranch) {
    if (!isOpen(nodes, cursor)) toggle(printer, cursor);
    else moveCursor(printer, cursor + 1);
  } else if (by === -1 && isBranch && isOpen(nodes, cursor)) toggle(printer, cursor);
  else if (by === -1 && nodes.parent[cursor] !== NONE) moveCursor(printer, nodes.parent[cursor] as number);
}

/** Types over a value where editing is on; otherwise opens and closes. */
function typeOver(printer: Printer): void {
  const { document, cursor, isEditing } = printer.store.getState();
  if (!document) return;
  if (isEditing && !isContainer(document.nodes, cursor)) openField(printer, { node: cursor, part: 'value' });
  else toggle(printer, cursor);
}

/** Into the container at the cursor, or beside the value there. */
function addHere(printer: Printer): void {
  const { document, cursor } = printer.store.getState();
  if (!document) return;
  const { nodes } = document;
  const container = isContainer(nodes, cursor) ? cursor : (nodes.parent[cursor] as number);
  if (container !== NONE) addTo(printer, container);
}
