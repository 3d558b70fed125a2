// Dynamic programming (backward induction): expected points of perfect play for every set of used slots and every upper sum.
import { CATEGORIES, scoreOf, UPPER } from '../categories.ts';
import { STANDARD, STANDARD_SCORING } from '../standard.ts';
import { DICE, hold, roll, THROWS } from './throws.ts';

/** Number of upper sums in the table: 63 and more, which earn the bonus, are one. */
export const SUMS = 64;
export const CARDS = 1 << CATEGORIES.length;

export const indexOf = (used: number, upper: number): number => used * SUMS + Math.min(SUMS - 1, upper);

/** Reachable upper sums for each set of used upper slots. */
export const REACHED: readonly Uint8Array[] = Array.from({ length: 1 << UPPER }, (_, used) => {
  let sums = new Uint8Array(SUMS);
  sums[0] = 1;
  for (let face = 0; face < UPPER; face++) {
    if ((used & (1 << face)) === 0) continue;
    const next = new Uint8Array(SUMS);
    for (let sum = 0; sum < SUMS; sum++)
      if (sums[sum]) for (let many = 0; many <= DICE; many++) next[Math.min(SUMS - 1, sum + many * (face + 1))] = 1;
    sums = next;
  }
  return sums;
});

const UPPER_SETS = 1 << UPPER;
const isReached = (used: number, upper: number): boolean => REACHED[used % UPPER_SETS]?.[upper] === 1;

/** Whether these upper slots can have exactly this sum. */
export function isPossible(used: number, upper: number): boolean {
  let sums = new Set([0]);
  for (let face = 0; face < UPPER; face++)
    if ((used & (1 << face)) !== 0)
      sums = new Set([...sums].flatMap(sum => Array.from({ length: DICE + 1 }, (_, many) => sum + many * (face + 1))));
  return sums.has(upper);
}

const { counts, firstWhole } = THROWS;
const ALL = counts.length;
/** Points of five dice in each slot, `POINTS[slot][throw]`. */
const POINTS: readonly Float64Array[] = CATEGORIES.map(category =>
  Float64Array.from(counts, (one, id) => (id < firstWhole ? 0 : scoreOf(category, one, STANDARD_SCORING))),
);

export const pointsOf = (slot: number, id: number): number => POINTS[slot]?.[id] as number;

/** Expected points after a slot was scored with so many points. */
type Following = (slot: number, points: number) => number;

/** Buffer for the values of all dice multisets. */
export const valuesOfThrows = (): Float64Array => new Float64Array(ALL);

/** Writes to `values` the value of five dice without rolls left: the best slot's points and the expected points after it. */
export function fillScoreValues(values: Float64Array, used: number, following: Following): void {
  values.fill(Number.NEGATIVE_INFINITY);
  for (let slot = 0; slot < CATEGORIES.length; slot++) {
    if ((used & (1 << slot)) !== 0) continue;
    const points = POINTS[slot] as Float64Array;
    if (slot >= UPPER) maximizeLower(values, points, following(slot, 0));
    else maximizeUpper(values, points, slot, following);
  }
}

/** For lower slots the expectation after them does not depend on their points. */
function maximizeLower(values: Float64Array, points: Float64Array, then: number): void {
  for (let id = firstWhole; id < values.length; id++) {
    const value = (points[id] as number) + then;
    if (value > (values[id] as number)) values[id] = value;
  }
}

function maximizeUpper(values: Float64Array, points: Float64Array, slot: number, following: Following): void {
  const worth = Float64Array.from(
    { length: DICE + 1 },
    (_, many) => many * (slot + 1) + following(slot, many * (slot + 1)),
  );
  for (let id = firstWhole; id < values.length; id++) {
    const value = worth[(points[id] as number) / (slot + 1)] as number;
    if (value > (values[id] as number)) values[id] = value;
  }
}

/** Expected points after a slot, read from a table. */
export const followingIn =
  (table: { readonly [index: number]: number }, used: number, upper: number): Following =>
  (slot, points) =>
    table[indexOf(used | (1 << slot), slot < UPPER ? upper + points : upper)] as number;

/** Expected points of perfect play before a turn's first roll, by `indexOf`; 0 in unreachable positions. The bonus is paid when the card is full. */
export function solve(): Float64Array {
  const table = new Float64Array(CARDS * SUMS);
  const values = valuesOfThrows();
  table[indexOf(CARDS - 1, SUMS - 1)] = STANDARD.upperBonus;
  for (let used = CARDS - 2; used >= 0; used--)
    for (let upper = 0; upper < SUMS; upper++)
      if (isReached(used, upper))
        table[indexOf(used, upper)] = turnValue(values, used, followingIn(table, used, upper));
  return table;
}

/** Value of a turn, backwards: slot, hold and roll, hold and roll. */
function turnValue(values: Float64Array, used: number, following: Following): number {
  fillScoreValues(values, used, following);
  for (let left = STANDARD.rollsPerTurn - 1; left > 0; left--) {
    roll(values);
    hold(values);
  }
  roll(values);
  return values[0] as number;
}
