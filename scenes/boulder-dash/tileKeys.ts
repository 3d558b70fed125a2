// Autotiling: texture keys of the ground and of the object in each cell; earth and wall join their neighbours.
import { CELL } from './cells.ts';

/** Neighbours as bits, clockwise from north; the north-west one counts for its shadow only. */
export const NEIGHBOUR = { north: 1, east: 2, south: 4, west: 8, northWest: 16 } as const;

interface Grid {
  readonly width: number;
  readonly cells: Uint8Array;
}

const isEarth = (code: number): boolean => code === CELL.dirt;
/** Whether a cell casts a shadow on the floor beside it. */
const isHigh = (code: number): boolean => code === CELL.dirt || code === CELL.wall;

/** Ground texture of a cell, by bits of its neighbours: `floor-<shadows on it>`, `dirt-<earth beside it>-<shade>` or `wall-<walls beside it>-<shade>`. */
export function groundTile({ width, cells }: Grid, cell: number): string {
  const code = cells[cell] as number;
  const column = cell % width;
  const shade = (column * 7 + Math.floor(cell / width) * 13) % 3;
  const beside = (is: (code: number) => boolean, beyond: boolean) => {
    const has = (to: number, isThere: boolean, bit: number) =>
      (isThere && to >= 0 && to < cells.length ? is(cells[to] as number) : beyond) ? bit : 0;
    return (
      has(cell - width, true, NEIGHBOUR.north) |
      has(cell + 1, column < width - 1, NEIGHBOUR.east) |
      has(cell + width, true, NEIGHBOUR.south) |
      has(cell - 1, column > 0, NEIGHBOUR.west) |
      has(cell - width - 1, column > 0, NEIGHBOUR.northWest)
    );
  };
  if (code === CELL.wall) return `wall-${beside(other => other === CELL.wall, true) & 15}-${shade}`;
  if (code === CELL.dirt) return `dirt-${beside(isEarth, false) & 15}-${shade}`;
  return `floor-${beside(isHigh, false) & (NEIGHBOUR.north | NEIGHBOUR.west | NEIGHBOUR.northWest)}`;
}

/** Texture of the object that rests in a cell, or null. */
export function objectTile(code: number): string | null {
  if (code === CELL.boulder || code === CELL.fallingBoulder) return 'boulder';
  if (code === CELL.diamond || code === CELL.fallingDiamond) return 'diamond';
  return code === CELL.exit ? 'exit' : null;
}
