// Dynamic programming (backward induction): expected points of perfect play for every set of used slots and every upper sum, by either rulebook.
import { CATEGORIES, scoreOf, UPPER } from '../rules/categories.ts';
import { ALL_SLOTS, openSlots, PAYS_EXTRA, type Rulebook, YAYZEE } from '../rules/rulebook.ts';
import { STANDARD, STANDARD_SCORING } from '../rules/standard.ts';
import { DICE, hold, roll, THROWS } from './throws.ts';

/** Number of upper sums in the table: 63 and more, which earn the bonus, are one. */
export const SUMS = 64;
/** Number of sets of used slots: by the official rules each with and without `PAYS_EXTRA`. */
export const cardsOf = (rulebook: Rulebook): number => (ALL_SLOTS + 1) * (rulebook === 'official' ? 2 : 1);

/** Further YayZees pay only where the YayZee slot is used. */
export const isCard = (used: number): boolean => (used & PAYS_EXTRA) === 0 || (used & (1 << YAYZEE)) !== 0;

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

/** The same where five equal dice are a joker. */
const JOKER_POINTS: readonly Float64Array[] = CATEGORIES.map(category =>
  Float64Array.from(counts, (one, id) =>
    id < firstWhole ? 0 : scoreOf(category, one, { ...STANDARD_SCORING, isJoker: true }),
  ),
);
/** The six throws of five equal dice. */
const EQUALS: readonly number[] = counts.flatMap((one, id) =>
  id >= firstWhole && one.filter(count => count > 0).length === 1 ? [id] : [],
);
const isJokers = (used: number, rulebook: Rulebook): boolean => rulebook === 'official' && (used & (1 << YAYZEE)) !== 0;

/** Points of five dice in a free slot, with what they pay beside it. */
export function pointsOf(slot: number, id: number, used: number, rulebook: Rulebook): number {
  if (!isJokers(used, rulebook)) return POINTS[slot]?.[id] as number;
  const extra = (used & PAYS_EXTRA) !== 0 && EQUALS.includes(id) ? STANDARD.extraYayZee : 0;
  return (JOKER_POINTS[slot]?.[id] as number) + extra;
}

/** Expected points after a slot was scored with so many points. */
type Following = (slot: number, points: number) => number;

/** Buffer for the values of all dice multisets. */
export const valuesOfThrows = (): Float64Array => new Float64Array(ALL);

/** Writes to `values` the value of five dice without rolls left: the best slot's points and the expected points after it. */
export function fillScoreValues(values: Float64Array, used: number, following: Following, rulebook: Rulebook): void {
  values.fill(Number.NEGATIVE_INFINITY);
  for (let slot = 0; slot < CATEGORIES.length; slot++) {
    if ((used & (1 << slot)) !== 0) continue;
    const points = POINTS[slot] as Float64Array;
    if (slot < UPPER) maximizeUpper(values, points, slot, following);
    else if (slot === YAYZEE) maximizeYayZee(values, points, following);
    else maximizeLower(values, points, following(slot, 0));
  }
  if (isJokers(used, rulebook)) for (const id of EQUALS) values[id] = jokerValue(id, used, following);
}

/** Value of a joker: the best of the slots that it may take. */
function jokerValue(id: number, used: number, following: Following): number {
  const open = openSlots(used, counts[id] as readonly number[], 'official');
  let best = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < CATEGORIES.length; slot++) {
    if ((open & (1 << slot)) === 0) continue;
    const own = JOKER_POINTS[slot]?.[id] as number;
    best = Math.max(best, pointsOf(slot, id, used, 'official') + following(slot, own));
  }
  return best;
}

/** By the official rules what follows depends on whether the YayZee slot is paid. */
function maximizeYayZee(values: Float64Array, points: Float64Array, following: Following): void {
  const [none, paid] = [following(YAYZEE, 0), following(YAYZEE, STANDARD.yahtzee)];
  for (let id = firstWhole; id < values.length; id++) {
    const own = points[id] as number;
    const value = own + (own > 0 ? paid : none);
    if (value > (values[id] as number)) values[id] = value;
  }
}

/** For most lower slots the expectation after them does not depend on their points. */
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
  (table: { readonly [index: number]: number }, used: number, upper: number, rulebook: Rulebook): Following =>
  (slot, points) => {
    const pays = rulebook === 'official' && slot === YAYZEE && points > 0 ? PAYS_EXTRA : 0;
    return table[indexOf(used | (1 << slot) | pays, slot < UPPER ? upper + points : upper)] as number;
  };

/** Expected points of perfect play before a turn's first roll, by `indexOf`; 0 in unreachable positions. The bonus is paid when the card is full. */
export function solve(rulebook: Rulebook): Float64Array {
  const cards = cardsOf(rulebook);
  const table = new Float64Array(cards * SUMS);
  const values = valuesOfThrows();
  for (let used = cards - 1; used >= 0; used--) {
    if (!isCard(used)) continue;
    if ((used & ALL_SLOTS) === ALL_SLOTS) table[indexOf(used, SUMS - 1)] = STANDARD.upperBonus;
    else
      for (let upper = 0; upper < SUMS; upper++)
        if (isReached(used, upper))
          table[indexOf(used, upper)] = turnValue(values, used, followingIn(table, used, upper, rulebook), rulebook);
  }
  return table;
}

/** Value of a turn, backwards: slot, hold and roll, hold and roll. */
function turnValue(values: Float64Array, used: number, following: Following, rulebook: Rulebook): number {
  fillScoreValues(values, used, following, rulebook);
  for (let left = STANDARD.rollsPerTurn - 1; left > 0; left--) {
    roll(values);
    hold(values);
  }
  roll(values);
  return values[0] as number;
}
