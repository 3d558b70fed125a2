// Test helpers: arenas with robots at given places, match requests, and the referee.
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS } from '../constants.ts';
import { createReferee, type Referee } from '../sandbox/referee.ts';
import { program } from '../sandbox/testing.ts';
import { type Action, type Arena, newArena, type Robot, stepArena } from './arena.ts';
import { openBuiltIn } from './builtInDriver.ts';
import { type MatchRequest, type MatchResponse, readResponse, resolve, snapshotsOf } from './match.ts';

export const t = tune(CONSTANTS);

export const matchRequest = (a: string, b: string, seed = 1, parts: Partial<MatchRequest> = {}): MatchRequest => ({
  a,
  b,
  seed,
  starts: 'facing',
  senses: 'all',
  t,
  ...parts,
});

let machine: Promise<Referee> | null = null;
/** The referee with the same sandbox as in the Worker. */
export function referee(): Promise<Referee> {
  machine ??= createReferee(program());
  return machine;
}

export const resolveBuiltIn = (request: MatchRequest): MatchResponse =>
  resolve(request, (...args) => {
    const driver = openBuiltIn(...args);
    if (!driver) throw new Error('no robot of the game');
    return driver;
  }).response;

export function finalArena(response: MatchResponse, { starts, seed, t: tuning }: MatchRequest): Arena {
  const read = readResponse(JSON.parse(JSON.stringify(response)));
  if (!read) throw new Error('no response');
  return snapshotsOf(read.moves, starts, seed, tuning).at(-1) as Arena;
}

/** An arena with robots somewhere else. */
export function arenaWith(a: Partial<Robot>, b: Partial<Robot> = {}): Arena {
  const arena = newArena('facing', 1, t);
  return {
    ...arena,
    robots: [
      { ...arena.robots[0], ...a },
      { ...arena.robots[1], ...b },
    ],
  };
}

/** Plays pairs of actions, one for each tick. */
export const playActions = (arena: Arena, ...ticks: readonly (readonly [Action, Action])[]): Arena =>
  ticks.reduce((now, actions) => stepArena(now, actions, t), arena);
