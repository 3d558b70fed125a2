// Driver of built-in robots: calls their functions directly, without the sandbox. Used by tests, bots and the ladder.
import { random, seeded } from '../../kit/core/rng.ts';
import { BUILT_IN_ROBOTS } from './houses.ts';
import type { OpenDriver } from './match.ts';
import { type BuiltInRobot, createHelpers, type Memory, RNG_STREAMS, type SensedState } from './scriptHelpers.ts';
import { robotOf } from './scripts.ts';

/** Scripts of the ladder's players, registered as functions; players cannot choose them. */
const registered = new Map<string, BuiltInRobot>();
export const registerScript = (code: string, robot: BuiltInRobot): void => void registered.set(code, robot);

const builtInOf = (code: string): BuiltInRobot | null => {
  const id = robotOf(code);
  return id ? BUILT_IN_ROBOTS[id] : (registered.get(code) ?? null);
};
export const isBuiltIn = (code: string): boolean => builtInOf(code) !== null;

/** Opens a driver; null where the script is not built in. */
export const openBuiltIn = (...[code, side, seed]: Parameters<OpenDriver>): ReturnType<OpenDriver> | null => {
  const robot = builtInOf(code);
  if (!robot) return null;
  const rng = seeded(seed, RNG_STREAMS[side]);
  const memory: Memory = {};
  let now: SensedState | null = null;
  const tick = robot(
    createHelpers(
      () => now as SensedState,
      () => random(rng),
      () => {},
    ),
  );
  return {
    act(state) {
      now = { ...state, memory };
      return { action: tick(now), log: [] };
    },
    close: () => {},
  };
};
