// The two sides as each finds the other: who stands in which row, and who is nearest.
import { type Place, ROWS, rowOf } from './grid.ts';
import type { Fighter } from './state.ts';
import type { UnitName } from './units.ts';

/** One side as the other finds it. */
export interface Side {
  readonly all: readonly Fighter[];
  /** By the row nearest to them. */
  readonly rows: readonly (readonly Fighter[])[];
  readonly byId: ReadonlyMap<number, Fighter>;
  /** Between which columns they are. */
  readonly first: number;
  readonly last: number;
}

/** A side as it was a step ago: what of it still holds is not worked out again. */
interface Known {
  all: readonly Fighter[];
  count: number;
  first: number;
  last: number;
  /** Some of them may be out of their cells. */
  moves: boolean;
  readonly rows: Fighter[][];
  /** In the order of the list, the row that each is in. */
  readonly places: number[];
  readonly byId: Map<number, Fighter>;
}
const nobody = (): Known => ({
  all: [],
  count: -1,
  first: Infinity,
  last: -Infinity,
  moves: true,
  rows: Array.from({ length: ROWS }, () => []),
  places: [],
  byId: new Map(),
});
export const OWN = nobody();
export const ENEMIES = nobody();

/** Whoever falls leaves another list behind, and whoever comes a longer one. `stand` where nobody goes anywhere but who `moves`. */
export function sideOf(all: readonly Fighter[], known: Known, stand: boolean): Side {
  const { rows, places, byId } = known;
  const isSame = known.all === all && known.count === all.length;
  if (isSame && stand && !known.moves) return known;
  let first = Infinity;
  let last = -Infinity;
  let keepsRows = isSame;
  for (let i = 0; i < all.length; i++) {
    const fighter = all[i] as Fighter;
    const { col } = fighter;
    if (col < first) first = col;
    if (col > last) last = col;
    // The row nearest to it: quicker than by rounding, and nobody is above the field.
    const row = (fighter.row + 0.5) | 0;
    if (places[i] === row) continue;
    places[i] = row;
    keepsRows = false;
  }
  known.first = first;
  known.last = last;
  if (!keepsRows) {
    for (const row of rows) row.length = 0;
    for (let i = 0; i < all.length; i++) rows[places[i] as number]?.push(all[i] as Fighter);
  }
  if (isSame) return known;
  known.all = all;
  known.count = all.length;
  byId.clear();
  for (const fighter of all) byId.set(fighter.id, fighter);
  return known;
}

/**
 * The nearest within so many cells. Many are equally near on a grid: then those who look agree on one, by a count of sevens, and fall upon it
 * together.
 */
export function nearest(
  of: Place,
  { rows, first, last }: Side,
  within: number,
  among?: readonly UnitName[],
): Fighter | undefined {
  if (first - of.col > within || of.col - last > within) return undefined;
  let found: Fighter | undefined;
  let least = within;
  const middle = rowOf(of);
  // Who stands in a row is at most half a row from it, and so is who looks. From the middle out: 0, −1, +1, −2, +2 …
  for (let i = 0; i < 2 * ROWS; i++) {
    const away = (i + 1) >> 1;
    if (away - 1 > least) break;
    const row = rows[i % 2 === 1 ? middle - away : middle + away];
    if (!row) continue;
    for (const foe of row) {
      if (among && !among.includes(foe.kind)) continue;
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
