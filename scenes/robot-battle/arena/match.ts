// A match of the arena is resolved: every script is called in every tick for as long as its robot stands. What runs a script is an argument.
import { random, seeded } from '../../kit/core/rng.ts';
import { type Forfeit, lineIn } from '../rules/match.ts';
import { isFought, isStanding, newField, settingOf, stepField } from './field.ts';
import { packDeed } from './packing.ts';
import { type ArenaScript, type ArenaState, createArenaHelpers, createSenses } from './scriptState.ts';
import type { ArenaRequest, ArenaResponse, ArenaRobot, Deed, Entrant, Snapshot } from './types.ts';
import { deedOfValue } from './wishes.ts';

/** A line of a script's log, for the debugger: no part of the match. */
export interface ArenaLogEntry {
  readonly tick: number;
  /** Index of entrants. */
  readonly robot: number;
  readonly kind: 'log' | 'error' | 'note';
  readonly text: string;
  readonly line: number | null;
}

export interface ArenaOutput {
  readonly deed: Deed;
  readonly log: readonly Omit<ArenaLogEntry, 'tick' | 'robot'>[];
}
/** Runs one script for one match. */
export interface ArenaDriver {
  act(state: ArenaState): ArenaOutput | { readonly forfeit: Forfeit };
  close(): void;
}
export type ArenaOpenResult = ArenaDriver | { readonly forfeit: Forfeit };
export type OpenArenaDriver = (entrant: Entrant, index: number, seed: number) => ArenaOpenResult;

export interface ResolvedArena {
  readonly response: ArenaResponse;
  readonly log: readonly ArenaLogEntry[];
}

/** Random streams of a match: of each script, and of each robot's radar. */
const SCRIPT_STREAM = 41;
const RADAR_STREAM = 61;
export const scriptSeed = (seed: number, index: number) => seeded(seed, SCRIPT_STREAM + index);

/** Runs a match to its end; a robot that forfeits is out, and the others go on. `onTurn` is a sign of life. */
export function resolveArena(
  request: ArenaRequest,
  open: OpenArenaDriver,
  onTurn: (robot: number, tick: number) => void = () => {},
  onSnapshot: (snapshot: Snapshot) => void = () => {},
): ResolvedArena {
  const { entrants, seed, senses } = request;
  const setting = settingOf(request);
  const log: ArenaLogEntry[] = [];
  const drivers = entrants.map((entrant, robot) => {
    onTurn(robot, 0);
    return open(entrant, robot, seed);
  });
  const sense = entrants.map((_, index) => createSenses(index, senses, setting, seeded(seed, RADAR_STREAM + index)));
  const out = drivers.map(driver => ('forfeit' in driver ? driver.forfeit : null));
  const did = entrants.map(() => '');
  let now = newField(setting);
  onSnapshot(now);
  while (!isFought(now, setting)) {
    const { tick, robots } = now;
    const deeds = robots.map((robot, index): Deed | null => {
      const driver = drivers[index];
      if (!isStanding(robot) || !driver || 'forfeit' in driver || out[index]) return null;
      onTurn(index, tick);
      const output = driver.act((sense[index] as ReturnType<typeof createSenses>)(now));
      if ('forfeit' in output) {
        out[index] = output.forfeit;
        return null;
      }
      for (const words of output.log) log.push({ tick, robot: index, ...words });
      did[index] += packDeed(output.deed);
      return output.deed;
    });
    now = stepField(now, deeds, setting);
    onSnapshot(now);
  }
  for (const driver of drivers) if ('close' in driver) driver.close();
  out.forEach((forfeit, robot) => {
    if (forfeit) log.push({ tick: now.tick, robot, kind: 'error', text: forfeit.says, line: lineIn(forfeit.says) });
  });
  return { response: { did, out }, log };
}

/** Drives a robot of the ladder by its functions, without a sandbox. */
export function openScript(script: ArenaScript, index: number, seed: number): ArenaDriver {
  const rng = scriptSeed(seed, index);
  let now: ArenaState | null = null;
  const tick = script(
    createArenaHelpers(
      () => now as ArenaState,
      () => random(rng),
    ),
  );
  return {
    act(state) {
      now = state;
      const { angle } = state.position;
      return {
        deed: deedOfValue(tick(state), { angle, gun: state.gun } satisfies Pick<ArenaRobot, 'angle' | 'gun'>),
        log: [],
      };
    },
    close: () => {},
  };
}
