// What lies on the free columns, where a run asks for it: wood that covers, mud that slows, hills that let one reach farther.
import { randomInt, seeded } from '../kit/core/rng.ts';
import type { T } from './constants.ts';
import { COLUMNS, type Place, ROWS } from './grid.ts';
import type { Field, Fighter } from './state.ts';

export const BARE = '.';
export const WOOD = 'w';
export const MUD = 'm';
export const HILL = 'h';

/** Patches of each kind, and how many cells each may have at most. */
const PATCHES = [WOOD, MUD, HILL, WOOD, MUD, HILL] as const;
const PATCH_CELLS = 6;
/** The column where enemies enter stays bare. */
const FREE_END = COLUMNS - 1;

/** Ten rows of twenty letters, drawn by seed; between the own columns and the edge where enemies come in. */
export function terrainOf(seed: number, { ownColumns }: T): readonly string[] {
  const rng = seeded(seed, 31);
  const cells = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => BARE));
  for (const kind of PATCHES) {
    let [row, col] = [randomInt(rng, ROWS), ownColumns + randomInt(rng, FREE_END - ownColumns)];
    for (let i = 0; i < PATCH_CELLS; i++) {
      const line = cells[row] as string[];
      if (line[col] === BARE) line[col] = kind;
      if (randomInt(rng, 2) === 0) row = Math.min(ROWS - 1, Math.max(0, row + (randomInt(rng, 2) === 0 ? 1 : -1)));
      else col = Math.min(FREE_END - 1, Math.max(ownColumns, col + (randomInt(rng, 2) === 0 ? 1 : -1)));
    }
  }
  return cells.map(line => line.join(''));
}

const groundAt = ({ terrain }: Pick<Field, 'terrain'>, { row, col }: Place): string =>
  terrain.length === 0 ? BARE : (terrain[Math.round(row)]?.[Math.round(col)] ?? BARE);

/** How fast one gets on where one stands. */
export const paceOn = (field: Field, fighter: Fighter, t: T): number =>
  groundAt(field, fighter) === MUD ? t.mudPace : 1;

/** From a hill one reaches farther. */
export const reachOf = (field: Field, fighter: Fighter, range: number, t: T): number =>
  groundAt(field, fighter) === HILL ? range + t.hillReach : range;

/** What part of a strike from afar meets who stands in a wood. */
export const coverOf = (field: Field, struck: Place, t: T): number =>
  groundAt(field, struck) === WOOD ? 1 - t.woodCover : 1;
