// The tree by keyboard, as WAI-ARIA's treegrid has it, with the edits where editing is on.
import type { KeyboardEvent } from 'react';
import { copyJson } from '../actions.ts';
import { after, isContainer, isOpen, NONE } from '../engine/nodes.ts';
import { canOpen, Row } from '../engine/rows.ts';
import type { Printer } from '../printer.ts';
import {
  innermost,
  insideAtCursor,
  moveCursor,
  moveToRow,
  READ_ONLY,
  rowOfCursor,
  stepRows,
  toggle,
  toggleAllBelow,
} from '../viewing.ts';

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
  ' ': printer => toggle(innermost(printer), innermost(printer).store.getState().cursor),
  '*': printer => toggleAllBelow(innermost(printer), innermost(printer).store.getState().cursor, true),
  Enter: printer => typeOver(printer, true),
  F2: printer => typeOver(printer, false),
};

export function treeKeys(printer: Printer, event: KeyboardEvent, page: number): void {
  const { isEditing } = printer.store.getState();
  const isControl = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const command = isControl
    ? key === 'c' && !getSelection()?.toString()
      ? () => void copyJson(innermost(printer), innermost(printer).store.getState().cursor)
      : undefined
    : event.altKey
      ? undefined
      : MOVES[key];
  if (printer.editor?.selectKeys(printer, event)) return;
  if (isEditing && printer.editor?.editKeys(printer, event)) return;
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
  else if (key === 'z' && !event.shiftKey) printer.editor?.undoEdit(printer);
  else if (key === 'y' || key === 'z') printer.editor?.redoEdit(printer);
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
  moveToRow(printer, to);
}

/** Right opens, then goes in; left closes, then goes out: of what stands in a string to the string. In a table's row they go from cell to cell. */
function sideways(printer: Printer, by: 1 | -1): void {
  const { document, cursor } = printer.store.getState();
  if (!document) return;
  const inside = insideAtCursor(printer);
  if (inside) {
    const before = inside.rows.length;
    const at = inside.store.getState().cursor;
    sideways(inside, by);
    const isStuck = inside.rows.length === before && inside.store.getState().cursor === at && !insideAtCursor(inside);
    if (by === -1 && at === 0 && isStuck) moveCursor(printer, cursor);
    return;
  }
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
  if (!isBranch && (by === 1 || printer.insides.has(cursor))) {
    if (by === 1 && printer.insides.has(cursor)) moveToRow(printer, row + 1);
    else toggle(printer, cursor);
    return;
  }
  if (by === 1 && isBranch) {
    if (!isOpen(nodes, cursor)) toggle(printer, cursor);
    else moveCursor(printer, cursor + 1);
  } else if (by === -1 && isBranch && isOpen(nodes, cursor)) toggle(printer, cursor);
  else if (by === -1 && nodes.parent[cursor] !== NONE) moveCursor(printer, nodes.parent[cursor] as number);
}

/** Types over a value where editing is on. Enter opens and closes what holds others; F2 leaves it as it is and types over the whole. */
function typeOver(printer: Printer, opens: boolean): void {
  const { document, cursor, isEditing } = printer.store.getState();
  if (!document) return;
  const inside = innermost(printer);
  if (inside !== printer) {
    if (opens) toggle(inside, inside.store.getState().cursor);
    else if (isEditing) printer.say.plain(READ_ONLY);
    return;
  }
  if (opens && (!isEditing || isContainer(document.nodes, cursor))) toggle(printer, cursor);
  else if (isEditing) printer.editor?.openField(printer, { node: cursor, part: 'value' });
}
