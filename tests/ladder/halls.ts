// Measured halls of Stealth Escape's missions: what the table holds, which drawing it was measured with, and what a hall brings.
import { readFileSync } from 'node:fs';
import { hashOf } from '../../scenes/kit/core/json.ts';
import type { Drawing } from '../../scenes/stealth-escape/rules/missions/drawing.ts';

export const TABLE = 'tests/replays/stealth-escape/halls.measured.json';

/** Runs of one player through a hall. */
export interface Runs {
  readonly runs: number;
  readonly passed: number;
  /** Runs with two stars at least, and stars of all runs. */
  readonly twoStars: number;
  readonly stars: number;
  /** Median of those that passed, in seconds; 0 where none did. */
  readonly seconds: number;
}

/** A hall of the table. */
export interface Measured {
  /** Hash of the drawing: another drawing is measured anew. */
  readonly drawing: string;
  readonly naive: Runs;
  /** Each run is three tries. */
  readonly newcomer: Runs;
  readonly practised: Runs;
  /** The practised player who shoots whoever is in the way. */
  readonly armed: Runs;
  /** The practised player without each thing that is there. */
  readonly without: Readonly<Record<string, Runs>>;
}

export const textOfHall = (hall: number): string =>
  readFileSync(`assets/levels/stealth-escape/${String(hall).padStart(2, '0')}.txt`, 'utf8');
export const drawingHash = (hall: number): string => hashOf(textOfHall(hall));

/** Things of a hall whose worth is measured. */
export function thingsIn({ spots, bars, guards, way }: Drawing): string[] {
  const isThere = {
    lockers: spots.lockers.length > 0,
    doors: bars.doors.length > 0,
    switches: way.some(({ does }) => does === 'put out'),
    balls: way.some(({ does }) => does === 'throw'),
    lift: way.some(({ does }) => does === 'ride'),
    belt: guards.some(({ carriesKey }) => carriesKey),
  };
  return Object.entries(isThere).flatMap(([thing, is]) => (is ? [thing] : []));
}
