// Geometry of the board: cells to world pixels and back.

export const WORLD = 720;
export const MARGIN = 15;
const FIELD = WORLD - 2 * MARGIN;
/** Cell size in pixels on a board of 15 cells, for which textures are baked. */
export const CELL = FIELD / 15;

export const cellSize = (size: number): number => FIELD / size;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Centre of a cell in world pixels. */
export function centreOf(size: number, cell: number): Point {
  const side = cellSize(size);
  return { x: MARGIN + ((cell % size) + 0.5) * side, y: MARGIN + (Math.floor(cell / size) + 0.5) * side };
}

/** The cell at a point; null outside the board. */
export function cellAt(size: number, { x, y }: Point): number | null {
  const column = Math.floor((x - MARGIN) / cellSize(size));
  const row = Math.floor((y - MARGIN) / cellSize(size));
  return column >= 0 && row >= 0 && column < size && row < size ? row * size + column : null;
}
