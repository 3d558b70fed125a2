// Autotiling: texture keys of each cell, by goal, neighbouring walls and shadows.
import type { Level } from '../rules/level.ts';

/** Neighbours as bits, clockwise from north. */
export const SIDE = { north: 1, east: 2, south: 4, west: 8, northWest: 16 } as const;

/** Floor layer: `floor-<goal>-<shade>-<walls that cast shadows>`, or `table-<shadows>` outside where a shadow falls; null elsewhere. */
export function groundKeys(level: Level, inside: readonly boolean[]): (string | null)[] {
  return level.walls.map((isWall, cell) => {
    const shadows = neighbours(level, cell) & (SIDE.north | SIDE.west | SIDE.northWest);
    if (!inside[cell]) return shadows === 0 || isWall ? null : `table-${shadows}`;
    const goal = level.goals.includes(cell) ? 1 : 0;
    return `floor-${goal}-${shadeOf(level, cell)}-${shadows}`;
  });
}

/** Wall layer: `wall-<walls beside it>-<shade>`. */
export const wallKeys = (level: Level): (string | null)[] =>
  level.walls.map((isWall, cell) => (isWall ? `wall-${neighbours(level, cell) & 15}-${shadeOf(level, cell)}` : null));

/** Layer under the walls: `under-<walls beside it>`. */
export const underKeys = (level: Level): (string | null)[] =>
  level.walls.map((isWall, cell) => (isWall ? `under-${neighbours(level, cell) & 15}` : null));

/** Chequerboard shade of a cell. */
const shadeOf = ({ width }: Level, cell: number): number => ((cell % width) + Math.floor(cell / width)) % 2;

function neighbours({ width, height, walls }: Level, cell: number): number {
  const column = cell % width;
  const row = Math.floor(cell / width);
  const has = (dx: number, dy: number, bit: number) => {
    const [x, y] = [column + dx, row + dy];
    return x >= 0 && x < width && y >= 0 && y < height && walls[y * width + x] ? bit : 0;
  };
  return (
    has(0, -1, SIDE.north) |
    has(1, 0, SIDE.east) |
    has(0, 1, SIDE.south) |
    has(-1, 0, SIDE.west) |
    has(-1, -1, SIDE.northWest)
  );
}

/** Every key that a board may need. */
export function allTileKeys(): readonly string[] {
  const shades = [0, 1];
  const sides = Array.from({ length: 16 }, (_, bits) => bits);
  // North, west and the corner between them.
  const shadows = Array.from({ length: 32 }, (_, bits) => bits & (SIDE.north | SIDE.west | SIDE.northWest));
  const cast = [...new Set(shadows)];
  return [
    ...sides.flatMap(side => [`under-${side}`, ...shades.map(shade => `wall-${side}-${shade}`)]),
    ...cast.flatMap(shadow => [0, 1].flatMap(goal => shades.map(shade => `floor-${goal}-${shade}-${shadow}`))),
    ...cast.filter(shadow => shadow !== 0).map(shadow => `table-${shadow}`),
  ];
}
