// Autotiling: texture keys of the ground and of the object in each cell; earth and wall join their neighbours.
import { CELL } from '../rules/cells.ts';
import { BLAST_TICKS, CLASSIC, isGrowingWall } from '../rules/classic/elements.ts';

/** Neighbours as bits, clockwise from north; the north-west one counts for its shadow only. */
export const NEIGHBOUR = { north: 1, east: 2, south: 4, west: 8, northWest: 16 } as const;

interface Grid {
  readonly width: number;
  readonly cells: Uint8Array;
}

const isEarth = (code: number): boolean => code === CELL.dirt;
/** Whether a cell casts a shadow on the floor beside it. */
const isHigh = (code: number): boolean =>
  code === CELL.dirt || code === CELL.wall || (code >= CLASSIC.brick && code < CLASSIC.firefly);

/**
 * Ground texture of a cell, by bits of its neighbours: `floor-<shadows on it>`, `dirt-<earth beside it>-<shade>` or `wall-<walls beside it>-<shade>`, and
 * likewise the classic ones. `magic` is the look of magic walls: 0 while they wait.
 */
export function groundTile({ width, cells }: Grid, cell: number, magic = 0): string {
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
  if (code === CLASSIC.brick) return `brick-${beside(isBrick, true) & 15}-${shade}`;
  if (code === CLASSIC.amoeba) return `amoeba-${beside(other => other === CLASSIC.amoeba, false) & 15}-${shade}`;
  if (code === CLASSIC.magicWall) return `magic-${magic}-${shade}`;
  if (code === CLASSIC.slime) return `slime-0-${shade}`;
  if (isGrowingWall(code)) return `grows-${code - CLASSIC.growsAcross}-${shade}`;
  if (code === CELL.dirt) return `dirt-${beside(isEarth, false) & 15}-${shade}`;
  return `floor-${beside(isHigh, false) & (NEIGHBOUR.north | NEIGHBOUR.west | NEIGHBOUR.northWest)}`;
}

const isBrick = (code: number): boolean => code === CLASSIC.brick || code === CLASSIC.magicWall || isGrowingWall(code);

/** Texture of the object that rests in a cell, or null. */
export function objectTile(code: number): string | null {
  if (code === CELL.boulder || code === CELL.fallingBoulder) return 'boulder';
  if (code === CELL.diamond || code === CELL.fallingDiamond) return 'diamond';
  if (code >= CLASSIC.birth) return `birth-${code - CLASSIC.birth}`;
  if (code >= CLASSIC.blast) return `blast-${(code - CLASSIC.blast) % BLAST_TICKS}`;
  return code === CELL.exit ? 'exit' : null;
}
