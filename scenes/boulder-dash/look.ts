// Which paper lies in each cell: sheets of earth and wall that grow together, and what rests on the floor.
import { CELL } from './cells.ts';

/** Neighbours as bits, clockwise from north, and the one that casts its shadow from the corner. */
export const BESIDE = { north: 1, east: 2, south: 4, west: 8, northWest: 16 } as const;

interface Grid {
  readonly width: number;
  readonly cells: Uint8Array;
}

const isEarth = (code: number): boolean => code === CELL.dirt;
/** What casts a shadow. */
const isHigh = (code: number): boolean => code === CELL.dirt || code === CELL.wall;

/** The sheet of a cell: `floor-<who casts shadows on it>`, `dirt-<earth beside it>-<shade>` or `wall-<walls beside it>-<shade>`. */
export function sheetOf({ width, cells }: Grid, cell: number): string {
  const code = cells[cell] as number;
  const column = cell % width;
  const shade = (column * 7 + Math.floor(cell / width) * 13) % 3;
  const beside = (is: (code: number) => boolean, beyond: boolean) => {
    const has = (to: number, isThere: boolean, bit: number) =>
      (isThere && to >= 0 && to < cells.length ? is(cells[to] as number) : beyond) ? bit : 0;
    return (
      has(cell - width, true, BESIDE.north) |
      has(cell + 1, column < width - 1, BESIDE.east) |
      has(cell + width, true, BESIDE.south) |
      has(cell - 1, column > 0, BESIDE.west) |
      has(cell - width - 1, column > 0, BESIDE.northWest)
    );
  };
  if (code === CELL.wall) return `wall-${beside(other => other === CELL.wall, true) & 15}-${shade}`;
  if (code === CELL.dirt) return `dirt-${beside(isEarth, false) & 15}-${shade}`;
  return `floor-${beside(isHigh, false) & (BESIDE.north | BESIDE.west | BESIDE.northWest)}`;
}

/** What lies on the floor of a cell, or null. */
export function pieceOf(code: number): string | null {
  if (code === CELL.boulder || code === CELL.fallingBoulder) return 'boulder';
  if (code === CELL.diamond || code === CELL.fallingDiamond) return 'diamond';
  return code === CELL.exit ? 'exit' : null;
}
