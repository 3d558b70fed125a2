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
  /** Some of them are out of their cells. */
  isOut: boolean;
  readonly rows: Fighter[][];
  readonly byId: Map<number, Fighter>;
}
const nobody = (): Known => ({
  all: [],
  count: -1,
  first: Infinity,
  last: -Infinity,
  isOut: false,
  rows: Array.from({ length: ROWS }, () => []),
  byId: new Map(),
});
export const OWN = nobody();
export const ENEMIES = nobody();

/** Whoever falls leaves another list behind, and whoever comes a longer one. */
export function sideOf(all: readonly Fighter[], known: Known, keepRows: boolean): Side {
  const isSame = known.all === all && known.count === all.length;
  known.first = Infinity;
  known.last = -Infinity;
  let isOut = false;
  for (const { col, home } of all) {
    if (col < known.first) known.first = col;
    if (col > known.last) known.last = col;
    if (home) isOut = true;
  }
  // Who rides home leaves the rows in disorder once more.
  const wasOut = known.isOut;
  known.isOut = isOut;
  if (isSame && keepRows && !isOut && !wasOut) return known;
  const { rows, byId } = known;
  for (const row of rows) row.length = 0;
  for (const fighter of all) rows[rowOf(fighter)]?.push(fighter);
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
