// The days of Gem Tower Defense's gems: the measured table, and on which difficulty each kind is missed.
import { FUSED, type Kind, TYPES } from '../../scenes/rock-td/rules/gems.ts';
import type { DIFFICULTIES } from '../../scenes/rock-td/rules/state.ts';

export const TABLE = 'tests/replays/rock-td/gems.json';
export const KINDS: readonly Kind[] = [...TYPES, ...FUSED];
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Runs of the practised player over the same seeds: level reached, and how many were won. */
export interface GemRuns {
  readonly levels: readonly number[];
  readonly won: number;
}

/** All kinds, and without each one that was measured. */
export interface Measured {
  /** Version of the rules. */
  readonly rules: number;
  readonly practised: GemRuns;
  readonly without: Readonly<Partial<Record<Kind, GemRuns>>>;
}
export type Table = Readonly<Partial<Record<Difficulty, Measured>>>;

export const meanOf = ({ levels }: GemRuns): number => levels.reduce((sum, level) => sum + level, 0) / levels.length;
