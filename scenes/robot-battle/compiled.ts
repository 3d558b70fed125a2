// Drives the game's own robots as the functions that they are: no sandbox, in no time.
import { random, seeded } from '../kit/core/rng.ts';
import { HOUSES } from './houses.ts';
import type { OpenDriver } from './match.ts';
import { robotOf } from './scripts.ts';
import { type House, LUCK, type Memory, type SensedState, sensesOf } from './senses.ts';

/** Further scripts as functions: of the ladder's players, which are not on the shelf. */
const taught = new Map<string, House>();
export const teach = (code: string, house: House): void => void taught.set(code, house);

const houseOf = (code: string): House | null => {
  const id = robotOf(code);
  return id ? HOUSES[id] : (taught.get(code) ?? null);
};
export const isCompiled = (code: string): boolean => houseOf(code) !== null;

/** Null where the script is not one of the game's own. */
export const openCompiled = (...[code, side, seed]: Parameters<OpenDriver>): ReturnType<OpenDriver> | null => {
  const house = houseOf(code);
  if (!house) return null;
  const rng = seeded(seed, LUCK[side]);
  const memory: Memory = {};
  let now: SensedState | null = null;
  const tick = house(
    sensesOf(
      () => now as SensedState,
      () => random(rng),
      () => {},
    ),
  );
  return {
    act(state) {
      now = { ...state, memory };
      return { action: tick(now), said: [] };
    },
    close: () => {},
  };
};
