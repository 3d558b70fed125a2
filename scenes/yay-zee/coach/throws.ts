// Lattice of dice multisets (0 to 5 dice), linked by one die more or less; the expectation of a roll runs over it.
import { FACES } from '../rules/categories.ts';

export const DICE = 5;

export interface Throws {
  /** Face counts of each multiset, from no die to five. */
  readonly counts: readonly (readonly number[])[];
  /** `more[6 * id + face]`: id with one die of this face more; −1 where there are five already. */
  readonly more: Int16Array;
  /** `less[6 * id + face]`: id with one die of this face less; −1 where there is none. */
  readonly less: Int16Array;
  /** First id with five dice. */
  readonly firstWhole: number;
  idOf(counts: readonly number[]): number;
}

/** Ids are sorted by number of dice: a forward pass meets every subset before its superset. */
export const THROWS: Throws = makeThrows();

function makeThrows(): Throws {
  const counts: number[][] = [];
  for (let dice = 0; dice <= DICE; dice++) addWith(dice, [], counts);
  const keyOf = (one: readonly number[]) => one.reduce((key, count) => key * (DICE + 1) + count, 0);
  const ids = new Map(counts.map((one, id) => [keyOf(one), id]));
  const firstWhole = counts.findIndex(one => one.reduce((sum, count) => sum + count, 0) === DICE);
  const idOf = (one: readonly number[]) => ids.get(keyOf(one)) ?? -1;
  const beside = (step: number) =>
    Int16Array.from(
      counts.flatMap(one =>
        one.map((count, face) => {
          const other = one.with(face, count + step);
          const isThere = count + step >= 0 && other.reduce((sum, many) => sum + many, 0) <= DICE;
          return isThere ? idOf(other) : -1;
        }),
      ),
    );
  return { counts, more: beside(1), less: beside(-1), firstWhole, idOf };
}

function addWith(dice: number, soFar: readonly number[], found: number[][]): void {
  if (soFar.length === FACES - 1) found.push([...soFar, dice]);
  else for (let count = dice; count >= 0; count--) addWith(dice - count, [...soFar, count], found);
}

/** In place: from values of five dice to the expected value of each subset with the rest rolled. */
export function roll(values: Float64Array): void {
  const { more, firstWhole } = THROWS;
  for (let id = firstWhole - 1; id >= 0; id--) {
    let sum = 0;
    for (let at = 6 * id; at < 6 * id + 6; at++) sum += values[more[at] as number] as number;
    values[id] = sum / 6;
  }
}

/** In place: from the value of holding each subset to the value of the best subset of each. */
export function hold(values: Float64Array): void {
  const { less } = THROWS;
  for (let id = 1; id < values.length; id++) {
    let best = values[id] as number;
    for (let at = 6 * id; at < 6 * id + 6; at++) {
      const part = less[at] as number;
      if (part >= 0 && (values[part] as number) > best) best = values[part] as number;
    }
    values[id] = best;
  }
}
