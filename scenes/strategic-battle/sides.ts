// The two sides as each finds the other: who stands in which row, and who is nearest.
import { type Place, ROWS, rowOf } from './grid.ts';
import type { Fighter } from './state.ts';
import type { UnitName, UnitType, UnitTypes } from './units.ts';

/** One side as the other finds it. All of it is written over in each step: a step that leaves nothing behind is half as dear. */
export interface Side {
  all: readonly Fighter[];
  /** For each row the first who is nearest to it, and for each of them the next there, as places in the list; −1 where nobody is. */
  readonly heads: number[];
  readonly nexts: number[];
  /** By id, who is there. */
  readonly byId: (Fighter | undefined)[];
  /** In the order of the list, what each is. */
  readonly types: UnitType[];
  /** Between which columns they are. */
  first: number;
  last: number;
}

/** A side as it was a step ago: what of it still holds is not worked out again. */
interface Known extends Side {
  count: number;
  /** Some of them may be out of their cells. */
  moves: boolean;
  /** Who is found by id. */
  readonly ids: number[];
  /** Which numbers they go by. */
  by: UnitTypes | null;
}
const nobody = (): Known => ({
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
export const OWN = nobody();
export const ENEMIES = nobody();

const NOBODY = -1;

/** Whoever falls leaves another list behind, and whoever comes a longer one. `stand` where nobody goes anywhere but who `moves`. */
export function sideOf(all: readonly Fighter[], by: UnitTypes, known: Known, stand: boolean): Side {
  const isSame = known.all === all && known.count === all.length && known.by === by;
  if (!isSame) meet(all, by, known);
  else if (stand && !known.moves) return known;
  const { heads, nexts } = known;
  for (let row = 0; row < ROWS; row++) heads[row] = NOBODY;
  let first = Infinity;
  let last = -Infinity;
  for (let i = all.length - 1; i >= 0; i--) {
    const fighter = all[i] as Fighter;
    const { col } = fighter;
    if (col < first) first = col;
    if (col > last) last = col;
    // The row nearest to it: quicker than by rounding, and nobody is above the field.
    const row = (fighter.row + 0.5) | 0;
    if (row >= ROWS) continue;
    nexts[i] = heads[row] as number;
    heads[row] = i;
  }
  known.first = first;
  known.last = last;
  return known;
}

/** Others than a step ago: who is found by id, and what each is. */
function meet(all: readonly Fighter[], by: UnitTypes, known: Known): void {
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

/** The first who is in a row, as a place in the list: −1 where nobody is, or there is no such row. The next is in `nexts`. */
export const headOf = ({ heads }: Side, row: number): number =>
  row >= 0 && row < ROWS ? (heads[row] as number) : NOBODY;

/**
 * The nearest within so many cells, of one type alone where it is named. Many are equally near on a grid: then those who look agree on one, by a count of sevens, and fall upon it
 * together.
 */
export function nearest(of: Place, side: Side, within: number, only?: UnitName): Fighter | undefined {
  const { all, nexts, first, last } = side;
  if (first - of.col > within || of.col - last > within) return undefined;
  let found: Fighter | undefined;
  let least = within;
  const middle = rowOf(of);
  // Who stands in a row is at most half a row from it, and so is who looks. From the middle out: 0, −1, +1, −2, +2 …
  for (let i = 0; i < 2 * ROWS; i++) {
    const away = (i + 1) >> 1;
    if (away - 1 > least) break;
    const row = i % 2 === 1 ? middle - away : middle + away;
    for (let at = headOf(side, row); at >= 0; at = nexts[at] as number) {
      const foe = all[at] as Fighter;
      if (only !== undefined && foe.kind !== only) continue;
      const down = Math.abs(foe.row - of.row);
      const across = Math.abs(foe.col - of.col);
      const distance = down > across ? down : across;
      if (distance > least || (distance === least && found && !comesFirst(foe, found))) continue;
      least = distance;
      found = foe;
    }
  }
  return found;
}

const comesFirst = (one: Fighter, other: Fighter): boolean =>
  one.id % SEVENS < other.id % SEVENS || (one.id % SEVENS === other.id % SEVENS && one.id < other.id);
const SEVENS = 7;
