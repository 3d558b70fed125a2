// Whether a cave from elsewhere can be done: the same planner that proves the game's own, with more patience.
import { tune } from '../kit/core/constants.ts';
import { openOwn } from './bdcff/own.ts';
import { openExit } from './cave.ts';
import { CONSTANTS } from './constants.ts';
import { findWay } from './planner.ts';

export interface OwnTask {
  readonly input: string;
  /** Cell ticks of the way that was found; null where none was. */
  readonly output: number | null;
  readonly progress: never;
}

/** Cell ticks that are tried out at the most. */
const EFFORT = 400_000;

export function wayThrough(bdcff: string): number | null {
  const cave = openOwn(bdcff, 1);
  openExit(cave, () => {});
  return findWay(cave, tune(CONSTANTS), { left: EFFORT })?.length ?? null;
}
