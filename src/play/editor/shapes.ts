// Shapes and regions of a tile grid: which cells a line, a rectangle or a fill covers; and a region cut out, mirrored, turned and laid again.
import { cellsBetween, type TileGrid } from './tileGrid.ts';

/** Rectangle of cells. */
export interface Region {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** Ways to flip a region; `turn` is a quarter to the right. */
export type Flip = 'across' | 'down' | 'turn';

export const lineCells = (grid: TileGrid, from: number, to: number): readonly number[] => [
  from,
  ...cellsBetween(grid, from, to),
];

/** Smallest region with both cells. */
export function regionBetween({ columns }: TileGrid, from: number, to: number): Region {
  const [x, y] = [from % columns, Math.floor(from / columns)];
  const [toX, toY] = [to % columns, Math.floor(to / columns)];
  return {
    column: Math.min(x, toX),
    row: Math.min(y, toY),
    columns: Math.abs(toX - x) + 1,
    rows: Math.abs(toY - y) + 1,
  };
}

/** The part of a region that lies on the grid. */
export function within({ columns, rows }: TileGrid, region: Region): Region {
  const [right, bottom] = [Math.min(columns, region.column + region.columns), Math.min(rows, region.row + region.rows)];
  const [column, row] = [Math.max(0, region.column), Math.max(0, region.row)];
  return { column, row, columns: Math.max(0, right - column), rows: Math.max(0, bottom - row) };
}

export const regionCells = ({ columns }: TileGrid, region: Region): readonly number[] =>
  Array.from(
    { length: region.columns * region.rows },
    (_, i) => (region.row + Math.floor(i / region.columns)) * columns + region.column + (i % region.columns),
  );

/** Cells of a rectangle between two corners: all of them, or its outline. */
export function rectangleCells(grid: TileGrid, from: number, to: number, filled: boolean): readonly number[] {
  const region = regionBetween(grid, from, to);
  const cells = regionCells(grid, region);
  if (filled) return cells;
  return cells.filter((_, i) => {
    const [x, y] = [i % region.columns, Math.floor(i / region.columns)];
    return x === 0 || y === 0 || x === region.columns - 1 || y === region.rows - 1;
  });
}

/** Cells that hang together with one by their sides and hold the same tile. */
export function floodCells({ columns, cells }: TileGrid, from: number): readonly number[] {
  const tile = cells[from];
  const found = new Set([from]);
  for (const cell of found) {
    const sides = [cell - columns, cell + columns];
    if (cell % columns > 0) sides.push(cell - 1);
    if (cell % columns < columns - 1) sides.push(cell + 1);
    for (const side of sides) if (cells[side] === tile) found.add(side);
  }
  return [...found];
}

export const cutOut = (grid: TileGrid, region: Region): TileGrid => ({
  columns: region.columns,
  rows: region.rows,
  cells: regionCells(grid, region)
    .map(cell => grid.cells[cell])
    .join(''),
});

/** A grid mirrored or turned. `face` says what a tile becomes that looks somewhere. */
export function flipped(
  { columns, rows, cells }: TileGrid,
  flip: Flip,
  face: (tile: string, flip: Flip) => string = tile => tile,
): TileGrid {
  const [width, height] = flip === 'turn' ? [rows, columns] : [columns, rows];
  const from = (x: number, y: number): number => {
    if (flip === 'across') return y * columns + columns - 1 - x;
    if (flip === 'down') return (rows - 1 - y) * columns + x;
    return (rows - 1 - x) * columns + y;
  };
  const tiles = Array.from({ length: width * height }, (_, i) =>
    face(cells[from(i % width, Math.floor(i / width))] as string, flip),
  );
  return { columns: width, rows: height, cells: tiles.join('') };
}

/** Grid with a region made ground. */
export function cleared(grid: TileGrid, region: Region, ground: string): TileGrid {
  const emptied = [...grid.cells];
  for (const cell of regionCells(grid, region)) emptied[cell] = ground;
  return { ...grid, cells: emptied.join('') };
}

/** Grid with another laid on it from a cell on; what stands over the edge is left out. `lay` puts one tile. */
export function laid(
  grid: TileGrid,
  clip: TileGrid,
  at: { readonly column: number; readonly row: number },
  lay: (cells: string, cell: number, tile: string) => string,
): TileGrid {
  let { cells } = grid;
  for (let i = 0; i < clip.cells.length; i++) {
    const [column, row] = [at.column + (i % clip.columns), at.row + Math.floor(i / clip.columns)];
    if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) continue;
    cells = lay(cells, row * grid.columns + column, clip.cells[i] as string);
  }
  return cells === grid.cells ? grid : { ...grid, cells };
}

/** One tile put in place of another. */
export const putTile = (cells: string, cell: number, tile: string): string =>
  cells.slice(0, cell) + tile + cells.slice(cell + 1);
