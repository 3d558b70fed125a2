// The field: twenty columns of ten rows, and how far two places on it are from each other.

export const COLUMNS = 20;
export const ROWS = 10;
/** A cell's side, in px. */
export const CELL = 40;
export const WORLD = { width: COLUMNS * CELL, height: ROWS * CELL } as const;
export const LAST_COLUMN = COLUMNS - 1;

/** A cell; who walks stands between cells, so that both may be fractions. */
export interface Place {
  readonly row: number;
  readonly col: number;
}

/** The row that a place lies in, or nearest to. */
export const rowOf = ({ row }: Place): number => Math.min(ROWS - 1, Math.max(0, Math.round(row)));

/** In cells, as a king walks: whoever is so many rows or columns away at most. */
export function apart(a: Place, b: Place): number {
  const rows = Math.abs(a.row - b.row);
  const columns = Math.abs(a.col - b.col);
  return rows > columns ? rows : columns;
}

/** A strike reaches a body whose edge it touches: so much before its middle, in cells. */
export const BODY = 0.143;
/** The same of a splash, which wears off towards its edge. */
export const EDGE = 0.05;

/** Who is no farther stands beside: nobody is covered there, nor too quick, in cells. */
export const BESIDE = 1.5;

/** The middle of a place, in world pixels. */
export const middleOf = ({ row, col }: Place): { x: number; y: number } => ({
  x: (col + 0.5) * CELL,
  y: (row + 0.5) * CELL,
});

/** The cell under a world pixel; beside the field where the pixel is. */
export const cellAt = (x: number, y: number): Place => ({
  row: Math.floor(y / CELL),
  col: Math.floor(x / CELL),
});

export const isOnGrid = ({ row, col }: Place): boolean =>
  Number.isInteger(row) && Number.isInteger(col) && row >= 0 && row < ROWS && col >= 0 && col < COLUMNS;

/** Two decimals, and never −0: what stands in the state is read by people too. */
export const rounded = (x: number): number => Math.round(x * 100) / 100 + 0;
/** Places are kept finer: a slow unit moves less than a hundredth of a cell in a tick. */
export const placed = (x: number): number => Math.round(x * 10000) / 10000 + 0;
