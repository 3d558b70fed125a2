// Measured missions of Emergencia: what the table holds, with which shuffles, and of which mission it speaks.
import { readFileSync } from 'node:fs';
import { MISSIONS } from '../../scenes/emergencia/levels/tours.ts';
import { hashOf } from '../../scenes/kit/core/json.ts';

export const TABLE = 'tests/replays/emergencia/missions.measured.json';

/** Shuffles that judge: kept, and never tuned on. Seeds of authored missions; seeds of generated ones, and the tries that shuffle those. */
const twenty = (from: number): readonly number[] => Array.from({ length: 20 }, (_, index) => from + index);
export const JUDGES = { authored: twenty(8001), generated: twenty(9101), tries: twenty(201) };

/** Runs of one player: how many were won at the first try with the VIP alive, and the mean of their points. */
export interface Runs {
  readonly won: number;
  readonly points: number;
}

export interface Authored {
  /** Hash of the mission file: another one is measured anew. */
  readonly mission: string;
  readonly naive: Runs;
  readonly everyone: Runs;
  readonly newcomer: Runs;
  readonly practised: Runs;
}

export interface Generated {
  /** Hash of the mission that the search finds for the seed. */
  readonly mission: string;
  readonly draft: number;
  /** Wins of who does nothing, of a careful player, and of that one without each fixture. */
  readonly idle: number;
  readonly careful: number;
  readonly without: Readonly<Record<string, number>>;
}

export interface Table {
  readonly rules: number;
  readonly authored: Readonly<Record<string, Authored>>;
  readonly generated: Readonly<Record<string, Generated>>;
}

export const LEVELS = Array.from({ length: MISSIONS }, (_, index) =>
  readFileSync(`assets/levels/emergencia/${index + 1}.json`, 'utf8'),
);
export const missionHash = (text: string): string => hashOf(text);
