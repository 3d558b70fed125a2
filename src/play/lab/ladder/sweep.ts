// Sweep of one constant over its range: at some of its steps newcomer and practised play a few seeds, and each point is their middle.

import { type Knob, onStep } from '../../../../scenes/kit/core/constants.ts';
import { rowOf, type SeedRun } from '../../../../scenes/kit/core/ladder/climb.ts';
import type { Ladder } from '../../../../scenes/kit/core/ladder/ladder.ts';
import { likelyOf, typicalOf } from '../../../../scenes/kit/core/ladder/verdict.ts';
import type { Overrides } from '../knobs/tuning.ts';
import type { CurvePoint } from './charts.tsx';
import type { LabeledJob } from './ladderJob.ts';

export const SWEPT_PLAYERS = ['newcomer', 'practised'] as const;
const SWEPT_SEEDS = [1, 2, 3];
const POINTS = 7;

/** Numbers to be played: evenly over the range, on its steps, with the one of constants.ts. */
export function sweptValues(knob: Knob): readonly number[] {
  const [low, high] = knob.range;
  const even = Array.from({ length: POINTS }, (_, i) => onStep(knob, low + ((high - low) * i) / (POINTS - 1)));
  return [...new Set([...even, knob.value])].toSorted((a, b) => a - b);
}

/** Jobs of a sweep: the first seed at every number first, so that the curve has its shape early. */
export const sweepJobs = (name: string, knob: Knob, overrides: Overrides): readonly LabeledJob[] =>
  SWEPT_SEEDS.flatMap(seed =>
    sweptValues(knob).flatMap(value =>
      SWEPT_PLAYERS.map(who => ({
        label: `${name} ${value}: ${who}, seed ${seed}`,
        job: { kind: 'run' as const, who, seed, overrides: { ...overrides, [name]: value } },
      })),
    ),
  );

/** Points of a player's curve, from the runs at each number. */
export const curveOf = (ladder: Ladder, runs: ReadonlyMap<number, readonly SeedRun[]>): readonly CurvePoint[] =>
  [...runs]
    .toSorted(([a], [b]) => a - b)
    .map(([x, played]) => {
      const row = rowOf('', played, '');
      return { x, y: typicalOf(ladder, row), likely: likelyOf(ladder, row) };
    });

/** Runs of a sweep by player and number. */
export interface Swept {
  readonly name: string;
  readonly runs: ReadonlyMap<string, ReadonlyMap<number, readonly SeedRun[]>>;
}

export function withSweptRun({ name, runs }: Swept, who: string, value: number, run: SeedRun): Swept {
  const known = runs.get(who) ?? new Map<number, readonly SeedRun[]>();
  return { name, runs: new Map([...runs, [who, new Map([...known, [value, [...(known.get(value) ?? []), run]]])]]) };
}
