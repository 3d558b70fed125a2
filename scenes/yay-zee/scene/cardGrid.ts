// Score card as a grid of three columns and five rows, and cursor navigation over it.
import { CATEGORIES, UPPER } from '../rules/categories.ts';

export const ROWS = 5;
export const COLUMNS = 3;

/** Content of each cell, column by column: a slot, or one of the sums. */
export const CELLS: readonly (number | 'bonus' | 'total')[] = [
  ...CATEGORIES.slice(0, UPPER).map((_, slot) => slot),
  'bonus',
  ...CATEGORIES.slice(UPPER).map((_, i) => UPPER + i),
  'total',
];

/** The next free slot in a direction, with wrap-around; the first one if there was no cursor. */
export function nextSlot(from: number | null, dx: number, dy: number, free: readonly number[]): number | null {
  if (free.length === 0) return null;
  const cell = from === null ? -1 : CELLS.indexOf(from);
  if (cell < 0) return free[0] as number;
  let [column, row] = [Math.floor(cell / ROWS), cell % ROWS];
  for (let steps = 0; steps < ROWS * COLUMNS; steps++) {
    row += dy;
    column += dx + (row < 0 ? -1 : row >= ROWS ? 1 : 0);
    row = (row + ROWS) % ROWS;
    column = (column + COLUMNS) % COLUMNS;
    const slot = CELLS[column * ROWS + row];
    if (typeof slot === 'number' && free.includes(slot)) return slot;
  }
  return from !== null && free.includes(from) ? from : (free[0] as number);
}
