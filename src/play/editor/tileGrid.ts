// Tile grid of a level editor, one letter a cell, and its undo history: snapshots before and after the present grid.

export interface TileGrid {
  readonly columns: number;
  readonly rows: number;
  /** One letter a cell, row by row. */
  readonly cells: string;
}

/** Undo history: present state, with snapshots for undo and redo. */
export interface EditHistory<S = TileGrid> {
  /** Present state. */
  readonly present: S;
  /** Snapshots for undo, the newest last. */
  readonly past: readonly S[];
  /** Snapshots for redo, the next first. */
  readonly future: readonly S[];
}

/** Most undo steps; older ones are dropped. */
const MAX_STEPS = 500;

export const blank = (columns: number, rows: number, tile: string): TileGrid => ({
  columns,
  rows,
  cells: tile.repeat(columns * rows),
});

/** Grid with another tile in a cell; the same grid if nothing changes. */
export function withTile(sheet: TileGrid, cell: number, tile: string): TileGrid {
  if (cell < 0 || cell >= sheet.cells.length || sheet.cells[cell] === tile) return sheet;
  return { ...sheet, cells: sheet.cells.slice(0, cell) + tile + sheet.cells.slice(cell + 1) };
}

/** Grid cut or extended on the right and below. */
export function resized(
  { columns, rows, cells }: TileGrid,
  to: { columns: number; rows: number },
  tile: string,
): TileGrid {
  const lines = Array.from({ length: to.rows }, (_, row) =>
    (row < rows ? cells.slice(row * columns, (row + 1) * columns) : '').padEnd(to.columns, tile).slice(0, to.columns),
  );
  return { ...to, cells: lines.join('') };
}

/** Cells on the line between two cells (rounded linear interpolation), without the first. */
export function cellsBetween({ columns }: TileGrid, from: number, to: number): number[] {
  const [x, y] = [from % columns, Math.floor(from / columns)];
  const [dx, dy] = [(to % columns) - x, Math.floor(to / columns) - y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from(
    { length: steps },
    (_, i) => Math.round(y + (dy * (i + 1)) / steps) * columns + Math.round(x + (dx * (i + 1)) / steps),
  );
}

export const newHistory = <S = TileGrid>(sheet: S): EditHistory<S> => ({ present: sheet, past: [], future: [] });

/** Records an edit; with `continues` it belongs to the edit before and both are undone together. */
export function applyEdit<S>({ present: before, past }: EditHistory<S>, sheet: S, continues = false): EditHistory<S> {
  if (sheet === before) return { present: sheet, past, future: [] };
  return { present: sheet, past: continues ? past : [...past, before].slice(-MAX_STEPS), future: [] };
}

export function undo<S>({ present, past, future }: EditHistory<S>): EditHistory<S> {
  const before = past.at(-1);
  return before
    ? { present: before, past: past.slice(0, -1), future: [present, ...future] }
    : { present, past, future };
}

export function redo<S>({ present, past, future }: EditHistory<S>): EditHistory<S> {
  const [next, ...rest] = future;
  return next ? { present: next, past: [...past, present], future: rest } : { present, past, future };
}
