// The tree by pointer: rows, keys and cells say in `data-` which node they show, and one listener above them acts.
import { isContainer } from '../engine/nodes.ts';
import { Row } from '../engine/rows.ts';
import type { Field, Printer } from '../printer.ts';
import { innermost, moveCursor, moveToRow, toggle } from '../viewing.ts';

interface Pressed {
  readonly node: number;
  /** What a second press types over. */
  readonly field: Field;
}

/** Which of the tree's rows it is, where that shows what stands in a string; -1 elsewhere. */
function rowInside({ rows }: Printer, target: Element): number {
  const row = Number(target.closest('[role="row"]')?.id.replace('json-row-', '') ?? -1);
  return rows.kind[row] === Row.inside ? row : -1;
}

/** The document's node that lies there: of a bracket what it closes, of what stands in a string the string. */
export function nodeUnder(printer: Printer, target: Element): number {
  const row = rowInside(printer, target);
  const { node, closes } = target.closest<HTMLElement>('[data-node], [data-closes]')?.dataset ?? {};
  return row >= 0 ? (printer.rows.node[row] as number) : Number(node ?? closes ?? -1);
}

/** What lies under the pointer; null on brackets, heads, buttons and open fields. */
function under(target: Element): Pressed | null {
  if (target.closest('button, input')) return null;
  const shown = target.closest<HTMLElement>('[data-node]');
  if (!shown) return null;
  const node = Number(shown.dataset['node']);
  const column = shown.dataset['column'];
  if (column !== undefined) return { node, field: { node, part: 'cell', column: Number(column) } };
  return { node, field: { node, part: target.closest('[data-part="key"]') ? 'key' : 'value' } };
}

/** With `isMore` what lies between is selected too. */
export function pressed(printer: Printer, target: Element, isMore: boolean): void {
  const inside = rowInside(printer, target);
  if (inside >= 0) {
    if (!target.closest('button')) moveToRow(printer, inside);
    return;
  }
  const found = under(target);
  const { isEditing, isSelecting } = printer.store.getState();
  if (found && (isMore || (isEditing && isSelecting))) printer.editor?.selectTo(printer, found.node);
  else if (found) moveCursor(printer, found.node);
}

/** Opens a field where editing is on; a container opens and closes. */
export function pressedTwice(printer: Printer, target: Element): void {
  if (rowInside(printer, target) >= 0) {
    const inside = innermost(printer);
    if (!target.closest('button')) toggle(inside, inside.store.getState().cursor);
    return;
  }
  const found = under(target);
  const { document, isEditing } = printer.store.getState();
  if (!found || !document) return;
  const { node, field } = found;
  const isBranch = field.part === 'value' && isContainer(document.nodes, node);
  if (isBranch && !target.closest('[data-cell]')) toggle(printer, node);
  else if (isEditing) printer.editor?.openField(printer, field);
}
