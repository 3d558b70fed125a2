// Spatial index of each side: a linked list of units per row (bucket grid), and nearest-neighbour search by Chebyshev distance, row by row from
// the middle out. Faster than a search through all units, which forecasts would make millions of times.
import { nearestRow, type Position, ROWS } from './grid.ts';
import type { Fighter } from './state.ts';
import type { UnitName, UnitType, UnitTypes } from './units.ts';

/** Index of one side. Its arrays are reused in each step: no allocation, no garbage collection. */
export interface SideIndex {
  all: readonly Fighter[];
  /** Linked lists as indexes into `all`: `heads` has the first unit of each row, `nexts` the next in the row; −1 ends a list. */
  readonly heads: number[];
  readonly nexts: number[];
  /** Units by id. */
  readonly byId: (Fighter | undefined)[];
  /** Unit type of each, in the order of `all`. */
  readonly types: UnitType[];
  /** Least and greatest column of the side. */
  first: number;
  last: number;
}

/** The index with what is needed to see whether it is still valid. */
interface CachedIndex extends SideIndex {
  count: number;
  /** Some units may have left their cells: rows must be indexed again. */
  moves: boolean;
  /** Ids in `byId`, to clear them. */
  readonly ids: number[];
  /** The unit types in use. */
  by: UnitTypes | null;
}
const emptyIndex = (): CachedIndex => ({
  all: [],
  heads: [],
  nexts: [],
  byId: [],
  types: [],
  first: Infinity,
  last: -Infinity,
  count: -1,
  moves: true,
  ids: [],
  by: null,
});
export const OWN_INDEX = emptyIndex();
export const ENEMY_INDEX = emptyIndex();

const NONE = -1;

/** Updates the index. It is reused if the list is the same and, with `keepCells`, no unit has left its cell. */
export function indexSide(all: readonly Fighter[], by: UnitTypes, known: CachedIndex, keepCells: boolean): SideIndex {
  const isSame = known.all === all && known.count === all.length && known.by === by;
  if (!isSame) reindex(all, by, known);
  else if (keepCells && !known.moves) return known;
  const { heads, nexts } = known;
  for (let row = 0; row < ROWS; row++) heads[row] = NONE;
  let first = Infinity;
  let last = -Infinity;
  for (let i = all.length - 1; i >= 0; i--) {
    const fighter = all[i] as Fighter;
    const { col } = fighter;
    if (col < first) first = col;
    if (col > last) last = col;
    // Nearest row, faster than Math.round; rows are never negative.
    const row = (fighter.row + 0.5) | 0;
    if (row >= ROWS) continue;
    nexts[i] = heads[row] as number;
    heads[row] = i;
  }
  known.first = first;
  known.last = last;
  return known;
}

/** Fills ids and types anew after units came or fell. */
function reindex(all: readonly Fighter[], by: UnitTypes, known: CachedIndex): void {
  const { byId, ids, types } = known;
  for (let i = 0; i < known.count; i++) byId[ids[i] as number] = undefined;
  for (let i = 0; i < all.length; i++) {
    const fighter = all[i] as Fighter;
    byId[fighter.id] = fighter;
    ids[i] = fighter.id;
    types[i] = by[fighter.kind];
  }
  known.all = all;
  known.count = all.length;
  known.by = by;
}

/** Index of the first unit of a row, −1 if there is none. */
export const firstInRow = ({ heads }: SideIndex, row: number): number =>
  row >= 0 && row < ROWS ? (heads[row] as number) : NONE;

/**
 * The nearest unit within a distance, of one type if `only` is given. Ties are frequent on a grid and are broken by the id modulo 7, so that
 * several searchers agree on the same target.
 */
export function nearest(of: Position, side: SideIndex, within: number, only?: UnitName): Fighter | undefined {
  const { all, nexts, first, last } = side;
  if (first - of.col > within || of.col - last > within) return undefined;
  let found: Fighter | undefined;
  let least = within;
  const middle = nearestRow(of);
  // Rows from the middle out: 0, −1, +1, −2, +2 … A unit is at most half a row from its row, and so is the searcher.
  for (let i = 0; i < 2 * ROWS; i++) {
    const away = (i + 1) >> 1;
    if (away - 1 > least) break;
    const row = i % 2 === 1 ? middle - away : middle + away;
    for (let at = firstInRow(side, row); at >= 0; at = nexts[at] as number) {
      const foe = all[at] as Fighter;
      if (only !== undefined && foe.kind !== only) continue;
      const down = Math.abs(foe.row - of.row);
      const across = Math.abs(foe.col - of.col);
      const distance = down > across ? down : across;
      if (distance > least || (distance === least && found && !winsTie(foe, found))) continue;
      least = distance;
      found = foe;
    }
  }
  return found;
}

const winsTie = (one: Fighter, other: Fighter): boolean =>
  one.id % TIE_MODULUS < other.id % TIE_MODULUS ||
  (one.id % TIE_MODULUS === other.id % TIE_MODULUS && one.id < other.id);
const TIE_MODULUS = 7;
