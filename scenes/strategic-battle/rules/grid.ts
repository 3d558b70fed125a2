// Grid of the field: twenty columns of ten rows, Chebyshev distance, conversion between cells and pixels.
export const COLUMNS = 20;
export const ROWS = 10;
/** A cell's side, in px. */
export const CELL = 40;
export const WORLD = { width: COLUMNS * CELL, height: ROWS * CELL } as const;
export const LAST_COLUMN = COLUMNS - 1;

/** A position in cells; fractions while a unit moves between cells. */
export interface Position {
  readonly row: number;
  readonly col: number;
}

/** The grid row nearest to a position. */
export const nearestRow = ({ row }: Position): number => Math.min(ROWS - 1, Math.max(0, Math.round(row)));

/** Chebyshev distance in cells: the larger of the distances in rows and columns, as a chess king moves. */
export function chebyshevDistance(a: Position, b: Position): number {
  const rows = Math.abs(a.row - b.row);
  const columns = Math.abs(a.col - b.col);
  return rows > columns ? rows : columns;
}

/** Added to the reach of a strike: it need only touch the edge of the body, in cells. */
export const BODY_RADIUS = 0.143;
/** The same for splash damage, in cells. */
export const SPLASH_MARGIN = 0.05;

/** Up to this distance a strike is melee, in cells: cover and dodging do not count. */
export const ADJACENT_RANGE = 1.5;

/** Centre of a cell, in world px. */
export const centreOf = ({ row, col }: Position): { x: number; y: number } => ({
  x: (col + 0.5) * CELL,
  y: (row + 0.5) * CELL,
});

/** The cell under a point in world px; off the grid if the point is. */
export const cellAt = (x: number, y: number): Position => ({
  row: Math.floor(y / CELL),
  col: Math.floor(x / CELL),
});

export const isOnGrid = ({ row, col }: Position): boolean =>
  Number.isInteger(row) && Number.isInteger(col) && row >= 0 && row < ROWS && col >= 0 && col < COLUMNS;

/** Rounds to two decimals, never −0: values in the state stay readable. */
export const round2 = (x: number): number => Math.round(x * 100) / 100 + 0;
/** Rounds positions to four decimals: a slow unit moves less than a hundredth of a cell in a tick. */
export const round4 = (x: number): number => Math.round(x * 10000) / 10000 + 0;
