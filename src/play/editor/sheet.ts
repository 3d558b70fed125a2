// What a level editor draws on: a grid of tiles, one letter a cell, and the steps that can be taken back.

export interface Sheet {
  readonly columns: number;
  readonly rows: number;
  /** Row by row. */
  readonly cells: string;
}

/** What is drawn now, and the steps back and forth. */
export interface Edited<S = Sheet> {
  readonly sheet: S;
  readonly past: readonly S[];
  readonly future: readonly S[];
}

/** More steps back than anybody wants are forgotten. */
const MOST_STEPS = 500;

export const blank = (columns: number, rows: number, tile: string): Sheet => ({
  columns,
  rows,
  cells: tile.repeat(columns * rows),
});

/** The same sheet with another letter in a cell. */
export function withTile(sheet: Sheet, cell: number, tile: string): Sheet {
  if (cell < 0 || cell >= sheet.cells.length || sheet.cells[cell] === tile) return sheet;
  return { ...sheet, cells: sheet.cells.slice(0, cell) + tile + sheet.cells.slice(cell + 1) };
}

/** Cut or extended at the right and below. */
export function resized({ columns, rows, cells }: Sheet, to: { columns: number; rows: number }, tile: string): Sheet {
  const lines = Array.from({ length: to.rows }, (_, row) =>
    (row < rows ? cells.slice(row * columns, (row + 1) * columns) : '').padEnd(to.columns, tile).slice(0, to.columns),
  );
  return { ...to, cells: lines.join('') };
}

/** The cells that a stroke between two cells touches, the first left out. */
export function between({ columns }: Sheet, from: number, to: number): number[] {
  const [x, y] = [from % columns, Math.floor(from / columns)];
  const [dx, dy] = [(to % columns) - x, Math.floor(to / columns) - y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from(
    { length: steps },
    (_, i) => Math.round(y + (dy * (i + 1)) / steps) * columns + Math.round(x + (dx * (i + 1)) / steps),
  );
}

export const opened = <S = Sheet>(sheet: S): Edited<S> => ({ sheet, past: [], future: [] });

/** A step forward; `onwards` belongs to the stroke before it and is taken back with it. */
export function edit<S>({ sheet: before, past }: Edited<S>, sheet: S, onwards = false): Edited<S> {
  if (sheet === before) return { sheet, past, future: [] };
  return { sheet, past: onwards ? past : [...past, before].slice(-MOST_STEPS), future: [] };
}

export function undo<S>({ sheet, past, future }: Edited<S>): Edited<S> {
  const before = past.at(-1);
  return before ? { sheet: before, past: past.slice(0, -1), future: [sheet, ...future] } : { sheet, past, future };
}

export function redo<S>({ sheet, past, future }: Edited<S>): Edited<S> {
  const [next, ...rest] = future;
  return next ? { sheet: next, past: [...past, sheet], future: rest } : { sheet, past, future };
}
