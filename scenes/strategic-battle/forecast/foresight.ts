// Summary of a forecast for the player: how often the board holds, and where and when it breaks, or how near somebody comes.

import type { UnitName } from '../rules/units.ts';
import type { Outcome } from './forecast.ts';

export interface Foresight {
  /** In how many percent of the runs the board holds. */
  readonly percent: number;
  /** Where most runs break, if any does. */
  readonly breaks: { readonly row: number; readonly kind: UnitName; readonly seconds: number } | null;
  /** How near an enemy comes in the middle of all runs that hold, as a row and a column. */
  readonly nearest: { readonly row: number; readonly col: number } | null;
}

export function foresightOf(outcomes: readonly Outcome[]): Foresight {
  const held = outcomes.filter(one => one.held);
  return {
    percent: Math.round((100 * held.length) / Math.max(1, outcomes.length)),
    breaks: breakOf(outcomes.filter(one => !one.held)),
    nearest: nearestOf(held),
  };
}

/** The row through which most get, who that is, and when, in the middle of those runs. */
function breakOf(lost: readonly Outcome[]): Foresight['breaks'] {
  const row = mostFrequent(lost.map(({ foe }) => foe?.row));
  const there = lost.filter(({ foe }) => foe?.row === row);
  const kind = mostFrequent(there.map(({ foe }) => foe?.kind));
  const seconds = middle(there.map(one => one.seconds));
  return row === undefined || kind === undefined || seconds === undefined ? null : { row, kind, seconds };
}

function nearestOf(held: readonly Outcome[]): Foresight['nearest'] {
  const row = mostFrequent(held.map(({ foe }) => foe?.row));
  const col = middle(held.flatMap(({ foe }) => (foe?.row === row && foe ? [Math.floor(foe.col)] : [])));
  return row === undefined || col === undefined ? null : { row, col };
}

function mostFrequent<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
